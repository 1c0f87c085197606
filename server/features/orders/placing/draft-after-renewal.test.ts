import { preOrderNursingHome } from '@omsorg/contract/orders/nursing-home/pre-order-nursing-home.ts'
import { saveNursingHome } from '@omsorg/contract/orders/nursing-home/save-nursing-home.ts'
import { confirmOrder } from '@omsorg/contract/orders/placing/confirm-order.ts'
import { preOrderWithdrawal } from '@omsorg/contract/orders/withdrawal/pre-order-withdrawal.ts'
import { saveWithdrawal } from '@omsorg/contract/orders/withdrawal/save-withdrawal.ts'
import { batchCloseRows } from '@omsorg/contract/prescriptions/row/batch-close-rows.ts'
import { renewPrescription } from '@omsorg/contract/prescriptions/renewal/renew-prescription.ts'
import { unavailabilityCode } from '@omsorg/domain/orders/placing/unavailability-code.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nursingHomeOf, saveOrder, withdrawalOf } from '../../../testing/orders.ts'
import { newPatient, newResident, prescribe, storedRows } from '../../../testing/prescriptions.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

const ended = unavailabilityCode.prescriptionEnded

/** Somebody with two prescribed rows, and an order that is begun of both. */
async function begun() {
  const patient = await newPatient(world)
  const prescription = await prescribe(world, patient)
  const [pad, pants] = prescription.rows
  if (!pad || !pants) throw new Error('the prescription of the tests has two rows')
  const order = withdrawalOf({ ...world.care.ordinary, ...patient, row: pad }, { quantity: 3, row: pad })
  const second = { prescriptionRowId: pants.id, itemNumber: pants.product.itemNumber, quantity: 5 }
  const input = { ...order, lines: [...order.lines, second] }
  const draft = await saveOrder(world, anna, input)
  return { patient, prescriptionId: prescription.id, pad, pants, input, draft }
}

async function renewed(prescriptionId: number) {
  const { body } = await world.as(anna).call(renewPrescription, { input: { prescriptionId } })
  const rows = await storedRows(world, body.prescriptionId)
  return (itemNumber: string) => rows.find((row) => row.item_number === itemNumber)?.id ?? 0
}

/** The rows, closed by hand with nothing in their place; with the last of them their prescription. */
async function close(...prescriptionRowIds: readonly number[]): Promise<void> {
  const { status } = await world
    .as(anna)
    .call(batchCloseRows, { input: { prescriptionRowIds: [...prescriptionRowIds] } })
  if (status !== 200) throw new Error(`the rows were not closed: ${status}`)
}

async function rowsOf(prescriptionId: number): Promise<number[]> {
  return (await storedRows(world, prescriptionId)).map(({ id }) => id)
}

async function opened(careRecipientId: number) {
  const { body } = await world.as(anna).call(preOrderWithdrawal, { params: { careRecipientId }, query: {} })
  return body
}

const save = (input: Awaited<ReturnType<typeof begun>>['input']) => world.as(anna).call(saveWithdrawal, { input })

const confirm = ({ customerOrderId, rowVersion }: { customerOrderId: number; rowVersion: number }) =>
  world.as(anna).call(confirmOrder, { input: { customerOrderId, rowVersion, acceptWarnings: true } })

describe('of a kept withdrawal (rules 3.19)', () => {
  test('a line goes on with the row that its renewed prescription has in place of the old one, with its packages', async () => {
    const { patient, prescriptionId, pad, pants } = await begun()
    const rowOf = await renewed(prescriptionId)
    const { draft, lines } = await opened(patient.id)
    const [first, second] = [pad, pants].map(({ product }) => ({
      item: product.itemNumber,
      row: rowOf(product.itemNumber),
    }))
    expect(draft?.lines).toMatchObject([
      { prescriptionRowId: first?.row, itemNumber: first?.item, quantity: 3, setAside: false },
      { prescriptionRowId: second?.row, itemNumber: second?.item, quantity: 5, setAside: false },
    ])
    expect(lines.map((line) => line.prescriptionRowId).toSorted()).toEqual([first?.row, second?.row].toSorted())
  })

  test('two lines of an item that one row has followed are one, with the packages of both', async () => {
    const { patient, prescriptionId, pad, input } = await begun()
    const other = await prescribe(world, patient)
    const twin = other.rows.find(({ product }) => product.itemNumber === pad.product.itemNumber)
    const more = { prescriptionRowId: twin?.id ?? 0, itemNumber: pad.product.itemNumber, quantity: 4 }
    expect((await save({ ...input, lines: [...input.lines, more] })).status).toBe(200)
    await close(...(await rowsOf(prescriptionId)))
    const { draft } = await opened(patient.id)
    expect(draft?.lines.find((line) => line.itemNumber === pad.product.itemNumber)).toMatchObject({
      prescriptionRowId: twin?.id,
      quantity: 7,
    })
  })

  test('a line whose prescription was closed stays in sight with its reason, and can be saved and placed set aside', async () => {
    const { patient, prescriptionId, pad, pants, input } = await begun()
    const other = await prescribe(world, patient)
    await close(...(await rowsOf(prescriptionId)))
    await close(
      ...other.rows.filter(({ product }) => product.itemNumber === pants.product.itemNumber).map(({ id }) => id),
    )
    const { draft, lines } = await opened(patient.id)
    expect(draft?.lines).toMatchObject([{ quantity: 3 }, { prescriptionRowId: pants.id, quantity: 5 }])
    expect(lines.find((line) => line.prescriptionRowId === pants.id)).toMatchObject({
      product: { name: pants.product.name },
      unavailabilityCode: ended,
      setAside: true,
    })
    const going = (draft?.lines ?? []).map((line) => ({ ...line, setAside: line.prescriptionRowId === pants.id }))
    const saved = await save({ ...input, lines: going })
    expect(saved.status).toBe(200)
    const placed = await confirm(saved.body)
    expect([placed.status, placed.body.totals.lines]).toEqual([200, 1])
    expect(going.some((line) => line.prescriptionRowId === pad.id)).toBe(false)
  })

  test('everything is still told where nothing is left of its prescriptions', async () => {
    const { patient, prescriptionId } = await begun()
    await close(...(await rowsOf(prescriptionId)))
    const { draft, lines, nothingToOrder } = await opened(patient.id)
    expect(draft?.lines).toHaveLength(2)
    expect(lines.map((line) => [line.unavailabilityCode, line.setAside])).toEqual([
      [ended, true],
      [ended, true],
    ])
    expect(nothingToOrder).toBe(true)
  })

  test('one that is open meanwhile is kept with what was typed; placing it names the line', async () => {
    const { prescriptionId, pad, input } = await begun()
    await renewed(prescriptionId)
    const [first, second] = input.lines
    if (!first || !second) throw new Error('the order has two lines')
    const saved = await save({ ...input, lines: [{ ...first, quantity: 6 }, second] })
    expect(saved.status).toBe(200)
    const refused = await confirm(saved.body)
    expect([refused.status, refused.errors]).toEqual([400, { 'lines[0].itemNumber': 'COM001001' }])
    expect(refused.detail).toMatchObject({ prescriptionRowId: pad.id, unavailabilityCode: ended })
    const { draft } = await opened(input.careRecipientId)
    expect(draft?.lines.map(({ quantity }) => quantity)).toEqual([6, 5])
  })
})

describe('of a kept order for residents', () => {
  const openedHome = async () => (await world.as(anna).call(preOrderNursingHome, { query: {} })).body

  test('each line goes on with the row of today, or stays in sight with its reason', async () => {
    const [renewing, closing, staying] = [
      await newResident(world, '1'),
      await newResident(world, '2'),
      await newResident(world, '3'),
    ]
    const input = nursingHomeOf([renewing, closing, staying], 2)
    expect((await world.as(anna).call(saveNursingHome, { input })).status).toBe(200)
    const prescriptionOf = async (rowId: number) => {
      const { rows } = await world.owner.query('select prescription_id from omsorg.prescription_row where id = $1', [
        rowId,
      ])
      return rows[0].prescription_id as number
    }
    const rowOf = await renewed(await prescriptionOf(renewing.row.id))
    await close(closing.row.id, closing.second.id)

    const { draft, residents } = await openedHome()
    expect(draft?.residents).toMatchObject([
      {
        careRecipientId: renewing.id,
        lines: [{ prescriptionRowId: rowOf(renewing.row.product.itemNumber), quantity: 2 }],
      },
      { careRecipientId: closing.id, lines: [{ prescriptionRowId: closing.row.id, quantity: 2 }] },
      { careRecipientId: staying.id, lines: [{ prescriptionRowId: staying.row.id, quantity: 2 }] },
    ])
    const ofClosing = residents.find(({ careRecipient }) => careRecipient.careRecipientId === closing.id)
    expect(ofClosing?.lines).toMatchObject([
      { prescriptionRowId: closing.row.id, unavailabilityCode: ended, setAside: true },
    ])

    const going = (draft?.residents ?? []).map(({ lines, ...resident }) => ({
      ...resident,
      lines: lines.map((line) => ({ ...line, setAside: line.prescriptionRowId === closing.row.id })),
    }))
    const saved = await world.as(anna).call(saveNursingHome, { input: { ...input, residents: going } })
    expect(saved.status).toBe(200)
    const placed = await confirm(saved.body)
    expect([placed.status, placed.body.totals.lines]).toEqual([200, 2])
  })

  test('one that is open meanwhile names the line when it is placed', async () => {
    const resident = await newResident(world, '4')
    const input = nursingHomeOf([resident], 2)
    const { rows } = await world.owner.query('select prescription_id from omsorg.prescription_row where id = $1', [
      resident.row.id,
    ])
    await renewed(rows[0].prescription_id)
    const saved = await world.as(anna).call(saveNursingHome, { input })
    expect(saved.status).toBe(200)
    const refused = await confirm(saved.body)
    expect(refused.detail).toMatchObject({ careRecipientId: resident.id, prescriptionRowId: resident.row.id })
  })
})

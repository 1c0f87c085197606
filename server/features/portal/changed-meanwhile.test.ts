import { confirmPortalOrder } from '@omsorg/contract/portal/order/confirm-portal-order.ts'
import { savePortalOrder } from '@omsorg/contract/portal/order/save-portal-order.ts'
import { closeRow } from '@omsorg/contract/prescriptions/row/close-row.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openHolder, portalAccountOf } from '../../testing/portal/holders.ts'
import { openWorld, type SignedIn, type World } from '../../testing/world.ts'

let world: World
let signe: SignedIn
beforeAll(async () => {
  world = await openWorld()
  const { id } = world.care.ordinary
  signe = await openHolder(world, await portalAccountOf(world, { careRecipientId: id }), id)
  await change(
    `insert into omsorg.patient_fee_setting (client_id, therapy_area, valid_from, enabled, method, type)
     values ($1, 'Incontinence', '2000-01-01', true, 'per-withdrawal', 'fixed')`,
    world.home.client.id,
  )
})
afterAll(() => world.close())
beforeEach(async () => {
  await change(
    'update omsorg.prescription_row set withdrawals = 300, packages_per_withdrawal = 14, status = 2 where id = $1',
    world.care.ordinary.row.id,
  )
  await chargeFee(5000)
})

const change = (statement: string, ...values: unknown[]) => world.owner.query(statement, values)
async function chargeFee(amount: number): Promise<void> {
  await change('delete from omsorg.patient_fee where care_recipient_id = $1', world.care.ordinary.id)
  await change(
    `insert into omsorg.patient_fee (care_recipient_id, therapy_area, amount, valid_from) values ($1, 'Incontinence', $2, '2000-01-01')`,
    world.care.ordinary.id,
    amount,
  )
}
async function save(quantity: number, before: { customerOrderId: number; rowVersion: number } | null = null) {
  const { id: careRecipientId, row } = world.care.ordinary
  const { body, status } = await world.as(signe).call(savePortalOrder, {
    input: {
      careRecipientId,
      ...(before && { customerOrderId: before.customerOrderId, rowVersion: before.rowVersion }),
      lines: [{ prescriptionRowId: row.id, itemNumber: row.product.itemNumber, quantity }],
      destination: { deliveryMethodCode: 'HOME' },
    },
  })
  expect(status).toBe(200)
  return body
}
const confirm = (
  saved: { customerOrderId: number; rowVersion: number },
  acceptedPatientFee: number | null = null,
  idempotencyKey?: string,
) =>
  world.as(signe).call(confirmPortalOrder, {
    input: {
      careRecipientId: world.care.ordinary.id,
      customerOrderId: saved.customerOrderId,
      rowVersion: saved.rowVersion,
      acceptedPatientFee,
    },
    ...(idempotencyKey ? { idempotencyKey } : {}),
  })
async function stateOf(customerOrderId: number): Promise<unknown> {
  const { rows } = await change('select state, patient_fee from omsorg.customer_order where id = $1', customerOrderId)
  return rows
}

describe('an order of the portal that waited on a phone', () => {
  test('is not sent at a fee that its holder has not seen, and is sent at the one that was seen', async () => {
    const saved = await save(2)
    expect(saved.patientFee.amount).toBe(5000)
    await chargeFee(6000)
    const refused = await confirm(saved)
    expect([refused.status, refused.errors]).toEqual([409, { 'patient-fee-changed': 'ORS002004' }])
    expect(refused.detail).toMatchObject({ rowVersion: saved.rowVersion, patientFee: { amount: 6000 } })
    expect(await stateOf(saved.customerOrderId)).toMatchObject([{ state: 1 }])
    // It changes again while she looks at it: what she agreed to is not that.
    await chargeFee(7000)
    expect((await confirm(saved, 6000)).detail).toMatchObject({ patientFee: { amount: 7000 } })
    const placed = await confirm(saved, 7000)
    expect([placed.status, placed.body.patientFee.amount]).toEqual([200, 7000])
    expect(await stateOf(saved.customerOrderId)).toMatchObject([{ state: 2, patient_fee: 7000 }])
  })

  test('that is saved anew after the fee had changed is sent at what it costs now, asked nothing more', async () => {
    const saved = await save(2)
    await chargeFee(6000)
    await confirm(saved)
    const again = await save(1, saved)
    expect(again.patientFee.amount).toBe(6000)
    expect((await confirm(again)).status).toBe(200)
  })

  test('is refused with what can still be had where the nurse allows less by now, and drawn from by nobody', async () => {
    const saved = await save(3)
    await change(
      'update omsorg.prescription_row set packages_per_withdrawal = 1 where id = $1',
      world.care.ordinary.row.id,
    )
    const refused = await confirm(saved)
    expect([refused.status, Object.values(refused.errors)]).toEqual([400, ['COM001001']])
    expect(refused.detail).toMatchObject({ allowed: 1 })
    expect(await stateOf(saved.customerOrderId)).toMatchObject([{ state: 1 }])
  })

  test('is refused where the nurse has closed the row, and the same key says so again', async () => {
    const saved = await save(1)
    const { row } = world.care.ordinary
    const { rows } = await change(
      'select prescription_id, row_version from omsorg.prescription_row where id = $1',
      row.id,
    )
    const nurse = await world.signIn(world.people.prescriber)
    const closed = await world.as(nurse).call(closeRow, {
      input: { prescriptionId: rows[0].prescription_id, prescriptionRowId: row.id, rowVersion: rows[0].row_version },
    })
    expect(closed.status).toBe(200)
    const key = `portal-${crypto.randomUUID()}`
    const [first, again] = [await confirm(saved, null, key), await confirm(saved, null, key)]
    expect([first.status, again.status]).toEqual([400, 400])
    expect(again.errors).toEqual(first.errors)
    expect(await stateOf(saved.customerOrderId)).toMatchObject([{ state: 1 }])
  })
})

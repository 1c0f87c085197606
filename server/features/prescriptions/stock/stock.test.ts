import { countStock } from '@omsorg/contract/prescriptions/stock/count-stock.ts'
import { searchPrescriptions } from '@omsorg/contract/prescriptions/prescription/search-prescriptions.ts'
import { listStock } from '@omsorg/contract/prescriptions/stock/list-stock.ts'
import { searchRunOuts } from '@omsorg/contract/prescriptions/stock/search-run-outs.ts'
import { insertPlacedOrder } from '@omsorg/database/demo/build/orders.ts'
import { readVatRates } from '@omsorg/database/demo/build/vat-rates.ts'
import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { closeRow } from '@omsorg/contract/prescriptions/row/close-row.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPatient, prescribe, protect, todayOf } from '../../../testing/prescriptions.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
let bo: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
  bo = await world.signIn(world.people.colleague)
})
afterAll(() => world.close())

/** Four a day of a pad, 28 in a package. */
async function prescribed() {
  const patient = await newPatient(world)
  const made = await prescribe(world, patient)
  const [first] = made.rows
  if (!first) throw new Error('a prescription has no rows')
  await world.owner.query(`update omsorg.prescription_row set consumption = 4, consumption_period = 1 where id = $1`, [
    first.id,
  ])
  return { ...made, patient, first }
}
type Input = CallOf<typeof countStock>['input']
const count = (input: Input, actor = anna, key?: string) =>
  world.as(actor).call(countStock, { input, ...(key === undefined ? {} : { idempotencyKey: key }) })
const stockOf = async (careRecipientId: number, rowId: number) => {
  const { body, status } = await world.as(anna).call(listStock, { params: { careRecipientId } })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.rows.find((row) => row.prescriptionRowId === rowId)
}
const runOutOf = async (rowId: number, actor = anna) => {
  const { body } = await world.as(actor).call(searchRunOuts, { input: { withinDays: 90, pageSize: 200 } })
  return body.entities.find((row) => row.prescriptionRowId === rowId)
}
const inDays = (days: number) => todayOf(world).add({ days }).toString()

describe('what is counted', () => {
  test('says when the item runs out, in the list as in the arithmetic', async () => {
    const { patient, first } = await prescribed()
    expect(await runOutOf(first.id)).toMatchObject({ runsOutOn: null, daysLeft: null, count: null })
    await count({ prescriptionRowId: first.id, pieces: 41 })
    expect(await runOutOf(first.id)).toMatchObject({
      runsOutOn: inDays(10),
      daysLeft: 10,
      count: { pieces: 41, on: inDays(0), by: { onBehalfOf: null } },
    })
    expect(await stockOf(patient.id, first.id)).toMatchObject({
      runsOutOn: inDays(10),
      steps: [{ kind: 'counted', pieces: 41, dailyUse: 4, from: inDays(0), until: inDays(10), days: 10 }],
    })
  })

  test('may be nothing: then it has run out today', async () => {
    const { first } = await prescribed()
    await count({ prescriptionRowId: first.id, pieces: 0 })
    expect(await runOutOf(first.id)).toMatchObject({ runsOutOn: inDays(0), daysLeft: 0 })
  })

  test('keeps the use of its day', async () => {
    const { patient, first } = await prescribed()
    await count({ prescriptionRowId: first.id, pieces: 40 })
    await world.owner.query('update omsorg.prescription_row set consumption = 8 where id = $1', [first.id])
    expect((await stockOf(patient.id, first.id))?.runsOutOn).toBe(inDays(10))
  })

  test('is taken back by a count without pieces, and once', async () => {
    const { patient, first } = await prescribed()
    const { body } = await count({ prescriptionRowId: first.id, pieces: 40 })
    const taken = await count({ prescriptionRowId: first.id, pieces: null, seenCountId: body.countId })
    expect(taken.status).toBe(200)
    expect(await stockOf(patient.id, first.id)).toMatchObject({ runsOutOn: null, steps: [], count: { pieces: null } })
    const again = await count({ prescriptionRowId: first.id, pieces: null, seenCountId: taken.body.countId })
    expect(again.errors).toEqual({ pieces: 'COM001001' })
  })

  test('is counted of a row that runs alone', async () => {
    const { id, first } = await prescribed()
    await world.as(anna).call(closeRow, { input: { prescriptionId: id, prescriptionRowId: first.id, rowVersion: 1 } })
    expect((await count({ prescriptionRowId: first.id, pieces: 4 })).errors).toEqual({ prescriptionRowId: 'IPS001006' })
  })
})

describe('two who count', () => {
  test('at once: one is taken, the other is shown what the first found', async () => {
    const { first } = await prescribed()
    const both = await Promise.all([
      count({ prescriptionRowId: first.id, pieces: 40 }),
      count({ prescriptionRowId: first.id, pieces: 44 }, bo),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [held] = both.flatMap(({ status }, place) => (status === 200 ? [[40, 44][place]] : []))
    const refused = both.find(({ status }) => status === 409)
    expect(refused?.detail).toMatchObject({ pieces: held, on: inDays(0) })
    expect((await runOutOf(first.id))?.count?.pieces).toBe(held)
  })

  test('twice with one key: it is counted once', async () => {
    const { first } = await prescribed()
    const key = crypto.randomUUID()
    const [one, other] = [
      await count({ prescriptionRowId: first.id, pieces: 40 }, anna, key),
      await count({ prescriptionRowId: first.id, pieces: 40 }, anna, key),
    ]
    expect(other.body).toEqual(one.body)
    const { rows } = await world.owner.query(
      `select from omsorg.stock_count s join omsorg.prescription_row r on r.item_number = s.item_number
       join omsorg.prescription p on p.id = r.prescription_id and p.care_recipient_id = s.care_recipient_id
       where r.id = $1`,
      [first.id],
    )
    expect(rows).toHaveLength(1)
  })
})

describe('an order', () => {
  const ordered = async () => {
    const made = await prescribed()
    await insertPlacedOrder(world.owner, await readVatRates(world.owner), {
      place: world.home.place,
      recipient: made.patient,
      placedBy: world.people.prescriber,
      at: world.clock.now().subtract({ hours: 48 }),
      lines: [{ product: world.home.products.pad, quantity: 2, price: 1000, row: made.first }],
    })
    return made
  }

  test('lies in what is counted, or on top of it where it has not come yet', async () => {
    const { first } = await ordered()
    const before = await runOutOf(first.id)
    expect(before?.count).toBeNull()
    const { body } = await count({ prescriptionRowId: first.id, pieces: 8 })
    expect((await runOutOf(first.id))?.daysLeft).toBe(2)
    await count({ prescriptionRowId: first.id, pieces: 8, lastOrderHasCome: false, seenCountId: body.countId })
    // Two packages of 28 at four a day on top of the two days.
    expect((await runOutOf(first.id))?.daysLeft).toBe(16)
  })

  test('is drawn up to the count, and the count from its day on; one that was taken back is not drawn', async () => {
    const { first, patient } = await ordered()
    const pictureOf = async () => {
      const { body } = await world.as(anna).call(searchPrescriptions, { input: { careRecipientId: patient.id } })
      return body.entities.flatMap(({ rows }) => rows).find((row) => row.prescriptionRowId === first.id)?.supply
    }
    const { body } = await count({ prescriptionRowId: first.id, pieces: 8 })
    const drawn = { date: inDays(0), dailyUse: 4, deliveriesInIt: 1 }
    expect(await pictureOf()).toMatchObject({ counts: [{ ...drawn, pieces: 8 }], runsOutOn: inDays(2) })
    const again = await count({ prescriptionRowId: first.id, pieces: 4, seenCountId: body.countId })
    expect((await pictureOf())?.counts).toEqual([{ ...drawn, pieces: 4 }])
    await count({ prescriptionRowId: first.id, pieces: null, seenCountId: again.body.countId })
    expect((await pictureOf())?.counts).toEqual([])
  })
})

describe('the list', () => {
  test('has what runs out first at the top, and what runs out later than asked for not at all', async () => {
    const [late, soon] = [await prescribed(), await prescribed()]
    const { body: seen } = await count({ prescriptionRowId: late.first.id, pieces: 400 })
    await count({ prescriptionRowId: soon.first.id, pieces: 12 })
    const ids = async (withinDays: 7 | 90 | 30) =>
      (await world.as(anna).call(searchRunOuts, { input: { withinDays, pageSize: 200 } })).body.entities
        .filter((row) => row.runsOutOn !== null)
        .map((row) => row.prescriptionRowId)
    expect(await ids(7)).toContain(soon.first.id)
    expect(await ids(7)).not.toContain(late.first.id)
    await count({
      prescriptionRowId: late.first.id,
      pieces: 160,
      seenCountId: seen.countId,
    })
    const all = await ids(90)
    expect(all.indexOf(soon.first.id)).toBeLessThan(all.indexOf(late.first.id))
  })

  test('is counted whole on every page, also on one behind the last', async () => {
    for (const pieces of [4, 8]) await count({ prescriptionRowId: (await prescribed()).first.id, pieces })
    const pageOf = async (page: number, pageSize: number) =>
      (await world.as(anna).call(searchRunOuts, { input: { withinDays: 90, page, pageSize } })).body
    const { totalCount, withoutUse, entities } = await pageOf(1, 200)
    expect(entities).toHaveLength(totalCount)
    const halves = [await pageOf(1, 1), await pageOf(2, 1)]
    expect(halves.flatMap((each) => each.entities)).toEqual(entities.slice(0, 2))
    const behind = await pageOf(9_000, 200)
    expect([behind.entities, behind.totalCount, behind.withoutUse]).toEqual([[], totalCount, withoutUse])
  })

  test('has each item of a person once, by its latest row with a use', async () => {
    const { patient, rows: before } = await prescribed()
    const { rows: after } = await prescribe(world, patient)
    const shown = async () => {
      const { body } = await world.as(anna).call(searchRunOuts, { input: { withinDays: 90, pageSize: 200 } })
      const rows = body.entities.filter((row) => row.careRecipientId === patient.id)
      return rows.map((row) => row.prescriptionRowId).toSorted((one, other) => one - other)
    }
    expect(await shown()).toEqual(after.map(({ id }) => id))
    await world.owner.query(
      'update omsorg.prescription_row set consumption = null, consumption_period = null where id = $1',
      [after[0]?.id],
    )
    expect(await shown()).toEqual([before[0]?.id, after[1]?.id])
  })

  test('says how many rows have no use, instead of a day for them', async () => {
    const { first } = await prescribed()
    const without = async () => (await world.as(anna).call(searchRunOuts, { input: {} })).body.withoutUse
    const before = await without()
    await world.owner.query(
      'update omsorg.prescription_row set consumption = null, consumption_period = null where id = $1',
      [first.id],
    )
    expect(await without()).toBe(before + 1)
    expect(await runOutOf(first.id)).toBeUndefined()
  })

  test('shows a protected person without name and room, and nobody of another place', async () => {
    const { first, patient } = await prescribed()
    await count({ prescriptionRowId: first.id, pieces: 4 })
    await protect(world, patient, 'SE_sekretess')
    expect(await runOutOf(first.id)).toMatchObject({ protected: true, room: null })
    const stranger = await world.signIn(world.people.stranger)
    expect(await runOutOf(first.id, stranger)).toBeUndefined()
    expect((await count({ prescriptionRowId: first.id, pieces: 4 }, stranger)).errors).toEqual({
      prescriptionRowId: 'IPS001011',
    })
  })
})

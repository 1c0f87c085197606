import { batchRenewRows } from '@omsorg/contract/prescriptions/row/batch-renew-rows.ts'
import { renewPrescription } from '@omsorg/contract/prescriptions/renewal/renew-prescription.ts'
import type { ItemStatus } from '@omsorg/domain/orders/placing/item-status.ts'
import { agreementType, type AgreementType } from '@omsorg/domain/products/product/visibility.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { placeOrder, withdrawalOf } from '../../../testing/orders.ts'
import {
  eventsOf,
  newPatient,
  prescribe,
  prescriberWith,
  storedPrescription,
  storedRows,
  todayOf,
} from '../../../testing/prescriptions.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())
afterEach(() => setOffer({}))

/** What the pants are today: their status on the market, and the kind of the client's agreement on them. */
async function setOffer({ status = 'sellable', kind = agreementType.agreement }: Offer): Promise<void> {
  const { pants } = world.home.products
  await world.owner.query('update omsorg.product set item_status = $2 where id = $1', [pants.id, status])
  await world.owner.query('update omsorg.product_offer set agreement_type = $2 where product_id = $1', [pants.id, kind])
}

interface Offer {
  readonly status?: ItemStatus
  readonly kind?: AgreementType
}

async function fresh(given: Parameters<typeof prescribe>[2] = {}) {
  const patient = await newPatient(world)
  const prescription = await prescribe(world, patient, given)
  const [pad, pants] = prescription.rows
  if (!pad) throw new Error('a prescription has no rows')
  return { patient, id: prescription.id, pad, pants: pants ?? pad, period: prescription.period }
}

const renew = (prescriptionId: number, more: { startDate?: string; renewRequestId?: number } = {}, actor = anna) =>
  world.as(actor).call(renewPrescription, { input: { prescriptionId, ...more } })

const renewRows = (prescriptionRowIds: number[], startDate?: string) =>
  world.as(anna).call(batchRenewRows, { input: { prescriptionRowIds, ...(startDate && { startDate }) } })

const dayAfter = (day: Temporal.PlainDate) => day.add({ days: 1 }).toString()

describe('a renewal from today', () => {
  test('closes the old prescription as of yesterday and begins a new one of as many months (O-7-23, O-4-05, O-4-55)', async () => {
    const { patient, id, pad } = await fresh({ months: 6, note: 'Till kvällen' })
    await placeOrder(
      world,
      anna,
      withdrawalOf({ ...world.care.ordinary, ...patient, row: pad }, { quantity: 14, row: pad }),
    )
    const today = todayOf(world)
    const { body } = await renew(id)
    expect(body).toMatchObject({
      careRecipientId: patient.id,
      status: 'active',
      startDate: today.toString(),
      endDate: today.add({ months: 6 }).subtract({ days: 1 }).toString(),
      leftOut: [],
    })
    const yesterday = today.subtract({ days: 1 }).toString()
    expect(await storedPrescription(world, id)).toMatchObject({ status: 5, effective_end_date: yesterday })
    expect(await storedRows(world, id)).toMatchObject([{ status: 4 }, { status: 4 }])
    expect(await storedPrescription(world, body.prescriptionId)).toMatchObject({ status: 2, predecessor_id: id })
    expect(await eventsOf(world, id)).toContain('renewed')
  })

  test('copies what was prescribed, with nothing drawn and no addition', async () => {
    const today = todayOf(world).toString()
    const addition = { extraPackages: 9, openedAt: world.clock.now(), startDate: today, endDate: today }
    const { pad } = world.home.products
    const { id } = await fresh({
      rows: [
        {
          product: pad,
          consumption: { amount: '2.5', period: 2 },
          withdrawals: 3,
          packagesPerWithdrawal: 7,
          calculationPeriod: 12,
          packageAdjustment: 4,
          note: 'Natt',
          additions: [addition],
        },
      ],
    })
    const { body } = await renew(id)
    const { rows } = await world.owner.query(
      `select r.item_number, trim_scale(r.consumption)::text as consumption, r.consumption_period, r.calculation_period,
              r.withdrawals, r.packages_per_withdrawal, r.package_adjustment, r.note, r.status,
              (select count(*)::int from omsorg.prescription_row_addition a where a.prescription_row_id = r.id) as additions
       from omsorg.prescription_row r where r.prescription_id = $1`,
      [body.prescriptionId],
    )
    expect(rows).toEqual([
      {
        item_number: pad.itemNumber,
        consumption: '2.5',
        consumption_period: 2,
        calculation_period: 12,
        withdrawals: 3,
        packages_per_withdrawal: 7,
        package_adjustment: 0,
        note: 'Natt',
        status: 2,
        additions: 0,
      },
    ])
  })

  test('of a prescription that began today is refused: it would end before it began', async () => {
    const { id } = await fresh({ start: todayOf(world) })
    expect((await renew(id)).errors).toEqual({ startDate: 'IPS001021' })
  })

  test('is possible until twelve months after the end', async () => {
    const ended = await fresh({ status: 3, start: todayOf(world).subtract({ months: 20 }) })
    expect((await renew(ended.id)).status).toBe(200)
    expect(await storedPrescription(world, ended.id)).toMatchObject({ status: 5, effective_end_date: null })
    const long = await fresh({ status: 3, start: todayOf(world).subtract({ months: 25 }) })
    expect((await renew(long.id)).errors).toEqual({ 'ended-too-long-ago': 'IPS001006' })
  })

  test('of what is closed, waits, or is not there is refused', async () => {
    const closed = await fresh({ status: 5, effectiveEnd: todayOf(world).subtract({ days: 2 }) })
    expect((await renew(closed.id)).errors).toEqual({ 'prescription-not-renewable': 'IPS001006' })
    const waiting = await fresh({ status: 1, start: todayOf(world).add({ days: 3 }) })
    expect((await renew(waiting.id)).errors).toEqual({ 'prescription-not-renewable': 'IPS001006' })
    const foreign = await renew(world.care.ofNeighbour.prescription.id)
    expect(foreign.errors).toEqual({ prescriptionId: 'IPS001010' })
    expect((await renew(2_000_000_000)).text).toBe(foreign.text)
  })

  test('of an item that another prescription holds by now is refused', async () => {
    const { patient, id } = await fresh({ status: 3, start: todayOf(world).subtract({ months: 13 }) })
    await prescribe(world, patient)
    expect((await renew(id)).errors).toEqual({ 'row-exists': 'IPS001013' })
  })
})

describe('a renewal from the day after the end', () => {
  test('waits, while the old prescription is drawn from until then (O-7-23)', async () => {
    const { patient, id, pad, period } = await fresh()
    const { body } = await renew(id, { startDate: dayAfter(period.end) })
    expect(body).toMatchObject({ status: 'preliminary', startDate: dayAfter(period.end) })
    expect(await storedPrescription(world, id)).toMatchObject({ status: 2, effective_end_date: null })
    const drawn = await placeOrder(
      world,
      anna,
      withdrawalOf({ ...world.care.ordinary, ...patient, row: pad }, { quantity: 14, row: pad }),
    )
    expect(drawn.state).toBe(2)
  })

  test('is the only one that waits', async () => {
    const { id, period } = await fresh()
    await renew(id, { startDate: dayAfter(period.end) })
    expect((await renew(id, { startDate: dayAfter(period.end) })).errors).toEqual({ 'successor-waiting': 'IPS001012' })
    expect((await renew(id)).errors).toEqual({ 'successor-waiting': 'IPS001012' })
  })

  test('is refused for any other day, and once that day has passed', async () => {
    const { id, period } = await fresh()
    expect((await renew(id, { startDate: period.end.toString() })).errors).toEqual({ startDate: 'COM001001' })
    const ended = await fresh({ status: 3, start: todayOf(world).subtract({ months: 13 }) })
    const passed = await renew(ended.id, { startDate: dayAfter(ended.period.end) })
    expect(passed.errors).toEqual({ startDate: 'COM001001' })
  })

  test('ends the request to renew of a prescription near its end', async () => {
    const { id, period } = await fresh({ status: 4, start: todayOf(world).subtract({ days: 350 }) })
    await renew(id, { startDate: dayAfter(period.end) })
    expect(await storedPrescription(world, id)).toMatchObject({ status: 2 })
  })
})

describe('a row that', () => {
  test('nobody sells any more is left out, named, and closed with the old prescription', async () => {
    const { id, pants } = await fresh()
    await setOffer({ status: 'not-sellable' })
    const { body } = await renew(id)
    expect(body.leftOut).toMatchObject([
      { prescriptionRowId: pants.id, itemNumber: pants.product.itemNumber, reason: 'notSellable' },
    ])
    expect(await storedPrescription(world, id)).toMatchObject({ status: 5 })
    expect(await storedRows(world, body.prescriptionId)).toHaveLength(1)
  })

  test('only a specialist may prescribe stays on the old prescription, which goes on with it', async () => {
    const { id, pad, pants } = await fresh()
    await setOffer({ kind: agreementType.specialist })
    const { body } = await renew(id)
    expect(body.leftOut).toMatchObject([{ prescriptionRowId: pants.id, reason: 'needsSpecialist' }])
    expect(body.renewedRowIds).toEqual([pad.id])
    expect(await storedPrescription(world, id)).toMatchObject({ status: 2, effective_end_date: null })
    expect(await storedRows(world, id)).toMatchObject([
      { id: pad.id, status: 4 },
      { id: pants.id, status: 2 },
    ])
  })

  test('only a dispense handler may prescribe is named so, and a specialist renews what is theirs', async () => {
    const { id } = await fresh()
    await setOffer({ kind: agreementType.dispense })
    expect((await renew(id)).body.leftOut).toMatchObject([{ reason: 'needsDispenseHandler' }])

    const another = await fresh()
    await setOffer({ kind: agreementType.specialist })
    const specialist = await prescriberWith(world, 'specialist.renews', ['Prescriber', 'Specialist'])
    const { body } = await renew(another.id, {}, specialist)
    expect(body.leftOut).toEqual([])
    expect(await storedPrescription(world, another.id)).toMatchObject({ status: 5 })
  })

  test('is the only one and left out renews nothing', async () => {
    const { id } = await fresh({ rows: [{ product: world.home.products.pants }] })
    await setOffer({ status: 'deleted' })
    expect((await renew(id)).errors).toEqual({ prescriptionId: 'IPS001018' })
    expect(await storedPrescription(world, id)).toMatchObject({ status: 2, row_version: 1 })
  })
})

describe('renewing some rows', () => {
  test('makes one new prescription of them, closes them, and leaves the others (O-7-31)', async () => {
    const { id, pad, pants } = await fresh()
    const { body } = await renewRows([pad.id])
    expect(body.renewedRowIds).toEqual([pad.id])
    expect(await storedRows(world, body.prescriptionId)).toMatchObject([{ item_number: pad.product.itemNumber }])
    expect(await storedPrescription(world, id)).toMatchObject({ status: 2, effective_end_date: null })
    expect(await storedRows(world, id)).toMatchObject([
      { id: pad.id, status: 4 },
      { id: pants.id, status: 2 },
    ])
    const rest = await renewRows([pants.id])
    expect(rest.status).toBe(200)
    expect(await storedPrescription(world, id)).toMatchObject({ status: 5 })
  })

  test('renews none when one of them is closed, missing, or of another prescription (O-7-31)', async () => {
    const { id, pad, pants } = await fresh()
    await renewRows([pad.id])
    expect((await renewRows([pad.id, pants.id])).errors).toEqual({ 'row-not-active': 'IPS001006' })
    const foreign = await renewRows([pants.id, world.care.ofNeighbour.row.id])
    expect(foreign.errors).toEqual({ 'prescriptionRowIds[1]': 'IPS001011' })
    const another = await fresh()
    expect((await renewRows([pants.id, another.pad.id])).errors).toEqual({ prescriptionRowIds: 'COM001001' })
    expect(await storedRows(world, id)).toMatchObject([{ status: 4 }, { id: pants.id, status: 2 }])
  })
})

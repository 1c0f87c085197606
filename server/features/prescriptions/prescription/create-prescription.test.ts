import { createPrescription } from '@omsorg/contract/prescriptions/prescription/create-prescription.ts'
import { consumptionPeriod } from '@omsorg/domain/prescriptions/row/consumption.ts'
import { prescriptionTypes } from '@omsorg/domain/prescriptions/row/row.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { furtherProduct, padRow, takeFees, wantedFor, type Wanted } from '../../../testing/prescribing.ts'
import { eventsOf, newPatient, todayOf } from '../../../testing/prescriptions.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

const create = (input: Wanted, actor = anna, more: { idempotencyKey?: string } = {}) =>
  world.as(actor).call(createPrescription, { input, ...more })

describe('a prescription', () => {
  test('that is confirmed and starts today is active, with its rows filled in (O-7-14, O-3-24, O-3-27, O-3-35)', async () => {
    const patient = await newPatient(world)
    const { status, body } = await create(wantedFor(world, patient))
    expect(status).toBe(200)
    const start = todayOf(world)
    expect(body).toMatchObject({
      prescriptionId: expect.any(Number),
      careRecipientId: patient.id,
      status: 'active',
      startDate: start.toString(),
      endDate: start.add({ months: 12 }).subtract({ days: 1 }).toString(),
      periodMonths: 12,
      rows: [{ withdrawals: 4, packagesPerWithdrawal: 14, calculationPeriod: 3, intervalDays: 91, status: 'active' }],
    })
    expect(await eventsOf(world, body.prescriptionId)).toEqual(['created'])
    const { rows } = await world.owner.query(
      'select prescribed_by, prescribed_on_behalf_of, customer_number, payer_customer_number, confirmed_at is not null as confirmed from omsorg.prescription where id = $1',
      [body.prescriptionId],
    )
    expect(rows).toEqual([
      {
        prescribed_by: world.people.prescriber.id,
        prescribed_on_behalf_of: null,
        customer_number: '1001',
        payer_customer_number: '1001',
        confirmed: true,
      },
    ])
  })

  test.each([
    ['not confirmed', { confirm: false }, false],
    ['confirmed for a later day', { startDate: 'later' }, true],
  ] as const)('that is %s is preliminary', async (_what, more, confirmed) => {
    const startDate = 'startDate' in more ? todayOf(world).add({ days: 5 }).toString() : todayOf(world).toString()
    const { body } = await create(wantedFor(world, await newPatient(world), { ...more, startDate }))
    expect(body).toMatchObject({ status: 'preliminary', rows: [{ status: 'preliminary' }] })
    const { rows } = await world.owner.query(
      'select confirmed_at is not null as confirmed from omsorg.prescription where id = $1',
      [body.prescriptionId],
    )
    expect(rows).toEqual([{ confirmed }])
  })

  test('without months lasts 365 days, and counts the months of an end that was chosen', async () => {
    const start = todayOf(world)
    const { body } = await create(wantedFor(world, await newPatient(world), { periodMonths: null }))
    expect(body.endDate).toBe(start.add({ days: 364 }).toString())
    const endDate = start.add({ months: 5 }).toString()
    const chosen = await create(wantedFor(world, await newPatient(world), { endDate }))
    expect(chosen.body).toMatchObject({ endDate, periodMonths: 6 })
  })

  test('proposes withdrawals and calculation period where they are left out (O-3-22)', async () => {
    const rows = [padRow(world, { withdrawals: null, calculationPeriod: null, packagesPerWithdrawal: 9 })]
    const { body } = await create(wantedFor(world, await newPatient(world), { periodMonths: 2, rows }))
    expect(body.rows).toMatchObject([{ withdrawals: 1, calculationPeriod: null }])
  })

  test('keeps a consumption to the last decimal (O-3-20)', async () => {
    const rows = [padRow(world, { consumption: 0.3333 })]
    const { body } = await create(wantedFor(world, await newPatient(world), { rows }))
    const stored = await world.owner.query(
      'select trim_scale(consumption)::text as consumption, consumption_period, calculation_period from omsorg.prescription_row where prescription_id = $1',
      [body.prescriptionId],
    )
    expect(stored.rows).toEqual([
      { consumption: '0.3333', consumption_period: consumptionPeriod.day, calculation_period: 3 },
    ])
  })

  test('carries the fee that the client takes, as a row of its history', async () => {
    await takeFees(world)
    const patient = await newPatient(world)
    await create(wantedFor(world, patient, { patientFee: { amount: 12_000 } }))
    const { rows } = await world.owner.query(
      'select amount::int, percentage, changed_by from omsorg.patient_fee where care_recipient_id = $1',
      [patient.id],
    )
    expect(rows).toEqual([{ amount: 12_000, percentage: null, changed_by: world.people.prescriber.id }])
  })

  test('made on somebody’s behalf stores both users (O-3-35)', async () => {
    const acting = await world.actAs(world.people.prescriber)
    const { status, body } = await create(wantedFor(world, await newPatient(world)), acting)
    expect(status).toBe(200)
    const { rows } = await world.owner.query(
      'select prescribed_by, prescribed_on_behalf_of, updated_by, updated_on_behalf_of from omsorg.prescription where id = $1',
      [body.prescriptionId],
    )
    const both = [world.people.impersonator.id, world.people.prescriber.id]
    expect(Object.values(rows[0] ?? {})).toEqual([...both, ...both])
  })

  test('sent twice with one key is one', async () => {
    const input = wantedFor(world, await newPatient(world))
    const [first, again] = [
      await create(input, anna, { idempotencyKey: 'prescribe-once' }),
      await create(input, anna, { idempotencyKey: 'prescribe-once' }),
    ]
    expect(again.body).toEqual(first.body)
  })
})

describe('of a prescription', () => {
  test('two in one area run side by side when no item is the same', async () => {
    const patient = await newPatient(world)
    const { pants } = world.home.products
    const rows = [padRow(world, { itemNumber: pants.itemNumber })]
    expect((await create(wantedFor(world, patient))).body.status).toBe('active')
    expect((await create(wantedFor(world, patient, { rows }))).body.status).toBe('active')
  })

  test('up to a hundred rows are made at once, and no more', async () => {
    const many: Awaited<ReturnType<typeof furtherProduct>>[] = []
    while (many.length < 100) many.push(await furtherProduct(world, 'A'))
    const rows = many.map(({ itemNumber }) => padRow(world, { itemNumber }))
    const { body } = await create(wantedFor(world, await newPatient(world), { rows }))
    expect(body.rows.map((row) => row.itemNumber)).toEqual(rows.map((row) => row.itemNumber))
    const over = await create(wantedFor(world, await newPatient(world), { rows: [...rows, padRow(world)] }))
    expect(over.errors).toEqual({ rows: 'COM001001' })
  })

  test.each(prescriptionTypes)('the type %s is stored as it is sent', async (type) => {
    const { body } = await create(wantedFor(world, await newPatient(world), { type }))
    const { rows } = await world.owner.query('select type from omsorg.prescription where id = $1', [
      body.prescriptionId,
    ])
    expect(rows).toEqual([{ type }])
  })

  test('the interval is shown in days: those of the period divided by the withdrawals, rounded down (O-3-26)', async () => {
    const intervalOf = async (endDate: string, withdrawals: number) => {
      const rows = [padRow(world, { withdrawals })]
      const { body } = await create(wantedFor(world, await newPatient(world), { endDate, rows }))
      return body.rows[0]?.intervalDays
    }
    const lastDay = (days: number) =>
      todayOf(world)
        .add({ days: days - 1 })
        .toString()
    expect([await intervalOf(lastDay(365), 5), await intervalOf(lastDay(181), 2)]).toEqual([73, 90])
  })

  test('the note has 500 characters and not 501 (O-3-32)', async () => {
    const noteOf = async (length: number) =>
      (await create(wantedFor(world, await newPatient(world), { note: 'ö'.repeat(length) }))).errors
    expect([await noteOf(500), await noteOf(501)]).toEqual([{}, { note: 'COM001001' }])
  })
})

test('what was selected is prescribed with the prescription', async () => {
  const patient = await newPatient(world)
  const { pad } = world.home.products
  await world.owner.query(
    `insert into omsorg.cart_item (client_id, care_place_id, care_recipient_id, therapy_area, product_id, item_number, created_by)
     values ($1, $2, $3, 'Incontinence', $4, $5, $6)`,
    [world.home.client.id, world.home.place.id, patient.id, pad.id, pad.itemNumber, world.people.prescriber.id],
  )
  await create(wantedFor(world, patient))
  const { rows } = await world.owner.query('select status from omsorg.cart_item where care_recipient_id = $1', [
    patient.id,
  ])
  expect(rows).toEqual([{ status: 2 }])
})

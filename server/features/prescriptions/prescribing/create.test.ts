import { createPrescription } from '@omsorg/contract/prescriptions/create.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { furtherProduct, padRow, takeFees, wantedFor, type Wanted } from '../../../testing/prescribing.ts'
import {
  eventsOf,
  newPatient,
  prescribed,
  prescriberWith,
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

/** What a test has set of the home client is as it was before the next. */
const undo: string[] = []
async function given(change: string, back: string): Promise<void> {
  undo.push(back)
  await world.owner.query(
    change.replaceAll(':client', `'${world.home.client.id}'`).replaceAll(':place', `'${world.home.place.id}'`),
  )
}
afterEach(async () => {
  for (const back of undo.splice(0).toReversed()) {
    await world.owner.query(
      back.replaceAll(':client', `'${world.home.client.id}'`).replaceAll(':place', `'${world.home.place.id}'`),
    )
  }
})

const create = (input: Wanted, actor = anna, more: { idempotencyKey?: string } = {}) =>
  world.as(actor).call(createPrescription, { input, ...more })

async function refusedFor(more: Partial<Wanted>, actor = anna) {
  const { status, errors } = await create(wantedFor(world, await newPatient(world), more), actor)
  expect(status).toBe(400)
  return errors
}

const setting = (column: string, value: string) =>
  given(
    `update omsorg.prescription_setting set ${column} = ${value} where client_id = :client and care_place_id is null`,
    `update omsorg.prescription_setting set ${column} = null where client_id = :client and care_place_id is null`,
  )

describe('a prescription', () => {
  test('that is confirmed and starts today is active, with its rows filled in', async () => {
    const patient = await newPatient(world)
    const { status, body } = await create(wantedFor(world, patient))
    expect(status).toBe(200)
    const start = todayOf(world)
    expect(body).toMatchObject({
      careRecipientId: patient.id,
      status: 2,
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
    expect(body).toMatchObject({ status: 1, rows: [{ status: 'preliminary' }] })
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

  test('proposes withdrawals and calculation period where they are left out', async () => {
    const rows = [padRow(world, { withdrawals: null, calculationPeriod: null, packagesPerWithdrawal: 9 })]
    const { body } = await create(wantedFor(world, await newPatient(world), { periodMonths: 2, rows }))
    expect(body.rows).toMatchObject([{ withdrawals: 1, calculationPeriod: null }])
  })

  test('keeps a consumption to the last decimal', async () => {
    const rows = [padRow(world, { consumption: 0.3333 })]
    const { body } = await create(wantedFor(world, await newPatient(world), { rows }))
    const stored = await world.owner.query(
      'select trim_scale(consumption)::text as consumption, calculation_period from omsorg.prescription_row where prescription_id = $1',
      [body.prescriptionId],
    )
    expect(stored.rows).toEqual([{ consumption: '0.3333', calculation_period: 3 }])
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

  test('made on somebody’s behalf stores both users', async () => {
    const operator = world.people.impersonator
    const acting = await world.withClaims(anna, { imp_sub: anna.claims.sub, sub: String(operator.id) } as never)
    const { status, body } = await create(wantedFor(world, await newPatient(world)), acting)
    expect(status).toBe(200)
    const { rows } = await world.owner.query(
      'select prescribed_by, prescribed_on_behalf_of, updated_by, updated_on_behalf_of from omsorg.prescription where id = $1',
      [body.prescriptionId],
    )
    const both = [operator.id, world.people.prescriber.id]
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

describe('nothing is prescribed', () => {
  test('where prescriptions are not allowed (IPS001001)', async () => {
    await setting('iterative_prescription_allowed', 'false')
    expect(await refusedFor({})).toEqual({ 'prescribing-not-allowed': 'IPS001001' })
  })

  test('in an area in which they are not allowed (IPS001001)', async () => {
    expect(await refusedFor({ therapyArea: 'Ostomy' })).toEqual({ 'prescribing-not-allowed': 'IPS001001' })
  })

  test('where neither place nor client has settings (IPS001002, IPS001003)', async () => {
    await given(
      'update omsorg.prescription_setting set client_id = client_id, care_place_id = :place where client_id = :client and care_place_id is null',
      'update omsorg.prescription_setting set care_place_id = null where client_id = :client',
    )
    await given(
      'update omsorg.prescription_setting set uses_client_settings = true where client_id = :client',
      'update omsorg.prescription_setting set uses_client_settings = false where client_id = :client',
    )
    expect(await refusedFor({})).toEqual({ 'client-settings-missing': 'IPS001003' })
    await given('update omsorg.prescription_setting set uses_client_settings = false where client_id = :client', '')
    undo.pop()
    expect(await refusedFor({})).toEqual({ 'place-settings-missing': 'IPS001002' })
  })

  test('with another payer than the one that is set, or with one that does not pay (IPS001004)', async () => {
    const wrong = { payerCustomerNumber: 'IPS001004' }
    expect(await refusedFor({ payerCustomerNumber: '9999' })).toEqual(wrong)
    await setting('payer_customer_number', `'7777'`)
    expect(await refusedFor({})).toEqual(wrong)
    expect(await refusedFor({ payerCustomerNumber: '1001' })).toEqual(wrong)
  })

  test('with a fee of another kind than the client’s (IPS001005)', async () => {
    await takeFees(world)
    expect(await refusedFor({ patientFee: { percentage: 1_000 } })).toEqual({ 'patientFee.percentage': 'IPS001005' })
    const method = { method: 'per-withdrawal', amount: 100 } as const
    expect(await refusedFor({ patientFee: method })).toEqual({ 'patientFee.method': 'IPS001005' })
    const area = {
      therapyArea: 'Catheter',
      rows: [padRow(world, { itemNumber: world.home.products.catheter.itemNumber })],
    } as const
    expect(await refusedFor({ ...area, rows: [...area.rows], patientFee: { amount: 100 } })).toEqual({
      patientFee: 'IPS001005',
    })
  })

  test('for a data owner that is not the client’s (IPS001009)', async () => {
    expect(await refusedFor({ patientDataOwnerId: 'somebody else' })).toEqual({ patientDataOwnerId: 'IPS001009' })
  })

  test('under a customer number that is not of the area, or without any (IPS001017)', async () => {
    expect(await refusedFor({ customerNumber: '9999' })).toEqual({ customerNumber: 'IPS001017' })
    await given(
      `update omsorg.customer_number set therapy_areas = '{Other}' where client_id = :client`,
      `update omsorg.customer_number set therapy_areas = '{}' where client_id = :client`,
    )
    await given(
      `update omsorg.therapy_area_setting set customer_number = null where client_id = :client and enabled`,
      `update omsorg.therapy_area_setting set customer_number = '1001' where client_id = :client and enabled`,
    )
    expect(await refusedFor({})).toEqual({ 'customer-number-missing': 'IPS001017' })
  })

  test('without an item (IPS001018)', async () => {
    expect(await refusedFor({ rows: [] })).toEqual({ rows: 'IPS001018' })
  })

  test('without an end date where one was to be chosen (IPS001020)', async () => {
    expect(await refusedFor({ periodMonths: null, endDate: null })).toEqual({ endDate: 'IPS001020' })
  })

  test('until a day that is not after its start (IPS001021), nor for more than 12 months', async () => {
    const start = todayOf(world)
    expect(await refusedFor({ endDate: start.toString() })).toEqual({ endDate: 'IPS001021' })
    const endDate = start.add({ months: 12 }).toString()
    expect(await refusedFor({ endDate })).toEqual({ endDate: 'COM001001' })
  })

  test('from a day that has passed, or more than a year ahead', async () => {
    const today = todayOf(world)
    for (const startDate of [today.subtract({ days: 1 }), today.add({ months: 12, days: 1 })]) {
      expect(await refusedFor({ startDate: startDate.toString() })).toEqual({ startDate: 'COM001001' })
    }
  })

  test.each([
    ['deceased', 'recipient-deceased', 'CRS003003'],
    ['inactive', 'recipient-inactive', 'GBS000704'],
  ] as const)('for a person who is %s', async (who, name, code) => {
    const { errors } = await create(wantedFor(world, world.care[who]))
    expect(errors).toEqual({ [name]: code })
  })

  test('in an area in which somebody may not prescribe', async () => {
    const nils = await prescriberWith(world, 'catheter.alone', ['PrescriberCatheter'])
    expect(await refusedFor({}, nils)).toEqual({ therapyArea: 'COM001002' })
  })
})

describe('a row is refused', () => {
  const rowRefused = (more: Parameters<typeof padRow>[1], whole: Partial<Wanted> = {}) =>
    refusedFor({ ...whole, rows: [padRow(world, more)] })

  test('whose item is outside the agreement, or unknown (IPS001007)', async () => {
    const { itemNumber } = await furtherProduct(world, null)
    expect(await rowRefused({ itemNumber })).toEqual({ 'rows[0].itemNumber': 'IPS001007' })
    expect(await rowRefused({ itemNumber: 'nothing' })).toEqual({ 'rows[0].itemNumber': 'IPS001007' })
  })

  test('whose item is not sold (IPS001008)', async () => {
    const { itemNumber } = await furtherProduct(world, 'A', { status: 'not-sellable' })
    expect(await rowRefused({ itemNumber })).toEqual({ 'rows[0].itemNumber': 'IPS001008' })
  })

  test.each([
    ['RestrictedPrescriber', 'C', 'needs-wider-right'],
    ['Prescriber', 'S', 'needs-specialist'],
    ['Prescriber', 'D', 'needs-dispense-handler'],
  ] as const)('when a %s has no right to an item of type %s, and says who has', async (role, letter, reason) => {
    const actor = await prescriberWith(world, `a.${role}.${letter}`.toLowerCase(), [role])
    const { itemNumber } = await furtherProduct(world, letter)
    const answer = await create(
      wantedFor(world, await newPatient(world), { rows: [padRow(world), padRow(world, { itemNumber })] }),
      actor,
    )
    expect(answer.errors).toEqual({ 'rows[1].itemNumber': 'IPS001007' })
    const rows = [{ at: 'rows[1].itemNumber', itemNumber, reason, agreementLetter: letter }]
    expect(answer.detail).toEqual({ rows })
  })

  test('of whoever may see it, is not', async () => {
    const specialist = await prescriberWith(world, 'a.specialist', ['Prescriber', 'Specialist'])
    const { itemNumber } = await furtherProduct(world, 'S')
    const rows = [padRow(world, { itemNumber })]
    expect((await create(wantedFor(world, await newPatient(world), { rows }), specialist)).status).toBe(200)
  })

  test('whose item is of another area', async () => {
    const { itemNumber } = world.home.products.catheter
    expect(await rowRefused({ itemNumber })).toEqual({ 'rows[0].itemNumber': 'COM001001' })
  })

  test('whose item runs already: the whole (IPS001012), or one row of it (IPS001013)', async () => {
    const patient = await newPatient(world)
    await prescribed(world, patient)
    const { pants, pad } = world.home.products
    const both = [padRow(world, { itemNumber: pants.itemNumber }), padRow(world, { itemNumber: pad.itemNumber })]
    expect((await create(wantedFor(world, patient, { rows: both }))).errors).toEqual({ rows: 'IPS001012' })
    expect((await create(wantedFor(world, patient))).errors).toEqual({ 'rows[0].itemNumber': 'IPS001013' })
    // What waits does not run yet.
    expect((await create(wantedFor(world, patient, { confirm: false }))).status).toBe(200)
  })

  test('that comes twice (IPS001013)', async () => {
    const rows = [padRow(world), padRow(world)]
    expect(await refusedFor({ rows })).toEqual({ 'rows[1].itemNumber': 'IPS001013' })
  })

  test.each([
    [
      'a calculation period beyond the prescription (IPS001014)',
      { calculationPeriod: 12 },
      'calculationPeriod',
      'IPS001014',
    ],
    ['no withdrawal (IPS001015)', { withdrawals: 0 }, 'withdrawals', 'IPS001015'],
    ['more withdrawals than the setting allows (IPS001015)', { withdrawals: 13 }, 'withdrawals', 'IPS001015'],
    ['more withdrawals left than it has (IPS001016)', { withdrawalsRemaining: 5 }, 'withdrawalsRemaining', 'IPS001016'],
    ['no packages per withdrawal (IPS001022)', { packagesPerWithdrawal: null }, 'packagesPerWithdrawal', 'IPS001022'],
    ['0 packages per withdrawal (IPS001022)', { packagesPerWithdrawal: 0 }, 'packagesPerWithdrawal', 'IPS001022'],
    ['a consumption without period', { consumptionPeriod: null }, 'consumptionPeriod', 'COM001003'],
    ['a cut outside ostomy', { cutOption: 'standard', cutSize: 30 }, 'cutOption', 'COM001001'],
    ['a note of 501 characters', { note: 'x'.repeat(501) }, 'note', 'COM001001'],
    ['a cut of 14 mm', { cutSize: 14 }, 'cutSize', 'COM001001'],
    ['a cut of 71 mm', { cutSize: 71 }, 'cutSize', 'COM001001'],
  ] as const)('with %s', async (_what, more, field, code) => {
    const whole = 'calculationPeriod' in more ? { periodMonths: 6 } : {}
    expect(await rowRefused(more, whole)).toEqual({ [`rows[0].${field}`]: code })
  })

  test('with more withdrawals than it has days', async () => {
    await setting('max_withdrawals', '300')
    const endDate = todayOf(world).add({ days: 9 }).toString()
    const whole = { endDate }
    expect(await rowRefused({ calculationPeriod: null, withdrawals: 11 }, whole)).toEqual({
      'rows[0].withdrawals': 'IPS001015',
    })
  })

  test('with a standard cut that has no size (IPS001019); 15 and 70 mm are cut', async () => {
    await given(
      `update omsorg.therapy_area_setting set enabled = true, customer_number = '1001' where client_id = :client and therapy_area = 'Ostomy'`,
      `update omsorg.therapy_area_setting set enabled = false, customer_number = null where client_id = :client and therapy_area = 'Ostomy'`,
    )
    await given(
      `insert into omsorg.product_availability_setting (client_id, therapy_area, agreement_types) values (:client, 'Ostomy', '{1}')`,
      `delete from omsorg.product_availability_setting where client_id = :client and therapy_area = 'Ostomy'`,
    )
    const { itemNumber } = await furtherProduct(world, 'A', { area: 'Ostomy' })
    const area = { therapyArea: 'Ostomy' } as const
    expect(await rowRefused({ itemNumber, cutOption: 'standard' }, area)).toEqual({ 'rows[0].cutSize': 'IPS001019' })
    for (const cutSize of [15, 70]) {
      const rows = [padRow(world, { itemNumber, cutOption: 'standard', cutSize })]
      const { status } = await create(wantedFor(world, await newPatient(world), { ...area, rows }))
      expect(status).toBe(200)
    }
  })

  test('without an invoice area where one is asked for, or with one of another number', async () => {
    await setting('invoice_area_required', 'true')
    expect(await rowRefused({})).toEqual({ 'rows[0].invoiceAreaId': 'COM001003' })
    const { invoiceAreaId } = world.neighbour
    expect(await rowRefused({ invoiceAreaId })).toEqual({ 'rows[0].invoiceAreaId': 'COM001001' })
    const rows = [padRow(world, { invoiceAreaId: world.home.invoiceAreaId })]
    expect((await create(wantedFor(world, await newPatient(world), { rows }))).status).toBe(200)
  })

  test('with a note where notes are off; 500 characters are a note', async () => {
    const rows = [padRow(world, { note: 'x'.repeat(500) })]
    expect((await create(wantedFor(world, await newPatient(world), { rows }))).status).toBe(200)
    await setting('note_enabled', 'false')
    expect(await rowRefused({ note: 'x' })).toEqual({ 'rows[0].note': 'COM001001' })
    expect(await refusedFor({ note: 'x' })).toEqual({ note: 'COM001001' })
  })

  test('whose flavours do not add up, or are not of the item', async () => {
    const taste = (flavor: string) => furtherProduct(world, 'A', { groupNumber: 'G-taste', flavor })
    const [vanilla, berry] = [await taste('Vanilla'), await taste('Berry')]
    const split = (one: number, other: number) => [
      { itemNumber: vanilla.itemNumber, packages: one, consumption: 1 },
      { itemNumber: berry.itemNumber, packages: other, consumption: 3 },
    ]
    const { itemNumber } = vanilla
    expect(await rowRefused({ itemNumber, flavors: split(10, 5) })).toEqual({ 'rows[0].flavors': 'COM001001' })
    expect(await rowRefused({ itemNumber, consumption: 5, flavors: split(10, 4) })).toEqual({
      'rows[0].flavors': 'COM001001',
    })
    const strange = [{ itemNumber: world.home.products.pad.itemNumber, packages: 14 }]
    expect(await rowRefused({ itemNumber, flavors: strange })).toEqual({
      'rows[0].flavors[0].itemNumber': 'COM001001',
    })
    const rows = [padRow(world, { itemNumber, flavors: split(10, 4) })]
    const { body } = await create(wantedFor(world, await newPatient(world), { rows }))
    const [row] = await storedRows(world, body.prescriptionId)
    const stored = await world.owner.query(
      'select packages from omsorg.prescription_row_flavor where prescription_row_id = $1 order by packages',
      [row?.id],
    )
    expect(stored.rows).toEqual([{ packages: 4 }, { packages: 10 }])
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

import { createPrescription } from '@omsorg/contract/prescriptions/prescription/create-prescription.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  furtherProduct,
  openArea,
  padRow,
  settingsOfTest,
  wantedFor,
  type SettingsOfTest,
  type Wanted,
} from '../../../testing/prescribing.ts'
import { newPatient, prescribe, prescriberWith, storedRows, todayOf } from '../../../testing/prescriptions.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
let settings: SettingsOfTest
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
  settings = settingsOfTest(world)
})
afterEach(() => settings.takeBack())
afterAll(() => world.close())

const create = (input: Wanted, actor = anna) => world.as(actor).call(createPrescription, { input })

async function refusedFor(more: Partial<Wanted>, actor = anna) {
  const { status, errors } = await create(wantedFor(world, await newPatient(world), more), actor)
  expect(status).toBe(400)
  return errors
}

describe('a row is refused', () => {
  const rowRefused = (more: Parameters<typeof padRow>[1], whole: Partial<Wanted> = {}) =>
    refusedFor({ ...whole, rows: [padRow(world, more)] })

  test('whose item is outside the agreement, or unknown (IPS001007, O-7-14, O-8-38)', async () => {
    const { itemNumber } = await furtherProduct(world, null)
    expect(await rowRefused({ itemNumber })).toEqual({ 'rows[0].itemNumber': 'IPS001007' })
    expect(await rowRefused({ itemNumber: 'nothing' })).toEqual({ 'rows[0].itemNumber': 'IPS001007' })
  })

  test('whose item is not sold (IPS001008, O-8-38)', async () => {
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

  test('of the pca assortment for whoever has no right there, and where the client has none', async () => {
    await openArea(settings, 'Pca')
    await settings.set(
      'update omsorg.product_setting set pca_assortment_enabled = true where client_id = :client',
      'update omsorg.product_setting set pca_assortment_enabled = false where client_id = :client',
    )
    const { itemNumber } = await furtherProduct(world, 'A', { area: 'Pca', isPca: true })
    const rows = [padRow(world, { itemNumber, consumption: null, consumptionPeriod: null })]
    const wanted = async () => wantedFor(world, await newPatient(world), { therapyArea: 'Pca', rows })
    expect((await create(await wanted())).body).toMatchObject({ status: 'active', rows: [{ itemNumber }] })
    const pads = await prescriberWith(world, 'no.pca', ['PrescriberIncontinence'])
    expect((await create(await wanted(), pads)).errors).toEqual({ therapyArea: 'COM001002' })

    const ofPads = { therapyArea: 'Incontinence', rows } as const
    expect((await create(wantedFor(world, await newPatient(world), ofPads))).errors).toEqual({
      'rows[0].itemNumber': 'COM001001',
    })
    await world.owner.query('update omsorg.product_setting set pca_assortment_enabled = false where client_id = $1', [
      world.home.client.id,
    ])
    expect((await create(await wanted())).errors).toEqual({ 'rows[0].itemNumber': 'IPS001007' })
  })

  test('whose item is of another area', async () => {
    const { itemNumber } = world.home.products.catheter
    expect(await rowRefused({ itemNumber })).toEqual({ 'rows[0].itemNumber': 'COM001001' })
  })

  test('whose item runs already: the whole (IPS001012), or one row of it (IPS001013, O-8-41)', async () => {
    const patient = await newPatient(world)
    await prescribe(world, patient)
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
      'a calculation period beyond the prescription (IPS001014, O-8-42)',
      { calculationPeriod: 12 },
      'calculationPeriod',
      'IPS001014',
    ],
    [
      'a calculation period of 6 months (O-3-21, O-9-03)',
      { calculationPeriod: 6 as 3 },
      'calculationPeriod',
      'COM001001',
    ],
    ['half a withdrawal (O-3-22)', { withdrawals: 1.5 }, 'withdrawals', 'COM001001'],
    ['no withdrawal (IPS001015, O-3-22)', { withdrawals: 0 }, 'withdrawals', 'IPS001015'],
    ['more withdrawals than the setting allows (IPS001015)', { withdrawals: 13 }, 'withdrawals', 'IPS001015'],
    [
      'more withdrawals left than it has (IPS001016, O-8-43)',
      { withdrawalsRemaining: 5 },
      'withdrawalsRemaining',
      'IPS001016',
    ],
    [
      'no packages per withdrawal (IPS001022, O-8-48)',
      { packagesPerWithdrawal: null },
      'packagesPerWithdrawal',
      'IPS001022',
    ],
    ['0 packages per withdrawal (IPS001022)', { packagesPerWithdrawal: 0 }, 'packagesPerWithdrawal', 'IPS001022'],
    ['a consumption without period', { consumptionPeriod: null }, 'consumptionPeriod', 'COM001003'],
    ['a cut outside ostomy', { cutOption: 'standard', cutSize: 30 }, 'cutOption', 'COM001001'],
    ['a note of 501 characters', { note: 'x'.repeat(501) }, 'note', 'COM001001'],
    ['a cut of 14 mm', { cutSize: 14 }, 'cutSize', 'COM001001'],
    ['a cut of 71 mm', { cutSize: 71 }, 'cutSize', 'COM001001'],
  ] as const)('with %s', async (_what, more, field, code) => {
    const whole = 'calculationPeriod' in more ? { periodMonths: 6 } : {}
    expect(await rowRefused(more as Parameters<typeof padRow>[1], whole)).toEqual({ [`rows[0].${field}`]: code })
  })

  test('with more withdrawals than it has days', async () => {
    await settings.column('max_withdrawals', '300')
    const endDate = todayOf(world).add({ days: 9 }).toString()
    const whole = { endDate }
    expect(await rowRefused({ calculationPeriod: null, withdrawals: 11 }, whole)).toEqual({
      'rows[0].withdrawals': 'IPS001015',
    })
  })

  test('with a standard cut that has no size (IPS001019); 15 and 70 mm are cut (O-8-46, O-3-31)', async () => {
    await openArea(settings, 'Ostomy')
    const { itemNumber } = await furtherProduct(world, 'A', { area: 'Ostomy' })
    const area = { therapyArea: 'Ostomy' } as const
    expect(await rowRefused({ itemNumber, cutOption: 'standard' }, area)).toEqual({ 'rows[0].cutSize': 'IPS001019' })
    for (const cutSize of [15, 70]) {
      const rows = [padRow(world, { itemNumber, cutOption: 'standard', cutSize })]
      const { status } = await create(wantedFor(world, await newPatient(world), { ...area, rows }))
      expect(status).toBe(200)
    }
  })

  test('without an invoice area where one is asked for, or with one of another number (O-3-30)', async () => {
    await settings.column('invoice_area_required', 'true')
    expect(await rowRefused({})).toEqual({ 'rows[0].invoiceAreaId': 'COM001003' })
    const { invoiceAreaId } = world.neighbour
    expect(await rowRefused({ invoiceAreaId })).toEqual({ 'rows[0].invoiceAreaId': 'COM001001' })
    const rows = [padRow(world, { invoiceAreaId: world.home.invoiceAreaId })]
    expect((await create(wantedFor(world, await newPatient(world), { rows }))).status).toBe(200)
  })

  test('with a note where notes are off; 500 characters are a note', async () => {
    const rows = [padRow(world, { note: 'x'.repeat(500) })]
    expect((await create(wantedFor(world, await newPatient(world), { rows }))).status).toBe(200)
    await settings.column('note_enabled', 'false')
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

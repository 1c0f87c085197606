import { readInvoiceAreasByCustomerNumber } from '@omsorg/contract/prescriptions/invoice-area/read-invoice-areas-by-customer-number.ts'
import { readInvoiceAreasByUserNumber } from '@omsorg/contract/prescriptions/invoice-area/read-invoice-areas-by-user-number.ts'
import { readPatientFee } from '@omsorg/contract/prescriptions/patient-fee/read-patient-fee.ts'
import { readPatientFeeHistory } from '@omsorg/contract/prescriptions/patient-fee/read-patient-fee-history.ts'
import { savePatientFee } from '@omsorg/contract/prescriptions/patient-fee/save-patient-fee.ts'
import { readPrescribingBasis } from '@omsorg/contract/prescriptions/prescription/read-prescribing-basis.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { furtherProduct, takeFees } from '../../../testing/prescribing.ts'
import { newPatient, prescriberWith, todayOf } from '../../../testing/prescriptions.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

const basis = async (careRecipientId: number, therapyArea: TherapyArea, actor = anna) =>
  (await world.as(actor).call(readPrescribingBasis, { params: { careRecipientId, therapyArea } })).body

describe('what prescribing stands on', () => {
  test('is the settings, the numbers and who pays', async () => {
    const { id } = await newPatient(world)
    const body = await basis(id, 'Incontinence')
    expect(body).toMatchObject({
      careRecipient: { careRecipientId: id, firstName: 'Rut', age: 85, sensitivities: { latex: false, pvc: false } },
      today: todayOf(world).toString(),
      currency: 'SEK',
      can: { prescribe: { allowed: true, reason: null } },
      settings: {
        prescriptionPeriodMonths: 12,
        calculationPeriodMonths: 12,
        maxWithdrawals: 12,
        cutOptionAllowed: false,
      },
      customerNumbers: [{ number: '1001' }],
      payers: [{ customerNumber: '1001' }],
      payerCustomerNumber: '1001',
      invoiceAreas: [{ invoiceAreaId: world.home.invoiceAreaId, customerNumber: '1001' }],
      patientFee: null,
      running: [],
      items: [],
    })
  })

  test('is what runs already, and what came of it', async () => {
    const { ordinary } = world.care
    const body = await basis(ordinary.id, 'Catheter')
    const { itemNumber } = world.home.products.catheter
    expect(body.running).toMatchObject([{ prescriptionRowId: ordinary.catheterRow.id, itemNumber, status: 'active' }])
    expect(body.items).toMatchObject([
      {
        itemNumber,
        agreementLetter: 'A',
        can: { prescribe: { allowed: true } },
        cart: null,
        delivered: { deliveries: 1, pieces: 60, perDay: null },
      },
    ])
  })

  test('is what was selected, with why it may not be prescribed by somebody', async () => {
    const patient = await newPatient(world)
    const product = await furtherProduct(world, 'S')
    await world.owner.query(
      `insert into omsorg.cart_item (client_id, care_place_id, care_recipient_id, therapy_area, product_id, item_number,
         consumption, consumption_period, created_by)
       values ($1, $2, $3, 'Incontinence', $4, $5, 2.5, 1, $6)`,
      [
        world.home.client.id,
        world.home.place.id,
        patient.id,
        product.id,
        product.itemNumber,
        world.people.prescriber.id,
      ],
    )
    const body = await basis(patient.id, 'Incontinence')
    expect(body.items).toMatchObject([
      {
        itemNumber: product.itemNumber,
        agreementLetter: 'S',
        can: { prescribe: { allowed: false, reason: 'needs-specialist' } },
        cart: { consumption: 2.5, consumptionPeriod: 'day' },
        delivered: null,
      },
    ])
  })

  test.each([
    ['deceased', 'recipient-deceased'],
    ['inactive', 'recipient-inactive'],
  ] as const)('says that a person who is %s is prescribed nothing', async (who, reason) => {
    const body = await basis(world.care[who].id, 'Incontinence')
    expect(body.can.prescribe).toEqual({ allowed: false, reason })
  })

  test('says who has no right to prescribe, at all or in the area, and where it is not allowed', async () => {
    const { id } = await newPatient(world)
    const nurse = await world.signIn(world.people.nurse)
    const nils = await prescriberWith(world, 'catheter.alone', ['PrescriberCatheter'])
    expect((await basis(id, 'Incontinence', nurse)).can.prescribe.reason).toBe('prescribing-right-missing')
    expect((await basis(id, 'Incontinence', nils)).can.prescribe.reason).toBe('not-your-area')
    expect((await basis(id, 'Ostomy')).can.prescribe.reason).toBe('prescribing-not-allowed')
  })

  test('tells neither name nor age of a protected person', async () => {
    const body = await basis(world.care.protected.id, 'Incontinence')
    expect(body.careRecipient).toMatchObject({ protected: true, firstName: null, lastName: null, age: null })
  })
})

describe('the fee of a person', () => {
  const params = (careRecipientId: number) => ({ therapyArea: 'Incontinence' as const, careRecipientId })
  const save = (careRecipientId: number, more: object, actor = anna) =>
    world.as(actor).call(savePatientFee, { input: { ...params(careRecipientId), ...more } })

  test('is read back, and every change stays in the history, the newest first (O-3-94, O-7-34, O-7-35, O-7-36)', async () => {
    const { id } = await newPatient(world)
    const none = await world.as(anna).call(readPatientFee, { params: params(id) })
    expect(none.body.patientFee).toBeNull()
    expect((await save(id, { amount: 10_000 })).errors).toEqual({ therapyArea: 'IPS001005' })

    await takeFees(world)
    await save(id, { amount: 10_000 })
    await save(id, { amount: 12_000 })
    const { body } = await world.as(anna).call(readPatientFee, { params: params(id) })
    expect(body.patientFee).toMatchObject({ method: 'per-month', type: 'fixed', amount: 12_000, percentage: null })
    const history = await world.as(anna).call(readPatientFeeHistory, { params: params(id), query: {} })
    expect(history.body.entities.map((each) => [each.amount, each.changedBy?.name])).toEqual([
      [12_000, 'Anna Ek'],
      [10_000, 'Anna Ek'],
    ])
  })

  test('is of the kind that the client takes (O-3-94, IPS001005), and from today at the earliest', async () => {
    const { id } = await newPatient(world)
    await takeFees(world, 'percentage')
    expect((await save(id, { amount: 10_000 })).errors).toEqual({ amount: 'IPS001005' })
    expect((await save(id, {})).errors).toEqual({ percentage: 'IPS001005' })
    const validFrom = todayOf(world).subtract({ days: 1 }).toString()
    expect((await save(id, { percentage: 2_550, validFrom })).errors).toEqual({ validFrom: 'COM001001' })
    await save(id, { percentage: 2_550 })
    const { body } = await world.as(anna).call(readPatientFee, { params: params(id) })
    expect(body.patientFee).toMatchObject({ type: 'percentage', percentage: 2_550, amount: null })
    await takeFees(world)
  })

  test('is set by whoever prescribes in the area', async () => {
    const nils = await prescriberWith(world, 'fees.of.catheters', ['PrescriberCatheter'])
    const { id } = await newPatient(world)
    expect((await save(id, { amount: 1 }, nils)).errors).toEqual({ therapyArea: 'COM001002' })
  })
})

describe('invoice areas', () => {
  test('are those of the numbers of the care place, and of one that was assigned to somebody that one alone (O-7-37, O-7-38)', async () => {
    const areas = (actor: SignedIn, customerNumbers: string[] = []) =>
      world.as(actor).call(readInvoiceAreasByUserNumber, { input: { customerNumbers } })
    const { rows } = await world.owner.query<{ id: number }>(
      `insert into omsorg.invoice_area (client_id, customer_number, code, name) values ($1, '1001', 'B2', 'Vårdboende') returning id`,
      [world.home.client.id],
    )
    expect((await areas(anna)).body.entities.map((each) => each.code)).toEqual(['A1', 'B2'])
    await world.owner.query('insert into omsorg.user_invoice_area values ($1, $2, $3, $4)', [
      world.people.prescriber.id,
      world.home.place.id,
      '1001',
      rows[0]?.id,
    ])
    expect((await areas(anna)).body.entities.map((each) => each.code)).toEqual(['B2'])
    expect((await areas(anna, ['2001'])).body.entities).toEqual([])
    const byNumber = await world.as(anna).call(readInvoiceAreasByCustomerNumber, { input: { customerNumber: '1001' } })
    expect(byNumber.body).toMatchObject({ totalCount: 2 })
  })
})

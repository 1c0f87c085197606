import { validatorOf } from '@omsorg/contract/endpoint.ts'
import { createPrescription } from '@omsorg/contract/prescriptions/prescription/create-prescription.ts'
import { updatePrescription } from '@omsorg/contract/prescriptions/change/update-prescription.ts'
import { expect, test } from 'vitest'
import { beginAnew, beginFrom } from './beginning.ts'
import { prescriptionToCreate, prescriptionToUpdate } from './to-input.ts'
import { context, basis, item, stored, storedRow, vanillaAndMocha } from './testing.ts'

const begun = (given = basis()) => beginAnew(given, 'sv-SE')

test('what is proposed on the screen is what is sent', () => {
  const sent = prescriptionToCreate(begun(), context(), true)
  expect(validatorOf(createPrescription.input).parse(sent)).toMatchObject({
    careRecipientId: 7,
    startDate: '2026-11-20',
    periodMonths: 12,
    confirm: true,
    customerNumber: '1001',
    payerCustomerNumber: '9000',
    rows: [
      {
        itemNumber: 'A',
        consumption: 4,
        consumptionPeriod: 'day',
        calculationPeriod: 3,
        withdrawals: 4,
        packagesPerWithdrawal: 14,
      },
    ],
  })
})

test('a decimal comma is sent as the decimal it stands for', () => {
  const fields = begun()
  const half = { ...fields, rows: fields.rows.map((row) => ({ ...row, amount: '0,5' })) }
  expect(prescriptionToCreate(half, context(), true).rows[0]?.consumption).toBe(0.5)
})

test('an end that follows from the months is left to them, one by hand is sent', () => {
  expect(prescriptionToCreate(begun(), context(), true)).not.toHaveProperty('endDate')
  const byHand = { ...begun(), endDate: '2027-03-01', endByHand: true }
  expect(prescriptionToCreate(byHand, context(), true)).toMatchObject({ endDate: '2027-03-01', periodMonths: 4 })
})

test('a prescription of less than 3 months has no calculation period (O-C7)', () => {
  const short = { ...begun(), months: '2', endDate: '2027-01-19' }
  expect(prescriptionToCreate(short, context(), true).rows[0]?.calculationPeriod).toBeNull()
})

test('12 months to calculate with are left where the prescription is shorter', () => {
  const year = { ...begun(), calculationPeriod: '12' as const }
  expect(prescriptionToCreate(year, context(), true).rows[0]?.calculationPeriod).toBe(12)
  const half = { ...year, months: '6', endDate: '2027-05-19' }
  expect(prescriptionToCreate(half, context(), true).rows[0]?.calculationPeriod).toBe(3)
})

test('the packages of a withdrawal are shared out by the shares of the flavours', () => {
  const given = basis({ items: [item({ flavorsToChoose: vanillaAndMocha })] })
  const fields = begun(given)
  const rows = fields.rows.map((row) => ({ ...row, amount: '4', flavors: { V: '3', M: '1' } }))
  expect(prescriptionToCreate({ ...fields, rows }, context(given), true).rows[0]?.flavors).toEqual([
    { itemNumber: 'V', consumption: 3, packages: 11 },
    { itemNumber: 'M', consumption: 1, packages: 3 },
  ])
})

test('the area of all rows is sent with each that has none of its own', () => {
  const given = basis({ items: [item(), item({ itemNumber: 'B' })] })
  const fields = { ...begun(given), invoiceAreaId: '5' }
  const rows = fields.rows.map((row, at) => (at === 1 ? { ...row, invoiceAreaId: '6' } : row))
  const sent = prescriptionToCreate({ ...fields, rows }, context(given), true)
  expect(sent.rows.map(({ invoiceAreaId }) => invoiceAreaId)).toEqual([5, 6])
})

const fixed = { method: 'per-month', type: 'fixed', minimumOrderLimit: null, amount: 10_000, percentage: null } as const

test.each([
  ['100,00', null],
  ['120', 12_000],
  ['', 0],
])('a fee typed as "%s" is sent as %s: what is not changed makes no new one', (patientFee, amount) => {
  const given = basis({ patientFee: fixed })
  const sent = prescriptionToCreate({ ...begun(given), patientFee }, context(given), true)
  expect(sent.patientFee?.amount ?? null).toBe(amount)
})

test('a percentage is sent in hundredths', () => {
  const given = basis({ patientFee: { ...fixed, type: 'percentage', amount: null, percentage: 1_000 } })
  expect(begun(given).patientFee).toBe('10')
  const sent = prescriptionToCreate({ ...begun(given), patientFee: '25,5' }, context(given), true)
  expect(sent.patientFee).toMatchObject({ amount: null, percentage: 2_550 })
})

test('a stored prescription that is sent back unchanged says what stands there', () => {
  const standing = stored({ rows: [storedRow({ consumption: 0.5, note: 'x', packagesPerWithdrawal: 3 })] })
  const near = { ...context(basis(), standing), stored: standing }
  const sent = prescriptionToUpdate(beginFrom(basis(), standing, 'sv-SE'), near, true)
  expect(validatorOf(updatePrescription.input).parse(sent)).toMatchObject({
    prescriptionId: 30,
    rowVersion: 8,
    startDate: '2026-11-01',
    rows: [{ prescriptionRowId: 31, consumption: 0.5, withdrawals: 4, packagesPerWithdrawal: 3, note: 'x' }],
  })
})

test('closed rows are not sent', () => {
  const standing = stored({
    rows: [storedRow(), storedRow({ prescriptionRowId: 32, itemNumber: 'B', status: 'closed' })],
  })
  expect(beginFrom(basis(), standing, 'sv-SE').rows.map(({ itemNumber }) => itemNumber)).toEqual(['A'])
})

test('a product that another prescription holds does not begin in the form', () => {
  const items = [item(), item({ itemNumber: 'B', cart: null })]
  expect(begun(basis({ items })).rows.map(({ itemNumber }) => itemNumber)).toEqual(['A'])
})

test('a prescription of dispense products alone is a dispensation, one that holds another product is not (O-3-28)', () => {
  const dispensed = item({ agreementLetter: 'D' })
  const alone = basis({ items: [dispensed] })
  const mixed = basis({ items: [dispensed, item({ itemNumber: 'B' })] })
  expect(prescriptionToCreate(begun(alone), context(alone), true).type).toBe('dispense')
  expect(prescriptionToCreate(begun(mixed), context(mixed), true).type).toBe('iterative')
})

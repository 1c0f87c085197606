import { textsOf } from '@omsorg/texts/all.ts'
import { languages } from '@omsorg/texts/language.ts'
import { expect, test } from 'vitest'
import { beginAnew, beginFrom } from './beginning.ts'
import { fieldId, type FieldError } from './field-errors.ts'
import type { PrescriptionFields, RowFields } from './fields.ts'
import { fieldErrorsOf, longestNote } from './validation.ts'
import { context, basis, item, runningRow, stored, storedRow, vanillaAndMocha } from './testing.ts'

const names = (errors: readonly FieldError[]) => errors.map(({ key, field, name }) => [key, field, name])

function begun(given = basis(), changed: Partial<PrescriptionFields> = {}): PrescriptionFields {
  return { ...beginAnew(given, 'sv-SE'), ...changed }
}

function withRow(fields: PrescriptionFields, changed: Partial<RowFields>): PrescriptionFields {
  return { ...fields, rows: fields.rows.map((row) => ({ ...row, ...changed })) }
}

test('what is selected with its consumption can be prescribed as it is proposed', () => {
  expect(fieldErrorsOf(begun(), context(), true)).toEqual([])
})

test('a row without consumption asks for it, or for packages, once', () => {
  const errors = fieldErrorsOf(withRow(begun(), { amount: '' }), context(), true)
  expect(names(errors)).toEqual([['item-A', 'amount', 'use-missing']])
  expect(fieldErrorsOf(withRow(begun(), { amount: '', packages: '3' }), context(), true)).toEqual([])
})

test.each([
  ['fyra', 'consumption-unreadable'],
  ['-1', 'consumption-unreadable'],
  ['0,00001', 'consumption-too-fine'],
] as const)('%s is said of the consumption, and nothing of what hangs on it', (amount, name) => {
  const errors = fieldErrorsOf(withRow(begun(), { amount, packages: '14' }), context(), true)
  expect(names(errors)).toEqual([['item-A', 'amount', name]])
})

test('more withdrawals than the setting allows are refused at the field that holds them', () => {
  expect(names(fieldErrorsOf(withRow(begun(), { withdrawals: '13' }), context(), true))).toEqual([
    ['item-A', 'withdrawals', 'withdrawals-wrong'],
  ])
  expect(names(fieldErrorsOf(begun(basis(), { withdrawals: '13' }), context(), true))).toEqual([
    [null, 'withdrawals', 'withdrawals-wrong'],
  ])
})

test.each([
  ['14', 'cut-size-wrong'],
  ['71', 'cut-size-wrong'],
  ['', 'cut-size-missing'],
] as const)('a standard cut of "%s" mm is refused at its size (O-5-16, O-5-17)', (cutSize, name) => {
  const given = basis({ settings: { ...basis().settings, cutOptionAllowed: true } })
  const fields = withRow(begun(given), { cutOption: 'standard', cutSize })
  expect(names(fieldErrorsOf(fields, context(given), true))).toEqual([['item-A', 'cutSize', name]])
})

test.each(['15', '70'])('a standard cut of %s mm is taken (O-9-04)', (cutSize) => {
  const given = basis({ settings: { ...basis().settings, cutOptionAllowed: true } })
  expect(fieldErrorsOf(withRow(begun(given), { cutOption: 'standard', cutSize }), context(given), true)).toEqual([])
})

test('an invoice area that all rows share is missing once, in the head', () => {
  const items = [item(), item({ itemNumber: 'B' })]
  const given = basis({
    items,
    settings: { ...basis().settings, invoiceAreaRequired: true },
    invoiceAreas: [
      ...basis().invoiceAreas,
      { invoiceAreaId: 7, code: '7', name: 'C', customerNumber: '1001', isOffered: true },
    ],
  })
  expect(names(fieldErrorsOf(begun(given), context(given), true))).toEqual([
    [null, 'invoiceAreaId', 'invoice-area-missing'],
  ])
})

test('an invoice area of another customer number is refused', () => {
  const fields = begun(basis(), { invoiceAreaId: '6' })
  expect(names(fieldErrorsOf(fields, context(), true))).toEqual([[null, 'invoiceAreaId', 'invoice-area-not-found']])
})

test('the shares of the flavours add up to the consumption exactly', () => {
  const given = basis({ items: [item({ flavorsToChoose: vanillaAndMocha })] })
  const split = (flavors: Record<string, string>) =>
    names(fieldErrorsOf(withRow(begun(given), { amount: '0,3', flavors }), context(given), true))
  expect(split({ V: '0,1', M: '0,2' })).toEqual([])
  expect(split({ V: '0,1', M: '0,1' })).toEqual([['item-A', 'flavors', 'flavors-do-not-sum']])
})

test('a product that runs elsewhere is refused at its row when it would start now, and not before', () => {
  const given = basis({ items: [item(), item({ itemNumber: 'B' })], running: [runningRow()] })
  const fields = begun(given)
  const both = { ...fields, rows: [{ ...fields.rows[0]!, key: 'a', itemNumber: 'A' }, fields.rows[0]!] }
  expect(names(fieldErrorsOf(both, context(given), true))).toEqual([['a', 'item', 'row-exists']])
  expect(fieldErrorsOf(both, context(given), false)).toEqual([])
})

test('what may not be prescribed by this role is said at its row', () => {
  const items = [item({ can: { prescribe: { allowed: false, reason: 'needs-wider-right' } } })]
  const given = basis({ items })
  expect(names(fieldErrorsOf(begun(given), context(given), true))).toEqual([['item-A', 'item', 'outside-agreement']])
})

test('of what may not be prescribed no number is asked for', () => {
  const items = [item({ can: { prescribe: { allowed: false, reason: 'needs-specialist' } } })]
  const given = basis({ items })
  const fields = withRow(begun(given), { amount: '', withdrawals: '99', note: 'x'.repeat(501) })
  expect(names(fieldErrorsOf(fields, context(given), true))).toEqual([['item-A', 'item', 'outside-agreement']])
})

test.each([
  [{ startDate: '2026-11-19' }, 'startDate', 'start-in-the-past'],
  [{ startDate: 'x' }, 'startDate', 'start-missing'],
  [{ endDate: '2026-11-20', endByHand: true }, 'endDate', 'end-not-after-start'],
  [{ endDate: '2027-11-20', endByHand: true }, 'endDate', 'longer-than-twelve-months'],
  [{ endDate: '', endByHand: true }, 'endDate', 'end-date-missing'],
  [{ months: '13' }, 'months', 'months-wrong'],
  [{ note: 'x'.repeat(501) }, 'note', 'note-too-long'],
] as const)('%o is refused at %s (O-9-02)', (changed, field, name) => {
  expect(names(fieldErrorsOf(begun(basis(), changed), context(), true))).toContainEqual([null, field, name])
})

test('501 characters are too many, 500 are not, and the counter begins with 500 (O-5-19, O-9-05)', () => {
  const { noteLeft } = textsOf('en').prescribing.period
  expect(noteLeft({ count: longestNote })).toBe('500 characters left')
  expect(fieldErrorsOf(begun(basis(), { note: 'x'.repeat(500) }), context(), true)).toEqual([])
})

test.each(['abc', '-5'])('a fee of "%s" is no fee', (patientFee) => {
  const given = basis({
    patientFee: { method: 'per-month', type: 'fixed', minimumOrderLimit: null, amount: 10_000, percentage: null },
  })
  expect(names(fieldErrorsOf(begun(given, { patientFee }), context(given), true))).toEqual([
    [null, 'patientFee', 'fee-unreadable'],
  ])
})

test('a running row is not set below what was drawn', () => {
  const standing = stored({ rows: [storedRow({ withdrawalsRemaining: 1, remainingPackages: 18 })] })
  const near = context(basis(), standing)
  const fields = beginFrom(basis(), standing, 'sv-SE')
  expect(fieldErrorsOf(fields, near, true)).toEqual([])
  expect(names(fieldErrorsOf(withRow(fields, { withdrawals: '2' }), near, true))).toEqual([
    ['row-31', 'withdrawals', 'withdrawals-below-drawn'],
    ['row-31', 'packages', 'packages-below-drawn'],
  ])
  expect(names(fieldErrorsOf(withRow(fields, { packages: '9' }), near, true))).toEqual([
    ['row-31', 'packages', 'packages-below-drawn'],
  ])
})

test('the start of what runs stays', () => {
  const standing = stored()
  const fields = { ...beginFrom(basis(), standing, 'sv-SE'), startDate: '2026-11-20' }
  expect(names(fieldErrorsOf(fields, context(basis(), standing), true))).toContainEqual([
    null,
    'startDate',
    'start-has-passed',
  ])
})

test.each(languages)('each kind of a wrong day has a sentence of its own in %s (O-5-25)', (language) => {
  const { prescribing, validation } = textsOf(language)
  const { faults } = prescribing
  const said = [
    faults['start-in-the-past'],
    faults['start-too-far-ahead'],
    faults['start-has-passed'],
    faults['start-missing'],
    faults['end-date-missing'],
    faults['end-not-after-start'],
    faults['end-in-the-past'],
    faults['longer-than-twelve-months'],
    validation.dateNotBefore({ date: '2026-11-20' }),
    validation.dateNotAfter({ date: '2026-11-20' }),
  ]
  expect(new Set(said).size).toBe(said.length)
})

test('each error has the id of its own control', () => {
  expect(fieldId({ key: 'item-A', field: 'cutSize' })).not.toBe(fieldId({ key: 'item-B', field: 'cutSize' }))
  expect(fieldId({ key: null, field: 'note' })).not.toBe(fieldId({ key: 'item-A', field: 'note' }))
})

import { expect, test } from 'vitest'
import { beginAnew, beginFrom } from './beginning.ts'
import { fieldId, type Fault } from './faults.ts'
import type { PrescriptionFields, RowFields } from './fields.ts'
import { faultsOf } from './judging.ts'
import { around, basis, item, runningRow, stored, storedRow, vanillaAndMocha } from './testing.ts'

const names = (faults: readonly Fault[]) => faults.map(({ key, field, name }) => [key, field, name])

function begun(given = basis(), changed: Partial<PrescriptionFields> = {}): PrescriptionFields {
  return { ...beginAnew(given, 'sv-SE'), ...changed }
}

function withRow(fields: PrescriptionFields, changed: Partial<RowFields>): PrescriptionFields {
  return { ...fields, rows: fields.rows.map((row) => ({ ...row, ...changed })) }
}

test('what is selected with its consumption can be prescribed as it is proposed', () => {
  expect(faultsOf(begun(), around(), true)).toEqual([])
})

test('a row without consumption asks for it, or for packages, once', () => {
  const faults = faultsOf(withRow(begun(), { amount: '' }), around(), true)
  expect(names(faults)).toEqual([['item-A', 'amount', 'use-missing']])
  expect(faultsOf(withRow(begun(), { amount: '', packages: '3' }), around(), true)).toEqual([])
})

test.each([
  ['fyra', 'consumption-unreadable'],
  ['-1', 'consumption-unreadable'],
  ['0,00001', 'consumption-too-fine'],
] as const)('%s is said of the consumption, and nothing of what hangs on it', (amount, name) => {
  const faults = faultsOf(withRow(begun(), { amount, packages: '14' }), around(), true)
  expect(names(faults)).toEqual([['item-A', 'amount', name]])
})

test('more withdrawals than the setting allows are refused at the field that holds them', () => {
  expect(names(faultsOf(withRow(begun(), { withdrawals: '13' }), around(), true))).toEqual([
    ['item-A', 'withdrawals', 'withdrawals-wrong'],
  ])
  expect(names(faultsOf(begun(basis(), { withdrawals: '13' }), around(), true))).toEqual([
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
  expect(names(faultsOf(fields, around(given), true))).toEqual([['item-A', 'cutSize', name]])
})

test.each(['15', '70'])('a standard cut of %s mm is taken', (cutSize) => {
  const given = basis({ settings: { ...basis().settings, cutOptionAllowed: true } })
  expect(faultsOf(withRow(begun(given), { cutOption: 'standard', cutSize }), around(given), true)).toEqual([])
})

test('an invoice area that all rows share is missing once, in the head', () => {
  const items = [item(), item({ itemNumber: 'B' })]
  const given = basis({
    items,
    settings: { ...basis().settings, invoiceAreaRequired: true },
    invoiceAreas: [...basis().invoiceAreas, { invoiceAreaId: 7, code: '7', name: 'C', customerNumber: '1001' }],
  })
  expect(names(faultsOf(begun(given), around(given), true))).toEqual([[null, 'invoiceAreaId', 'invoice-area-missing']])
})

test('an invoice area of another customer number is refused', () => {
  const fields = begun(basis(), { invoiceAreaId: '6' })
  expect(names(faultsOf(fields, around(), true))).toEqual([[null, 'invoiceAreaId', 'invoice-area-not-found']])
})

test('the shares of the flavours add up to the consumption exactly', () => {
  const given = basis({ items: [item({ flavorsToChoose: vanillaAndMocha })] })
  const split = (flavors: Record<string, string>) =>
    names(faultsOf(withRow(begun(given), { amount: '0,3', flavors }), around(given), true))
  expect(split({ V: '0,1', M: '0,2' })).toEqual([])
  expect(split({ V: '0,1', M: '0,1' })).toEqual([['item-A', 'flavors', 'flavors-do-not-sum']])
})

test('a product that runs elsewhere is refused at its row when it would start now, and not before', () => {
  const given = basis({ items: [item(), item({ itemNumber: 'B' })], running: [runningRow()] })
  const fields = begun(given)
  const both = { ...fields, rows: [{ ...fields.rows[0]!, key: 'a', itemNumber: 'A' }, fields.rows[0]!] }
  expect(names(faultsOf(both, around(given), true))).toEqual([['a', 'item', 'row-exists']])
  expect(faultsOf(both, around(given), false)).toEqual([])
})

test('what may not be prescribed by this role is said at its row', () => {
  const items = [item({ can: { prescribe: { allowed: false, reason: 'needs-wider-right' } } })]
  const given = basis({ items })
  expect(names(faultsOf(begun(given), around(given), true))).toEqual([['item-A', 'item', 'outside-agreement']])
})

test('of what may not be prescribed no number is asked for', () => {
  const items = [item({ can: { prescribe: { allowed: false, reason: 'needs-specialist' } } })]
  const given = basis({ items })
  const fields = withRow(begun(given), { amount: '', withdrawals: '99', note: 'x'.repeat(501) })
  expect(names(faultsOf(fields, around(given), true))).toEqual([['item-A', 'item', 'outside-agreement']])
})

test.each([
  [{ startDate: '2026-11-19' }, 'startDate', 'start-in-the-past'],
  [{ startDate: 'x' }, 'startDate', 'start-missing'],
  [{ endDate: '2026-11-20', endByHand: true }, 'endDate', 'end-not-after-start'],
  [{ endDate: '2027-11-20', endByHand: true }, 'endDate', 'longer-than-twelve-months'],
  [{ endDate: '', endByHand: true }, 'endDate', 'end-date-missing'],
  [{ months: '13' }, 'months', 'months-wrong'],
  [{ note: 'x'.repeat(501) }, 'note', 'note-too-long'],
] as const)('%o is refused at %s', (changed, field, name) => {
  expect(names(faultsOf(begun(basis(), changed), around(), true))).toContainEqual([null, field, name])
})

test('501 characters are too many, 500 are not (O-5-19)', () => {
  expect(faultsOf(begun(basis(), { note: 'x'.repeat(500) }), around(), true)).toEqual([])
})

test.each(['abc', '-5'])('a fee of "%s" is no fee', (patientFee) => {
  const given = basis({
    patientFee: { method: 'per-month', type: 'fixed', minimumOrderLimit: null, amount: 10_000, percentage: null },
  })
  expect(names(faultsOf(begun(given, { patientFee }), around(given), true))).toEqual([
    [null, 'patientFee', 'fee-unreadable'],
  ])
})

test('a running row is not set below what was drawn', () => {
  const standing = stored({ rows: [storedRow({ withdrawalsRemaining: 1, remainingPackages: 18 })] })
  const near = around(basis(), standing)
  const fields = beginFrom(basis(), standing, 'sv-SE')
  expect(faultsOf(fields, near, true)).toEqual([])
  expect(names(faultsOf(withRow(fields, { withdrawals: '2' }), near, true))).toEqual([
    ['row-31', 'withdrawals', 'withdrawals-below-drawn'],
    ['row-31', 'packages', 'packages-below-drawn'],
  ])
  expect(names(faultsOf(withRow(fields, { packages: '9' }), near, true))).toEqual([
    ['row-31', 'packages', 'packages-below-drawn'],
  ])
})

test('the start of what runs stays', () => {
  const standing = stored()
  const fields = { ...beginFrom(basis(), standing, 'sv-SE'), startDate: '2026-11-20' }
  expect(names(faultsOf(fields, around(basis(), standing), true))).toContainEqual([
    null,
    'startDate',
    'start-has-passed',
  ])
})

test('each fault has the id of its own control', () => {
  expect(fieldId({ key: 'item-A', field: 'cutSize' })).not.toBe(fieldId({ key: 'item-B', field: 'cutSize' }))
  expect(fieldId({ key: null, field: 'note' })).not.toBe(fieldId({ key: 'item-A', field: 'note' }))
})

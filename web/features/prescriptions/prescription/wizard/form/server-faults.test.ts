import { expect, test } from 'vitest'
import { CallFailure } from '../../../../../platform/failure.ts'
import { sendingFailureOf } from './server-faults.ts'

const keys = ['item-A', 'item-B']
const failed = (status: number, body: unknown) => sendingFailureOf(new CallFailure({ status, body }), keys)
const refused = (refusal: string, errors: Record<string, string>, detail?: unknown) =>
  failed(400, { refusal, errors, detail })

test.each([
  ['rows[1].cutSize', 'IPS001019', 'item-B', 'cutSize', 'cut-size-missing'],
  ['rows[0].packagesPerWithdrawal', 'IPS001022', 'item-A', 'packages', 'packages-missing'],
  ['rows[0].withdrawals', 'IPS001015', 'item-A', 'withdrawals', 'withdrawals-wrong'],
  ['rows[1].calculationPeriod', 'IPS001014', null, 'calculationPeriod', 'calculation-longer-than-period'],
  ['endDate', 'IPS001021', null, 'endDate', 'end-not-after-start'],
  ['payerCustomerNumber', 'IPS001004', null, 'payerCustomerNumber', 'payer-mismatch'],
  ['patientFee.amount', 'IPS001005', null, 'patientFee', 'fee-not-by-setting'],
  ['rows', 'IPS001018', null, 'rows', 'no-rows'],
  ['rows[0].note', 'COM001001', 'item-A', 'note', 'note-not-enabled'],
  ['rows[1].itemNumber', 'IPS001013', 'item-B', 'item', 'row-exists'],
] as const)('%s with %s is said at its field', (path, code, key, field, name) => {
  expect(refused(name, { [path]: code })).toEqual({
    kind: 'fields',
    faults: [{ key, field, code, name, withheld: null }],
  })
})

test('what may not be prescribed is said at each row with the reason', () => {
  const detail = {
    rows: [
      { at: 'rows[0].itemNumber', itemNumber: 'A', reason: 'needs-specialist', agreementLetter: 'S' },
      { at: 'rows[1].itemNumber', itemNumber: 'B', reason: 'needs-wider-right', agreementLetter: 'C' },
    ],
  }
  expect(refused('outside-agreement', { 'rows[0].itemNumber': 'IPS001007' }, detail)).toMatchObject({
    kind: 'fields',
    faults: [
      { key: 'item-A', field: 'item', withheld: 'needs-specialist' },
      { key: 'item-B', field: 'item', withheld: 'needs-wider-right' },
    ],
  })
})

test('what holds for the whole place is said on top, by its name', () => {
  expect(refused('not-your-area', { 'not-your-area': 'COM001002' })).toEqual({
    kind: 'blocked',
    block: 'not-your-area',
  })
  expect(refused('customer-number-missing', { 'customer-number-missing': 'IPS001017' })).toMatchObject({
    kind: 'blocked',
  })
})

test('a refusal that no field stands for is said by its code', () => {
  expect(refused('recipient-not-found', { careRecipientId: 'CRS003003' })).toMatchObject({
    kind: 'refused',
    code: 'CRS003003',
  })
})

test('a stale version asks to load again', () => {
  expect(failed(409, { errors: { stale: 'CONFLICT_STALE' } })).toEqual({ kind: 'stale' })
})

test.each([
  [0, null],
  [409, { errors: { busy: 'CONFLICT_IN_FLIGHT' } }],
  [503, null],
])('%i without an answer is worth pressing again', (status, body) => {
  expect(failed(status, body)).toEqual({ kind: 'no-connection' })
})

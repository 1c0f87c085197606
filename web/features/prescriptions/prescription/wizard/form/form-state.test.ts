import { expect, test } from 'vitest'
import { blankRow, type PrescriptionFields } from './fields.ts'
import { afterAction, type FormAction, type FormState } from './form-state.ts'

const fields: PrescriptionFields = {
  startDate: '2026-11-20',
  months: '12',
  endDate: '2027-11-19',
  endByHand: false,
  calculationPeriod: '3',
  withdrawals: '',
  customerNumber: '1001',
  payerCustomerNumber: '',
  invoiceAreaId: '',
  patientFee: '',
  note: '',
  rows: [blankRow('a', 'A'), blankRow('b', 'B')],
}
const begun: FormState = { step: 'use', reached: 'use', fields, tried: [], moves: 0 }
const after = (...actions: FormAction[]) => actions.reduce(afterAction, begun)

test('going back loses nothing and keeps the later steps as links', () => {
  const state = after({ kind: 'fill', fields: { note: 'x' } }, { kind: 'go', to: 'check' }, { kind: 'go', to: 'use' })
  expect(state).toMatchObject({ step: 'use', reached: 'check', moves: 2, fields: { note: 'x' } })
})

test('what is typed in one row leaves its neighbours alone', () => {
  const { rows } = after({ kind: 'fill-row', key: 'b', fields: { amount: '4' } }).fields
  expect(rows.map(({ amount }) => amount)).toEqual(['', '4'])
})

test('a row that is taken out goes alone, and one that is there is not added twice', () => {
  expect(after({ kind: 'remove-row', key: 'a' }).fields.rows.map(({ key }) => key)).toEqual(['b'])
  expect(after({ kind: 'add-row', row: blankRow('b', 'B') }).fields.rows).toHaveLength(2)
})

test('months and end follow each other', () => {
  expect(after({ kind: 'set-months', text: '6' }).fields.endDate).toBe('2027-05-19')
  expect(after({ kind: 'set-end', text: '2027-02-19' }).fields.months).toBe('3')
})

test('the share of a flavour is kept by its item number', () => {
  const state = after({ kind: 'set-flavor', key: 'a', flavor: 'V', text: '2' })
  expect(state.fields.rows[0]?.flavors).toEqual({ V: '2' })
})

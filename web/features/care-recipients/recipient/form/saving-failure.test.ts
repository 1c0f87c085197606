import { expect, test } from 'vitest'
import { CallFailure } from '../../../../platform/failure.ts'
import { savingFailureOf } from './saving-failure.ts'

const refused = (errors: Record<string, string>, detail?: unknown) =>
  new CallFailure({ status: 400, body: { refusal: Object.keys(errors)[0], errors, detail } })

test('a lost connection is no refusal', () => {
  expect(savingFailureOf(new CallFailure({ status: 0, body: null }))).toEqual({ kind: 'no-connection' })
  expect(savingFailureOf(new Error('away'))).toEqual({ kind: 'no-connection' })
})

test('who is here already is linked to, who is elsewhere is not told of', () => {
  expect(savingFailureOf(refused({ 'registered-here': 'CRS003004' }, { careRecipientId: 7 }))).toEqual({
    kind: 'registered-here',
    careRecipientId: 7,
  })
  expect(savingFailureOf(refused({ 'registered-elsewhere': 'CRS003005' }))).toEqual({ kind: 'registered-elsewhere' })
})

test('fields that are not taken are marked at the form', () => {
  const errors = { 'deliveryAddresses[0].zip': 'COM001001', 'guardians[1].ssn': 'COM001001' }
  expect(savingFailureOf(refused(errors))).toEqual({
    kind: 'fields',
    fields: ['addresses.0.zip', 'guardians.1.ssn'],
  })
})

test('what is no field is said in the words of its code', () => {
  expect(savingFailureOf(refused({ 'recipient-inactive': 'GBS000704' }))).toEqual({
    kind: 'refused',
    code: 'GBS000704',
  })
  const stale = new CallFailure({ status: 409, body: { errors: { stale: 'CONFLICT_STALE' } } })
  expect(savingFailureOf(stale)).toEqual({ kind: 'stale' })
})

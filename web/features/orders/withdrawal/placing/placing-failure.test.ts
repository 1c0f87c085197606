import { expect, test } from 'vitest'
import { CallFailure } from '../../../../platform/failure.ts'
import { placingFailureOf } from './placing-failure.ts'

const answered = (status: number, errors: Record<string, string>, detail?: unknown) =>
  placingFailureOf(
    new CallFailure({
      status,
      body: { refusal: Object.keys(errors)[0], errors, ...(detail === undefined ? {} : { detail }) },
    }),
  )

test.each([
  ['another window saved it', 409, { stale: 'CONFLICT_STALE' }, { kind: 'stale' }],
  ['it is placed already', 409, { 'order-already-placed': 'ORS002001' }, { kind: 'already-placed' }],
  ['a line turned bad', 400, { 'lines[1].itemNumber': 'COM001001' }, { kind: 'line' }],
  ['less is allowed now', 400, { 'quantity-above-allowed': 'COM001001' }, { kind: 'line' }],
  ['warnings were not accepted', 400, { 'warnings-not-accepted': 'COM001001' }, { kind: 'warnings' }],
  ['the person has died', 400, { 'recipient-deceased': 'GBS000710' }, { kind: 'refused', code: 'GBS000710' }],
  ['the server failed', 500, {}, { kind: 'refused', code: 'GENERIC' }],
])('when %s, the screen knows what to offer', (_, status, errors, expected) => {
  expect(answered(status, errors)).toEqual(expected)
})

test('new prices come with the order at those prices', () => {
  const prices = { rowVersion: 4, lines: [], totals: { total: 100 } }
  expect(answered(409, { 'price-changed': 'ORS002004' }, prices)).toEqual({ kind: 'prices', prices })
})

test('no answer at all is a lost connection', () => {
  expect(placingFailureOf(new CallFailure({ status: 0, body: null }))).toEqual({ kind: 'no-connection' })
})

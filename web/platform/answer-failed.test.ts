import { textsOf } from '@omsorg/texts/all.ts'
import { expect, test } from 'vitest'
import { failureText, traceIdOf } from './AnswerFailed.tsx'
import { CallFailure, type NotDone, resultOf } from './calls/result.ts'

const t = textsOf('en')
const answered = (status: number, body: unknown) =>
  failureText(new CallFailure(resultOf({ status, body }) as NotDone), t)

test('a statement over its time limit asks for less, not only for patience', () =>
  expect(answered(500, { message: 'Execution Timeout Expired' })).toBe(t.errorCodes.DB_TIMEOUT))

test('a refused reading says which right is missing', () => {
  const detail = { missing: 'permission', permissions: ['OrderRead'], oneIsEnough: false }
  expect(answered(403, { refusal: 'forbidden', message: 'COM001002', detail })).toBe(
    t.pages.accessDenied.rights.OrderRead,
  )
})

test('anything else is worth another try', () => {
  expect(answered(500, { message: 'GENERIC' })).toBe(t.common.failure.body)
  expect(answered(0, null)).toBe(t.common.failure.body)
})

test('a fault of ours is told by the id under which the log knows it', () => {
  const failed = (body: unknown) => new CallFailure(resultOf({ status: 500, body }) as NotDone)
  expect(traceIdOf(failed({ message: 'GENERIC', traceId: 't1' }))).toBe('t1')
  expect(traceIdOf(failed({ message: 'GENERIC' }))).toBeNull()
  expect(traceIdOf(new Error('of the page'))).toBeNull()
})

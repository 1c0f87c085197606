import { expect, test } from 'vitest'
import { cartItemStatus, cartStatusAfter, eventOfStatus, type CartEvent } from './cart-transitions.ts'

const { selected, prescribed, replaced, removed } = cartItemStatus
const events: readonly CartEvent[] = ['change', 'prescribe', 'release', 'replace', 'remove']

test.each([
  [selected, 'change', selected],
  [selected, 'prescribe', prescribed],
  [selected, 'replace', replaced],
  [selected, 'remove', removed],
  [prescribed, 'release', selected],
  [prescribed, 'replace', replaced],
] as const)('from %i by %s to %i', (status, event, after) => {
  expect(cartStatusAfter(status, event)).toEqual({ ok: true, value: after })
})

test.each([
  [selected, 'release'],
  [prescribed, 'remove'],
  [prescribed, 'change'],
  [prescribed, 'prescribe'],
] as const)('%i does not allow %s', (status, event) => {
  expect(cartStatusAfter(status, event)).toMatchObject({ ok: false, refusal: 'status-does-not-allow' })
})

test.each([replaced, removed])('%i is the end', (status) => {
  expect(events.filter((event) => cartStatusAfter(status, event).ok)).toEqual([])
})

test('a status set by hand means an event, and replaced means none', () => {
  expect([selected, prescribed, replaced, removed].map(eventOfStatus)).toEqual(['release', 'prescribe', null, 'remove'])
})

import { searchOrdersByCarePlace } from '@omsorg/contract/orders/order/search-orders-by-care-place.ts'
import { expect, test } from 'vitest'
import { searchTermOf } from './search-term.ts'

test.each([
  ['of one sign', 'a', false],
  ['of one sign and spaces', ' a ', false],
  ['of two signs', 'ab', true],
  ['of 30 signs', 'a'.repeat(30), true],
  ['of 31 signs', 'a'.repeat(31), false],
])('orders are searched by a text %s: %j, %s (O-5-33)', (_, typed, isTerm) => {
  const term = searchTermOf(searchOrdersByCarePlace)
  expect([term.isTerm(typed), term.min, term.max]).toEqual([isTerm, 2, 30])
  // What is no term is not asked for, also when it stands in the address.
  expect(term.part.read([typed])).toBe(isTerm ? typed.trim() : '')
})

import { expect, test } from 'vitest'
import { savedOrdersAreKeptForDays } from '../order/order-transitions.ts'
import { isRecent, pointsAreKeptForDays } from './delivery-point.ts'

test('what a carrier has answered is recent for half a day', () => {
  const answered = Temporal.Instant.from('2026-11-20T06:00:00Z')
  expect(isRecent(answered, Temporal.Instant.from('2026-11-20T17:59:59Z'))).toBe(true)
  expect(isRecent(answered, Temporal.Instant.from('2026-11-20T18:00:00Z'))).toBe(false)
})

test('a saved order does not outlive the point that it goes to', () => {
  expect(pointsAreKeptForDays).toBeGreaterThan(savedOrdersAreKeptForDays)
})

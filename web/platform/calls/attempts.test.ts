import { expect, test } from 'vitest'
import { createAttempts } from './attempts.ts'

function attempts() {
  let made = 0
  return createAttempts(() => `key-${++made}`)
}

test('the key stays the same while the same wish has no definite answer', () => {
  const { keyFor } = attempts()
  expect(keyFor({ input: { orderId: 1 } })).toBe('key-1')
  expect(keyFor({ input: { orderId: 1 } })).toBe('key-1')
})

test('another wish, or the same after an answer, gets a new key', () => {
  const { keyFor, settle } = attempts()
  expect(keyFor({ input: { orderId: 1 } })).toBe('key-1')
  expect(keyFor({ input: { orderId: 2 } })).toBe('key-2')
  settle()
  expect(keyFor({ input: { orderId: 2 } })).toBe('key-3')
})

import { expect, test } from 'vitest'
import { orderQueueIn } from './order-queue.ts'

function queue() {
  const kept = new Map<string, string>()
  return orderQueueIn({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  })
}

test('who sets out to order for three is led through the three', () => {
  const three = queue()
  three.begin([7, 3, 9])
  expect(three.placeOf(3)).toEqual({ at: 2, of: 3 })
  expect(three.after(3)).toEqual([9])
  expect(three.after(9)).toEqual([])
})

test('who stands outside the queue has no place in it, and one person alone makes none', () => {
  const one = queue()
  one.begin([7, 3])
  expect(one.placeOf(8)).toBeNull()
  expect(one.after(8)).toEqual([])
  one.begin([7])
  expect(one.placeOf(7)).toBeNull()
})

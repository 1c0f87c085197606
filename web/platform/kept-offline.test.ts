import { expect, test, vi } from 'vitest'
import { keptOffline } from './kept-offline.ts'

test('what is written is kept as long as a screen is open that keeps it', () => {
  const told = vi.fn<() => void>()
  const unwatch = keptOffline.watch(told)
  const first = keptOffline.begin()
  const second = keptOffline.begin()
  first()
  expect(keptOffline.isSo()).toBe(true)
  second()
  expect(keptOffline.isSo()).toBe(false)
  expect(told).toHaveBeenCalledTimes(4)
  unwatch()
})

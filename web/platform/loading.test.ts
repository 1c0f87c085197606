import { expect, test } from 'vitest'
import { createLoading } from './loading.ts'

test('the counter never goes below zero (A-2.1-04)', () => {
  const { begin, end, count } = createLoading()
  end()
  begin()
  expect(count()).toBe(1)
  end()
  end()
  expect(count()).toBe(0)
})

test('work is counted until it is settled, also when it fails', async () => {
  const { during, count } = createLoading()
  const work = during(Promise.reject(new Error('no')))
  expect(count()).toBe(1)
  await expect(work).rejects.toThrow('no')
  expect(count()).toBe(0)
})

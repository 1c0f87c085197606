import { expect, test } from 'vitest'
import { mayBeNumber } from './use-item.ts'

test.each(['10', '102149', 'A-17/3', 'x'.repeat(100)])('%s may be the number of an item', (written) => {
  expect(mayBeNumber(written)).toBe(true)
})

test.each(['', '9', 'x'.repeat(101), '10\u000021', '10\n21'])('%j is none, and nobody is asked of it', (written) => {
  expect(mayBeNumber(written)).toBe(false)
})

import { expect, test } from 'vitest'
import { cutTo } from './cut-to.ts'

test('a text that is cut ends with a whole letter', () => {
  expect(cutTo('kateter', 4)).toBe('kate')
  expect(cutTo('ab🙂', 3)).toBe('ab')
  expect(cutTo('ab🙂', 4)).toBe('ab🙂')
  expect(cutTo('🙂å'.repeat(700), 100).isWellFormed()).toBe(true)
  expect(cutTo('kort', 100)).toBe('kort')
})

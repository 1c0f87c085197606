import { expect, test } from 'vitest'
import { readTime } from './entry-form.ts'

test.each([
  ['7.30', '07:30'],
  ['730', '07:30'],
  ['07:30', '07:30'],
  [' 2105 ', '21:05'],
  ['24:00', null],
  ['7', null],
  ['7.75', null],
  ['', null],
])('a time typed as %j is %s', (typed, time) => {
  expect(readTime(typed)).toBe(time)
})

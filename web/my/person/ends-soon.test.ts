import { expect, test } from 'vitest'
import { endsSoon } from './ends-soon.ts'

test('a guardian is told that the help ends from 60 days before the child comes of age, whoever else is helped nothing', () => {
  expect(['2027-01-28', '2027-01-29', null].map((day) => endsSoon(day, '2026-11-29'))).toEqual([true, false, false])
})

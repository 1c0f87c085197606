import { expect, test } from 'vitest'
import { readPeriod, withEnd, withMonths, withStart } from './period-fields.ts'

const blank = { startDate: '2026-01-01', months: '', endDate: '', endByHand: false }

test('the months set the end, which counts as a day of the period', () => {
  expect(withMonths(blank, '12')).toMatchObject({ endDate: '2026-12-31', endByHand: false })
  expect(withMonths({ ...blank, startDate: '2026-01-31' }, '1').endDate).toBe('2026-02-27')
})

test('an end by hand sets the fewest months that reach it', () => {
  expect(withEnd(blank, '2026-03-31').months).toBe('3')
  expect(withEnd(blank, '2026-04-01').months).toBe('4')
  expect(readPeriod(withEnd(blank, '2026-04-01'))?.months).toBe(4)
})

test('another start moves an end that follows from the months, and leaves one that was chosen', () => {
  expect(withStart(withMonths(blank, '6'), '2026-02-01')).toMatchObject({ months: '6', endDate: '2026-07-31' })
  expect(withStart(withEnd(blank, '2026-06-30'), '2026-02-01')).toMatchObject({ months: '5', endDate: '2026-06-30' })
})

test('30 and 31 January both end with the months that were chosen, although the end is the same', () => {
  const fields = withMonths({ ...blank, startDate: '2026-01-31' }, '1')
  expect(readPeriod(fields)).toMatchObject({ months: 1 })
})

test.each([
  ['no day', { startDate: '2026-13-01' }],
  ['an end before the start', { endDate: '2025-12-31', endByHand: true }],
  ['more than 12 months', { endDate: '2027-01-01', endByHand: true }],
  ['no end', { endDate: '' }],
])('%s stands for no period', (_, changed) => {
  expect(readPeriod({ ...withMonths(blank, '12'), ...changed })).toBeNull()
})

test.each(['0', '13', 'x', ''])('%s months leave the end as it was', (months) => {
  expect(withMonths(withMonths(blank, '12'), months).endDate).toBe('2026-12-31')
})

test('a day that is typed without hyphens is read', () => {
  expect(readPeriod(withMonths({ ...blank, startDate: '20260101' }, '3'))?.period.end.toString()).toBe('2026-03-31')
})

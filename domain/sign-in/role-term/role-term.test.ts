import { expect, test } from 'vitest'
import { confirmedUntil, daysLeft, hasRunOut, isPast, warningDue } from './role-term.ts'

const today = Temporal.PlainDate.from('2026-11-23')
const term = (lastDay: string | null, confirmDay: string | null = null) => ({ lastDay, confirmDay })

test.each([
  [term(null), null, false],
  [term('2026-11-23'), 0, false],
  [term('2026-11-22'), -1, true],
  [term('2027-01-01', '2026-11-22'), -1, true],
  [term('2026-11-24', '2027-11-23'), 1, false],
])('roles hold through the earlier of both days: %j', (given, left, isOver) => {
  expect([daysLeft(given, today), hasRunOut(given, today)]).toEqual([left, isOver])
})

test.each([
  ['2026-12-24', null, null],
  ['2026-12-23', null, 30],
  ['2026-12-23', 30, null],
  ['2026-11-30', 30, 7],
  ['2026-11-30', null, 7],
  ['2026-11-24', 7, null],
  ['2026-11-23', 30, 7],
  ['2026-11-22', null, null],
])('roles that end on %s, last warned at %s days: a warning at %s', (lastDay, warnedAt, due) => {
  expect(warningDue({ ...term(lastDay), warnedAt }, today)).toBe(due)
})

test('what is confirmed holds a year, also from a leap day', () => {
  expect(confirmedUntil(today)).toBe('2027-11-23')
  expect(confirmedUntil(Temporal.PlainDate.from('2028-02-29'))).toBe('2029-02-28')
})

test('a term does not end before today', () => {
  expect(isPast(term('2026-11-22'), today)).toBe('lastDay')
  expect(isPast(term(null, '2026-11-22'), today)).toBe('confirmDay')
  expect(isPast(term('2026-11-23', '2026-11-23'), today)).toBeNull()
})

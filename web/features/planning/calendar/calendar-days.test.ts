import { expect, test } from 'vitest'
import { dayAfterKey, dayAsked, shownDays, weeksOf } from './calendar-days.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const friday = day('2026-11-20')

test('a month is five weeks from the one that holds the day', () => {
  const { from, days } = shownDays('month', friday)
  expect([from.toString(), days.at(-1)?.toString(), weeksOf(days).length]).toEqual(['2026-11-16', '2026-12-20', 5])
})

test.each([
  ['', '2026-11-20'],
  ['2027-01-05', '2027-01-05'],
  ['9999-12-31', '2026-11-20'],
  ['0001-01-01', '2026-11-20'],
])('an address that asks for "%s" shows %s', (written, shown) => {
  expect(dayAsked(written, '2026-11-20').toString()).toBe(shown)
})

test('a week begins on Monday, and a day is itself', () => {
  expect(shownDays('week', friday).days.map(String)).toHaveLength(7)
  expect(shownDays('week', day('2026-11-22')).from.toString()).toBe('2026-11-16')
  expect(shownDays('day', friday).days.map(String)).toEqual(['2026-11-20'])
})

test.each([
  ['ArrowLeft', '2026-11-19'],
  ['ArrowRight', '2026-11-21'],
  ['ArrowUp', '2026-11-13'],
  ['ArrowDown', '2026-11-27'],
  ['PageUp', '2026-10-16'],
  ['PageDown', '2026-12-25'],
  ['Home', '2026-11-16'],
  ['End', '2026-11-22'],
  ['n', undefined],
])('%s goes to %s', (key, to) => {
  const pressed = { key, ctrlKey: false, metaKey: false, altKey: false }
  expect(dayAfterKey(pressed, friday, 35)?.toString()).toBe(to)
  expect(dayAfterKey({ ...pressed, altKey: true }, friday, 35)).toBeNull()
})

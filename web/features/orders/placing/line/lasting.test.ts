import { expect, test } from 'vitest'
import { proposedLine } from '../testing.ts'
import { lastingOf } from './lasting.ts'

const today = '2026-11-20'
const atHomeUntil = (runsOutOn: string | null) =>
  proposedLine({ suggestion: { word: 'time-to-order', runsOutOn, daysLeft: null, action: 'order', reason: null } })

test('an order lasts from the day on which what is at home has run out', () => {
  expect(lastingOf(atHomeUntil('2027-02-28'), 10, today)).toEqual({ pieces: 280, days: 70, until: '2027-05-09' })
})

test('where nothing is left an order lasts from today', () => {
  expect(lastingOf(atHomeUntil('2026-11-18'), 10, today).until).toBe('2027-01-29')
  expect(lastingOf(atHomeUntil(null), 10, today).until).toBe('2027-01-29')
})

test('without a consumption nobody knows how long an order lasts', () => {
  expect(lastingOf(proposedLine({ consumption: null }), 10, today)).toEqual({ pieces: 280, days: null, until: null })
})

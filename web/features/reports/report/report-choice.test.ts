import { describe, expect, test } from 'vitest'
import { lastMonth, lastQuarter, monthsOf, shareOf, thisYear, unknownIn, wholeYear } from './report-choice.ts'

const today = Temporal.PlainDate.from('2026-11-28')

describe('the periods that are offered', () => {
  test('are the last twelve whole months, the last month, the last quarter and this year', () => {
    expect(wholeYear(today)).toEqual({ from: '2025-11-01', to: '2026-10-31' })
    expect(lastMonth(today)).toEqual({ from: '2026-10-01', to: '2026-10-31' })
    expect(lastQuarter(today)).toEqual({ from: '2026-07-01', to: '2026-09-30', quarter: 3 })
    expect(thisYear(today)).toEqual({ from: '2026-01-01', to: '2026-11-28' })
  })

  test('reach over the turn of a year', () => {
    const january = Temporal.PlainDate.from('2027-01-02')
    expect(lastMonth(january)).toEqual({ from: '2026-12-01', to: '2026-12-31' })
    expect(lastQuarter(january)).toMatchObject({ from: '2026-10-01', to: '2026-12-31', quarter: 4 })
  })
})

test('a period of twelve whole months has twelve, and one of a few days has none', () => {
  expect(monthsOf({ from: '2025-11-01', to: '2026-10-31' })).toBe(12)
  expect(monthsOf({ from: '2026-11-01', to: '2026-11-28' })).toBe(0)
  expect(monthsOf({ from: '2026-11-28', to: '2026-11-01' })).toBe(0)
})

test('the track shows where the period lies, and never more than itself', () => {
  expect(shareOf({ from: '2026-01-01', to: '2026-01-10' }, '2026-01-01', '2026-01-10')).toEqual({ at: 0, length: 1 })
  expect(shareOf({ from: '2020-01-01', to: '2030-01-01' }, '2026-01-01', '2026-01-10')).toEqual({ at: 0, length: 1 })
  expect(shareOf({ from: '2026-01-06', to: '2026-01-10' }, '2026-01-01', '2026-01-10')).toEqual({
    at: 0.5,
    length: 0.5,
  })
})

test('what a link names that its reader has no reports of is told apart, and not taken for all', () => {
  const reach = [{ careUnitId: 'own', places: [{ carePlaceId: 'home' }] }]
  expect(unknownIn({ units: ['own'], places: ['home'] }, reach)).toEqual([])
  expect(unknownIn({ units: ['own', 'theirs'], places: ['away'] }, reach)).toEqual([
    { id: 'theirs', kind: 'units' },
    { id: 'away', kind: 'places' },
  ])
})

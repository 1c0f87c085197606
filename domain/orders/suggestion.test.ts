import { describe, expect, test } from 'vitest'
import { fraction } from '../fraction.ts'
import { actionFor, mostUrgent, suggestFor, type Suggestion } from './suggestion.ts'
import { unavailabilityCode } from './unavailability.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const fourADay = fraction(4)
const draw = (on: string, pieces: number, dailyUse = fourADay) => ({ on: day(on), pieces, dailyUse })
const january = draw('2026-01-01', 14 * 28)

describe('the next order suggestion', () => {
  test.each([
    ['one order', [january], 91, '2026-03-25', '2026-04-09', 15, 14, 'recently-ordered'],
    ['the next day', [january], 91, '2026-03-26', '2026-04-09', 14, 14, 'soon'],
    ['the day it runs out', [january], 91, '2026-04-09', '2026-04-09', 0, 14, 'time-to-order'],
    ['a short interval', [draw('2026-01-01', 56)], 14, '2026-01-01', '2026-01-15', 14, 7, 'recently-ordered'],
    [
      'a short interval, a day before',
      [draw('2026-01-01', 56)],
      14,
      '2026-01-07',
      '2026-01-15',
      8,
      7,
      'recently-ordered',
    ],
    ['a short interval, a week on', [draw('2026-01-01', 56)], 14, '2026-01-08', '2026-01-15', 7, 7, 'soon'],
    [
      '5 per week',
      [draw('2026-01-01', 140, fraction(5, 7))],
      90,
      '2026-01-01',
      '2026-07-16',
      196,
      14,
      'recently-ordered',
    ],
    ['two orders', [january, draw('2026-03-20', 392)], 91, '2026-03-20', '2026-07-16', 118, 14, 'recently-ordered'],
    ['less than a day', [draw('2026-01-01', 5, fraction(10))], 91, '2026-01-01', '2026-01-01', 0, 14, 'time-to-order'],
  ])('%s: %o', (_, draws, intervalDays, today, runsOutOn, daysLeft, threshold, word) => {
    const suggestion = suggestFor({ draws, dailyUse: fourADay, intervalDays, soonDays: 14, today: day(today) })
    expect({ ...suggestion, runsOutOn: suggestion.runsOutOn?.toString() }).toEqual({
      word,
      runsOutOn,
      daysLeft,
      threshold,
    })
  })

  test('does not re-read an old order when the consumption changes', () => {
    const facts = { draws: [january], intervalDays: 91, soonDays: 14, today: day('2026-02-20') }
    expect(suggestFor({ ...facts, dailyUse: fraction(8) })).toMatchObject({ word: 'recently-ordered', daysLeft: 48 })
  })

  test('says that the consumption is missing before it says anything else', () => {
    const facts = { draws: [january], intervalDays: 91, soonDays: 14, today: day('2026-06-01') }
    expect(suggestFor({ ...facts, dailyUse: null })).toMatchObject({ word: 'consumption-missing', runsOutOn: null })
    expect(suggestFor({ ...facts, draws: [], dailyUse: fraction(0) }).word).toBe('consumption-missing')
  })

  test('says time to order where nothing has been ordered, with the setting as threshold without a row', () => {
    const facts = { draws: [], dailyUse: fourADay, intervalDays: null, soonDays: 10, today: day('2026-06-01') }
    expect(suggestFor(facts)).toEqual({ word: 'time-to-order', runsOutOn: null, daysLeft: null, threshold: 10 })
  })

  test('reads an order of a day without consumption by the present one', () => {
    const draws = [{ ...january, dailyUse: null }]
    const facts = { draws, dailyUse: fourADay, intervalDays: 91, soonDays: 14, today: day('2026-03-26') }
    expect(suggestFor(facts)).toMatchObject({ word: 'soon', daysLeft: 14 })
  })
})

test('a person shows the most urgent item, and among equals the one that runs out first', () => {
  const item = (word: Suggestion['word'], daysLeft: number | null): Suggestion => ({
    word,
    daysLeft,
    runsOutOn: null,
    threshold: 14,
  })
  const recent = item('recently-ordered', 80)
  const missing = item('consumption-missing', null)
  const soon = item('soon', 9)
  expect(mostUrgent([recent, missing])).toBe(missing)
  expect(mostUrgent([missing, soon, recent])).toBe(soon)
  expect(mostUrgent([soon, item('time-to-order', 0)])?.word).toBe('time-to-order')
  expect(mostUrgent([item('soon', 12), soon])).toBe(soon)
  expect(mostUrgent([])).toBeNull()
})

describe('the action of a suggestion', () => {
  test.each([
    ['time-to-order', null, true, 'order'],
    ['soon', null, false, 'order'],
    ['recently-ordered', null, true, 'none'],
    ['consumption-missing', null, true, 'none'],
    ['time-to-order', unavailabilityCode.noWithdrawalsRemain, true, 'renew'],
    ['soon', unavailabilityCode.prescriptionEnded, true, 'renew'],
    ['soon', unavailabilityCode.prescriptionEnded, false, 'none'],
    ['time-to-order', unavailabilityCode.notPrescribed, true, 'none'],
    ['recently-ordered', unavailabilityCode.noWithdrawalsRemain, true, 'none'],
  ] as const)('for %s with code %s (renewal allowed: %s) is %s', (word, code, renewable, action) => {
    expect(actionFor(word, code, renewable)).toBe(action)
  })
})

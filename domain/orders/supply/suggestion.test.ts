import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction } from '../../fraction.ts'
import { actionFor, mostUrgent, suggestBy, suggestFor, type Suggestion } from './suggestion.ts'
import { suggestionWords } from './suggestion-words.ts'
import { unavailabilityCode } from '../placing/unavailability-code.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const fourADay = fraction(4)
const draw = (on: string, pieces: number, dailyUse = fourADay) => ({ on: day(on), pieces, dailyUse })
const january = draw('2026-01-01', 14 * 28)

describe('the next order suggestion (O-4-40)', () => {
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
    expect(suggestBy({ ...facts, useKnown: false, runsOutOn: day('2026-06-09') })).toEqual(
      suggestFor({ ...facts, dailyUse: null }),
    )
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

describe('lived through day by day', () => {
  const first = day('2026-01-01')
  const uses = fc.record({ pieces: fc.integer({ min: 1, max: 30 }), days: fc.constantFrom(1, 7, 28) })
  const deliveries = fc.array(
    fc.record({ on: fc.nat(60), pieces: fc.integer({ min: 1, max: 200 }), use: fc.option(uses) }),
    { maxLength: 5 },
  )

  /** The first day of the year without a day's pieces: each box is opened when the one before is empty, and never earlier than it came. */
  function firstDayWithout(
    came: readonly { on: number; pieces: number; use: { pieces: number; days: number } }[],
  ): number | null {
    let today: number | null = null
    for (const { on, pieces, use } of came.toSorted((one, other) => one.on - other.on)) {
      today = Math.max(today ?? on, on)
      // In parts of a piece, of which a day takes `use.pieces` and a piece has `use.days`.
      for (let left = pieces * use.days; left >= use.pieces; left -= use.pieces) today += 1
    }
    return today
  }

  test('the supply ends on the first day on which no full day is left', () => {
    const asked = fc.record({
      came: deliveries,
      present: uses,
      interval: fc.option(fc.integer({ min: 1, max: 40 })),
      soonDays: fc.nat(30),
      // Most of the days are near the end, where the words change.
      beforeTheEnd: fc.oneof(fc.integer({ min: -2, max: 32 }), fc.nat(300)),
    })
    fc.assert(
      fc.property(asked, ({ came, present, interval, soonDays, beforeTheEnd }) => {
        const ends = firstDayWithout(came.map((each) => ({ ...each, use: each.use ?? present })))
        const on = Math.max(0, (ends ?? 0) - beforeTheEnd)
        const measures = { intervalDays: interval, soonDays, today: first.add({ days: on }) }
        const suggestion = suggestFor({
          draws: came.map((each) => ({
            on: first.add({ days: each.on }),
            pieces: each.pieces,
            dailyUse: each.use && fraction(each.use.pieces, each.use.days),
          })),
          dailyUse: fraction(present.pieces, present.days),
          ...measures,
        })
        const runsOutOn = ends === null ? null : first.add({ days: ends })
        expect(suggestBy({ useKnown: true, runsOutOn, ...measures })).toEqual(suggestion)
        expect(suggestion.runsOutOn?.toString()).toBe(runsOutOn?.toString())

        let daysLeft = 0
        for (let today = on; today < (ends ?? on); today += 1) daysLeft += 1
        const isSoon = daysLeft <= soonDays && (interval === null || daysLeft * 2 <= interval)
        expect(suggestion.word).toBe(daysLeft === 0 ? 'time-to-order' : isSoon ? 'soon' : 'recently-ordered')
      }),
      { numRuns: 1_000 },
    )
  })

  test('the most urgent is the one that no other comes before', () => {
    const items = fc.array(
      fc.record<Suggestion>({
        word: fc.constantFrom(...suggestionWords),
        daysLeft: fc.option(fc.integer({ min: -20, max: 90 })),
        runsOutOn: fc.constant(null),
        threshold: fc.constant(14),
      }),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(items, (all) => {
        const found = mostUrgent(all)
        const rank = ({ word }: Suggestion) =>
          ['time-to-order', 'soon', 'consumption-missing', 'recently-ordered'].indexOf(word)
        expect(found === null).toBe(all.length === 0)
        expect(all.filter((each) => found !== null && rank(each) < rank(found))).toEqual([])
      }),
    )
  })
})

import { describe, expect, test } from 'vitest'
import { earliestDay, judgePeriod, lastDayOf } from './report-period.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const today = day('2026-11-28')
const judge = (from: string, to: string) => judgePeriod({ from: day(from), to: day(to) }, today)
const refused = (refusal: string, at: string, nearest: string) =>
  expect.objectContaining({ ok: false, refusal, at, detail: { day: nearest } })

describe('the period of a report', () => {
  test('may be twelve months, and no day more (O-5-34, O-8-22)', () => {
    expect(judge('2025-11-01', '2026-10-31').ok).toBe(true)
    expect(judge('2025-11-01', '2026-11-01')).toEqual(refused('too-long', 'to', '2026-10-31'))
  })

  test('may begin two years ago, and no day earlier (O-5-35, O-8-20)', () => {
    expect(judge('2024-11-28', '2025-11-27').ok).toBe(true)
    expect(judge('2024-11-27', '2025-01-01')).toEqual(refused('too-old', 'from', '2024-11-28'))
  })

  test('may end today, and not tomorrow (O-5-36, O-8-21)', () => {
    expect(judge('2026-11-28', '2026-11-28').ok).toBe(true)
    expect(judge('2026-11-28', '2026-11-29')).toEqual(refused('after-today', 'to', '2026-11-28'))
    expect(judge('2026-11-29', '2026-11-29')).toEqual(refused('after-today', 'from', '2026-11-28'))
  })

  test('does not end before it begins', () => {
    expect(judge('2026-11-02', '2026-11-01')).toEqual(refused('ends-before-it-begins', 'to', '2026-11-02'))
  })

  test('of a leap day ends on the last day before the same one a year later', () => {
    expect(lastDayOf(day('2028-02-29')).toString()).toBe('2029-02-27')
    expect(earliestDay(day('2028-02-29')).toString()).toBe('2026-02-28')
  })

  test('is judged at the field that can mend it, and what is proposed is let through', () => {
    for (const [from, to] of [
      ['2020-01-01', '2026-11-28'],
      ['2025-01-01', '2026-11-28'],
      ['2026-12-24', '2026-12-31'],
    ] as const) {
      let asked = { from: day(from), to: day(to) }
      let rounds = 0
      for (let judged = judgePeriod(asked, today); !judged.ok; judged = judgePeriod(asked, today)) {
        asked = { ...asked, [judged.at === 'from' ? 'from' : 'to']: day(judged.detail.day) }
        rounds += 1
        expect(rounds).toBeLessThan(5)
      }
      expect(judgePeriod(asked, today).ok).toBe(true)
    }
  })
})

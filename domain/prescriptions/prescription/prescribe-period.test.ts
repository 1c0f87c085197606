import { describe, expect, test } from 'vitest'
import { daysOf } from '../../calendar/period.ts'
import { checkPrescriptionPeriod, periodOf, rowsFitPeriod } from './prescribe-period.ts'
import { prescriptionStatus } from '../row/row.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const wanted = (start: string, months: number | null, end?: string | null) => ({
  start: day(start),
  months,
  end: end ? day(end) : (end as null | undefined),
})

describe('a period (O-3-19, A-9-15, A-9-16)', () => {
  test.each([
    ['2026-01-01', 12, '2026-12-31', 365],
    ['2028-01-01', 12, '2028-12-31', 366],
    ['2023-03-01', 12, '2024-02-29', 366],
    ['2024-02-29', 12, '2025-02-27', 365],
    ['2026-01-30', 1, '2026-02-27', 29],
    ['2026-01-31', 1, '2026-02-27', 28],
    ['2026-08-31', 6, '2027-02-27', 181],
  ])('from %s of %i months ends on %s, after %i days', (start, months, end, days) => {
    const checked = periodOf(wanted(start, months))
    if (!checked.ok) throw new Error(checked.refusal)
    expect([checked.value.period.end.toString(), daysOf(checked.value.period)]).toEqual([end, days])
    // The same end chosen by hand has the same months.
    expect(periodOf(wanted(start, null, end))).toMatchObject({ value: { months } })
  })

  test.each([
    ['2026-01-01', '2026-12-31'],
    ['2028-01-01', '2028-12-30'],
    ['2023-03-01', '2024-02-28'],
    ['2024-02-29', '2025-02-27'],
  ])('from %s without months ends on %s and counts 12', (start, end) => {
    const checked = periodOf(wanted(start, null))
    if (!checked.ok) throw new Error(checked.refusal)
    expect([checked.value.period.end.toString(), checked.value.months]).toEqual([end, 12])
  })

  test('whose end was chosen counts by it, whatever months are sent along', () => {
    expect(periodOf(wanted('2026-01-01', 12, '2026-03-10'))).toMatchObject({ value: { months: 3 } })
  })

  test.each([
    ['no end where one was to be chosen', '2026-01-01', null, 'end-date-missing'],
    ['an end on its start', '2026-01-01', '2026-01-01', 'end-not-after-start'],
    ['an end before its start', '2026-01-02', '2026-01-01', 'end-not-after-start'],
    ['a day more than 12 months', '2026-01-01', '2027-01-01', 'longer-than-twelve-months'],
  ] as const)('with %s is refused at its end', (_what, start, end, refusal) => {
    expect(periodOf(wanted(start, null, end))).toEqual({ ok: false, refusal, at: 'endDate' })
  })
})

describe('judged on a day, a period', () => {
  const today = day('2026-11-20')
  const refusalOf = (start: string, end: string | undefined, stored: Parameters<typeof checkPrescriptionPeriod>[2]) => {
    const checked = checkPrescriptionPeriod(today, wanted(start, 12, end), stored)
    return checked.ok ? null : [checked.refusal, checked.at]
  }
  const preliminary = { status: prescriptionStatus.preliminary, start: day('2026-11-01') }
  const active = { status: prescriptionStatus.active, start: day('2026-11-01') }

  test('begins between today and a year ahead', () => {
    expect(refusalOf('2026-11-19', undefined, null)).toEqual(['start-in-the-past', 'startDate'])
    expect(refusalOf('2026-11-20', undefined, null)).toBeNull()
    expect(refusalOf('2027-11-20', undefined, null)).toBeNull()
    expect(refusalOf('2027-11-21', undefined, null)).toEqual(['start-too-far-ahead', 'startDate'])
  })

  test('that was left lying keeps its start, or moves to today or later', () => {
    expect(refusalOf('2026-11-01', undefined, preliminary)).toBeNull()
    expect(refusalOf('2026-11-02', undefined, preliminary)).toEqual(['start-in-the-past', 'startDate'])
    expect(refusalOf('2026-11-20', undefined, preliminary)).toBeNull()
  })

  test('that has begun keeps its start, and does not end before today', () => {
    expect(refusalOf('2026-11-01', '2026-11-20', active)).toBeNull()
    expect(refusalOf('2026-11-20', undefined, active)).toEqual(['start-has-passed', 'startDate'])
    expect(refusalOf('2026-11-01', '2026-11-19', active)).toEqual(['end-in-the-past', 'endDate'])
  })
})

test('rows that stay fit a moved period by their calculation period and their withdrawals', () => {
  const period = { start: day('2026-01-01'), end: day('2026-01-10') }
  const rows = (calculationMonths: number, withdrawals: number) =>
    rowsFitPeriod({ period, months: 1 }, [{ calculationMonths, withdrawals }])
  expect(rows(1, 10).ok).toBe(true)
  expect(rows(1, 11)).toMatchObject({ refusal: 'withdrawals-wrong' })
  expect(rows(3, 1)).toMatchObject({ refusal: 'calculation-longer-than-period' })
})

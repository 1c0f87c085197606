import { daysBetween, daysOf, type Period } from '../../calendar/period.ts'

/** What a row grants over its period and what was drawn of it by today, in packages. */
export interface DrawnOfRow {
  readonly withdrawals: number
  readonly packagesPerWithdrawal: number
  readonly packagesDrawn: number
  readonly period: Period
  readonly today: Temporal.PlainDate
}

/** `less`: clearly less was drawn than by today should have been; `more`: more than the whole period grants. */
export type DrawnJudgement = 'as-prescribed' | 'less' | 'more'

/** Below so many percent of what should have been drawn by today, somebody is to look. */
const leastPercent = 80

/** Days of the period that have begun, today with them: at least one, at most all. */
export function daysGone({ period, today }: Pick<DrawnOfRow, 'period' | 'today'>): number {
  return Math.min(Math.max(daysBetween(period.start, today) + 1, 1), daysOf(period))
}

/** What was drawn, judged against what should have been drawn by today (rules 3.14). */
export function judgeDrawn(row: DrawnOfRow): DrawnJudgement {
  const whole = row.withdrawals * row.packagesPerWithdrawal
  if (row.packagesDrawn > whole) return 'more'
  // drawn / (whole * gone / days) < 80 %, without a fraction.
  const isLess = row.packagesDrawn * daysOf(row.period) * 100 < leastPercent * whole * daysGone(row)
  return isLess ? 'less' : 'as-prescribed'
}

/**
 * Packages for each withdrawal at the pace of what was really drawn, over as long a period with as many withdrawals; null
 * where nothing was drawn, or where it is what is prescribed already.
 */
export function packagesAtPace(row: DrawnOfRow): number | null {
  if (row.packagesDrawn === 0) return null
  const need = Math.ceil((row.packagesDrawn * daysOf(row.period)) / daysGone(row))
  const packages = Math.ceil(need / row.withdrawals)
  return packages === row.packagesPerWithdrawal ? null : packages
}

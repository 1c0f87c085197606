import { dividedBy, floor, fraction } from '@omsorg/domain/fraction.ts'
import { consumptionPeriod, dailyUse } from '@omsorg/domain/prescriptions/row/consumption.ts'
import type { ProposedLine } from '../proposal.ts'

/** Pieces in so many packages, and the whole days they last; null days where no consumption is known. */
export function lastingOf(
  line: ProposedLine,
  quantity: number,
): { readonly pieces: number; readonly days: number | null } {
  const pieces = quantity * line.itemsPerPackage
  const { consumption, consumptionPeriod: period } = line
  const perDay =
    consumption === null || period === null
      ? null
      : dailyUse({ amount: String(consumption), period: consumptionPeriod[period] })
  return { pieces, days: perDay ? floor(dividedBy(fraction(pieces), perDay)) : null }
}

/** The last day for which an order of today suffices. */
export function lastsUntil(today: string, days: number): string {
  return Temporal.PlainDate.from(today).add({ days }).toString()
}

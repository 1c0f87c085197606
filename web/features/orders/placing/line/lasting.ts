import { dividedBy, floor, fraction } from '@omsorg/domain/fraction.ts'
import { lastsUntil } from '@omsorg/domain/orders/supply/supply.ts'
import { consumptionPeriod, dailyUse } from '@omsorg/domain/prescriptions/row/consumption.ts'
import type { ProposedLine } from '../proposal.ts'

export interface Lasting {
  readonly pieces: number
  /** The whole days that they last; null where no consumption is known. */
  readonly days: number | null
  /** The day on which they, and what is at home already, are used up; null where no consumption is known. */
  readonly until: string | null
}

/** How long so many packages last when they are ordered today. */
export function lastingOf(line: ProposedLine, quantity: number, today: string): Lasting {
  const pieces = quantity * line.itemsPerPackage
  const { consumption, consumptionPeriod: period, suggestion } = line
  const perDay =
    consumption === null || period === null
      ? null
      : dailyUse({ amount: String(consumption), period: consumptionPeriod[period] })
  if (!perDay) return { pieces, days: null, until: null }
  const runsOutOn = suggestion?.runsOutOn ? Temporal.PlainDate.from(suggestion.runsOutOn) : null
  const until = lastsUntil({ pieces, dailyUse: perDay }, { today: Temporal.PlainDate.from(today), runsOutOn })
  return { pieces, days: floor(dividedBy(fraction(pieces), perDay)), until: until.toString() }
}

import { daysBetween, isOnOrBefore } from '../../calendar/period.ts'
import { floor, fraction, isPositive, minus, plus, times, type Fraction } from '../../fraction.ts'
import { type ConsumptionPeriod, consumptionPeriod, daysIn } from './consumption.ts'

/** One delivery of an item, in pieces. */
export interface Delivered {
  readonly on: Temporal.PlainDate
  readonly pieces: number
}

/** What of an item came within the last 12 months. */
export interface DeliveredUse {
  readonly deliveries: number
  readonly pieces: number
  readonly firstOn: Temporal.PlainDate
  readonly lastOn: Temporal.PlainDate
  /** From the first delivery to the last. */
  readonly days: number
  /** Pieces a day: all but the last delivery were used in those days. Null where they lie too close to tell. */
  readonly perDay: Fraction | null
}

/** Deliveries that lie closer than this are one supply in parts, and tell nothing of a use. */
const tellingDays = 28

/** Null when nothing came. `deliveries` may stand in any order. */
export function deliveredUse(deliveries: readonly Delivered[], today: Temporal.PlainDate): DeliveredUse | null {
  const since = today.subtract({ months: 12 })
  const recent = deliveries
    .filter(({ on }) => isOnOrBefore(since, on) && isOnOrBefore(on, today))
    .toSorted((one, other) => Temporal.PlainDate.compare(one.on, other.on))
  const [first, last] = [recent[0], recent.at(-1)]
  if (!first || !last) return null
  const pieces = recent.reduce((sum, each) => sum + each.pieces, 0)
  const days = daysBetween(first.on, last.on)
  const used = recent.filter(({ on }) => !on.equals(last.on)).reduce((sum, each) => sum + each.pieces, 0)
  return {
    deliveries: recent.length,
    pieces,
    firstOn: first.on,
    lastOn: last.on,
    days,
    perDay: days >= tellingDays ? fraction(used, days) : null,
  }
}

/** A consumption is far from what was delivered when one is more than half as much again as the other. */
export function isFarFrom(perDay: Fraction, delivered: Fraction): boolean {
  const isMoreThanHalfAgain = (one: Fraction, other: Fraction) =>
    isPositive(minus(times(one, fraction(2)), times(other, fraction(3))))
  return isMoreThanHalfAgain(perDay, delivered) || isMoreThanHalfAgain(delivered, perDay)
}

const { day, week, month, year } = consumptionPeriod
const longerAndLonger = [day, week, month, year] as const

/**
 * A use as a person says it, to one decimal: in the period of `from`, or in the next longer one that comes to a piece at
 * least. Of a catheter a month nobody says 0.03 a day.
 */
export function spokenUse(perDay: Fraction, from: ConsumptionPeriod): { amount: number; period: ConsumptionPeriod } {
  const isWhole = (period: ConsumptionPeriod) => floor(times(perDay, daysIn[period])) > 0
  const period = longerAndLonger.slice(longerAndLonger.indexOf(from)).find(isWhole) ?? year
  const tenths = times(times(perDay, daysIn[period]), fraction(10))
  return { amount: floor(plus(tenths, fraction(1, 2))) / 10, period }
}

import { daysAfter } from '../../calendar/known-days.ts'
import { isOnOrBefore, laterOf } from '../../calendar/period.ts'
import { dividedBy, floor, fraction, isPositive, type Fraction } from '../../fraction.ts'

/**
 * One order of an item. The order line keeps its pieces and the use of its day: later changes of the row do not re-read
 * it.
 */
export interface ItemDraw {
  readonly on: Temporal.PlainDate
  readonly pieces: number
  /**
   * Pieces per day on the day of the order; null where none was known, then the present use is the only one there is.
   */
  readonly dailyUse: Fraction | null
}

/** One draw laid end to end with those before it. */
export interface Supply {
  readonly on: Temporal.PlainDate
  readonly pieces: number
  readonly dailyUse: Fraction
  /** The day on which it begins to be used: the day of the order, or the day the former ones run out. */
  readonly startsOn: Temporal.PlainDate
  /** The day on which it has run out. */
  readonly endsOn: Temporal.PlainDate
}

/** Nothing is said to last longer: a use of next to nothing would pass the end of the calendar. */
const longestInDays = 36_500

/**
 * The draws in order of date, each lasting floor(pieces / daily use) days from the later of its day and the former end
 * (rules 3.5).
 */
export function suppliesOf(draws: readonly ItemDraw[], presentUse: Fraction): Supply[] {
  const supplies: Supply[] = []
  for (const { on, pieces, dailyUse } of draws.toSorted((a, b) => Temporal.PlainDate.compare(a.on, b.on))) {
    const use = dailyUse && isPositive(dailyUse) ? dailyUse : presentUse
    const former = supplies.at(-1)
    const startsOn = former ? laterOf(former.endsOn, on) : on
    const days = wholeDaysOf(pieces, use)
    supplies.push({ on, pieces, dailyUse: use, startsOn, endsOn: daysAfter(startsOn, days) })
  }
  return supplies
}

/** The supplies that lead to the day on which all is used up: those since it last began with nothing at home. */
export function chainOf(supplies: readonly Supply[]): readonly Supply[] {
  return supplies.slice(
    Math.max(
      0,
      supplies.findLastIndex(({ on, startsOn }) => startsOn.equals(on)),
    ),
  )
}

/**
 * The day on which what is at home and an order of today are used up: the order begins when the former has run out, as one
 * more draw would (rules 3.5).
 */
export function lastsUntil(
  order: { readonly pieces: number; readonly dailyUse: Fraction },
  atHome: { readonly today: Temporal.PlainDate; readonly runsOutOn: Temporal.PlainDate | null },
): Temporal.PlainDate {
  const startsOn = atHome.runsOutOn ? laterOf(atHome.runsOutOn, atHome.today) : atHome.today
  return daysAfter(startsOn, wholeDaysOf(order.pieces, order.dailyUse))
}

/** The whole days that pieces last. */
function wholeDaysOf(pieces: number, dailyUse: Fraction): number {
  return Math.min(longestInDays, floor(dividedBy(fraction(pieces), dailyUse)))
}

/** A time without anything: from the day on which the supply had run out to the next order, or to today. */
export interface SupplyGap {
  readonly from: Temporal.PlainDate
  readonly to: Temporal.PlainDate
}

/** The times without anything until today, in order. Before the first order nothing is known to be missing. */
export function gapsOf(supplies: readonly Supply[], today: Temporal.PlainDate): SupplyGap[] {
  return supplies.flatMap(({ endsOn }, place) => {
    const next = supplies[place + 1]?.on
    const to = next && isOnOrBefore(next, today) ? next : today
    return isOnOrBefore(to, endsOn) ? [] : [{ from: endsOn, to }]
  })
}

import { daysBetween, isOnOrBefore, laterOf } from '../../calendar/period.ts'
import { floor, fraction, minus, times, type Fraction } from '../../fraction.ts'
import { gapsOf, suppliesOf, type ItemDraw, type Supply, type SupplyGap } from './supply.ts'

export interface TimelineFacts {
  readonly draws: readonly ItemDraw[]
  readonly dailyUse: Fraction | null
  readonly today: Temporal.PlainDate
  /** The window of the picture, both ends shown. */
  readonly from: Temporal.PlainDate
  readonly until: Temporal.PlainDate
}

/** A corner of the line. Between two corners the line is straight. */
export interface SupplyPoint {
  readonly on: Temporal.PlainDate
  /** Whole pieces that are left, rounded down. */
  readonly pieces: number
  /** `delivery`: the line has just stepped up. `run-out`: nothing is left. */
  readonly kind: 'level' | 'delivery' | 'run-out'
  /** After today: reckoned, not known. */
  readonly forecast: boolean
}

export interface SupplyTimeline {
  /** In order of time; a delivery gives two corners on one day, before and after its step. */
  readonly points: readonly SupplyPoint[]
  readonly runsOutOn: Temporal.PlainDate | null
  /** The days without anything, of the window. */
  readonly gaps: readonly SupplyGap[]
}

/**
 * The supply of one item over time: it steps up with each order and slopes down by the use of that order's day, one
 * order after another, exactly as the suggestion reckons (rules 3.5). No points without a consumption.
 */
export function supplyTimeline({ draws, dailyUse, today, from, until }: TimelineFacts): SupplyTimeline {
  if (!dailyUse) return { points: [], runsOutOn: null, gaps: [] }
  const supplies = suppliesOf(draws, dailyUse)
  const corners = [from, today, until, ...supplies.flatMap(({ on, startsOn, endsOn }) => [on, startsOn, endsOn])]
  const points = inOrder(corners)
    .filter((on) => isOnOrBefore(from, on) && isOnOrBefore(on, until))
    .flatMap((on) => pointsOn(on, supplies, today))
  const gaps = gapsOf(supplies, today)
    .filter((gap) => !isOnOrBefore(gap.to, from))
    .map((gap) => ({ ...gap, from: laterOf(gap.from, from) }))
  return { points, runsOutOn: supplies.at(-1)?.endsOn ?? null, gaps }
}

/** Whole pieces left on a day, of the supplies that were ordered by then. */
export function piecesLeftOn(on: Temporal.PlainDate, supplies: readonly Supply[]): number {
  return supplies
    .filter((supply) => isOnOrBefore(supply.on, on))
    .reduce((sum, supply) => sum + piecesLeftOf(supply, on), 0)
}

function piecesLeftOf({ pieces, dailyUse, startsOn, endsOn }: Supply, on: Temporal.PlainDate): number {
  // What is left at the end is less than the use of one day.
  if (isOnOrBefore(endsOn, on)) return 0
  const daysUsed = daysBetween(startsOn, laterOf(startsOn, on))
  return floor(minus(fraction(pieces), times(dailyUse, fraction(daysUsed))))
}

function pointsOn(on: Temporal.PlainDate, supplies: readonly Supply[], today: Temporal.PlainDate): SupplyPoint[] {
  const forecast = !isOnOrBefore(on, today)
  const delivered = supplies.some((supply) => supply.on.equals(on))
  const former = delivered ? supplies.filter((supply) => !supply.on.equals(on)) : supplies
  const before = piecesLeftOn(on, former)
  const ranOut = before === 0 && supplies.some((supply) => supply.endsOn.equals(on))
  const level: SupplyPoint = { on, pieces: before, kind: ranOut ? 'run-out' : 'level', forecast }
  return delivered ? [level, { on, pieces: piecesLeftOn(on, supplies), kind: 'delivery', forecast }] : [level]
}

function inOrder(days: readonly Temporal.PlainDate[]): Temporal.PlainDate[] {
  return days
    .toSorted((a, b) => Temporal.PlainDate.compare(a, b))
    .filter((each, index, sorted) => !sorted[index - 1]?.equals(each))
}

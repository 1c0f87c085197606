import { daysBetween, isOnOrBefore, laterOf } from '../../calendar/period.ts'
import { floor, fraction, minus, times, type Fraction } from '../../fraction.ts'
import { laidOn, type CountOfDraws } from './counted-stock.ts'
import { gapsOf, suppliesOf, type ItemDraw, type Supply, type SupplyGap } from './supply.ts'

export interface TimelineFacts {
  /** In the order in which they were confirmed. */
  readonly draws: readonly ItemDraw[]
  /** What was counted at home, the earliest first, one of a day: from then on its count is what there is. */
  readonly counts?: readonly CountOfDraws[]
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
  /** `delivery`: the line has just stepped up. `count`: it begins anew at what was counted. `run-out`: nothing is left. */
  readonly kind: 'level' | 'delivery' | 'count' | 'run-out'
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
 * order after another, exactly as the suggestion reckons (rules 3.5). A count begins it anew. No points without a consumption.
 */
export function supplyTimeline(facts: TimelineFacts): SupplyTimeline {
  const { draws, counts = [], dailyUse, today, from, until } = facts
  if (!dailyUse) return { points: [], runsOutOn: null, gaps: [] }
  const stretches = stretchesOf(draws, counts, dailyUse)
  return {
    points: stretches.flatMap((stretch) => pointsOfStretch(stretch, { today, from, until })),
    runsOutOn: stretches.at(-1)?.supplies.at(-1)?.endsOn ?? null,
    gaps: stretches.flatMap((stretch) => gapsOfStretch(stretch, { today, from })),
  }
}

/** The line between two counts: what was counted at its beginning, and what was drawn on top of it. */
interface Stretch {
  readonly count: CountOfDraws | null
  readonly supplies: readonly Supply[]
  /** The day of the next count. */
  readonly until: Temporal.PlainDate | null
}

function stretchesOf(draws: readonly ItemDraw[], counts: readonly CountOfDraws[], use: Fraction): readonly Stretch[] {
  return [null, ...counts].map((count, place) => ({
    count,
    supplies: suppliesOf(count ? laidOn(count, draws.slice(count.drawsInIt)) : draws, use),
    until: counts[place]?.on ?? null,
  }))
}

type Window = Pick<TimelineFacts, 'today' | 'from' | 'until'>

function pointsOfStretch({ count, supplies, until: end }: Stretch, { today, from, until }: Window): SupplyPoint[] {
  const corners = [from, today, until, ...supplies.flatMap(({ on, startsOn, endsOn }) => [on, startsOn, endsOn])]
  return inOrder(end ? [...corners, end] : corners)
    .filter((on) => isOnOrBefore(from, on) && isOnOrBefore(on, until))
    .filter((on) => (!count || isOnOrBefore(count.on, on)) && (!end || isOnOrBefore(on, end)))
    .flatMap((on) => (count?.on.equals(on) ? pointsOfCount(count, supplies, today) : pointsOn(on, supplies, today)))
}

/** What was counted, and what was ordered on that day on top of it. */
function pointsOfCount({ on, pieces }: CountOfDraws, supplies: readonly Supply[], today: Temporal.PlainDate) {
  const counted: SupplyPoint = { on, pieces, kind: 'count', forecast: !isOnOrBefore(on, today) }
  const all = piecesLeftOn(on, supplies)
  return all > pieces ? [counted, { ...counted, pieces: all, kind: 'delivery' as const }] : [counted]
}

function gapsOfStretch(
  { count, supplies, until }: Stretch,
  { today, from }: Pick<Window, 'today' | 'from'>,
): SupplyGap[] {
  const begins = count ? laterOf(count.on, from) : from
  return gapsOf(supplies, until && isOnOrBefore(until, today) ? until : today)
    .filter((gap) => !isOnOrBefore(gap.to, begins))
    .map((gap) => ({ ...gap, from: laterOf(gap.from, begins) }))
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

import { laterOf } from '../../calendar/period.ts'
import type { Fraction } from '../../fraction.ts'
import type { ItemDraw } from './supply.ts'

/** What care staff counted at home of an item: a fact of its day. */
export interface CountedStock {
  readonly on: Temporal.PlainDate
  readonly pieces: number
  /** Pieces per day on that day; null where none was known. */
  readonly dailyUse: Fraction | null
  /** What was confirmed by then lies in what was counted. */
  readonly drawnUntil: Temporal.Instant
}

/** Something of an item, with the items that took its place for the person. */
export interface OfItem {
  readonly itemNumber: string
  readonly followedBy: readonly string[]
}

/** Whether it is of an item, or of one whose place that took (rules 3.12). */
export function isOf(itemNumber: string, of: OfItem): boolean {
  return of.itemNumber === itemNumber || of.followedBy.includes(itemNumber)
}

/** The latest count of an item, or of one whose place it took: what was counted is still at home when the item is replaced. */
export function latestOf<Count extends OfItem & { readonly id: number }>(
  itemNumber: string,
  counts: readonly Count[],
): Count | undefined {
  return counts.filter((count) => isOf(itemNumber, count)).toSorted((one, other) => other.id - one.id)[0]
}

/** A count with what lies in it: so many of the item's orders, the earliest first. */
export interface CountOfDraws extends ItemDraw {
  readonly drawsInIt: number
}

/** The most that anybody counts of one item. */
export const mostCounted = 100_000

/**
 * What there is to use from a count on: what was counted, and on top of it what was drawn later or had not come yet. What came
 * after the count is used after what was counted. Without a count all draws stand.
 */
export function stockOf<Draw extends ItemDraw & { readonly confirmedAt: Temporal.Instant }>(
  draws: readonly Draw[],
  counted: CountedStock | null,
): readonly (Draw | ItemDraw)[] {
  if (!counted) return draws
  return laidOn(
    counted,
    draws.filter((draw) => !liesIn(counted, draw)),
  )
}

/** Whether an order lies in what was counted. */
export function liesIn(
  { drawnUntil }: Pick<CountedStock, 'drawnUntil'>,
  { confirmedAt }: { readonly confirmedAt: Temporal.Instant },
): boolean {
  return Temporal.Instant.compare(confirmedAt, drawnUntil) <= 0
}

/** A count as a draw, and what came on top of it. */
export function laidOn<Draw extends ItemDraw>(
  { on, pieces, dailyUse }: ItemDraw,
  onTop: readonly Draw[],
): readonly (Draw | ItemDraw)[] {
  return [{ on, pieces, dailyUse }, ...onTop.map((draw) => ({ ...draw, on: laterOf(draw.on, on) }))]
}

/**
 * By when what was confirmed lies in a count that is made now: all of it; or, where the latest order had not come yet, what was
 * confirmed before that one.
 */
export function drawnUntilOf(
  now: Temporal.Instant,
  latest: { readonly confirmedAt: Temporal.Instant; readonly hasCome: boolean } | null,
): Temporal.Instant {
  return !latest || latest.hasCome ? now : latest.confirmedAt.subtract({ nanoseconds: 1000 })
}

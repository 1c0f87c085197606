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
  const { on, pieces, dailyUse, drawnUntil } = counted
  const onTop = draws.filter(({ confirmedAt }) => Temporal.Instant.compare(confirmedAt, drawnUntil) > 0)
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

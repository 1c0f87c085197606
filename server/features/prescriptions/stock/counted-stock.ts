import { fraction } from '@omsorg/domain/fraction.ts'
import { latestOf, type CountedStock } from '@omsorg/domain/orders/supply/counted-stock.ts'
import type { CountRecord, StandingCount } from './stock-counts.sql.ts'

/** The latest count of an item, or of one whose place it took, whether it holds or was taken back. */
export function latestCountOf(itemNumber: string, counts: readonly CountRecord[]): CountRecord | undefined {
  return latestOf(
    itemNumber,
    counts.map((count) => ({ ...count, itemNumber: count.item_number, followedBy: count.followed_by })),
  )
}

/** What the rules know of a count; null where none holds. */
export function countedStockOf(count: CountRecord | StandingCount | undefined, timeZone: string): CountedStock | null {
  if (!count || count.pieces === null) return null
  const { consumption_numerator: numerator, consumption_denominator: denominator } = count
  return {
    on: Temporal.Instant.from(count.counted_at).toZonedDateTimeISO(timeZone).toPlainDate(),
    pieces: count.pieces,
    dailyUse: numerator === null || denominator === null ? null : fraction(numerator, denominator),
    drawnUntil: Temporal.Instant.from(count.drawn_until),
  }
}

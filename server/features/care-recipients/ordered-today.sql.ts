import type { OrderedToday } from '@omsorg/contract/care-recipients/recipient/ordered-today.ts'
import type { Transaction } from '../../platform/database.ts'
import { sql, type Sql } from '../../platform/sql.ts'
import type { ShownAuthor } from '@omsorg/contract/author.ts'

export interface MarketDay {
  readonly today: Temporal.PlainDate
  readonly timeZone: string
}

/** When the day began in the market: what was placed since was ordered today. */
export function beginningOf({ today, timeZone }: MarketDay): Sql {
  return sql`${today.toString()}::date::timestamp at time zone ${timeZone}`
}

/** All null where nothing was ordered. */
export interface OrderedColumns {
  readonly ordered_id: number | null
  readonly ordered_by: ShownAuthor | null
  readonly ordered_at: string | null
}

export function orderedTodayOf({
  ordered_id: id,
  ordered_by: by,
  ordered_at: at,
}: OrderedColumns): OrderedToday | null {
  return id === null || at === null ? null : { customerOrderId: id, by, at }
}

interface Ordered extends OrderedColumns {
  readonly id: number
}

/** The latest standing order of each person that was placed on this day of the market; whoever has none is left out. */
export async function readOrderedToday(
  tx: Transaction,
  careRecipientIds: readonly number[],
  day: MarketDay,
): Promise<ReadonlyMap<number, OrderedToday>> {
  if (careRecipientIds.length === 0) return new Map()
  const { rows } = await sql<Ordered>`
    select id, ordered_id, ordered_by, ordered_at
    from omsorg.told_recipients(${careRecipientIds}::int[], ${beginningOf(day)})
  `.execute(tx)
  return new Map(
    rows.flatMap((row) => {
      const ordered = orderedTodayOf(row)
      return ordered ? [[row.id, ordered]] : []
    }),
  )
}

import type { ShownAuthor } from '@omsorg/contract/author.ts'
import type { Author } from '../../../platform/author.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** The latest count of a person and an item; without pieces the counts before it hold no longer. */
export interface CountRecord {
  readonly id: number
  readonly item_number: string
  /** The items that took its place for this person. */
  readonly followed_by: readonly string[]
  readonly pieces: number | null
  readonly consumption_numerator: number | null
  readonly consumption_denominator: number | null
  readonly drawn_until: string
  readonly counted_at: string
  readonly by: ShownAuthor | null
}

const followedBy = sql`array(
  select f.item_number from omsorg.former_item f
  where f.care_recipient_id = s.care_recipient_id and f.former_item_number = s.item_number)`

export async function readCounts(tx: Transaction, careRecipientId: number): Promise<CountRecord[]> {
  const { rows } = await sql<CountRecord>`
    select distinct on (s.item_number) s.id, s.item_number, ${followedBy} as followed_by, s.pieces, s.consumption_numerator, s.consumption_denominator,
           s.drawn_until, s.counted_at, omsorg.author_names(s.counted_by, s.counted_on_behalf_of) as by
    from omsorg.stock_count s
    where s.care_recipient_id = ${careRecipientId}
    order by s.item_number, s.id desc
  `.execute(tx)
  return rows
}

/** A count that was not taken back; the latest of its item is the one that holds. */
export type StandingCount = Pick<
  CountRecord,
  'item_number' | 'followed_by' | 'consumption_numerator' | 'consumption_denominator' | 'drawn_until' | 'counted_at'
> & { readonly pieces: number }

/** All counts of a person that were not taken back, the earliest first. */
export async function readStandingCounts(tx: Transaction, careRecipientId: number): Promise<StandingCount[]> {
  const { rows } = await sql<StandingCount>`
    select s.item_number, ${followedBy} as followed_by, s.pieces, s.consumption_numerator, s.consumption_denominator, s.drawn_until, s.counted_at
    from omsorg.stock_count s
    where s.care_recipient_id = ${careRecipientId} and s.pieces is not null and not exists (
      select from omsorg.stock_count taken
      where taken.care_recipient_id = s.care_recipient_id and taken.id > s.id and taken.pieces is null
        and (taken.item_number = s.item_number or taken.item_number = any (${followedBy})))
    order by s.id
  `.execute(tx)
  return rows
}

export interface CountGiven {
  readonly careRecipientId: number
  readonly itemNumber: string
  readonly pieces: number | null
  readonly dailyUse: { readonly numerator: bigint; readonly denominator: bigint } | null
  readonly drawnUntil: Temporal.Instant
  readonly at: Temporal.Instant
}

/** Answers the id of what was written. */
export async function insertCount(
  tx: Transaction,
  { userId, onBehalfOf }: Author,
  { careRecipientId, itemNumber, pieces, dailyUse, drawnUntil, at }: CountGiven,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into omsorg.stock_count (care_recipient_id, item_number, pieces, consumption_numerator, consumption_denominator,
                                    drawn_until, counted_at, counted_by, counted_on_behalf_of)
    values (${careRecipientId}, ${itemNumber}, ${pieces}::int, ${dailyUse?.numerator.toString() ?? null}::bigint,
            ${dailyUse?.denominator.toString() ?? null}::bigint, ${drawnUntil.toString()}::timestamptz,
            ${at.toString()}::timestamptz, ${userId}, ${onBehalfOf}::int)
    returning id
  `.execute(tx)
  return rows[0]?.id ?? 0
}

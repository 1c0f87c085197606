import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { listReplacementNotices } from '@omsorg/contract/customer-service/substitution/list-replacement-notices.ts'
import type { Author } from '../../../platform/author.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface ReplacedAtPlace {
  readonly carePlaceId: string
  readonly clientId: string
  readonly rows: number
}

/** Tells the places what a replacement has changed there; of one that goes on, the sum is told. */
export async function addNotices(
  tx: Transaction,
  replacementId: number,
  places: readonly ReplacedAtPlace[],
  at: Temporal.Instant,
): Promise<void> {
  if (places.length === 0) return
  await sql`
    insert into omsorg.replacement_notice as n (item_replacement_id, care_place_id, client_id, rows_replaced, told_at)
    select ${replacementId}::int, "carePlaceId", "clientId", rows, ${at.toString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as p ("carePlaceId" uuid, "clientId" uuid, rows int)
    on conflict (item_replacement_id, care_place_id) do update
    set rows_replaced = n.rows_replaced + excluded.rows_replaced, told_at = excluded.told_at, seen_at = null, seen_by = null
  `.execute(tx)
}

type Notice = AnswerOf<typeof listReplacementNotices>['notices'][number]

/** What nobody of a care place has seen yet, the newest first. */
export async function readNotices(tx: Transaction, carePlaceId: string): Promise<Notice[]> {
  const { rows } = await sql<Notice>`
    select r.id as "replacementId",
           jsonb_build_object('itemNumber', o.item_number, 'name', o.name) as replaced,
           jsonb_build_object('itemNumber', i.item_number, 'name', i.name) as replacement,
           n.rows_replaced as rows, omsorg.author_names(r.requested_by, null) as by, n.told_at as "toldOn"
    from omsorg.replacement_notice n
    join omsorg.item_replacement r on r.id = n.item_replacement_id
    join omsorg.product o on o.id = r.replaced_product_id
    join omsorg.product i on i.id = r.replacement_product_id
    where n.care_place_id = ${carePlaceId}::uuid and n.seen_at is null
    order by n.told_at desc, r.id desc
    limit 50
  `.execute(tx)
  return rows
}

/** Answers how many were seen by this; one that somebody has seen before stays theirs. */
export async function writeSeen(
  tx: Transaction,
  {
    carePlaceId,
    replacementIds,
    by,
    at,
  }: {
    readonly carePlaceId: string
    readonly replacementIds: readonly number[]
    readonly by: Author
    readonly at: Temporal.Instant
  },
): Promise<number> {
  const { rowCount } = await sql`
    update omsorg.replacement_notice
    set seen_at = ${at.toString()}::timestamptz, seen_by = ${by.userId}::int, seen_on_behalf_of = ${by.onBehalfOf}::int
    where care_place_id = ${carePlaceId}::uuid and item_replacement_id = any(${replacementIds}::int[]) and seen_at is null
  `.execute(tx)
  return rowCount
}

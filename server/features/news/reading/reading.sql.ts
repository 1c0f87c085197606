import type { NewsKind } from '@omsorg/domain/news/item/news-words.ts'
import type { NewsText } from '@omsorg/domain/news/reading/text-for.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { filesOfNews, textsOfNews, type NewsFileRecord } from '../item/news.sql.ts'

/** What a client has written itself is hidden again when its own news are turned off (O-6-30); what it is told is not. */
const clientWritesNews = sql`exists (
  select from omsorg.feature_setting f where f.client_id = n.client_id and f.internal_news)`
const writtenByClient = sql`exists (
  select from omsorg.user_account writer where writer.id = n.created_by and writer.client_id = n.client_id)`

/** What the actor sees as a reader on a day (rules 3.16). Whoever helps or administers reads at no client. */
const shownTo = ({ application, clientId, market }: Actor, today: Temporal.PlainDate) => sql`
  n.state = 'published' and n.valid_from <= ${today.toString()}::date
  and coalesce(n.valid_until >= ${today.toString()}::date, true)
  and (n.client_id is null or n.client_id = ${application === 'GUIDE' ? clientId : null}::uuid)
  and (n.market is null or n.market = ${market})
  and (cardinality(n.care_unit_ids) = 0 or n.care_unit_ids && reader.care_unit_ids)
  and (cardinality(n.role_codes) = 0 or n.role_codes && reader.roles)
  and (n.client_id is null or ${clientWritesNews} or not ${writtenByClient})`

export interface ReadableRecord {
  readonly id: number
  readonly message_type: NewsKind
  readonly texts: readonly NewsText[]
  readonly files: readonly NewsFileRecord[]
  readonly url: string | null
  readonly valid_from: string
  readonly valid_until: string | null
  readonly always_show: boolean
  readonly always_on_top: boolean
  readonly opening_hours: string
  readonly address: string
  readonly is_read: boolean
}

/** More than these nobody reads at once. */
const mostShown = 500

/** All that the actor sees, in the order of reading. */
export async function readableNews(
  tx: Transaction,
  actor: Actor,
  today: Temporal.PlainDate,
): Promise<readonly ReadableRecord[]> {
  const { rows } = await sql<ReadableRecord>`
    select n.id, n.message_type, ${textsOfNews} as texts, ${filesOfNews} as files, n.url, n.valid_from, n.valid_until,
           n.always_show, n.always_on_top, n.opening_hours, n.address,
           exists (select from omsorg.news_seen s where s.news_id = n.id and s.user_id = ${actor.userId}) as is_read
    from omsorg.news n cross join (select own.* from omsorg.own_reading() own offset 0) reader
    where ${shownTo(actor, today)}
    order by n.always_on_top desc, n.valid_from desc, n.id desc
    limit ${mostShown}
  `.execute(tx)
  return rows
}

export async function isShownTo(
  tx: Transaction,
  actor: Actor,
  today: Temporal.PlainDate,
  newsId: number,
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select n.id from omsorg.news n cross join (select own.* from omsorg.own_reading() own offset 0) reader
    where n.id = ${newsId} and ${shownTo(actor, today)}
  `.execute(tx)
  return rows.length > 0
}

export async function markNewsRead(
  tx: Transaction,
  newsId: number,
  userId: number,
  now: Temporal.Instant,
): Promise<void> {
  await sql`
    insert into omsorg.news_seen (news_id, user_id, seen_at) values (${newsId}, ${userId}, ${now.toString()}::timestamptz)
    on conflict do nothing
  `.execute(tx)
}

export async function dataControllerOf(tx: Transaction, clientId: string): Promise<string | null> {
  const { rows } = await sql<{ patient_data_owner_id: string }>`
    select patient_data_owner_id from omsorg.client where id = ${clientId}::uuid
  `.execute(tx)
  return rows[0]?.patient_data_owner_id ?? null
}

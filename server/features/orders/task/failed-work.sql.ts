import type { ErpFeed } from '@omsorg/domain/products/sync/erp-feeds.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** In the market of the ERP's own messages, where no client tells another. */
const marketOfErp = 10

export interface FailingFeed {
  readonly feed: ErpFeed
  readonly customer: string | null
  readonly market: number | null
  /** Since when, ISO 8601, and how often it was tried. */
  readonly since: string
  readonly tries: number
}

/** One task for each feed that does not come; each further try is told by it. */
export async function addTaskOfFeed(
  tx: Transaction,
  { feed, customer, market, since, tries }: FailingFeed,
): Promise<void> {
  await sql`
    insert into omsorg.order_task (market, kind, reason, detail, since)
    values (${market ?? marketOfErp}, 'feed-failed', '', ${JSON.stringify({ feed, customer, tries })}::jsonb,
            ${since}::timestamptz)
    on conflict (market, (detail ->> 'feed'), (detail ->> 'customer')) where kind = 'feed-failed' and state <> 'done'
    do update set detail = excluded.detail
  `.execute(tx)
}

/** Ends the tasks of the feeds that have come since. */
export async function endTasksOfFeeds(
  tx: Transaction,
  failing: readonly FailingFeed[],
  now: Temporal.Instant,
): Promise<void> {
  await sql`
    update omsorg.order_task t set state = 'done', done_at = ${now.toString()}::timestamptz, row_version = row_version + 1
    where t.kind = 'feed-failed' and t.state <> 'done' and not exists (
      select from jsonb_to_recordset(${JSON.stringify(failing)}::jsonb) as f (feed text, customer text)
      where f.feed = t.detail ->> 'feed' and f.customer is not distinct from t.detail ->> 'customer')
  `.execute(tx)
}

/** A message of the ERP that could not be handled, about an order that nobody here knows, or not in the shape of one. */
export async function addTaskOfMessage(tx: Transaction, messageId: string): Promise<void> {
  await sql`
    insert into omsorg.order_task (market, kind, reason, detail)
    select ${marketOfErp}, 'failed-message', '', jsonb_build_object('messageId', m.message_id)
    from omsorg.erp_message m where m.message_id = ${messageId}
    on conflict do nothing
  `.execute(tx)
}

/** Work that no attempt is left for: one task for each kind of it, with how often that was. */
export async function addTaskOfWork(tx: Transaction, name: string): Promise<void> {
  await sql`
    insert into omsorg.order_task (market, kind, reason, detail)
    values (${marketOfErp}, 'failed-work', ${name}, '{"tries": 1}')
    on conflict (reason) where kind = 'failed-work' and state <> 'done'
    do update set detail = jsonb_build_object('tries', coalesce((omsorg.order_task.detail ->> 'tries')::int, 0) + 1)
  `.execute(tx)
}

import type { ErpFeed } from '@omsorg/domain/products/sync/erp-feeds.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface FailingFeed {
  readonly feed: ErpFeed
  readonly customer: string | null
  /** Null = of every market. */
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
    values (${market}::int, 'feed-failed', '', ${JSON.stringify({ feed, customer, tries })}::jsonb,
            ${since}::timestamptz)
    on conflict ((detail ->> 'feed'), (detail ->> 'customer')) where kind = 'feed-failed' and state <> 'done'
    do update set detail = excluded.detail, market = excluded.market
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

/** What a job that no attempt is left for is about. */
export type FailedWork = { readonly messageId: string } | { readonly name: string }

/**
 * A message of the ERP that could not be handled, about an order that nobody here knows or not in the shape of one, is a task by
 * itself; of other work there is one for each kind, with how often it failed. No client tells of a market: it concerns all.
 */
export async function addTaskOfWork(tx: Transaction, work: FailedWork): Promise<void> {
  if ('messageId' in work) {
    await sql`
      insert into omsorg.order_task (market, kind, reason, detail)
      select null, 'failed-message', '', jsonb_build_object('messageId', m.message_id)
      from omsorg.erp_message m where m.message_id = ${work.messageId}
      on conflict do nothing
    `.execute(tx)
    return
  }
  await sql`
    insert into omsorg.order_task (market, kind, reason, detail)
    values (null, 'failed-work', ${work.name}, '{"tries": 1}')
    on conflict (reason) where kind = 'failed-work' and state <> 'done'
    do update set detail = jsonb_build_object('tries', coalesce((omsorg.order_task.detail ->> 'tries')::int, 0) + 1)
  `.execute(tx)
}

/** The task that failed work has, by the part of the order that it is about, the message or its own name. */
export type TaskOfWork = FailedWork | { readonly orderId: number; readonly name: string }

function isAbout(work: TaskOfWork) {
  if ('orderId' in work)
    return sql`t.kind = 'failed-job' and t.order_part_id = ${work.orderId} and t.reason = ${work.name}`
  if ('messageId' in work) return sql`t.kind = 'failed-message' and t.detail ->> 'messageId' = ${work.messageId}`
  return sql`t.kind = 'failed-work' and t.reason = ${work.name}`
}

/** Notes that work failed once more, where somebody has had it run again since it failed last. */
export async function noteFailedAgain(tx: Transaction, work: TaskOfWork, now: Temporal.Instant): Promise<void> {
  await sql`
    insert into omsorg.order_task_event (order_task_id, event, at)
    select t.id, 'failed-again', ${now.toString()}::timestamptz
    from omsorg.order_task t
    where ${isAbout(work)} and t.state <> 'done'
      and (select h.event from omsorg.order_task_event h
           where h.order_task_id = t.id and h.event in ('run-again', 'failed-again') order by h.id desc limit 1) = 'run-again'
  `.execute(tx)
}

/**
 * Ends the task of work that went well when it was run again, once nothing of it is left. The task is locked first and the job
 * is then an ordinary one, so of several that end at once the last one ends the task.
 */
export async function endTaskOfWork(
  tx: Transaction,
  work: TaskOfWork,
  { jobId, now }: { readonly jobId: string; readonly now: Temporal.Instant },
): Promise<void> {
  await sql`select 1 from omsorg.order_task t where ${isAbout(work)} and t.state <> 'done' for update`.execute(tx)
  await sql`
    update graphile_worker._private_jobs set flags = flags - 'again' where id = ${jobId}::bigint
  `.execute(tx)
  await sql`
    update omsorg.order_task t set state = 'done', done_at = ${now.toString()}::timestamptz, row_version = row_version + 1
    where ${isAbout(work)} and t.state <> 'done' and not exists (select from omsorg.jobs_of_task(t.id))
  `.execute(tx)
}

import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { readErpFeeds } from '@omsorg/contract/products/sync/read-erp-feeds.ts'
import type { Synchronised } from '@omsorg/contract/products/sync/sync-agreements.ts'
import type { ErpFeed, ErpOutcome } from '@omsorg/domain/products/sync/erp-feeds.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface RunToBegin {
  readonly feed: ErpFeed
  readonly erpCustomerIdentifier?: string
  readonly begunAt: Temporal.Instant
  readonly by: number
}

/** Notes that the ERP is asked, before it is: whatever becomes of this server, somebody sees that it was. */
export async function beginRun(
  tx: Transaction,
  { feed, erpCustomerIdentifier, begunAt, by }: RunToBegin,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into omsorg.erp_run (feed, erp_customer_identifier, begun_at, outcome, begun_by)
    values (${feed}, ${erpCustomerIdentifier ?? null}, ${begunAt.toString()}::timestamptz, 'under-way', ${by})
    returning id::int
  `.execute(tx)
  const [run] = rows
  if (!run) throw new Error('a run was not noted')
  return run.id
}

export interface RunEnd {
  readonly outcome: Exclude<ErpOutcome, 'under-way' | 'broken-off'>
  /** What it has done; nothing, when left out. */
  readonly done?: Synchronised
}

const nothing: Synchronised = { added: 0, changed: 0, removed: 0, skipped: 0 }

/** Notes what came of it; also of one that was taken for broken off meanwhile. */
export async function endRun(tx: Transaction, runId: number, { outcome, done = nothing }: RunEnd): Promise<void> {
  await sql`
    update omsorg.erp_run
    set outcome = ${outcome}, ended_at = greatest(clock_timestamp(), begun_at), added = ${done.added},
        changed = ${done.changed}, removed = ${done.removed}, skipped = ${done.skipped}
    where id = ${runId}
  `.execute(tx)
}

/** Marks the runs that nobody will end any more. */
export async function breakOffRuns(
  tx: Transaction,
  begunBefore: Temporal.Instant,
  now: Temporal.Instant,
): Promise<void> {
  await sql`
    update omsorg.erp_run set outcome = 'broken-off', ended_at = greatest(${now.toString()}::timestamptz, begun_at)
    where outcome = 'under-way' and begun_at < ${begunBefore.toString()}::timestamptz
  `.execute(tx)
}

export interface FeedRun {
  readonly feed: ErpFeed
  /** Of a feed that is fetched one customer at a time. */
  readonly customer: string | null
  /** The market of the customer; null of all markets. */
  readonly market: number | null
  readonly outcome: ErpOutcome
  readonly begunAt: string
}

/** The runs since a moment, those of each customer by themselves, the newest first. */
export async function readRunsOfFeeds(tx: Transaction, since: Temporal.Instant): Promise<FeedRun[]> {
  const { rows } = await sql<FeedRun>`
    select r.feed, r.erp_customer_identifier as customer, r.outcome, r.begun_at as "begunAt",
           (select min(c.market) from omsorg.client c where c.erp_customer_identifier = r.erp_customer_identifier) as market
    from omsorg.erp_run r
    where r.begun_at >= ${since.toString()}::timestamptz
    order by r.begun_at desc, r.id desc
  `.execute(tx)
  return rows
}

export type RunView = AnswerOf<typeof readErpFeeds>['feeds'][number]['runs'][number] & { readonly feed: ErpFeed }

const columns = sql`r.feed, r.id::int as "runId", r.erp_customer_identifier as "erpCustomerIdentifier",
  r.begun_at as "begunOn", r.ended_at as "endedOn", r.outcome, r.added, r.changed, r.removed, r.skipped,
  omsorg.author_names(r.begun_by, null) as by`

/** The runs since a moment, the newest of each feed first, and of each feed the last that brought something. */
export async function readRuns(
  tx: Transaction,
  since: Temporal.Instant,
): Promise<{ readonly runs: RunView[]; readonly lastDone: RunView[] }> {
  const [runs, lastDone] = await Promise.all([
    sql<RunView>`
      select ${columns} from omsorg.erp_run r
      where r.begun_at >= ${since.toString()}::timestamptz order by r.begun_at desc, r.id desc limit 500
    `.execute(tx),
    sql<RunView>`
      select distinct on (r.feed) ${columns} from omsorg.erp_run r
      where r.outcome = 'done' order by r.feed, r.begun_at desc, r.id desc
    `.execute(tx),
  ])
  return { runs: runs.rows, lastDone: lastDone.rows }
}

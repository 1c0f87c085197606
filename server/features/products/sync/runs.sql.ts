import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { readErpFeeds } from '@omsorg/contract/products/sync/read-erp-feeds.ts'
import type { Synchronised } from '@omsorg/contract/products/sync/sync-agreements.ts'
import type { ErpFeed, ErpOutcome } from '@omsorg/domain/products/sync/erp-feeds.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface RunToNote {
  readonly feed: ErpFeed
  readonly erpCustomerIdentifier?: string
  readonly begunAt: Temporal.Instant
  readonly by: number
  readonly outcome: ErpOutcome
  /** What it has done; nothing, when left out. */
  readonly done?: Synchronised
}

const nothing: Synchronised = { added: 0, changed: 0, removed: 0, skipped: 0 }

/** Notes what came of it when the ERP was asked. */
export async function noteRun(
  tx: Transaction,
  { feed, erpCustomerIdentifier, begunAt, by, outcome, done = nothing }: RunToNote,
): Promise<void> {
  const begun = begunAt.toString()
  await sql`
    insert into omsorg.erp_run
      (feed, erp_customer_identifier, begun_at, ended_at, outcome, added, changed, removed, skipped, begun_by)
    values (${feed}, ${erpCustomerIdentifier ?? null}, ${begun}::timestamptz,
            greatest(clock_timestamp(), ${begun}::timestamptz), ${outcome}, ${done.added}, ${done.changed},
            ${done.removed}, ${done.skipped}, ${by})
  `.execute(tx)
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

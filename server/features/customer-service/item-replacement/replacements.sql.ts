import type { ReplacementView } from '@omsorg/contract/customer-service/item-replacement/replacement-view.ts'
import type { LeftReason } from '@omsorg/domain/customer-service/item-replacement/left-over.ts'
import type { ReplacementStatus } from '@omsorg/domain/customer-service/item-replacement/replacement-transitions.ts'
import { replacementStatus } from '@omsorg/domain/products/product/item-replacement.ts'
import { wordOf } from '@omsorg/domain/states.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'

/** Whether an unfinished replacement overlaps: of the same item, or of the one that is to take its place. */
export async function unfinishedId(
  tx: Transaction,
  {
    market,
    productIds,
    pdo,
  }: { readonly market: number; readonly productIds: readonly number[]; readonly pdo: string | null },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from omsorg.item_replacement
    where market = ${market} and status <> ${stored(replacementStatus, 'finished')}
      and replaced_product_id = any(${productIds}::int[])
      and (patient_data_owner_id is null or ${pdo}::text is null or patient_data_owner_id = ${pdo}::text)
    order by id limit 1
  `.execute(tx)
  return rows[0]?.id ?? null
}

/** Whose a patient data owner is, in any market. */
export async function readOwners(
  tx: Transaction,
  pdo: string,
): Promise<{ readonly market: number; readonly isRemoved: boolean }[]> {
  const { rows } = await sql<{ market: number; is_removed: boolean }>`
    select market, is_removed from omsorg.markets_of_data_owner(${pdo})
  `.execute(tx)
  return rows.map((row) => ({ market: row.market, isRemoved: row.is_removed }))
}

export interface NewReplacement {
  readonly market: number
  readonly replacedProductId: number
  readonly replacementProductId: number
  readonly pdo: string | null
  readonly by: number
  readonly at: Temporal.Instant
  readonly rowsTotal: number
  /** The approval that it is part of; null for one by itself. */
  readonly runId?: number
}

export async function insertReplacement(tx: Transaction, given: NewReplacement): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into omsorg.item_replacement
      (market, replaced_product_id, replacement_product_id, patient_data_owner_id, requested_by, requested_at, rows_total,
       substitution_run_id)
    values (${given.market}, ${given.replacedProductId}, ${given.replacementProductId}, ${given.pdo}, ${given.by},
            ${given.at.toString()}::timestamptz, ${given.rowsTotal}, ${given.runId ?? null}::int)
    returning id
  `.execute(tx)
  const [row] = rows
  if (!row) throw new Error('a replacement was not written')
  return row.id
}

type Shown = Omit<ReplacementView, 'status'> & { readonly status: ReplacementStatus }

const view = sql`
  r.id as "replacementId",
  jsonb_build_object('itemNumber', o.item_number, 'name', o.name) as replaced,
  jsonb_build_object('itemNumber', n.item_number, 'name', n.name) as replacement,
  r.patient_data_owner_id as pdo,
  (select c.name from omsorg.client c
   where c.market = r.market and c.patient_data_owner_id = r.patient_data_owner_id
   order by c.removed_at desc nulls first limit 1) as "clientName",
  r.status, r.rows_total as "rowsTotal", r.rows_done as "rowsDone", r.rows_merged as "rowsMerged",
  r.cart_items_done as "cartItemsDone", r.preliminary_orders_done as "preliminaryOrdersDone",
  r.left_over as "leftOver",
  omsorg.author_names(r.requested_by, null) as "requestedBy", r.requested_at as "requestedOn",
  r.started_at as "startedOn", r.last_progress_at as "lastProgressOn", r.finished_at as "finishedOn",
  case when r.skip_reason is not null then jsonb_build_object(
    'by', omsorg.author_names(r.skipped_by, null), 'reason', coalesce(r.skip_reason, ''), 'count', r.skipped) end as skipped`

const tables = sql`omsorg.item_replacement r
  join omsorg.product o on o.id = r.replaced_product_id
  join omsorg.product n on n.id = r.replacement_product_id`

const asShown = ({ status, ...shown }: Shown): ReplacementView => ({
  ...shown,
  status: wordOf(replacementStatus, status),
})

/** The replacements of a market: those at work first, then the newest. */
export async function listReplacements(
  tx: Transaction,
  market: number,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<{ readonly entities: ReplacementView[]; readonly totalCount: number }> {
  const [{ rows }, counted] = await Promise.all([
    sql<Shown>`
      select ${view} from ${tables} where r.market = ${market}
      order by r.status = ${stored(replacementStatus, 'finished')}, r.requested_at desc, r.id desc
      limit ${pageSize} offset ${(page - 1) * pageSize}
    `.execute(tx),
    sql<{ count: number }>`
      select count(*)::int as count from omsorg.item_replacement where market = ${market}
    `.execute(tx),
  ])
  return { entities: rows.map(asShown), totalCount: counted.rows[0]?.count ?? 0 }
}

export async function readReplacement(tx: Transaction, id: number): Promise<ReplacementView | undefined> {
  const { rows } = await sql<Shown>`select ${view} from ${tables} where r.id = ${id}`.execute(tx)
  return rows[0] && asShown(rows[0])
}

export interface LockedReplacement {
  readonly id: number
  readonly market: number
  readonly pdo: string | null
  readonly status: ReplacementStatus
  readonly requested_by: number
  readonly replaced_product_id: number
  readonly replacement_product_id: number
}

const locked = sql`
  select id, market, patient_data_owner_id as pdo, status, requested_by, replaced_product_id, replacement_product_id
  from omsorg.item_replacement`

/** Undefined in another market. */
export async function lockReplacement(
  tx: Transaction,
  id: number,
  market: number,
): Promise<LockedReplacement | undefined> {
  const { rows } = await sql<LockedReplacement>`
    ${locked} where id = ${id} and market = ${market} for update
  `.execute(tx)
  return rows[0]
}

/** The same for the job that carries it out. */
export async function lockToCarryOut(tx: Transaction, id: number): Promise<LockedReplacement | undefined> {
  const { rows } = await sql<LockedReplacement>`${locked} where id = ${id} for update`.execute(tx)
  return rows[0]
}

/** Begins an attempt: what was left is forgotten, and what there is to do is counted anew. */
export async function writeStarted(tx: Transaction, id: number, rowsLeft: number, at: Temporal.Instant): Promise<void> {
  await sql`
    update omsorg.item_replacement
    set status = ${stored(replacementStatus, 'started')}, left_over = '[]', failure = null,
        started_at = coalesce(started_at, ${at.toString()}::timestamptz), last_progress_at = ${at.toString()}::timestamptz,
        rows_total = rows_done + ${rowsLeft}
    where id = ${id}
  `.execute(tx)
}

export interface Progress {
  readonly rows?: number
  readonly merged?: number
  readonly cartItems?: number
  readonly preliminaryOrders?: number
}

/** Counts what was replaced, in the transaction that has replaced it: what is said to be done is done. */
export async function addProgress(tx: Transaction, id: number, done: Progress, at: Temporal.Instant): Promise<void> {
  await sql`
    update omsorg.item_replacement
    set rows_done = rows_done + ${done.rows ?? 0}, rows_total = greatest(rows_total, rows_done + ${done.rows ?? 0}),
        rows_merged = rows_merged + ${done.merged ?? 0}, cart_items_done = cart_items_done + ${done.cartItems ?? 0},
        preliminary_orders_done = preliminary_orders_done + ${done.preliminaryOrders ?? 0},
        last_progress_at = ${at.toString()}::timestamptz
    where id = ${id}
  `.execute(tx)
}

/** How many persons, places and templates were left, by why. */
export interface LeftOver {
  readonly reason: LeftReason
  readonly count: number
}

export async function writeStalled(tx: Transaction, id: number, left: readonly LeftOver[]): Promise<void> {
  await sql`
    update omsorg.item_replacement
    set status = ${stored(replacementStatus, 'stalled')}, left_over = ${JSON.stringify(left)}::jsonb
    where id = ${id} and status = ${stored(replacementStatus, 'started')}
  `.execute(tx)
}

export async function writeFinished(tx: Transaction, id: number, at: Temporal.Instant): Promise<void> {
  await sql`
    update omsorg.item_replacement
    set status = ${stored(replacementStatus, 'finished')}, finished_at = ${at.toString()}::timestamptz, rows_total = rows_done
    where id = ${id} and status = ${stored(replacementStatus, 'started')}
  `.execute(tx)
}

/** Ends it without what is left; `rows_total` stays and tells how many there were. */
export async function writeSkipped(
  tx: Transaction,
  id: number,
  { by, reason, at }: { readonly by: number; readonly reason: string; readonly at: Temporal.Instant },
): Promise<void> {
  await sql`
    update omsorg.item_replacement
    set status = ${stored(replacementStatus, 'finished')}, finished_at = ${at.toString()}::timestamptz,
        skipped = (select coalesce(sum(l.count), 0)::int from jsonb_to_recordset(left_over) as l (count int)), skipped_by = ${by}, skip_reason = ${reason}
    where id = ${id}
  `.execute(tx)
}

/** Started ones without progress for so long have stalled; answers their ids. */
export async function stallSilent(tx: Transaction, since: Temporal.Instant): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update omsorg.item_replacement
    set status = ${stored(replacementStatus, 'stalled')}, failure = 'no progress for 30 minutes'
    where status = ${stored(replacementStatus, 'started')}
      and coalesce(last_progress_at, started_at, requested_at) < ${since.toString()}::timestamptz
    returning id
  `.execute(tx)
  return rows.map((row) => row.id)
}

/** Those that wait and that nobody may have been told of: a server can die between two lines. */
export async function requestedSince(tx: Transaction, before: Temporal.Instant): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from omsorg.item_replacement
    where status = ${stored(replacementStatus, 'requested')} and requested_at < ${before.toString()}::timestamptz order by id
  `.execute(tx)
  return rows.map((row) => row.id)
}

import type { ImportView } from '@omsorg/contract/products/import/import-view.ts'
import type { ImportKind } from '@omsorg/domain/products/import/columns.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { ImportStep } from './compare.ts'

export interface NewBatch {
  readonly market: number
  readonly kind: ImportKind
  readonly clientId: string | null
  readonly complete: boolean
  readonly fileName: string
  readonly createdBy: number
}

/** Keeps what is read, part by part, to be applied later as it was shown. */
export async function insertBatch(tx: Transaction, batch: NewBatch): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into omsorg.import_batch (market, kind, client_id, complete, file_name, created_by)
    values (${batch.market}, ${batch.kind}, ${batch.clientId}::uuid, ${batch.complete}, ${batch.fileName}, ${batch.createdBy})
    returning id
  `.execute(tx)
  const [row] = rows
  if (!row) throw new Error('the import was not kept')
  return row.id
}

export async function insertPart(tx: Transaction, id: number, steps: readonly ImportStep[]): Promise<void> {
  if (steps.length === 0) return
  const count = (change: ImportStep['change']) => steps.filter((step) => step.change === change).length
  await sql`
    with counted as (
      update omsorg.import_batch
      set added = added + ${count('added')}, changed = changed + ${count('changed')},
          removed = removed + ${count('removed')}, rows_total = rows_total + ${steps.length}
      where id = ${id}
    )
    insert into omsorg.import_batch_part (import_batch_id, part, steps)
    select ${id}, count(*), ${JSON.stringify(steps)}::jsonb from omsorg.import_batch_part where import_batch_id = ${id}
  `.execute(tx)
}

export async function finishBatch(
  tx: Transaction,
  id: number,
  { unchanged, errorCount }: { readonly unchanged: number; readonly errorCount: number },
): Promise<void> {
  await sql`
    update omsorg.import_batch
    set unchanged = ${unchanged}, errors = ${JSON.stringify({ count: errorCount })}::jsonb where id = ${id}
  `.execute(tx)
}

/** Of a file that turned out to be none. */
export async function removeBatch(tx: Transaction, id: number): Promise<void> {
  await sql`delete from omsorg.import_batch where id = ${id}`.execute(tx)
}

const view = sql`
  select b.id as "importId", b.kind, b.file_name as "fileName", b.market as "marketAreaCode", c.name as "clientName",
         b.state, b.added, b.changed, b.removed, b.unchanged, coalesce((b.errors->>'count')::int, 0) as "errorCount",
         b.rows_total as "rowsTotal", b.rows_done as "rowsDone", trim(u.first_name || ' ' || u.last_name) as by,
         b.created_at as on, b.applied_at as "appliedOn"
  from omsorg.import_batch b
  join omsorg.user_account u on u.id = b.created_by
  left join omsorg.client c on c.id = b.client_id`

/** `lock` holds the batch against a second one who applies it. */
export async function readBatch(tx: Transaction, id: number, lock: 'lock' | 'look'): Promise<ImportView | undefined> {
  const { rows } =
    await sql<ImportView>`${view} where b.id = ${id} ${lock === 'lock' ? sql`for update of b` : sql``}`.execute(tx)
  return rows[0]
}

export async function listBatches(
  tx: Transaction,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<{ readonly entities: ImportView[]; readonly totalCount: number }> {
  const { rows } = await sql<ImportView>`
    ${view} order by b.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(tx)
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from omsorg.import_batch`.execute(tx)
  return { entities: rows, totalCount: counted[0]?.total ?? 0 }
}

export async function setBatchState(
  tx: Transaction,
  id: number,
  state: ImportView['state'],
  appliedAt: string | null = null,
): Promise<void> {
  await sql`
    update omsorg.import_batch set state = ${state}, applied_at = ${appliedAt}::timestamptz,
      rows_done = case when ${state} = 'applied' then rows_total else rows_done end
    where id = ${id}`.execute(tx)
}

export async function setProgress(tx: Transaction, id: number, rowsDone: number): Promise<void> {
  await sql`update omsorg.import_batch set rows_done = ${rowsDone} where id = ${id} and state = 'applying'`.execute(tx)
}

/** Whether the client is one of the market. */
export async function clientIsOfMarket(tx: Transaction, clientId: string, market: number): Promise<boolean> {
  const { rows } = await sql`
    select from omsorg.client where id = ${clientId}::uuid and market = ${market} and removed_at is null`.execute(tx)
  return rows.length > 0
}

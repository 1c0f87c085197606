import type {
  organisationImport,
  organisationImportRow,
} from '@omsorg/contract/organisation-import/batch/import-view.ts'
import type { ImportKind, SheetKind, SheetRow } from '@omsorg/domain/organisation-import/batch/columns.ts'
import type { ComparedRow } from '@omsorg/domain/organisation-import/batch/compared-row.ts'
import { importState, type ImportState } from '@omsorg/domain/organisation-import/batch/import-state.ts'
import { wordOf } from '@omsorg/domain/states.ts'
import type { z } from 'zod'
import type { Transaction } from '../../../platform/database.ts'
import { sql, type Sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'

export type ImportView = z.output<typeof organisationImport>
export type RowView = z.output<typeof organisationImportRow>

interface NewImport {
  readonly clientId: string
  readonly kind: ImportKind
  readonly fileName: string
  readonly by: number
  readonly now: Temporal.Instant
}

export async function addImport(tx: Transaction, { clientId, kind, fileName, by, now }: NewImport): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into omsorg.organisation_import (client_id, kind, file_name, created_by, created_at)
    values (${clientId}::uuid, ${kind}, ${fileName}, ${by}, ${now.toString()}::timestamptz) returning id
  `.execute(tx)
  return rows[0]!.id
}

/** A row as it was compared, with the cells that it was compared by. */
export interface KeptRow extends Pick<ComparedRow, 'row' | 'name' | 'within'> {
  readonly kind: SheetKind
  readonly change: RowView['change']
  readonly fields: RowView['fields']
  readonly errors: RowView['errors']
  readonly cells: SheetRow['cells']
}

export async function addRows(tx: Transaction, importId: number, rows: readonly KeptRow[]): Promise<void> {
  await sql`
    insert into omsorg.organisation_import_row
      (organisation_import_id, kind, row, change, name, within, fields, errors, cells)
    select ${importId}, g.kind, g.row, g.change, g.name, g.within, g.fields, g.errors, g.cells
    from ${recordset(rows)}
  `.execute(tx)
}

const recordset = (rows: readonly KeptRow[]): Sql => sql`
  jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as g(kind text, row int, change text, name text, within text, fields jsonb, errors jsonb, cells jsonb)`

/** The same rows, as they are now. */
export async function writeKeptRows(tx: Transaction, importId: number, rows: readonly KeptRow[]): Promise<void> {
  await sql`
    update omsorg.organisation_import_row r
    set change = g.change, name = g.name, within = g.within, fields = g.fields, errors = g.errors, cells = g.cells
    from ${recordset(rows)}
    where r.organisation_import_id = ${importId} and r.kind = g.kind and r.row = g.row
  `.execute(tx)
}

/** Whoever looked at the rows before has seen others. */
export async function raiseVersion(tx: Transaction, importId: number): Promise<void> {
  await sql`update omsorg.organisation_import set row_version = row_version + 1 where id = ${importId}`.execute(tx)
}

/** Counts what was kept. */
export async function countRows(tx: Transaction, importId: number): Promise<void> {
  await sql`
    update omsorg.organisation_import i
    set error_count = n.errors, added = n.added, changed = n.changed, unchanged = n.unchanged,
        left_out = n.left_out
    from (
      select count(*) filter (where change = 'error') as errors, count(*) filter (where change = 'added') as added,
             count(*) filter (where change = 'changed') as changed,
             count(*) filter (where change = 'unchanged') as unchanged,
             count(*) filter (where change = 'left-out') as left_out
      from omsorg.organisation_import_row where organisation_import_id = ${importId}
    ) n
    where i.id = ${importId}
  `.execute(tx)
}

const view = sql`
  select i.id as "importId", i.client_id as "clientId", c.name as "clientName", i.kind, i.file_name as "fileName", i.state,
         i.error_count as "errorCount", i.added, i.changed, i.unchanged, i.left_out as "leftOut",
         i.added + i.changed as "rowsTotal", trim(u.first_name || ' ' || u.last_name) as by, i.created_at as on,
         i.applied_at as "appliedOn", i.row_version as "rowVersion"
  from omsorg.organisation_import i
  join omsorg.client c on c.id = i.client_id and c.removed_at is null
  join omsorg.user_account u on u.id = i.created_by`

type Record = Omit<ImportView, 'state' | 'rowsDone'> & { readonly state: number }

/** What is being applied has told how far it is; what is told of others does not matter. */
function shown(record: Record, underWay: ReadonlyMap<number, number>): ImportView {
  const state = wordOf(importState, record.state)
  const done = underWay.get(record.importId)
  if (state === 'previewed' && done !== undefined) return { ...record, state: 'applying', rowsDone: done }
  return { ...record, state, rowsDone: state === 'applied' ? record.rowsTotal : 0 }
}

export async function readImport(tx: Transaction, importId: number): Promise<ImportView | undefined> {
  const [underWay, { rows }] = await Promise.all([
    readProgress(tx),
    sql<Record>`${view} where i.id = ${importId}`.execute(tx),
  ])
  return rows[0] && shown(rows[0], underWay)
}

/** As it stands, held against a second one who mends or applies it. */
export async function lockImport(tx: Transaction, importId: number): Promise<ImportView | undefined> {
  const { rows } = await sql<Record>`${view} where i.id = ${importId} for update of i`.execute(tx)
  return rows[0] && shown(rows[0], new Map())
}

const sheetOrder = sql`array_position(array['care-units', 'care-places', 'users'], r.kind)`

interface Page {
  readonly page: number
  readonly pageSize: number
}

export async function listImports(
  tx: Transaction,
  { clientId, page, pageSize }: Page & { readonly clientId: string },
): Promise<ImportView[]> {
  const [underWay, { rows }] = await Promise.all([
    readProgress(tx),
    sql<Record>`
      ${view} where i.client_id = ${clientId}::uuid order by i.id desc limit ${pageSize} offset ${(page - 1) * pageSize}
    `.execute(tx),
  ])
  return rows.map((record) => shown(record, underWay))
}

export async function countImports(tx: Transaction, clientId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from omsorg.organisation_import where client_id = ${clientId}::uuid
  `.execute(tx)
  return rows[0]?.count ?? 0
}

/** Those with errors first, and then as the file has them. */
export async function readRows(
  tx: Transaction,
  { importId, change, page, pageSize }: Page & { readonly importId: number; readonly change: string | null },
): Promise<{ readonly rows: RowView[]; readonly found: number }> {
  const { rows } = await sql<RowView & { readonly found: number }>`
    select r.kind, r.row, r.change, r.name, r.within, r.fields, r.errors, r.cells, count(*) over ()::int as found
    from omsorg.organisation_import_row r
    where r.organisation_import_id = ${importId} and (${change}::text is null or r.change = ${change}::text)
    order by r.change <> 'error', ${sheetOrder}, r.row
    limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(tx)
  return {
    rows: rows.map((row): RowView => {
      const { found: _, ...view } = row
      return view
    }),
    found: rows[0]?.found ?? 0,
  }
}

export async function readKeptRows(tx: Transaction, importId: number): Promise<KeptRow[]> {
  const { rows } = await sql<KeptRow>`
    select r.kind, r.row, r.change, r.name, r.within, r.fields, r.errors, r.cells
    from omsorg.organisation_import_row r where r.organisation_import_id = ${importId} order by ${sheetOrder}, r.row
  `.execute(tx)
  return rows
}

/**
 * Locks of the transaction that applies an import tell how far it is: nobody sees what it has written, but locks are seen at once.
 * With the transaction they go, also where its server dies. The first number is the import, the second how many rows are done.
 */
export async function beginsToApply(tx: Transaction, importId: number): Promise<boolean> {
  const { rows } = await sql<{ begins: boolean }>`
    select pg_try_advisory_xact_lock(${importId}::int, 0) as begins
  `.execute(tx)
  return rows[0]?.begins === true
}

export async function tellProgress(tx: Transaction, importId: number, rowsDone: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${importId}::int, ${rowsDone}::int)`.execute(tx)
}

/** How many rows are done of each import that is being applied. */
async function readProgress(tx: Transaction): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ importId: number; done: number }>`
    select coalesce(l.classid::bigint::int, 0) as "importId", coalesce(max(l.objid::bigint)::int, 0) as done
    from pg_catalog.pg_locks l
    where l.locktype = 'advisory' and l.objsubid = 2 and l.granted
      and l.database = (select d.oid from pg_catalog.pg_database d where d.datname = current_database())
    group by l.classid
  `.execute(tx)
  return new Map(rows.map(({ importId, done }) => [importId, done]))
}

/**
 * False while another import of the client is applied: each compares with what stood before the other, so the second would be stale
 * once it has waited.
 */
export async function appliesAlone(tx: Transaction, clientId: string): Promise<boolean> {
  const { rows } = await sql<{ alone: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('imports of ' || ${clientId}::text, 0)) as alone
  `.execute(tx)
  return rows[0]?.alone === true
}

/** What was applied stays so, whoever was refused beside it. */
export async function endImport(
  tx: Transaction,
  importId: number,
  state: ImportState,
  now: Temporal.Instant,
): Promise<void> {
  await sql`
    update omsorg.organisation_import
    set state = ${importState[state]}, applied_at = ${state === 'applied' ? now.toString() : null}::timestamptz
    where id = ${importId} and state in (${stored(importState, 'previewed', 'stale', 'failed')})
  `.execute(tx)
}

/** What the rows of files say of people is not kept for longer than a day. */
export async function removeOldRows(tx: Transaction, now: Temporal.Instant): Promise<void> {
  const dayAgo = now.subtract({ hours: 24 }).toString()
  await sql`
    delete from omsorg.organisation_import_row r using omsorg.organisation_import i
    where i.id = r.organisation_import_id and i.created_at < ${dayAgo}::timestamptz
  `.execute(tx)
}

import type {
  organisationImport,
  organisationImportRow,
} from '@omsorg/contract/organisation-import/batch/import-view.ts'
import type { SheetKind, SheetRow } from '@omsorg/domain/organisation-import/batch/columns.ts'
import type { ComparedRow } from '@omsorg/domain/organisation-import/batch/compared-row.ts'
import type { z } from 'zod'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export type ImportView = z.output<typeof organisationImport>
export type RowView = z.output<typeof organisationImportRow>

interface NewImport {
  readonly clientId: string
  readonly kind: SheetKind
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
export interface KeptRow extends Pick<ComparedRow, 'row' | 'change' | 'name' | 'within'> {
  readonly fields: RowView['fields']
  readonly errors: RowView['errors']
  readonly cells: SheetRow['cells']
}

export async function addRows(tx: Transaction, importId: number, rows: readonly KeptRow[]): Promise<void> {
  await sql`
    insert into omsorg.organisation_import_row (organisation_import_id, row, change, name, within, fields, errors, cells)
    select ${importId}, g.row, g.change, g.name, g.within, g.fields, g.errors, g.cells
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as g(row int, change text, name text, within text, fields jsonb, errors jsonb, cells jsonb)
  `.execute(tx)
}

/** Counts what was kept. */
export async function countRows(tx: Transaction, importId: number): Promise<void> {
  await sql`
    update omsorg.organisation_import i
    set error_count = n.errors, added = n.added, changed = n.changed, unchanged = n.unchanged
    from (
      select count(*) filter (where change = 'error') as errors, count(*) filter (where change = 'added') as added,
             count(*) filter (where change = 'changed') as changed,
             count(*) filter (where change = 'unchanged') as unchanged
      from omsorg.organisation_import_row where organisation_import_id = ${importId}
    ) n
    where i.id = ${importId}
  `.execute(tx)
}

const view = sql`
  select i.id as "importId", i.client_id as "clientId", c.name as "clientName", i.kind, i.file_name as "fileName", i.state,
         i.error_count as "errorCount", i.added, i.changed, i.unchanged, i.added + i.changed as "rowsTotal",
         i.rows_done as "rowsDone", trim(u.first_name || ' ' || u.last_name) as by, i.created_at as on,
         i.applied_at as "appliedOn"
  from omsorg.organisation_import i
  join omsorg.client c on c.id = i.client_id and c.removed_at is null
  join omsorg.user_account u on u.id = i.created_by`

export async function readImport(tx: Transaction, importId: number): Promise<ImportView | undefined> {
  const { rows } = await sql<ImportView>`${view} where i.id = ${importId}`.execute(tx)
  return rows[0]
}

/** The same, held against a second one who applies it. */
export async function lockImport(tx: Transaction, importId: number): Promise<ImportView | undefined> {
  const { rows } = await sql<ImportView>`${view} where i.id = ${importId} for update of i`.execute(tx)
  return rows[0]
}

interface Page {
  readonly page: number
  readonly pageSize: number
}

export async function listImports(
  tx: Transaction,
  { clientId, page, pageSize }: Page & { readonly clientId: string },
): Promise<ImportView[]> {
  const { rows } = await sql<ImportView>`
    ${view} where i.client_id = ${clientId}::uuid order by i.id desc limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(tx)
  return rows
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
    select r.row, r.change, r.name, r.within, r.fields, r.errors, count(*) over ()::int as found
    from omsorg.organisation_import_row r
    where r.organisation_import_id = ${importId} and (${change}::text is null or r.change = ${change}::text)
    order by r.change <> 'error', r.row
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
    select r.row, r.change, r.name, r.within, r.fields, r.errors, r.cells
    from omsorg.organisation_import_row r where r.organisation_import_id = ${importId} order by r.row
  `.execute(tx)
  return rows
}

/** One that was begun so long ago that its server is gone may be begun again. */
export async function mayBegin(tx: Transaction, importId: number, now: Temporal.Instant): Promise<boolean> {
  const longAgo = now.subtract({ minutes: 10 }).toString()
  const { rows } = await sql<{ may: boolean }>`
    select coalesce(i.state = 'previewed' or (i.state = 'applying' and i.begun_at < ${longAgo}::timestamptz), false) as may
    from omsorg.organisation_import i where i.id = ${importId}
  `.execute(tx)
  return rows[0]?.may === true
}

export async function beginImport(tx: Transaction, importId: number, now: Temporal.Instant): Promise<void> {
  await sql`
    update omsorg.organisation_import set state = 'applying', begun_at = ${now.toString()}::timestamptz, rows_done = 0
    where id = ${importId}
  `.execute(tx)
}

/**
 * False while another import of the client is applied: each compares with what stood before the other. It is not waited for, for a
 * second connection is needed to tell how far the first is.
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
  state: ImportView['state'],
  now: Temporal.Instant,
): Promise<void> {
  await sql`
    update omsorg.organisation_import
    set state = ${state}, applied_at = case when ${state}::text = 'applied' then ${now.toString()}::timestamptz end,
        rows_done = case when ${state}::text = 'applied' then added + changed else 0 end
    where id = ${importId} and state <> 'applied'
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

export async function tellProgress(tx: Transaction, importId: number, rowsDone: number): Promise<void> {
  await sql`
    update omsorg.organisation_import set rows_done = ${rowsDone} where id = ${importId} and state = 'applying'
  `.execute(tx)
}

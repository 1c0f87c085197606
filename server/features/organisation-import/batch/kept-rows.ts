import type { SheetError, SheetKind, SheetRow } from '@omsorg/domain/organisation-import/batch/columns.ts'
import type { ComparedRow } from '@omsorg/domain/organisation-import/batch/compared-row.ts'
import type { KeptRow } from './batches.sql.ts'

const shownError = ({ field, reason, written }: SheetError): KeptRow['errors'][number] => ({
  field,
  reason,
  code: reason === 'missing' || reason === 'missing-column' ? 'COM001003' : 'COM001001',
  written: written ?? null,
})

/** What is wrong with a file or a sheet as a whole stands in its first row. */
export function ofWholeSheet(kind: SheetKind, errors: readonly SheetError[]): KeptRow {
  return { kind, row: 1, change: 'error', name: '', within: '', fields: [], errors: errors.map(shownError), cells: {} }
}

export function keptRow(kind: SheetKind, compared: ComparedRow, cells: SheetRow['cells']): KeptRow {
  const { row, change, name, within, fields, errors } = compared
  return { kind, row, change, name, within, fields: [...fields], errors: errors.map(shownError), cells }
}

/** A row that is not applied: nothing is wrong with it, and it does nothing. */
export function leftOut({ kind, row, name, within, cells }: KeptRow): KeptRow {
  return { kind, row, change: 'left-out', name, within, fields: [], errors: [], cells }
}

/** Whether a row would do now what was shown. */
export function doesTheSame(kept: KeptRow, now: ComparedRow): boolean {
  const told = (fields: KeptRow['fields'] | ComparedRow['fields']) =>
    JSON.stringify(fields.map(({ field, before, after }) => [field, before, after]).toSorted())
  return kept.change === now.change && told(kept.fields) === told(now.fields)
}

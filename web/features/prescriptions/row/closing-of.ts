import type { RowView } from '@omsorg/contract/prescriptions/row/row-view.ts'
import { isClosedRow, shownCanBeDrawn } from '@omsorg/domain/prescriptions/row/shown-row.ts'

type ClosableRow = Pick<RowView, 'prescriptionRowId' | 'status' | 'rowVersion'>

/** Which call closes what is chosen; `closesAll`: nothing of the prescription can be drawn after it. */
export type Closing<Row> = { readonly closesAll: boolean } & (
  | { readonly kind: 'whole' }
  | { readonly kind: 'row'; readonly row: Row }
  | { readonly kind: 'rows' }
)

/** All rows are the whole prescription; it goes as well when nothing that is left of it can be drawn (O-7-19). */
export function closingOf<Row extends ClosableRow>(
  { rows }: { readonly rows: readonly Row[] },
  chosen: ReadonlySet<number>,
): Closing<Row> {
  const open = rows.filter((row) => !isClosedRow(row))
  const picked = open.filter((row) => chosen.has(row.prescriptionRowId))
  const left = open.filter((row) => !chosen.has(row.prescriptionRowId))
  const closesAll = picked.length > 0 && !left.some(shownCanBeDrawn)
  if (picked.length > 0 && left.length === 0) return { kind: 'whole', closesAll: true }
  const [row, another] = picked
  return row && !another ? { kind: 'row', row, closesAll } : { kind: 'rows', closesAll }
}

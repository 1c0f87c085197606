import type { ImportKind } from '@omsorg/domain/products/import/columns.ts'
import {
  emptyFile,
  type ImportError,
  type ImportRow,
  isFilled,
  mostRows,
  sheetReader,
  tooManyRows,
} from '@omsorg/domain/products/import/read-sheet.ts'
import type { SheetLine } from '../../../platform/sheets/sheet-lines.ts'
import type { FilePart } from './file-part.ts'

/**
 * A file in parts of so many rows, as they are understood. It is read as far as it may have rows, and no row further; of
 * headings that are wrong no row is read at all.
 */
export async function* filePartsOf(
  kind: ImportKind,
  lines: AsyncIterable<SheetLine>,
  rowsAtOnce: number,
): AsyncGenerator<FilePart> {
  const reader = sheetReader(kind)
  let rows: ImportRow[] = []
  let errors: ImportError[] = []
  let [begun, filled] = [false, 0]
  const last = (...more: readonly ImportError[]): FilePart => ({ rows, errors: [...errors, ...more], isLast: true })

  for await (const { row, cells } of lines) {
    if (!begun) {
      begun = true
      const wrong = reader.headings(row === 1 ? cells : [])
      if (wrong.length > 0) return yield last(...wrong)
      if (row === 1) continue
    }
    if (!isFilled(cells)) continue
    filled += 1
    if (filled > mostRows) return yield last(tooManyRows)
    const read = reader.line(cells, row)
    rows.push(read.row)
    errors.push(...read.errors)
    if (rows.length === rowsAtOnce) {
      yield { rows, errors, isLast: false }
      rows = []
      errors = []
    }
  }
  yield filled === 0 ? last(emptyFile) : last()
}

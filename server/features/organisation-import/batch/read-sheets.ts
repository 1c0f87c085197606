import {
  type ImportKind,
  mostSheetRows,
  type SheetError,
  type SheetKind,
  type SheetRow,
  sheetsOf,
} from '@omsorg/domain/organisation-import/batch/columns.ts'
import { type HeadingWords, type Placed, readHeadings } from '@omsorg/domain/organisation-import/batch/read-headings.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import { readLines } from '../../../platform/sheets/read-lines.ts'
import type { SheetLine } from '../../../platform/sheets/sheet-lines.ts'
import { rowsAtOnce } from './compare-rows.ts'
import { loadHeadingWords } from './heading-words.ts'
import { judgeLine } from './judge-cells.ts'

/** A sheet as it was read. With an error in it no row of the file means anything. */
interface ReadSheet {
  readonly kind: SheetKind
  readonly rows: SheetRow[]
  readonly errors: SheetError[]
  placed: Placed | null
}

/** Reads the sheets of a file, each by the headings of its kind. Of a workbook a sheet may be empty, but not all. */
export async function readSheets(
  kind: ImportKind,
  bytes: Uint8Array<ArrayBuffer>,
  market: MarketCode,
): Promise<'unreadable' | readonly ReadSheet[]> {
  const words = await loadHeadingWords()
  const sheets = sheetsOf(kind).map((each): ReadSheet => ({ kind: each, rows: [], errors: [], placed: null }))
  // One more than may be, and the headings.
  const limits = { sheets: sheets.length, linesAtOnce: rowsAtOnce, mostLines: mostSheetRows + 2 }
  for await (const part of readLines(bytes, limits)) {
    if ('isUnreadable' in part) return 'unreadable'
    const sheet = sheets[part.sheet]
    if (sheet) for (const line of part.lines) readLine(sheet, line, { words, market })
  }
  if (sheets.every(({ rows, errors }) => rows.length + errors.length === 0)) {
    sheets[0]?.errors.push({ field: null, reason: 'empty-file' })
  }
  return sheets
}

interface Reading {
  readonly words: HeadingWords
  readonly market: MarketCode
}

function readLine(sheet: ReadSheet, line: SheetLine, { words, market }: Reading): void {
  if (sheet.errors.length > 0) return
  if (sheet.placed === null) {
    const { placed, errors } = readHeadings(sheet.kind, line.row === 1 ? line.cells : [], words)
    sheet.placed = placed
    sheet.errors.push(...errors)
  } else if (sheet.rows.length === mostSheetRows) sheet.errors.push({ field: null, reason: 'too-many-rows' })
  else sheet.rows.push(judgeLine(sheet.kind, line, sheet.placed, market))
}

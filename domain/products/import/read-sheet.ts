import { columnsOf, propertyPrefix, sameHeading, type Column, type ImportKind } from './columns.ts'

/** What a cell was understood as; money is whole minor units, a day YYYY-MM-DD. */
export type CellValue = string | number | boolean | null

/** One row of a file as it was understood: the fields that were filled in, and the row of the sheet, counted from 1. */
export interface ImportRow {
  readonly row: number
  readonly itemNumber: string
  readonly fields: Readonly<Record<string, CellValue>>
  readonly properties: Readonly<Record<string, CellValue>>
}

/** What can be wrong with a file, a heading or a cell. */
export const importErrorCodes = [
  'empty-file',
  'too-many-rows',
  'unknown-column',
  'column-twice',
  'missing-column',
  'missing',
  'not-valid',
  'twice',
  'unknown-item',
  'no-agreement',
  'valid-to-before-from',
] as const
export type ImportErrorCode = (typeof importErrorCodes)[number]

/** One error, where somebody finds it in their spreadsheet. */
export interface ImportError {
  /** The row of the sheet, counted from 1; the headings are row 1. */
  readonly row: number
  readonly field: string
  readonly code: ImportErrorCode
}

/** What was read. A file with a single error is applied in no part. */
export interface ReadSheet {
  readonly rows: readonly ImportRow[]
  readonly errors: readonly ImportError[]
}

/** Of one file, besides its headings. */
export const mostRows = 50_000

/** Reads a sheet row by row, so that nobody has to hold it as a whole. */
export interface SheetReader {
  /** Row 1. With an error in it, no further row means anything. */
  headings(cells: readonly string[]): readonly ImportError[]
  /** Any other row with something in it. */
  line(cells: readonly string[], row: number): { readonly row: ImportRow; readonly errors: readonly ImportError[] }
}

export function sheetReader(kind: ImportKind): SheetReader {
  let columns: readonly Placed[] = []
  const seen = new Set<string>()
  return {
    headings(cells) {
      const read = readHeadings(kind, cells)
      columns = read.columns
      return read.errors
    },
    line(cells, row) {
      const read = readLine(columns, cells, row)
      const key = keyOf(kind, read.row)
      if (read.row.itemNumber === '' || !seen.has(key)) {
        seen.add(key)
        return read
      }
      return { row: read.row, errors: [...read.errors, { row, field: 'itemNumber', code: 'twice' }] }
    },
  }
}

/**
 * Reads the cells of a sheet, row 1 being its headings. An error is said with its row and field, and all errors are said at
 * once, so that a file is mended in one go. Rows without anything in them count for nothing.
 */
export function readSheet(kind: ImportKind, cells: readonly (readonly string[])[]): ReadSheet {
  const [headings, ...lines] = cells
  const filled = lines.flatMap((line, index) => (isFilled(line) ? [{ line, row: index + 2 }] : []))
  if (!headings || filled.length === 0) return withError(emptyFile)
  if (filled.length > mostRows) return withError(tooManyRows)

  const reader = sheetReader(kind)
  const errors = reader.headings(headings)
  if (errors.length > 0) return { rows: [], errors }
  const read = filled.map(({ line, row }) => reader.line(line, row))
  return { rows: read.map((each) => each.row), errors: read.flatMap((each) => each.errors) }
}

export const emptyFile: ImportError = { row: 1, field: '', code: 'empty-file' }
export const tooManyRows: ImportError = { row: mostRows + 1, field: '', code: 'too-many-rows' }

export function isFilled(line: readonly string[]): boolean {
  return line.some((cell) => cell !== '')
}

function withError(error: ImportError): ReadSheet {
  return { rows: [], errors: [error] }
}

interface Placed {
  readonly at: number
  readonly heading: string
  readonly column: Column | null
}

function readHeadings(kind: ImportKind, headings: readonly string[]): { columns: Placed[]; errors: ImportError[] } {
  const known = columnsOf[kind]
  const columns = headings.flatMap((heading, at) => {
    if (heading === '') return []
    const column = known.find(({ field }) => field.toLowerCase() === sameHeading(heading)) ?? null
    return [{ at, heading: heading.trim(), column }]
  })
  const isProperty = ({ heading }: Placed) => kind === 'products' && sameHeading(heading).startsWith(propertyPrefix)
  const unknown = columns
    .filter((placed) => !placed.column && !isProperty(placed))
    .map(({ heading }) => ({ row: 1, field: heading, code: 'unknown-column' as const }))
  const doubled = columns
    .filter(({ column }, index) => column && columns.findIndex((other) => other.column === column) !== index)
    .map(({ heading }) => ({ row: 1, field: heading, code: 'column-twice' as const }))
  const missing = known
    .filter(({ field, required }) => required && !columns.some(({ column }) => column?.field === field))
    .map(({ field }) => ({ row: 1, field, code: 'missing-column' as const }))
  return { columns, errors: [...unknown, ...doubled, ...missing] }
}

function readLine(columns: readonly Placed[], line: readonly string[], row: number) {
  const fields: Record<string, CellValue> = {}
  const properties: Record<string, CellValue> = {}
  const errors: ImportError[] = []
  for (const { at, heading, column } of columns) {
    const cell = (line[at] ?? '').trim()
    if (!column) {
      if (cell !== '') properties[heading.slice(propertyPrefix.length)] = numberOrText(cell)
      continue
    }
    if (cell === '') {
      if (column.required) errors.push({ row, field: column.field, code: 'missing' })
      continue
    }
    const value = column.read(cell)
    if (value === undefined) errors.push({ row, field: column.field, code: 'not-valid' })
    else fields[column.field] = value
  }
  const { validFrom, validTo } = fields
  if (typeof validFrom === 'string' && typeof validTo === 'string' && validTo < validFrom)
    errors.push({ row, field: 'validTo', code: 'valid-to-before-from' })
  return { row: { row, itemNumber: String(fields['itemNumber'] ?? ''), fields, properties }, errors }
}

/** A property is a number where it reads as one: 900 ml, 16 Ch. */
function numberOrText(cell: string): CellValue {
  const number = Number(cell.replace(',', '.'))
  return Number.isFinite(number) ? number : cell
}

/** The same item twice would make the order of the rows decide. Agreements and prices may differ by customer number and day. */
function keyOf(kind: ImportKind, { itemNumber, fields }: ImportRow): string {
  return kind === 'products' || kind === 'stock'
    ? itemNumber
    : JSON.stringify([itemNumber, fields['customerNumber'] ?? null, fields['validFrom'] ?? null])
}

import { streamCsvRows } from 'hucre/csv'
import { streamXlsxRows } from 'hucre/xlsx'
import { unpackedBytes } from './unpacked-bytes.ts'

/** One row of a sheet, counted from 1; row 1 are the headings. */
export interface SheetLine {
  readonly row: number
  readonly cells: readonly string[]
}

/** More than fifty thousand rows of every column that there is. */
const mostUnpacked = 150 * 1024 * 1024

/** Fifty thousand rows of sixty columns; a text that is divided oftener is nothing but signs. */
const mostCells = 3_000_000

const zipBegins = [0x50, 0x4b, 0x03, 0x04]
const windows1252 = new TextDecoder('windows-1252')
const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * The rows of a CSV file or of one sheet of an Excel file, the first unless told; none of a sheet that is not there. A CSV may be divided by comma, semicolon or tab, and be written
 * in UTF-8 or, as Excel in the Nordic countries writes it, in Windows-1252. What cannot be read throws: it is read in a worker.
 */
export async function* linesOf(file: Uint8Array, sheet = 0): AsyncGenerator<SheetLine> {
  if (zipBegins.every((byte, place) => file[place] === byte)) yield* linesOfExcel(file, sheet)
  else if (sheet === 0) yield* linesOfText(textOf(file))
}

async function* linesOfExcel(file: Uint8Array, sheet: number): AsyncGenerator<SheetLine> {
  if (unpackedBytes(file) > mostUnpacked) throw new RangeError('too large when unpacked')
  for await (const { index, values } of streamXlsxRows(file, { sheet })) {
    yield { row: index + 1, cells: [...values].map(cellText) }
  }
}

function* linesOfText(text: string): Generator<SheetLine> {
  if (isNothingButSigns(text)) throw new RangeError('too many cells')
  let row = 0
  for (const cells of streamCsvRows(text)) yield { row: (row += 1), cells: cells.map(cellText) }
}

function isNothingButSigns(text: string): boolean {
  let cells = 0
  for (let place = 0; place < text.length; place += 1) {
    const sign = text[place]
    if (sign === '\n' || sign === ',' || sign === ';' || sign === '\t') cells += 1
    if (cells > mostCells) return true
  }
  return false
}

function textOf(file: Uint8Array): string {
  if (file.includes(0)) throw new TypeError('not a text')
  try {
    return utf8.decode(file)
  } catch {
    return windows1252.decode(file)
  }
}

/** A spreadsheet can name NUL and half a character by their numbers; no database takes them. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell !== 'string' && typeof cell !== 'number' && typeof cell !== 'boolean') return ''
  return String(cell).replaceAll('\0', '').toWellFormed().trim()
}

import { parseCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'

const zipBegins = [0x50, 0x4b, 0x03, 0x04]
const windows1252 = new TextDecoder('windows-1252')
const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * The cells of a CSV file or of the first sheet of an Excel file, as text; null for what is neither. A CSV may be divided by
 * comma, semicolon or tab, and be written in UTF-8 or, as Excel in the Nordic countries writes it, in Windows-1252.
 */
export async function cellsOf(bytes: Uint8Array): Promise<string[][] | null> {
  try {
    const isExcel = zipBegins.every((byte, place) => bytes[place] === byte)
    const rows = isExcel ? (await readXlsx(bytes)).sheets[0]?.rows : parseCsv(textOf(bytes))
    return rows ? rows.map((row) => [...row].map(cellText)) : null
  } catch {
    return null
  }
}

function textOf(bytes: Uint8Array): string {
  if (bytes.includes(0)) throw new TypeError('not a text')
  try {
    return utf8.decode(bytes)
  } catch {
    return windows1252.decode(bytes)
  }
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell).trim() : ''
}

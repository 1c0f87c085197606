import { parentPort, workerData } from 'node:worker_threads'
import { parseCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'
import { unpackedBytes } from './unpacked-bytes.ts'

/** More than fifty thousand rows of every column that there is. */
const mostUnpacked = 150 * 1024 * 1024

/** Fifty thousand rows of sixty columns; a text that is divided oftener is nothing but signs. */
const mostCells = 3_000_000

const zipBegins = [0x50, 0x4b, 0x03, 0x04]
const windows1252 = new TextDecoder('windows-1252')
const utf8 = new TextDecoder('utf-8', { fatal: true })

// A file that cannot be read ends the worker, and whoever waits for it knows.
parentPort?.postMessage(await read(workerData as Uint8Array), [])

async function read(bytes: Uint8Array): Promise<string[][] | null> {
  const isExcel = zipBegins.every((byte, place) => bytes[place] === byte)
  const rows = isExcel ? await rowsOfExcel(bytes) : rowsOfText(textOf(bytes))
  return rows ? rows.map((row) => [...row].map(cellText)) : null
}

async function rowsOfExcel(bytes: Uint8Array) {
  if (unpackedBytes(bytes) > mostUnpacked) return undefined
  const { sheets } = await readXlsx(bytes, { sheets: [0] })
  return sheets[0]?.rows
}

function rowsOfText(text: string) {
  let cells = 0
  for (const sign of text.matchAll(/[\n,;\t]/g)) cells += sign.length
  return cells > mostCells ? undefined : parseCsv(text)
}

function textOf(bytes: Uint8Array): string {
  if (bytes.includes(0)) throw new TypeError('not a text')
  try {
    return utf8.decode(bytes)
  } catch {
    return windows1252.decode(bytes)
  }
}

/** A spreadsheet can name NUL and half a character by their numbers; no database takes them. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell !== 'string' && typeof cell !== 'number' && typeof cell !== 'boolean') return ''
  return String(cell).replaceAll('\0', '').toWellFormed().trim()
}

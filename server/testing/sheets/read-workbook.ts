import { inflateRawSync } from 'node:zlib'

/** A cell as a spreadsheet program takes it: its type, its style and what stands in it. */
export interface ReadCell {
  readonly type: 'words' | 'number' | 'formula' | 'empty'
  readonly text: string
  /** The format of a number, such as `yyyy-mm-dd`. */
  readonly format: string
}

export interface ReadWorkbook {
  readonly files: readonly string[]
  readonly sheetName: string
  readonly frozenRows: number
  readonly rows: readonly (readonly ReadCell[])[]
}

/** Reads a workbook by the zip and its XML, as it stands there: not by the library that writes it. */
export function readWorkbook(bytes: Uint8Array): ReadWorkbook {
  const files = filesOf(Buffer.from(bytes))
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? ''
  const formats = formatsOf(files.get('xl/styles.xml') ?? '')
  const shared = [
    ...(files.get('xl/sharedStrings.xml') ?? '').matchAll(/<si>(?:<t[^>]*\/>|<t[^>]*>(.*?)<\/t>)<\/si>/gs),
  ].map(([, words = '']) => unescaped(words))
  const rows = [...sheet.matchAll(/<row\b[^>]*>(.*?)<\/row>/gs)].map(([, cells = '']) => {
    const row: ReadCell[] = []
    for (const [, attributes = '', inner = ''] of cells.matchAll(/<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
      const column = columnOf(/\br="([A-Z]+)\d+"/.exec(attributes)?.[1] ?? 'A')
      while (row.length < column) row.push({ type: 'empty', text: '', format: '' })
      row.push(cellOf(attributes, inner, { formats, shared }))
    }
    return row
  })
  return {
    files: [...files.keys()],
    sheetName: /<sheet\b[^>]*name="([^"]*)"/.exec(files.get('xl/workbook.xml') ?? '')?.[1] ?? '',
    frozenRows: Number(/<pane\b[^>]*ySplit="(\d+)"[^>]*state="frozen"/.exec(sheet)?.[1] ?? 0),
    rows,
  }
}

/** The day that a number of a spreadsheet stands for. */
export function dayOf({ text }: ReadCell): string {
  return Temporal.PlainDate.from('1899-12-30')
    .add({ days: Number(text) })
    .toString()
}

interface BesideSheet {
  readonly formats: readonly string[]
  /** Words that cells name by their number. */
  readonly shared: readonly string[]
}

function cellOf(attributes: string, inner: string, { formats, shared }: BesideSheet): ReadCell {
  const format = formats[Number(/\bs="(\d+)"/.exec(attributes)?.[1] ?? 0)] ?? ''
  if (/<f\b/.test(inner)) return { type: 'formula', text: inner, format }
  const words = /<is><t[^>]*>(.*?)<\/t><\/is>/s.exec(inner)?.[1]
  if (words !== undefined) return { type: 'words', text: unescaped(words), format }
  const number = /<v>(.*?)<\/v>/.exec(inner)?.[1]
  if (/\bt="s"/.test(attributes)) return { type: 'words', text: shared[Number(number)] ?? '', format }
  return number === undefined ? { type: 'empty', text: '', format } : { type: 'number', text: number, format }
}

function formatsOf(styles: string): string[] {
  const named = new Map(
    [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [id, code]),
  )
  const cells = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(styles)?.[1] ?? ''
  return [...cells.matchAll(/numFmtId="(\d+)"/g)].map(([, id]) => named.get(id) ?? '')
}

function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

/** By the directory at the end of the file: what stands in front of an entry does not know its size. */
function filesOf(bytes: Buffer): ReadonlyMap<string, string> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const files = new Map<string, string>()
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const method = bytes.readUInt16LE(at + 10)
    const size = bytes.readUInt32LE(at + 20)
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place))
    const name = bytes.toString('utf8', at + 46, at + 46 + (nameLength ?? 0))
    const start = bytes.readUInt32LE(at + 42)
    const data = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28)
    const packed = bytes.subarray(data, data + size)
    files.set(name, (method === 8 ? inflateRawSync(packed) : packed).toString('utf8'))
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return files
}

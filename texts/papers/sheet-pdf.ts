import { type PDFPage, PDFDocument } from 'pdf-lib'
import { a4, type Faces, facesOf, type Line, margin, numberPages, type PaperFonts, penOf, quiet, small } from './pen.ts'
import type { Sheet, SheetLine, SheetRow } from './sheet.ts'
import { type Tag, type Tags, tagsOf } from './tags.ts'

const inset = 4
const leading = 1.35
/** A row is not begun where less than this is left of the page. */
const leastOfRow = 40

/** A table as a PDF: A4, real text, tagged; a row that is longer than the page goes on on the next, below the same heads. */
export async function sheetPdf(content: Sheet, fonts: PaperFonts): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const tags = tagsOf(pdf, content)
  const faces = await facesOf(pdf, fonts)
  const sheet = sheetOf(pdf, faces, tags, content)
  const { part } = tags.document
  for (const text of content.header) sheet.line(part('P'), { text, size: small, colour: quiet })
  sheet.gap(8)
  sheet.line(part('H1'), { text: content.title, size: 18, bold: true })
  sheet.gap(4)
  for (const { label, value } of content.facts) sheet.line(part('P'), { text: `${label}: ${value}`, size: 10 })
  sheet.gap(8)
  if (content.rows.length === 0) sheet.line(part('P'), { text: content.empty, size: 10 })
  else {
    const table = part('Table')
    sheet.heads(table.part('THead').part('TR'))
    const body = table.part('TBody')
    for (const row of content.rows) sheet.row(body.part('TR'), row)
  }
  numberPages(pdf, faces, tags, content)
  tags.finish()
  return pdf.save()
}

function sheetOf(pdf: PDFDocument, faces: Faces, tags: Tags, { landscape, columns, rowHeads }: Sheet) {
  const [short, long] = a4
  const [wide, high] = landscape ? [long, short] : [short, long]
  const { write, wrapped } = penOf(faces)
  const room = wide - 2 * margin
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const widths = columns.map(({ share }) => (room * share) / shares)
  const lefts = widths.map((_, at) => margin + widths.slice(0, at).reduce((sum, width) => sum + width, 0))
  const bottom = margin + 8
  let page: PDFPage = pdf.addPage([wide, high])
  let y = high - margin

  const rule = () =>
    tags.aside(page, () =>
      page.drawLine({ start: { x: margin, y }, end: { x: wide - margin, y }, thickness: 0.6, color: quiet }),
    )

  function next(): void {
    page = pdf.addPage([wide, high])
    y = high - margin
  }

  /** Tagged where they stand first; on the sheets behind they only help the eye. */
  function heads(row: Tag | null): void {
    const cells = columns.map(({ head }, at) => linesOf([{ text: head, look: 'quiet' }], widths[at] ?? room))
    const height = small * leading
    y -= Math.max(...cells.map((lines) => lines.length)) * height
    for (const [at, lines] of cells.entries()) {
      const cell = row?.part('TH', { heads: 'Column' })
      for (const [number, line] of lines.entries()) {
        const place = { x: (lefts[at] ?? margin) + inset, y: y + (lines.length - 1 - number) * height }
        if (cell) cell.on(page, () => write(page, place, line))
        else tags.aside(page, () => write(page, place, line))
      }
    }
    y -= 5
    rule()
  }

  function linesOf(cell: readonly SheetLine[], width: number): Line[] {
    return cell.flatMap(({ text, look }) => {
      const line = { text, size: small, bold: look === 'bold', ...(look === 'quiet' ? { colour: quiet } : {}) }
      return wrapped(line, width - 2 * inset).map((part) => ({ ...line, text: part }))
    })
  }

  return {
    gap: (height: number) => void (y -= height),
    line(tag: Tag, line: Line): void {
      for (const text of wrapped(line, room)) {
        if (y - line.size * leading < bottom) next()
        y -= line.size * leading
        tag.on(page, () => write(page, { x: margin, y }, { ...line, text }))
      }
    },
    heads,
    row(tag: Tag, cells: SheetRow): void {
      const height = small * leading
      const parts = cells.map((_, at) => (rowHeads && at === 0 ? tag.part('TH', { heads: 'Row' }) : tag.part('TD')))
      let left = cells.map((cell, at) => linesOf(cell, widths[at] ?? room))
      do {
        if (y - leastOfRow < bottom) {
          next()
          heads(null)
        }
        const fit = Math.max(1, Math.floor((y - bottom - 2 * inset) / height))
        const shown = left.map((lines) => lines.slice(0, fit))
        for (const [at, lines] of shown.entries())
          for (const [number, line] of lines.entries()) {
            const place = { x: (lefts[at] ?? margin) + inset, y: y - inset - (number + 1) * height + 3 }
            parts[at]?.on(page, () => write(page, place, line))
          }
        y -= Math.max(1, ...shown.map((lines) => lines.length)) * height + 2 * inset
        rule()
        left = left.map((lines) => lines.slice(fit))
      } while (left.some((lines) => lines.length > 0))
    },
  }
}

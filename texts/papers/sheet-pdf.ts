import { type PDFPage, PDFDocument } from 'pdf-lib'
import { a4, type Faces, facesOf, type Line, margin, numberPages, type PaperFonts, penOf, quiet, small } from './pen.ts'
import type { Sheet, SheetLine, SheetRow } from './sheet.ts'

const inset = 4
const leading = 1.35
/** A row is not begun where less than this is left of the page. */
const leastOfRow = 40

/** A table as a PDF: A4, real text; a row that is longer than the page goes on on the next, below the same heads. */
export async function sheetPdf(content: Sheet, fonts: PaperFonts): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  pdf.setTitle(content.title)
  const faces = await facesOf(pdf, fonts)
  const sheet = sheetOf(pdf, faces, content)
  for (const text of content.header) sheet.line({ text, size: small, colour: quiet })
  sheet.gap(8)
  sheet.line({ text: content.title, size: 18, bold: true })
  sheet.gap(4)
  for (const { label, value } of content.facts) sheet.line({ text: `${label}: ${value}`, size: 10 })
  sheet.gap(8)
  if (content.rows.length === 0) sheet.line({ text: content.empty, size: 10 })
  else sheet.heads()
  for (const row of content.rows) sheet.row(row)
  numberPages(pdf, faces, content)
  return pdf.save()
}

function sheetOf(pdf: PDFDocument, faces: Faces, { landscape, columns }: Sheet) {
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
    page.drawLine({ start: { x: margin, y }, end: { x: wide - margin, y }, thickness: 0.6, color: quiet })

  function next(): void {
    page = pdf.addPage([wide, high])
    y = high - margin
  }

  function heads(): void {
    const cells = columns.map(({ head }, at) => linesOf([{ text: head, look: 'quiet' }], widths[at] ?? room))
    const height = small * leading
    y -= Math.max(...cells.map((lines) => lines.length)) * height
    for (const [at, lines] of cells.entries())
      for (const [number, line] of lines.toReversed().entries())
        write(page, { x: (lefts[at] ?? margin) + inset, y: y + number * height }, line)
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
    line(line: Line): void {
      for (const text of wrapped(line, room)) {
        if (y - line.size * leading < bottom) next()
        y -= line.size * leading
        write(page, { x: margin, y }, { ...line, text })
      }
    },
    heads,
    row(cells: SheetRow): void {
      const height = small * leading
      let left = cells.map((cell, at) => linesOf(cell, widths[at] ?? room))
      do {
        if (y - leastOfRow < bottom) {
          next()
          heads()
        }
        const fit = Math.max(1, Math.floor((y - bottom - 2 * inset) / height))
        const shown = left.map((lines) => lines.slice(0, fit))
        for (const [at, lines] of shown.entries())
          for (const [number, line] of lines.entries())
            write(page, { x: (lefts[at] ?? margin) + inset, y: y - inset - (number + 1) * height + 3 }, line)
        y -= Math.max(1, ...shown.map((lines) => lines.length)) * height + 2 * inset
        rule()
        left = left.map((lines) => lines.slice(fit))
      } while (left.some((lines) => lines.length > 0))
    },
  }
}

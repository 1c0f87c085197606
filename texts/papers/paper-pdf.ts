import { PDFDocument } from 'pdf-lib'
import type { Paper, PaperPart, PaperRow } from './paper.ts'
import {
  a4,
  type Faces,
  facesOf,
  type Line,
  margin,
  numberPages,
  type PaperFonts,
  penOf,
  quiet,
  small,
  usual,
} from './pen.ts'
import { type Tag, type Tags, tagsOf } from './tags.ts'

export type { PaperFonts } from './pen.ts'

/** A paper as a PDF: A4, real text in the faces of the product, tagged, so that it can be searched and read aloud. */
export async function paperPdf(content: Paper, fonts: PaperFonts): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const tags = tagsOf(pdf, content)
  const faces = await facesOf(pdf, fonts)
  const paper = sheets(pdf, faces, tags)
  const { part } = tags.document

  for (const line of content.header) paper.line(part('P'), { text: line, size: small, colour: quiet })
  paper.gap(10)
  paper.line(part('H1'), { text: content.title, size: 20, bold: true })
  paper.gap(6)
  const facts = part('L')
  for (const row of content.facts) paper.fact(facts.part('LI'), row)
  paper.gap(10)
  const table = part('Table')
  paper.heads(table.part('THead').part('TR'), content.columns)
  for (const each of content.parts) writePart(paper, table.part('TBody'), each, content.columns.sum === null ? 2 : 3)
  paper.gap(8)
  const sums = [...content.sums, ...(content.total ? [content.total] : [])]
  const body = sums.length > 0 ? part('Table').part('TBody') : null
  for (const row of sums) if (body) paper.sum(body.part('TR'), row, row === content.total)
  numberPages(pdf, faces, tags, content)
  tags.finish()
  return pdf.save()
}

function writePart(paper: Sheets, body: Tag, { title, note, lines }: PaperPart, columns: number): void {
  const wide = (role: 'TH' | 'TD') =>
    body.part('TR').part(role, { columns, ...(role === 'TH' ? { heads: 'Row' } : {}) })
  if (title) {
    paper.gap(6)
    paper.line(wide('TH'), { text: title, size: usual, bold: true })
  }
  if (note) paper.line(wide('TD'), { text: note, size: small, colour: quiet })
  for (const line of lines) paper.product(body.part('TR'), line, columns > 2)
}

type Sheets = ReturnType<typeof sheets>

/** Writes from top to bottom, and goes on on the next sheet. */
function sheets(pdf: PDFDocument, faces: Faces, tags: Tags) {
  const [wide, high] = a4
  const right = wide - margin
  let page = pdf.addPage([wide, high])
  let y = high - margin
  const { write, width, wrapped } = penOf(faces)

  function room(needed: number): void {
    if (y - needed > margin + 20) return
    page = pdf.addPage([wide, high])
    y = high - margin
  }

  function writeRight(tag: Tag, line: Line, { to = right, at = y, on = page } = {}): void {
    if (line.text) tag.on(on, () => write(on, { x: to - width(line), y: at }, line))
  }

  function block(tag: Tag, line: Line, x: number, width: number): void {
    for (const text of wrapped(line, width)) {
      room(line.size * 1.4)
      y -= line.size * 1.4
      tag.on(page, () => write(page, { x, y }, { ...line, text }))
    }
  }

  const packagesAt = right - 110
  const head = (text: string) => ({ text, size: small, colour: quiet })
  return {
    gap: (height: number) => void (y -= height),
    line: (tag: Tag, line: Line) => block(tag, line, margin, right - margin),
    fact(item: Tag, { label, value }: PaperRow): void {
      const split = 140
      room(usual * 1.5)
      item.part('Lbl').on(page, () => write(page, { x: margin, y: y - usual * 1.4 }, head(label)))
      block(item.part('LBody'), { text: value, size: usual }, margin + split, right - margin - split)
    },
    sum(row: Tag, { label, value }: PaperRow, bold: boolean): void {
      room(usual * 1.5)
      y -= usual * 1.5
      writeRight(row.part('TH', { heads: 'Row' }), { text: label, size: usual, bold }, { to: right - 110 })
      writeRight(row.part('TD'), { text: value, size: usual, bold })
    },
    heads(row: Tag, { product, packages, sum }: Paper['columns']): void {
      room(usual * 2)
      y -= usual * 1.4
      const cell = () => row.part('TH', { heads: 'Column' })
      cell().on(page, () => write(page, { x: margin, y }, head(product)))
      writeRight(cell(), head(packages), { to: packagesAt })
      if (sum) writeRight(cell(), head(sum))
      y -= 5
      tags.aside(page, () =>
        page.drawLine({ start: { x: margin, y }, end: { x: right, y }, thickness: 0.8, color: quiet }),
      )
    },
    product(row: Tag, { name, note, packages, sum }: PaperPart['lines'][number], hasSum: boolean): void {
      room(usual * 3.2)
      y -= 4
      const top = { at: y - usual * 1.4, on: page }
      const product = row.part('TD')
      block(product, { text: name, size: usual, bold: true }, margin, packagesAt - margin - 70)
      writeRight(row.part('TD'), { text: packages, size: usual }, { ...top, to: packagesAt })
      if (hasSum) writeRight(row.part('TD'), { text: sum, size: usual }, top)
      block(product, { text: note, size: small, colour: quiet }, margin, packagesAt - margin - 70)
    },
  }
}

import { type PDFPage, PDFDocument } from 'pdf-lib'
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

export type { PaperFonts } from './pen.ts'

/** A paper as a PDF: A4, real text in the faces of the product, so that it can be searched and read aloud. */
export async function paperPdf(content: Paper, fonts: PaperFonts): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  pdf.setTitle(content.title)
  const paper = sheets(pdf, await facesOf(pdf, fonts))

  for (const line of content.header) paper.line({ text: line, size: small, colour: quiet })
  paper.gap(10)
  paper.line({ text: content.title, size: 20, bold: true })
  paper.gap(6)
  for (const row of content.facts) paper.row(row, { split: 140 })
  paper.gap(10)
  paper.heads(content.columns)
  for (const part of content.parts) writePart(paper, part)
  paper.gap(8)
  for (const row of content.sums) paper.row(row, { right: true })
  if (content.total) paper.row(content.total, { right: true, bold: true })
  paper.finish(content)
  return pdf.save()
}

function writePart(paper: Sheets, { title, note, lines }: PaperPart): void {
  if (title) {
    paper.gap(6)
    paper.line({ text: title, size: usual, bold: true })
  }
  if (note) paper.line({ text: note, size: small, colour: quiet })
  for (const line of lines) paper.product(line)
}

type Sheets = ReturnType<typeof sheets>

/** Writes from top to bottom, and goes on on the next sheet. */
function sheets(pdf: PDFDocument, faces: Faces) {
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

  function writeRight(on: PDFPage, line: Line, to = right, at = y): void {
    write(on, { x: to - width(line), y: at }, line)
  }

  function block(line: Line, x: number, width: number): void {
    for (const text of wrapped(line, width)) {
      room(line.size * 1.4)
      y -= line.size * 1.4
      write(page, { x, y }, { ...line, text })
    }
  }

  const packagesAt = right - 110
  return {
    gap: (height: number) => void (y -= height),
    line: (line: Line) => block(line, margin, right - margin),
    row(
      { label, value }: PaperRow,
      how: { readonly split?: number; readonly right?: boolean; readonly bold?: boolean },
    ): void {
      const { split = 0, bold = false } = how
      room(usual * 1.5)
      if (how.right) {
        y -= usual * 1.5
        writeRight(page, { text: label, size: usual, bold }, right - 110)
        writeRight(page, { text: value, size: usual, bold })
        return
      }
      const top = y
      block({ text: value, size: usual }, margin + split, right - margin - split)
      write(
        page,
        { x: margin, y: Math.min(top, high - margin) - usual * 1.4 },
        { text: label, size: small, colour: quiet },
      )
    },
    heads({ product, packages, sum }: Paper['columns']): void {
      room(usual * 2)
      y -= usual * 1.4
      write(page, { x: margin, y }, { text: product, size: small, colour: quiet })
      writeRight(page, { text: packages, size: small, colour: quiet }, packagesAt)
      if (sum) writeRight(page, { text: sum, size: small, colour: quiet })
      y -= 5
      page.drawLine({ start: { x: margin, y }, end: { x: right, y }, thickness: 0.8, color: quiet })
    },
    product({ name, note, packages, sum }: PaperPart['lines'][number]): void {
      room(usual * 3.2)
      y -= 4
      const top = y - usual * 1.4
      block({ text: name, size: usual, bold: true }, margin, packagesAt - margin - 70)
      writeRight(page, { text: packages, size: usual }, packagesAt, top)
      if (sum) writeRight(page, { text: sum, size: usual }, right, top)
      block({ text: note, size: small, colour: quiet }, margin, packagesAt - margin - 70)
    },
    finish: (content: Pick<Paper, 'footer' | 'page'>) => numberPages(pdf, faces, content),
  }
}

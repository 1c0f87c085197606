import fontkit from '@pdf-lib/fontkit'
import { type PDFFont, type PDFPage, PDFDocument, rgb } from 'pdf-lib'
import type { Paper, PaperPart, PaperRow } from './paper.ts'

/** The faces of the product, as their bytes: of each the letters of the Nordic countries, and those of the rest of Europe. */
export interface PaperFonts {
  readonly regular: readonly Uint8Array[]
  readonly bold: readonly Uint8Array[]
}

const a4 = [595.28, 841.89] as const
const margin = 50
const small = 9
const usual = 10.5
const ink = rgb(0.08, 0.14, 0.13)
const quiet = rgb(0.3, 0.36, 0.35)

/** A paper as a PDF: A4, real text in the faces of the product, so that it can be searched and read aloud. */
export async function paperPdf(content: Paper, fonts: PaperFonts): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  pdf.registerFontkit(fontkit)
  pdf.setTitle(content.title)
  const embed = (bytes: readonly Uint8Array[]) =>
    Promise.all(bytes.map((each) => pdf.embedFont(each, { subset: true })))
  const [regular, bold] = await Promise.all([embed(fonts.regular), embed(fonts.bold)])
  const paper = sheets(pdf, { regular: faceOf(regular), bold: faceOf(bold) })

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

interface Face {
  /** The text in runs, each in a font that has its letters. */
  readonly runs: (text: string) => readonly { readonly text: string; readonly font: PDFFont }[]
  readonly width: (text: string, size: number) => number
}

function faceOf(fonts: readonly PDFFont[]): Face {
  const sets = fonts.map((font) => ({ font, has: new Set(font.getCharacterSet()) }))
  const runs = (text: string) => {
    const found: { text: string; font: PDFFont }[] = []
    for (const letter of text.replaceAll(/\s/gu, ' ').replaceAll('\u2212', '-')) {
      const set = sets.find(({ has }) => has.has(letter.codePointAt(0) ?? 0)) ?? sets[0]
      if (!set) continue
      const last = found.at(-1)
      if (last?.font === set.font) last.text += letter
      else found.push({ text: letter, font: set.font })
    }
    return found
  }
  const width = (text: string, size: number) =>
    runs(text).reduce((sum, run) => sum + run.font.widthOfTextAtSize(run.text, size), 0)
  return { runs, width }
}

interface Line {
  readonly text: string
  readonly size: number
  readonly bold?: boolean
  readonly colour?: typeof ink
}

type Sheets = ReturnType<typeof sheets>

/** Writes from top to bottom, and goes on on the next sheet. */
function sheets(pdf: PDFDocument, faces: { readonly regular: Face; readonly bold: Face }) {
  const [wide, high] = a4
  const right = wide - margin
  let page = pdf.addPage([wide, high])
  let y = high - margin

  function room(needed: number): void {
    if (y - needed > margin + 20) return
    page = pdf.addPage([wide, high])
    y = high - margin
  }

  function write(on: PDFPage, at: { x: number; y: number }, { text, size, bold = false, colour = ink }: Line): void {
    let { x } = at
    for (const run of faces[bold ? 'bold' : 'regular'].runs(text)) {
      on.drawText(run.text, { x, y: at.y, size, font: run.font, color: colour })
      x += run.font.widthOfTextAtSize(run.text, size)
    }
  }

  function writeRight(on: PDFPage, line: Line, to = right, at = y): void {
    const width = faces[line.bold ? 'bold' : 'regular'].width(line.text, line.size)
    write(on, { x: to - width, y: at }, line)
  }

  /** Words that do not fit go to the next line. */
  function wrapped({ text, size, bold = false }: Line, width: number): string[] {
    const face = faces[bold ? 'bold' : 'regular']
    const lines: string[] = []
    for (const word of text.split(' ').flatMap((each) => piecesOf(each, (piece) => face.width(piece, size) / width))) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
      if (lines.length > 0 && face.width(longer, size) <= width) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    return lines
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
    finish({ footer, page: word }: Paper): void {
      const all = pdf.getPages()
      all.forEach((each, at) => {
        write(each, { x: margin, y: margin - 16 }, { text: footer, size: small, colour: quiet })
        const number = word({ number: at + 1, of: all.length })
        writeRight(each, { text: number, size: small, colour: quiet }, right, margin - 16)
      })
    },
  }
}

/** A word that is longer than a line, such as an address of the web, goes on on the next. */
function piecesOf(word: string, linesOf: (piece: string) => number): string[] {
  const lines = linesOf(word)
  if (lines <= 1 || word.length < 2) return [word]
  const at = Math.max(1, Math.floor(word.length / lines) - 1)
  return [word.slice(0, at), ...piecesOf(word.slice(at), linesOf)]
}

import type { PDFDocument, PDFPage } from 'pdf-lib'
import { drawLogo } from './logo.ts'
import type { Framed, PaperRow } from './paper.ts'
import { a4, type Faces, ink, type Line, margin, penOf, quiet, small, usual } from './pen.ts'
import type { Tag, Tags } from './tags.ts'

const leading = 1.35
const inset = 10
/** What stands below a heading at the least, so that none stands last on a page. */
const belowHeading = 64

export type Frame = ReturnType<typeof frameOf>

/**
 * The pages of a paper, each with the same head and foot, written from top to bottom. The head is told on the first page;
 * on those behind, as the foot on all of them, it only helps the eye.
 */
export function frameOf(pdf: PDFDocument, faces: Faces, tags: Tags, framed: Framed & { readonly landscape: boolean }) {
  const [short, long] = a4
  const [wide, high] = framed.landscape ? [long, short] : [short, long]
  const right = wide - margin
  const room = right - margin
  const bottom = margin + 34
  const pen = penOf(faces)
  const { write, width, wrapped } = pen
  let page: PDFPage = pdf.addPage([wide, high])
  let y = head(true)
  const top = y

  function rule({ at = y, thickness = 0.6, colour = quiet, on = page } = {}): void {
    tags.aside(on, () =>
      on.drawLine({ start: { x: margin, y: at }, end: { x: right, y: at }, thickness, color: colour }),
    )
  }

  /** Who it is for at the left, what it is and who printed it at the right. Answers where the page goes on. */
  function head(isFirst: boolean): number {
    const above = high - margin
    tags.aside(page, () => drawLogo(page, { x: margin, y: above + 2, scale: 0.5 }))
    const told = (draw: () => void) => (isFirst ? tags.document.part('P').on(page, draw) : tags.aside(page, draw))
    const [first = '', ...more] = framed.header
    const left: readonly Line[] = [
      { text: first, size: usual, bold: true },
      { text: more.join(', '), size: small },
    ]
    let at = above - 20
    for (const line of left.filter(({ text }) => text !== '')) {
      const lines = wrapped(line, room * 0.55)
      told(() => {
        for (const text of lines) write(page, { x: margin, y: (at -= line.size * leading) }, { ...line, text })
      })
    }
    const kind = { text: framed.kind, size: small, bold: true }
    told(() => writeRight(kind, above - small))
    const printed = { text: framed.printed, size: small, colour: quiet }
    const lines = wrapped(printed, room * 0.42)
    told(() => {
      for (const [number, text] of lines.entries())
        writeRight({ ...printed, text }, above - small - (number + 1) * small * leading)
    })
    const end = Math.min(at, above - 44) - 10
    rule({ at: end, thickness: 1.2, colour: ink })
    return end - 6
  }

  function writeRight(line: Line, at: number, on = page): void {
    if (line.text) write(on, { x: right - width(line), y: at }, line)
  }

  function next(): void {
    page = pdf.addPage([wide, high])
    y = head(false)
  }

  function has(height: number): boolean {
    return y - height >= bottom
  }

  function line(tag: Tag, of: Line, within = room): void {
    for (const text of wrapped(of, within)) {
      if (!has(of.size * leading)) next()
      y -= of.size * leading
      tag.on(page, () => write(page, { x: margin, y }, { ...of, text }))
    }
  }

  function box(height: number): void {
    tags.aside(page, () =>
      page.drawRectangle({ x: margin, y: y - height, width: room, height, borderColor: ink, borderWidth: 0.8 }),
    )
  }

  /** Labels above their values, some beside each other; what is longer than its place goes across. */
  function facts(rows: readonly PaperRow[], boxed: boolean): void {
    if (rows.length === 0) return
    const across = framed.landscape ? 4 : 3
    const side = boxed ? inset : 0
    const cell = (room - 2 * side) / across
    const label = (text: string): Line => ({ text, size: small, colour: quiet })
    const value = (text: string): Line => ({ text, size: usual, bold: true })
    const bands: { readonly row: PaperRow; readonly lines: readonly string[] }[][] = []
    let isOpen = false
    for (const row of rows) {
      const fits = wrapped(value(row.value), cell - 8).length <= 2 && width(label(row.label)) <= cell - 8
      const lines = wrapped(value(row.value), fits ? cell - 8 : room - 2 * side)
      const last = bands.at(-1)
      if (fits && isOpen && last && last.length < across) last.push({ row, lines })
      else bands.push([{ row, lines }])
      isOpen = fits
    }
    const heightOf = (band: (typeof bands)[number]) =>
      small * leading + Math.max(...band.map(({ lines }) => lines.length)) * usual * leading + 8
    const whole = bands.reduce((sum, band) => sum + heightOf(band), 0) + 2 * side - 2
    if (!has(whole) && whole < top - bottom) next()
    if (boxed && has(whole)) box(whole)
    y -= side
    const list = tags.document.part('L')
    for (const band of bands) {
      if (!has(heightOf(band))) next()
      for (const [at, { row, lines }] of band.entries()) {
        const x = margin + side + at * cell
        const item = list.part('LI')
        item.part('Lbl').on(page, () => write(page, { x, y: y - small }, label(row.label)))
        item.part('LBody').on(page, () => {
          for (const [number, text] of lines.entries())
            write(page, { x, y: y - small * leading - (number + 1) * usual * leading + 3 }, value(text))
        })
      }
      y -= heightOf(band)
    }
    y -= side
  }

  return {
    room,
    bottom,
    pen,
    top,
    here: () => ({ page, y }),
    has,
    next,
    rule,
    line,
    facts,
    gap: (height: number) => void (y -= height),
    /** A part of the paper, never alone at the end of a page. */
    heading(text: string): void {
      if (!has(belowHeading)) next()
      y -= 10
      line(tags.document.part('H2'), { text, size: usual + 0.5, bold: true })
      y -= 5
      rule({ colour: ink, thickness: 0.8 })
      y -= 6
    },
    /** What has to be known before all else, in a frame of its own. */
    notice({ title, text }: { readonly title: string; readonly text: string }): void {
      const words: Line = { text, size: small }
      const lines = wrapped(words, room - 2 * inset)
      const height = 2 * inset + (usual + 1) * leading + lines.length * small * leading
      if (!has(height)) next()
      box(height)
      y -= inset + usual
      tags.document
        .part('P')
        .on(page, () => write(page, { x: margin + inset, y }, { text: title, size: usual + 1, bold: true }))
      y -= 3
      tags.document.part('P').on(page, () => {
        for (const each of lines)
          write(page, { x: margin + inset, y: (y -= small * leading) }, { ...words, text: each })
      })
      y -= inset
    },
    /** Once all is written: the number of each page, and its foot. */
    finish(): void {
      const all = pdf.getPages()
      for (const [at, each] of all.entries()) {
        const number: Line = { text: framed.page({ number: at + 1, of: all.length }), size: small, bold: true }
        rule({ at: margin + 20, colour: ink, on: each })
        tags.aside(each, () => {
          writeRight(number, high - margin - 44, each)
          writeRight(number, margin - 3, each)
          const lines = wrapped({ text: framed.foot, size: small }, room * 0.8)
          for (const [index, text] of lines.entries())
            write(each, { x: margin, y: margin + 8 - index * small * leading }, { text, size: small, colour: quiet })
        })
      }
    },
  }
}

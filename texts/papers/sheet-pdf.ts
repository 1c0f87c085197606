import { PDFDocument } from 'pdf-lib'
import { columnWidths } from './table/column-widths.ts'
import { type Frame, frameOf } from './frame.ts'
import { facesOf, type Line, margin, type PaperFonts, quiet, small, usual } from './pen.ts'
import { drawPicture, pictureRoom } from './product/picture.ts'
import type { Sheet, SheetHeading, SheetLine, SheetRow } from './sheet.ts'
import { type Tag, type Tags, tagsOf } from './tags.ts'

const inset = 4
const height = small * 1.35
/** A row that is longer than a page is not begun where less than this is left of it. */
const leastOfRow = 40

/** A table as a PDF: A4, real text, tagged; a row that is longer than the page goes on on the next, below the same heads. */
export async function sheetPdf(content: Sheet, fonts: PaperFonts): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const tags = tagsOf(pdf, content)
  const faces = await facesOf(pdf, fonts, JSON.stringify(content))
  const frame = frameOf(pdf, faces, tags, content)
  const { part } = tags.document
  const { rows, sections = [], lead, picture, notice, headings, sums = [] } = content
  frame.gap(6)
  const beside = frame.room - (picture ? pictureRoom : 0)
  const top = frame.here()
  frame.line(part('H1'), { text: content.title, size: 18, bold: true }, beside)
  if (lead) {
    frame.gap(2)
    frame.line(part('P'), { text: lead, size: 10, colour: quiet }, beside)
  }
  if (picture) {
    const below = drawPicture(frame, tags, picture, top)
    const { page, y } = frame.here()
    if (page === top.page) frame.gap(Math.max(0, y - below))
  }
  frame.gap(12)
  if (notice) {
    frame.notice(notice)
    frame.gap(6)
  }
  frame.facts(content.facts, true)
  for (const { title, facts, text } of sections) {
    frame.heading(title)
    frame.facts(facts, false)
    if (text) frame.line(part('P'), { text, size: usual })
  }
  frame.gap(10)
  if (rows.length === 0 && sections.length === 0) frame.line(part('P'), { text: content.empty, size: 10 })
  if (rows.length > 0) {
    const table = part('Table')
    const drawn = tableOf(frame, tags, content)
    drawn.heads(table.part('THead').part('TR'))
    let body = table.part('TBody')
    for (const [at, row] of rows.entries()) {
      const heading = headings?.get(at)
      if (heading !== undefined) {
        if (at > 0) body = table.part('TBody')
        drawn.heading(body.part('TR'), heading, row)
      }
      drawn.row(body.part('TR'), row)
    }
  }
  if (sums.length > 0) drawSums(frame, part('Table').part('TBody'), sums)
  frame.finish()
  tags.finish()
  return pdf.save()
}

/** Below what it adds up, at the right. */
function drawSums(frame: Frame, body: Tag, sums: NonNullable<Sheet['sums']>): void {
  const { write, width } = frame.pen
  const right = margin + frame.room
  frame.gap(6)
  for (const { label, value, isTotal: bold } of sums) {
    if (!frame.has(usual * 1.5)) frame.next()
    frame.gap(usual * 1.5)
    const { page, y } = frame.here()
    const row = body.part('TR')
    const at = (line: Line, edge: number) => write(page, { x: edge - width(line), y }, line)
    row.part('TH', { heads: 'Row' }).on(page, () => at({ text: label, size: usual, bold }, right - 110))
    row.part('TD').on(page, () => at({ text: value, size: usual, bold }, right))
  }
}

function tableOf(frame: Frame, tags: Tags, { columns, rowHeads }: Sheet) {
  const { room, bottom, top } = frame
  const { write, wrapped, width } = frame.pen
  const longestWord = (head: string) =>
    Math.max(...head.split(' ').map((text) => width({ text, size: small, bold: true })))
  const widths = columnWidths(
    room,
    columns.map(({ share, head }) => ({ share, least: longestWord(head) + 2 * inset + 0.5 })),
  )
  const lefts = widths.map((_, at) => margin + widths.slice(0, at).reduce((sum, width) => sum + width, 0))
  const xOf = (at: number, line: Line) => {
    const left = lefts[at] ?? margin
    if (columns[at]?.align === 'right') return left + (widths[at] ?? 0) - width(line)
    return left + (at === 0 ? 0 : inset)
  }

  function linesOf(cell: readonly SheetLine[], at: number): Line[] {
    return apart(
      cell.map(({ text, look }) => {
        const line = { text, size: small, bold: look === 'bold', ...(look === 'quiet' ? { colour: quiet } : {}) }
        return wrapped(line, (widths[at] ?? room) - 2 * inset).map((part) => ({ ...line, text: part }))
      }),
    )
  }

  /** Tagged where they stand first; on the sheets behind they only help the eye. */
  function heads(row: Tag | null): void {
    const cells = columns.map(({ head }, at) => linesOf([{ text: head, look: 'bold' }], at))
    frame.gap(Math.max(...cells.map((lines) => lines.length)) * height)
    const { page, y } = frame.here()
    for (const [at, lines] of cells.entries()) {
      const draw = () => {
        for (const [number, line] of lines.entries())
          write(page, { x: xOf(at, line), y: y + (lines.length - 1 - number) * height }, line)
      }
      if (row && columns[at]?.head === '') row.part('TD').on(page, draw)
      else if (row) row.part('TH', { heads: 'Column' }).on(page, draw)
      else tags.aside(page, draw)
    }
    frame.gap(5)
    frame.rule({ thickness: 1 })
  }

  function nextPage(): void {
    frame.next()
    frame.gap(6)
    heads(null)
  }

  const heightOf = (row: SheetRow) =>
    Math.max(1, ...row.map((cell, at) => linesOf(cell, at).length)) * height + 2 * inset

  return {
    heads,
    /** Over the rows that it names, and with the first of them on one page. */
    heading(row: Tag, { title, note = '' }: SheetHeading, first: SheetRow): void {
      const inBold = { text: title, size: small + 0.5, bold: true }
      const inQuiet = { text: note, size: small, colour: quiet }
      const lines = apart(
        [inBold, inQuiet]
          .filter(({ text }) => text !== '')
          .map((line) => wrapped(line, room).map((text) => ({ ...line, text }))),
      )
      if (!frame.has(lines.length * height + 9 + Math.min(heightOf(first), leastOfRow))) nextPage()
      frame.gap(5)
      const cell = row.part('TH', { heads: 'Row', columns: columns.length })
      for (const line of lines) {
        frame.gap(height)
        const { page, y } = frame.here()
        cell.on(page, () => write(page, { x: margin, y }, line))
      }
      frame.gap(4)
      frame.rule()
    },
    row(tag: Tag, cells: SheetRow): void {
      const parts = cells.map((_, at) => (rowHeads && at === 0 ? tag.part('TH', { heads: 'Row' }) : tag.part('TD')))
      const isWhole = heightOf(cells) < top - bottom - 60
      if (isWhole && !frame.has(heightOf(cells))) nextPage()
      let left = cells.map((cell, at) => linesOf(cell, at))
      do {
        if (!isWhole && !frame.has(leastOfRow)) nextPage()
        const { page, y } = frame.here()
        const fit = Math.max(1, Math.floor((y - bottom - 2 * inset) / height + 0.01))
        const shown = left.map((lines) => lines.slice(0, fit))
        for (const [at, lines] of shown.entries()) {
          if (lines.length === 0) continue
          parts[at]?.on(page, () => {
            for (const [number, line] of lines.entries())
              write(page, { x: xOf(at, line), y: y - inset - (number + 1) * height + 3 }, line)
          })
        }
        frame.gap(Math.max(1, ...shown.map((lines) => lines.length)) * height + 2 * inset)
        frame.rule({ thickness: 0.4 })
        left = left.map((lines) => lines.slice(fit))
      } while (left.some((lines) => lines.length > 0))
    },
  }
}

/** What stands below each other in one cell, with a space between: two lines are not heard as one word. */
function apart(parts: readonly (readonly Line[])[]): Line[] {
  const hasText = (lines: readonly Line[]) => lines.some(({ text }) => text !== '')
  return parts.flatMap((lines, at) => {
    const goesOn = hasText(lines) && parts.slice(at + 1).some(hasText)
    return lines.map((line, number) =>
      goesOn && number === lines.length - 1 ? { ...line, text: `${line.text} ` } : line,
    )
  })
}

import type { Paper } from './paper.ts'
import type { PaperFonts } from './pen.ts'
import { sheetPdf } from './sheet-pdf.ts'
import type { Sheet } from './sheet.ts'

export type { PaperFonts } from './pen.ts'

/** A paper as a PDF: drawn as every table is. */
export function paperPdf(content: Paper, fonts: PaperFonts): Promise<Uint8Array> {
  return sheetPdf(sheetOf(content), fonts)
}

function sheetOf({ columns, parts, sums, total, ...framed }: Paper): Sheet {
  const hasSum = columns.sum !== null
  const starts = parts.map((_, at) => parts.slice(0, at).reduce((count, { lines }) => count + lines.length, 0))
  const headings = parts.flatMap(({ title, note }, at) =>
    title === null && !note ? [] : [[starts[at] ?? 0, { title: title ?? '', ...(note ? { note } : {}) }] as const],
  )
  return {
    ...framed,
    landscape: false,
    columns: [
      { head: columns.product, share: 6 },
      { head: columns.packages, share: 1.6, align: 'right' },
      ...(columns.sum === null ? [] : [{ head: columns.sum, share: 1.8, align: 'right' as const }]),
    ],
    headings: new Map(headings),
    rows: parts.flatMap(({ lines }) =>
      lines.map(({ name, note, packages, sum }) => [
        [
          { text: name, look: 'bold' as const },
          { text: note, look: 'quiet' as const },
        ],
        [{ text: packages }],
        ...(hasSum ? [[{ text: sum }]] : []),
      ]),
    ),
    sums: [...sums.map((row) => ({ ...row, isTotal: false })), ...(total ? [{ ...total, isTotal: true }] : [])],
    empty: '',
  }
}

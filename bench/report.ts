import type { CaseFigures, Figures } from './measure.ts'

/** The columns of the table: their heads, and what stands below them. */
const columns: readonly (readonly [head: string, width: number, cell: (figures: CaseFigures) => string])[] = [
  ['case', 23, ({ name }) => name],
  ['product /s', 10, ({ product }) => product.perSecond.toFixed(0)],
  ['same work /s', 12, ({ sameWork }) => sameWork.perSecond.toFixed(0)],
  ['naked /s', 8, ({ naked }) => naked.perSecond.toFixed(0)],
  ['to same', 7, ({ product, sameWork }) => ratio(product, sameWork)],
  ['to naked', 8, ({ product, naked }) => ratio(product, naked)],
  ['p50 ms', 6, ({ product }) => product.p50.toFixed(1)],
  ['p95 ms', 6, ({ product }) => product.p95.toFixed(1)],
  ['p99 ms', 6, ({ product }) => product.p99.toFixed(1)],
  ['same p50', 8, ({ sameWork }) => sameWork.p50.toFixed(1)],
  ['same p99', 8, ({ sameWork }) => sameWork.p99.toFixed(1)],
  ['messages', 8, ({ messages }) => String(messages)],
]

function ratio(product: Figures, bare: Figures): string {
  return (product.perSecond / bare.perSecond).toFixed(2)
}

/** The head of a Markdown table that is readable in a terminal too. */
export function headOfTable(): string {
  const heads = columns.map(([head, width], place) => aligned(head, width, place))
  const rules = columns.map(([, width], place) => (place === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  return `| ${heads.join(' | ')} |\n| ${rules.join(' | ')} |`
}

export function rowOfTable(figures: CaseFigures): string {
  return `| ${columns.map(([, width, cell], place) => aligned(cell(figures), width, place)).join(' | ')} |`
}

function aligned(text: string, width: number, place: number): string {
  return place === 0 ? text.padEnd(width) : text.padStart(width)
}

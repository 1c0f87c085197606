import { marketOf, type MarketCode } from '@omsorg/domain/market.ts'
import { type CellKind, type ReportKind, reportColumns } from '@omsorg/domain/reports/report/report-kinds.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'

type Cell = string | number | Date | null

const formats: Readonly<Record<CellKind, string | undefined>> = {
  words: undefined,
  whole: '0',
  day: 'yyyy-mm-dd',
  money: '#,##0.00',
}
const widths: Readonly<Record<CellKind, number>> = { words: 24, whole: 14, day: 12, money: 16 }

/** One row of a report by the names of its columns. */
type Row = Readonly<Record<string, string | number | null>>

/**
 * A report as an Excel file, written as it is read: no more of it is held than one page. Days are days and amounts are numbers of
 * the market's currency; words are typed as words, so nothing that somebody wrote is a formula.
 */
export async function reportSheet(
  kind: ReportKind,
  rows: AsyncIterable<Row>,
  { t, market }: { readonly t: AllTexts; readonly market: MarketCode },
): Promise<ReadableStream<Uint8Array>> {
  const kinds: Readonly<Record<string, CellKind>> = reportColumns[kind]
  const columns = Object.entries(kinds)
  const { titles, heads, money } = t.reportColumns
  const headOf = (key: string, cell: CellKind) => {
    const head = (heads as Readonly<Record<string, string>>)[key] ?? key
    return cell === 'money' ? money({ head, currency: marketOf(market).currency }) : head
  }
  const { writeXlsxStream } = await import('hucre/xlsx')
  return writeXlsxStream(cellsOf(rows, columns), {
    name: titles[kind],
    columns: columns.map(([key, cell]) => {
      const numFmt = formats[cell]
      return { header: headOf(key, cell), width: widths[cell], ...(numFmt ? { numFmt } : {}) }
    }),
    freezePane: { rows: 1 },
  })
}

async function* cellsOf(
  rows: AsyncIterable<Row>,
  columns: readonly (readonly [string, CellKind])[],
): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield columns.map(([key, kind]) => cellOf(row[key] ?? null, kind))
}

function cellOf(value: string | number | null, kind: CellKind): Cell {
  if (value === null || value === '') return null
  if (kind === 'day') return new Date(`${value}T00:00:00Z`)
  return kind === 'money' ? Number(value) / 100 : value
}

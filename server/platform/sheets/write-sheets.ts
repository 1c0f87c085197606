export const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type Lines = readonly (readonly string[])[]

export interface NamedLines {
  readonly name: string
  /** The first are the headings. */
  readonly lines: Lines
}

/** What a cell holds: a text, or a day by which a program of sheets sorts. */
export type SheetCell = string | Temporal.PlainDate

interface NamedCells {
  readonly name: string
  /** The first are the headings. */
  readonly lines: readonly (readonly SheetCell[])[]
}

/** An Excel file of sheets whose headings stay in sight. What is not a day is a text, so nothing in it is a formula. */
export async function excelSheets(sheets: readonly NamedCells[]): Promise<Uint8Array<ArrayBuffer>> {
  const { writeXlsx } = await import('hucre/xlsx')
  const bytes = await writeXlsx({
    sheets: sheets.map(({ name, lines: [headings = [], ...lines] }) => ({
      name,
      columns: headings.map((heading, at) => ({
        header: heading.toString(),
        autoWidth: true,
        ...(lines.some((line) => typeof line[at] === 'object') ? { numFmt: 'yyyy-mm-dd' } : {}),
      })),
      rows: [headings, ...lines].map((line) => line.map(written)),
      freezePane: { rows: 1 },
    })),
  })
  return new Uint8Array(bytes)
}

function written(cell: SheetCell): string | Date {
  return typeof cell === 'string' ? cell : new Date(`${cell.toString()}T00:00:00Z`)
}

const byteOrderMark = '\uFEFF'

/** As Excel in the Nordic countries opens it; a sign before what it would take for a formula, which an import leaves out again. */
export async function csvSheet(lines: Lines): Promise<string> {
  const { writeCsv } = await import('hucre/csv')
  const safe = lines.map((line) => line.map((cell) => (/^[=+\-@]/.test(cell) ? `'${cell}` : cell)))
  return byteOrderMark + writeCsv(safe, { delimiter: ';' })
}

type Lines = readonly (readonly string[])[]

export interface NamedLines {
  readonly name: string
  /** The first are the headings. */
  readonly lines: Lines
}

/** An Excel file of sheets whose headings stay in sight. Every cell is a text, so nothing in it is a formula. */
export async function excelSheets(sheets: readonly NamedLines[]): Promise<Uint8Array<ArrayBuffer>> {
  const { writeXlsx } = await import('hucre/xlsx')
  const bytes = await writeXlsx({
    sheets: sheets.map(({ name, lines: [headings = [], ...lines] }) => ({
      name,
      columns: headings.map((header) => ({ header, autoWidth: true })),
      rows: [[...headings], ...lines.map((line) => [...line])],
      freezePane: { rows: 1 },
    })),
  })
  return new Uint8Array(bytes)
}

const byteOrderMark = '\uFEFF'

/** As Excel in the Nordic countries opens it; a sign before what it would take for a formula, which an import leaves out again. */
export async function csvSheet(lines: Lines): Promise<string> {
  const { writeCsv } = await import('hucre/csv')
  const safe = lines.map((line) => line.map((cell) => (/^[=+\-@]/.test(cell) ? `'${cell}` : cell)))
  return byteOrderMark + writeCsv(safe, { delimiter: ';' })
}

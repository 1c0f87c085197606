import { writeCsv } from 'hucre/csv'
import { writeXlsx } from 'hucre/xlsx'

type Lines = readonly (readonly string[])[]

/** Every cell is a text, so nothing in it is a formula. */
export async function excelSheet(name: string, [headings = [], ...lines]: Lines): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await writeXlsx({
    sheets: [
      {
        name,
        columns: headings.map((header) => ({ header, autoWidth: true })),
        rows: [[...headings], ...lines.map((line) => [...line])],
        freezePane: { rows: 1 },
      },
    ],
  })
  return new Uint8Array(bytes)
}

const byteOrderMark = '\uFEFF'

/** As Excel in the Nordic countries opens it; a sign before what it would take for a formula, which an import leaves out again. */
export function csvSheet(lines: Lines): string {
  const safe = lines.map((line) => line.map((cell) => (/^[=+\-@]/.test(cell) ? `'${cell}` : cell)))
  return byteOrderMark + writeCsv(safe, { delimiter: ';' })
}

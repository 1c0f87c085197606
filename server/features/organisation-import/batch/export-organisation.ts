import { exportOrganisation as contract } from '@omsorg/contract/organisation-import/batch/export-organisation.ts'
import {
  columnsOf,
  type SheetField,
  type SheetKind,
  sheetsOf,
} from '@omsorg/domain/organisation-import/batch/columns.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { loadAllTexts } from '@omsorg/texts/load.ts'
import type { Transaction } from '../../../platform/database.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { holdImportClient, readPlaces, readUnits, readUsers } from './known.sql.ts'
import { csvSheet, excel, excelSheets, type NamedLines } from '../../../platform/sheets/write-sheets.ts'

const types = {
  xlsx: excel,
  csv: 'text/csv; charset=utf-8',
} as const

export const exportOrganisation = handle(contract, async ({ query, language, tx }) => {
  const { clientId, kind, format, template } = query
  const client = await holdImportClient(tx, clientId)
  if (!client) return notFound()
  const t = (await loadAllTexts(language)).organisationImport
  const sheetOf = async (each: SheetKind): Promise<NamedLines> => {
    const fields: readonly SheetField[] = columnsOf[each].all
    const records = template === 'true' ? [] : await recordsOf(tx, each, clientId)
    const lines = records.map((record) => fields.map((field) => record[field] ?? ''))
    return { name: t.kinds[each], lines: [fields.map((field) => t.columns[field]), ...lines] }
  }
  const sheets = await Promise.all(sheetsOf(kind).map(sheetOf))
  // A text has one sheet.
  const ending = sheets.length > 1 ? 'xlsx' : format
  const bytes = ending === 'csv' ? await csvSheet(sheets.flatMap(({ lines }) => lines)) : await excelSheets(sheets)
  const name = template === 'true' ? t.kinds[kind] : `${client.name}, ${t.kinds[kind]}`
  return agree(new File([bytes], `${name}.${ending}`, { type: types[ending] }))
})

type SheetRecord = Readonly<Partial<Record<SheetField, string | null>>>

async function recordsOf(tx: Transaction, kind: SheetKind, clientId: string): Promise<SheetRecord[]> {
  if (kind === 'care-units') return (await readUnits(tx, clientId)).map(({ id, name }) => ({ id, name }))
  const places = await readPlaces(tx, clientId)
  return kind === 'care-places'
    ? places.map((place): SheetRecord => ({ ...place }))
    : (await readUsers(tx, clientId, places)).map((user): SheetRecord => ({ ...user }))
}

import { previewOrganisation as contract } from '@omsorg/contract/organisation-import/batch/preview-organisation.ts'
import type { SheetKind, SheetRow } from '@omsorg/domain/organisation-import/batch/columns.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handleInSteps } from '../../../platform/handle.ts'
import type { Transaction } from '../../../platform/database.ts'
import { createTurns } from '../../../platform/sheets/turns.ts'
import { addImport, addRows, countRows, type KeptRow, readImport } from './batches.sql.ts'
import { compareRows, hasTooManyAddresses, inOrder, rowsAtOnce, type SheetsOf } from './compare-rows.ts'
import { keptRow, ofWholeSheet } from './kept-rows.ts'
import { holdImportClient } from './known.sql.ts'
import { readSheets } from './read-sheets.ts'

const longestFileName = 200

/** Files are read one after the other: each that waits is held in memory. */
const turns = createTurns(1)

/** Read before the transaction and compared within it: a slow file holds no connection. */
export const previewOrganisation = handleInSteps(contract, async ({ input, actor, now, transaction }) => {
  const { clientId, kind, file } = input
  const endTurn = await turns.take()
  if (!endTurn) return refuse('too-many-imports')
  try {
    const client = await transaction((tx) => holdImportClient(tx, clientId))
    if (!client) return refuse('client-not-found', { at: 'clientId' })
    const read = await readSheets(kind, new Uint8Array(await file.arrayBuffer()), client.market)
    if (read === 'unreadable') return refuse('not-readable')
    return await transaction(async (tx) => {
      if (!(await holdImportClient(tx, clientId))) return refuse('client-not-found', { at: 'clientId' })
      const wrong = read.flatMap((sheet) => (sheet.errors.length > 0 ? [ofWholeSheet(sheet.kind, sheet.errors)] : []))
      const kept =
        wrong.length > 0
          ? wrong
          : await compared(tx, clientId, Object.fromEntries(read.map((sheet) => [sheet.kind, sheet.rows])))
      const fileName = file.name.slice(0, longestFileName)
      const importId = await addImport(tx, { clientId, kind, fileName, by: actor.doerId, now })
      for (let from = 0; from < kept.length; from += rowsAtOnce) {
        await addRows(tx, importId, kept.slice(from, from + rowsAtOnce))
      }
      await countRows(tx, importId)
      const view = await readImport(tx, importId)
      if (!view) throw new Error('the import was not kept')
      return agree(view)
    })
  } finally {
    endTurn()
  }
})

async function compared(tx: Transaction, clientId: string, sheets: SheetsOf<SheetRow>): Promise<KeptRow[]> {
  const found = await compareRows(tx, clientId, sheets)
  if (hasTooManyAddresses(found)) return [ofWholeSheet('users', [{ field: null, reason: 'too-many-addresses' }])]
  const cellsOf = (kind: SheetKind) => new Map(sheets[kind]?.map(({ row, cells }) => [row, cells]))
  const cells = { 'care-units': cellsOf('care-units'), 'care-places': cellsOf('care-places'), users: cellsOf('users') }
  return inOrder(found).map(({ kind, row }) => keptRow(kind, row, cells[kind].get(row.row) ?? {}))
}

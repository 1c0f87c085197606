import { previewOrganisation as contract } from '@omsorg/contract/organisation-import/batch/preview-organisation.ts'
import {
  mostNewAddresses,
  mostSheetRows,
  type SheetError,
  type SheetRow,
} from '@omsorg/domain/organisation-import/batch/columns.ts'
import type { ComparedRow } from '@omsorg/domain/organisation-import/batch/compared-row.ts'
import { readHeadings } from '@omsorg/domain/organisation-import/batch/read-headings.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handleInSteps } from '../../../platform/handle.ts'
import { readLines } from '../../../platform/sheets/read-lines.ts'
import { createTurns } from '../../../platform/sheets/turns.ts'
import { addImport, addRows, countRows, type KeptRow, readImport } from './batches.sql.ts'
import { compareRows, rowsAtOnce } from './compare-rows.ts'
import { headingWords } from './heading-words.ts'
import { judgeCells } from './judge-cells.ts'
import { keptRow, ofWholeFile } from './kept-rows.ts'
import { holdImportClient } from './known.sql.ts'

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
    const read = await readRows(kind, new Uint8Array(await file.arrayBuffer()), client.market)
    if (read === 'unreadable') return refuse('not-readable')
    return await transaction(async (tx) => {
      if (!(await holdImportClient(tx, clientId))) return refuse('client-not-found', { at: 'clientId' })
      const compared = await compareRows(tx, { clientId, kind, rows: read.rows })
      const wrong = hasTooManyAddresses(compared)
        ? [{ field: null, reason: 'too-many-addresses' } as const]
        : read.errors
      const kept: KeptRow[] =
        wrong.length > 0 ? [ofWholeFile(wrong)] : compared.map((each, index) => keptRow(each, read.rows[index]!))
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

function hasTooManyAddresses(rows: readonly ComparedRow[]): boolean {
  const changed = rows.filter(
    ({ change, fields }) => change === 'changed' && fields.some(({ field }) => field === 'email'),
  )
  return changed.length > mostNewAddresses
}

async function readRows(
  kind: Parameters<typeof judgeCells>[0],
  bytes: Uint8Array<ArrayBuffer>,
  market: MarketCode,
): Promise<'unreadable' | { readonly rows: readonly SheetRow[]; readonly errors: readonly SheetError[] }> {
  const rows: SheetRow[] = []
  let placed: ReturnType<typeof readHeadings>['placed'] | undefined
  const wrong = (...errors: readonly SheetError[]) => ({ rows: [], errors })
  // One more than may be, and the headings.
  for await (const part of readLines(bytes, { linesAtOnce: rowsAtOnce, mostLines: mostSheetRows + 2 })) {
    if ('isUnreadable' in part) return 'unreadable'
    for (const line of part.lines) {
      if (!placed) {
        const headings = readHeadings(kind, line.row === 1 ? line.cells : [], headingWords)
        if (headings.errors.length > 0) return wrong(...headings.errors)
        ;({ placed } = headings)
      } else if (rows.length === mostSheetRows) return wrong({ field: null, reason: 'too-many-rows' })
      else rows.push(judgeCells(kind, line, placed, market))
    }
  }
  return rows.length > 0 ? { rows, errors: [] } : wrong({ field: null, reason: 'empty-file' })
}

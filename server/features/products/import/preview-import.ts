import { previewImport as contract } from '@omsorg/contract/products/import/preview-import.ts'
import type { SentFile } from '@omsorg/contract/fields.ts'
import { readSheet } from '@omsorg/domain/products/import/read-sheet.ts'
import { todayIn } from '@omsorg/domain/market.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handleInSteps } from '../../../platform/handle.ts'
import { clientIsOfMarket, insertBatch, readBatch } from './batches.sql.ts'
import { compare } from './compare.ts'
import { readKnown } from './known.sql.ts'
import { cellsOf } from './spreadsheet.ts'

const mostErrorsShown = 500
const mostChangesShown = 200
const longestFileName = 200

/** The file is read before a connection is taken: a large one takes its time. */
export const previewImport = handleInSteps(contract, async ({ input, actor, now, transaction }) => {
  const { kind, marketAreaCode: market } = input
  const isOfClient = kind === 'prices' || kind === 'agreements'
  if (isOfClient && !input.clientId) return refuse('client-missing', { at: 'clientId' })
  const clientId = isOfClient ? (input.clientId ?? null) : null
  const cells = await cellsOf(await bytesOf(input.file))
  if (!cells) return refuse('not-readable')

  const sheet = readSheet(kind, cells)
  const today = todayIn(market, now).toString()
  const complete = input.complete === 'true'
  return transaction(async (tx) => {
    if (clientId !== null && !(await clientIsOfMarket(tx, clientId, market)))
      return refuse('client-not-found', { at: 'clientId' })
    const itemNumbers = complete ? null : sheet.rows.map(({ itemNumber }) => itemNumber)
    const known = await readKnown(tx, { kind, market, clientId, itemNumbers, today })
    const compared = compare({ kind, rows: sheet.rows, known, complete, today })
    const errors = [...sheet.errors, ...compared.errors].toSorted((one, other) => one.row - other.row)
    const id = await insertBatch(tx, {
      market,
      kind,
      clientId,
      complete,
      fileName: input.file.name.slice(0, longestFileName),
      steps: compared.steps,
      unchanged: compared.unchanged,
      errorCount: errors.length,
      createdBy: actor.userId,
    })
    const kept = await readBatch(tx, id, 'look')
    if (!kept) throw new Error('the import was not kept')
    return agree({
      ...kept,
      errors: errors.slice(0, mostErrorsShown).map(({ row, field, code }) => ({ row, field, code })),
      changes: compared.changes.slice(0, mostChangesShown).map((change) => ({ ...change, fields: [...change.fields] })),
    })
  })
})

async function bytesOf(file: SentFile): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer())
}

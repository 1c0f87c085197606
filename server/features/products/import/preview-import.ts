import { previewImport as contract } from '@omsorg/contract/products/import/preview-import.ts'
import type { SentFile } from '@omsorg/contract/fields.ts'
import { todayIn } from '@omsorg/domain/market.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handleInSteps } from '../../../platform/handle.ts'
import { clientIsOfMarket, finishBatch, insertBatch, insertPart, readBatch, removeBatch } from './batches.sql.ts'
import { compare, removals } from './compare.ts'
import { rowsAtOnce } from './file-part.ts'
import { readKnown } from './known.sql.ts'
import { createPreview } from './preview.ts'
import { readFile } from './spreadsheet.ts'
import { createTurns } from '../../../platform/sheets/turns.ts'

const longestFileName = 200

/** Files are read one after the other: each that waits is held in memory. */
const turns = createTurns(1)

/** A file is read, compared and kept part by part, so that a large one takes no more of the server than a small one. */
export const previewImport = handleInSteps(contract, async ({ input, actor, now, transaction }) => {
  const { kind, marketAreaCode: market } = input
  const isOfClient = kind === 'prices' || kind === 'agreements'
  if (isOfClient && !input.clientId) return refuse('client-missing', { at: 'clientId' })
  const clientId = isOfClient ? (input.clientId ?? null) : null
  const today = todayIn(market, now).toString()
  const complete = input.complete === 'true'
  const about = { kind, market, clientId, today }

  const endTurn = await turns.take()
  if (!endTurn) return refuse('too-many-imports')
  try {
    return await transaction(async (tx) => {
      if (clientId !== null && !(await clientIsOfMarket(tx, clientId, market)))
        return refuse('client-not-found', { at: 'clientId' })
      const fileName = input.file.name.slice(0, longestFileName)
      const id = await insertBatch(tx, { market, kind, clientId, complete, fileName, createdBy: actor.userId })
      const preview = createPreview()
      for await (const part of readFile(kind, await bytesOf(input.file))) {
        if ('isUnreadable' in part) {
          await removeBatch(tx, id)
          return refuse('not-readable')
        }
        const known = await readKnown(tx, about, { itemNumbers: part.rows.map(({ itemNumber }) => itemNumber) })
        const compared = compare({ kind, rows: part.rows, known, today })
        preview.add(compared, part.errors)
        await insertPart(tx, id, compared.steps)
      }
      let behind = complete && preview.hasRows() ? '' : undefined
      while (behind !== undefined) {
        const known = await readKnown(tx, about, { behind, most: rowsAtOnce })
        const removed = removals(kind, known, preview.named)
        preview.remove(removed.changes)
        await insertPart(tx, id, removed.steps)
        behind = known.at(-1)?.item_number
      }
      await finishBatch(tx, id, preview.counts())
      const kept = await readBatch(tx, id, 'look')
      if (!kept) throw new Error('the import was not kept')
      return agree({ ...kept, ...preview.shown() })
    })
  } finally {
    endTurn()
  }
})

async function bytesOf(file: SentFile): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.arrayBuffer())
}

import { saveRanking as contract } from '@omsorg/contract/products/own/save-ranking.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { changeRank, findProductOfClient, readRank } from './own.sql.ts'

export const saveRanking = handle(contract, async ({ input, actor, tx }) => {
  const { clientId, therapyArea, itemNumber, rank, readRank: read } = input
  const found = await findProductOfClient(tx, clientId, itemNumber)
  if (!found) return refuse('client-not-found')
  const { productId } = found
  if (productId === null || found.therapyArea !== therapyArea) return refuse('item-not-found', { at: 'itemNumber' })
  if (!found.rankingEnabled) return refuse('switched-off')
  if (rank !== read) await changeRank(tx, { clientId, productId, value: rank, read, actor, therapyArea })
  const now = await readRank(tx, { clientId, productId })
  // Whoever sends the same twice finds it done.
  return now === rank ? agree({ rank }) : refuse('stale', { detail: { now } })
})

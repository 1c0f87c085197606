import { readMergedSettings as contract } from '@omsorg/contract/prescriptions/settings/read-merged-settings.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { readMerged } from './merged.sql.ts'

/** Somebody at a care place sees that one; customer service every place of its market. */
export const readMergedSettings = handle(contract, async ({ params, actor, tx }) => {
  if (actor.scope === 'place' && params.carePlaceId !== actor.carePlaceId) return notFound()
  const merged = await readMerged(tx, params.clientId, params.carePlaceId)
  return merged ? agree(merged) : notFound()
})

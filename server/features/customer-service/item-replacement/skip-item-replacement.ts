import { skipItemReplacement as contract } from '@omsorg/contract/customer-service/item-replacement/skip-item-replacement.ts'
import { replacementAfter } from '@omsorg/domain/customer-service/item-replacement/replacement-transitions.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { lockReplacement, readReplacement, writeSkipped } from './replacements.sql.ts'

export const skipItemReplacement = handle(contract, async ({ input, actor, now, tx }) => {
  const { replacementId, reason } = input
  const found = await lockReplacement(tx, replacementId, actor.market)
  if (!found) return refuse('replacement-not-found', { at: 'replacementId' })
  if (!replacementAfter(found.status, 'skip').ok) return refuse('not-stalled', { at: 'replacementId' })
  await writeSkipped(tx, replacementId, { by: actor.doerId, reason, at: now })
  const shown = await readReplacement(tx, replacementId)
  return shown ? agree(shown) : refuse('replacement-not-found', { at: 'replacementId' })
})

import { retryItemReplacement as contract } from '@omsorg/contract/customer-service/item-replacement/retry-item-replacement.ts'
import { replacementAfter } from '@omsorg/domain/customer-service/item-replacement/replacement-transitions.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { jobKeyOf, replaceItemJob, replacementQueue } from './job-names.ts'
import { countRows } from './reached.sql.ts'
import { reachOf } from './reach-of-replacement.ts'
import { lockReplacement, readReplacement, writeStarted } from './replacements.sql.ts'

export const retryItemReplacement = handle(contract, async ({ input, actor, now, tx, jobs }) => {
  const { replacementId } = input
  const found = await lockReplacement(tx, replacementId, actor.market)
  if (!found) return refuse('replacement-not-found', { at: 'replacementId' })
  if (!replacementAfter(found.status, 'retry').ok) return refuse('not-stalled', { at: 'replacementId' })
  const items = await reachOf(tx, found)
  await writeStarted(tx, replacementId, await countRows(tx, items.reach), now)
  jobs.add(
    replaceItemJob,
    { replacementId },
    { queue: replacementQueue, jobKey: jobKeyOf(replacementId), maxAttempts: 5 },
  )
  const shown = await readReplacement(tx, replacementId)
  return shown ? agree(shown) : refuse('replacement-not-found', { at: 'replacementId' })
})

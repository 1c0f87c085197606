import { publishItemReplacement as contract } from '@omsorg/contract/customer-service/item-replacement/publish-item-replacement.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { lockItems } from './items.sql.ts'
import { jobKeyOf, replaceItemJob, replacementQueue } from './job-names.ts'
import { judgeOwner, readFacts } from './judge-replacement.ts'
import { countRows, readReachedClients } from './reached.sql.ts'
import { insertReplacement } from './replacements.sql.ts'

/**
 * Of two who publish at once for an item, or in opposite directions, the second finds the first: both items are locked before
 * anything is judged. What is shown to the one who publishes is what is carried out, or it is shown once more.
 */
export const publishItemReplacement = handle(contract, async ({ input, actor, now, today, tx, jobs }) => {
  const { market } = actor
  const pdo = input.allPdo ? null : (input.pdo ?? null)
  // Who reaches one client alone replaces nothing for others.
  if (actor.scope !== 'market') return refuse('not-permitted')
  const owner = await judgeOwner(tx, market, pdo)
  if (!owner.ok) return owner
  const question = { market, replaced: input.replacedItemNumber, replacement: input.replacementItemNumber, pdo, today }
  await lockItems(tx, market, [input])
  const { mayBe, replaced, replacement } = await readFacts(tx, question)
  if (!mayBe.ok) return mayBe
  if (!replaced || !replacement) return refuse('item-not-found')

  const reached = { market, pdo, productId: replaced.productId, itemNumber: replaced.itemNumber }
  const [clients, rowsTotal] = await Promise.all([readReachedClients(tx, reached), countRows(tx, reached)])
  const prescriptions = clients.reduce((total, client) => total + client.prescriptions, 0)
  if (input.prescriptions !== undefined && input.prescriptions !== prescriptions) {
    return refuse('counts-changed', { detail: { prescriptions } })
  }
  const replacementId = await insertReplacement(tx, {
    market,
    pdo,
    replacedProductId: replaced.productId,
    replacementProductId: replacement.productId,
    by: actor.doerId,
    at: now,
    rowsTotal,
  })
  jobs.add(
    replaceItemJob,
    { replacementId },
    { queue: replacementQueue, jobKey: jobKeyOf(replacementId), maxAttempts: 5 },
  )
  return agree({ replacementId })
})

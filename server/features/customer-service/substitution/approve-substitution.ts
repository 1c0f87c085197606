import { approveSubstitution as contract } from '@omsorg/contract/customer-service/substitution/approve-substitution.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { lockItems } from '../item-replacement/items.sql.ts'
import { jobKeyOf, replaceItemJob, replacementQueue } from '../item-replacement/job-names.ts'
import { readFacts } from '../item-replacement/judge-replacement.ts'
import { countRows } from '../item-replacement/reached.sql.ts'
import { insertReplacement } from '../item-replacement/replacements.sql.ts'
import { insertRun } from './runs.sql.ts'

/** Judged pair by pair in the order in which they are carried out, so that one may take the place that another leaves. */
export const approveSubstitution = handle(contract, async ({ input, actor, now, today, tx, jobs }) => {
  const { market } = actor
  if (actor.scope !== 'market') return refuse('not-permitted')
  await lockItems(tx, market, input.pairs)
  const runId = await insertRun(tx, { market, by: actor.doerId, at: now })
  const replacementIds: number[] = []
  for (const [index, pair] of input.pairs.entries()) {
    const question = {
      market,
      replaced: pair.replacedItemNumber,
      replacement: pair.replacementItemNumber,
      pdo: null,
      today,
    }
    const { mayBe, replaced, replacement } = await readFacts(tx, question)
    if (!mayBe.ok) return refuse(mayBe.refusal, { at: `pairs[${index}].${mayBe.at ?? 'replacementItemNumber'}` })
    if (!replaced || !replacement) return refuse('item-not-found')
    const reached = { market, pdo: null, productId: replaced.productId, itemNumber: replaced.itemNumber }
    const replacementId = await insertReplacement(tx, {
      market,
      pdo: null,
      replacedProductId: replaced.productId,
      replacementProductId: replacement.productId,
      by: actor.doerId,
      at: now,
      rowsTotal: await countRows(tx, reached),
      runId,
    })
    replacementIds.push(replacementId)
  }
  for (const replacementId of replacementIds) {
    jobs.add(
      replaceItemJob,
      { replacementId },
      { queue: replacementQueue, jobKey: jobKeyOf(replacementId), maxAttempts: 5 },
    )
  }
  return agree({ substitutionRunId: runId, replacementIds })
})

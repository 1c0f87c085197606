import { compareClientNumbers as contract } from '@omsorg/contract/products/sync/compare-client-numbers.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { ErpCatalogue } from '../../../adapters/erp-catalogue/port.ts'
import { handleInSteps, type Handler } from '../../../platform/handle.ts'
import { readErpIdentifier } from '../../organisation/index.ts'
import { compareStored, comparisonViewOf } from './compared-numbers.ts'
import { watchFeedsJob } from './job-names.ts'
import { begunRun } from './run-of-feed.ts'
import { endRun } from './runs.sql.ts'

export function compareClientNumbers(erp: ErpCatalogue): Handler<typeof contract.name> {
  return handleInSteps(contract, async ({ input: { clientId }, actor, now, transaction }) => {
    const identifier = await transaction((tx) => readErpIdentifier(tx, clientId))
    if (identifier === undefined) return refuse('client-not-found', { at: 'clientId' })
    if (identifier === '') return refuse('customer-unknown')
    const asked = {
      feed: 'customer-numbers',
      erpCustomerIdentifier: identifier,
      begunAt: now,
      by: actor.doerId,
    } as const
    const run = await begunRun(transaction, asked)
    const answer = await erp.customerNumbersOf(identifier)
    if (answer.result !== 'answered') await run.failed(answer.result)
    if (answer.result === 'unavailable') return refuse('erp-unavailable')
    if (answer.result === 'unknown-customer') return refuse('customer-unknown')
    return transaction(async (tx, jobs) => {
      // Whoever was removed while the ERP was asked is compared no more.
      if ((await readErpIdentifier(tx, clientId)) !== identifier) {
        await endRun(tx, run.id, { outcome: 'unknown-customer' })
        return refuse('client-not-found', { at: 'clientId' })
      }
      const compared = await compareStored(tx, clientId, answer.value, now)
      const { counts } = compared
      const done = { added: counts.new, changed: counts.changed, removed: counts.deleted, skipped: 0 }
      await endRun(tx, run.id, { outcome: 'done', done })
      jobs.add(watchFeedsJob, {}, { jobKey: watchFeedsJob })
      return agree(comparisonViewOf(clientId, compared))
    })
  })
}

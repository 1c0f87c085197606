import { syncErpCid as contract } from '@omsorg/contract/products/sync/sync-erp-cid.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { ErpCatalogue } from '../../../adapters/erp-catalogue/port.ts'
import { handleInSteps, type Handler } from '../../../platform/handle.ts'
import { watchFeedsJob } from './job-names.ts'
import { begunRun } from './run-of-feed.ts'
import { endRun } from './runs.sql.ts'
import { isCustomer, writeAgreements } from './sync.sql.ts'

export function syncErpCid(erp: ErpCatalogue): Handler<typeof contract.name> {
  return handleInSteps(contract, async ({ input, actor, now, today, transaction }) => {
    const { erpCustomerIdentifier: only } = input
    if (!(await transaction((tx) => isCustomer(tx, only)))) return refuse('customer-unknown')
    const asked = { feed: 'customer-agreements', erpCustomerIdentifier: only, begunAt: now, by: actor.doerId } as const
    const run = await begunRun(transaction, asked)
    const answer = await erp.agreementsOf(only)
    if (answer.result !== 'answered') await run.failed(answer.result)
    if (answer.result === 'unavailable') return refuse('erp-unavailable')
    // A customer whom the ERP does not know keeps what it has: nothing is ended by a mistyped number.
    if (answer.result === 'unknown-customer') return refuse('customer-unknown')
    const own = answer.value.filter((each) => each.erpCustomerIdentifier === only)
    return agree(
      await transaction(async (tx, jobs) => {
        const done = await writeAgreements(tx, own, { only, today: today.toString() })
        await endRun(tx, run.id, { outcome: 'done', done })
        jobs.add(watchFeedsJob, {}, { jobKey: watchFeedsJob })
        return done
      }),
    )
  })
}

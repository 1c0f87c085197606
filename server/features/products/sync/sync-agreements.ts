import { syncAgreements as contract } from '@omsorg/contract/products/sync/sync-agreements.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { ErpCatalogue } from '../../../adapters/erp-catalogue/port.ts'
import { handleInSteps, type Handler } from '../../../platform/handle.ts'
import { watchFeedsJob } from './job-names.ts'
import { begunRun } from './run-of-feed.ts'
import { endRun } from './runs.sql.ts'
import { moveCursor, readCursor, writeAgreements } from './sync.sql.ts'

const nothing = { added: 0, changed: 0, removed: 0, skipped: 0 }

/** The ERP is asked between two transactions; of two who ask at once, the second finds that the first has taken it over. */
export function syncAgreements(erp: ErpCatalogue): Handler<typeof contract.name> {
  return handleInSteps(contract, async ({ actor, now, today, transaction }) => {
    const run = await begunRun(transaction, { feed: 'agreements', begunAt: now, by: actor.doerId })
    const since = await transaction(readCursor)
    const answer = await erp.agreementChanges(since)
    if (answer.result === 'unavailable') {
      await run.failed('unavailable')
      return refuse('erp-unavailable')
    }
    const { changes, next } = answer.value
    return agree(
      await transaction(async (tx, jobs) => {
        const isFirst = await moveCursor(tx, since, next)
        const done = isFirst ? await writeAgreements(tx, changes, { only: null, today: today.toString() }) : nothing
        await endRun(tx, run.id, { outcome: 'done', done })
        jobs.add(watchFeedsJob, {}, { jobKey: watchFeedsJob })
        return done
      }),
    )
  })
}

import { syncRatings as contract } from '@omsorg/contract/products/sync/sync-ratings.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { ErpCatalogue } from '../../../adapters/erp-catalogue/port.ts'
import { handleInSteps, type Handler } from '../../../platform/handle.ts'
import { watchFeedsJob } from './job-names.ts'
import { begunRun } from './run-of-feed.ts'
import { endRun } from './runs.sql.ts'
import { writeRatings } from './sync.sql.ts'

export function syncRatings(erp: ErpCatalogue): Handler<typeof contract.name> {
  return handleInSteps(contract, async ({ actor, now, transaction }) => {
    const run = await begunRun(transaction, { feed: 'ratings', begunAt: now, by: actor.doerId })
    const answer = await erp.ratings()
    if (answer.result === 'unavailable') {
      await run.failed('unavailable')
      return refuse('erp-unavailable')
    }
    return agree(
      await transaction(async (tx, jobs) => {
        const done = await writeRatings(tx, answer.value)
        await endRun(tx, run.id, { outcome: 'done', done })
        jobs.add(watchFeedsJob, {}, { jobKey: watchFeedsJob })
        return done
      }),
    )
  })
}

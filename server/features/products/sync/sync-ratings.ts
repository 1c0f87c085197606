import { syncRatings as contract } from '@omsorg/contract/products/sync/sync-ratings.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { ErpCatalogue } from '../../../adapters/erp-catalogue/port.ts'
import { handleInSteps, type Handler } from '../../../platform/handle.ts'
import { noteRun } from './runs.sql.ts'
import { writeRatings } from './sync.sql.ts'

export function syncRatings(erp: ErpCatalogue): Handler<typeof contract.name> {
  return handleInSteps(contract, async ({ actor, now, transaction }) => {
    const run = { feed: 'ratings', begunAt: now, by: actor.doerId } as const
    const answer = await erp.ratings()
    if (answer.result === 'unavailable') {
      await transaction((tx) => noteRun(tx, { ...run, outcome: 'unavailable' }))
      return refuse('erp-unavailable')
    }
    return agree(
      await transaction(async (tx) => {
        const done = await writeRatings(tx, answer.value)
        await noteRun(tx, { ...run, outcome: 'done', done })
        return done
      }),
    )
  })
}

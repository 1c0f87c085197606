import { syncRatings as contract } from '@omsorg/contract/products/sync/sync-ratings.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { ErpCatalogue } from '../../../adapters/erp-catalogue/port.ts'
import { handleInSteps, type Handler } from '../../../platform/handle.ts'
import { knowCatalogue } from '../know-catalogue.sql.ts'
import { writeRatings } from './sync.sql.ts'

export function syncRatings(erp: ErpCatalogue): Handler {
  return handleInSteps(contract, async ({ transaction }) => {
    const answer = await erp.ratings()
    if (answer.result === 'unavailable') return refuse('erp-unavailable')
    return agree(
      await transaction(async (tx) => {
        const written = await writeRatings(tx, answer.value)
        await knowCatalogue(tx, 'product_rating')
        return written
      }),
    )
  })
}

import { syncRatings as contract } from '@omsorg/contract/products/sync/sync-ratings.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { ErpCatalogue } from '../../../adapters/erp-catalogue/port.ts'
import { handleInSteps, type Handler } from '../../../platform/handle.ts'
import { writeRatings } from './sync.sql.ts'

export function syncRatings(erp: ErpCatalogue): Handler<typeof contract.name> {
  return handleInSteps(contract, async ({ transaction }) => {
    const answer = await erp.ratings()
    if (answer.result === 'unavailable') return refuse('erp-unavailable')
    return agree(await transaction((tx) => writeRatings(tx, answer.value)))
  })
}

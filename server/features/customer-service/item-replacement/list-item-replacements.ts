import { listItemReplacements as contract } from '@omsorg/contract/customer-service/item-replacement/list-item-replacements.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { listReplacements } from './replacements.sql.ts'

export const listItemReplacements = handle(contract, async ({ query, actor, tx }) => {
  const { page, pageSize } = query
  return agree({ ...(await listReplacements(tx, actor.market, query)), page, pageSize })
})

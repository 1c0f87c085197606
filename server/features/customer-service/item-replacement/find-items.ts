import { findItems as contract } from '@omsorg/contract/customer-service/item-replacement/find-items.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { itemViewOf } from './item-view.ts'
import { searchItems } from './items.sql.ts'

export const findItems = handle(contract, async ({ query, actor, today, tx }) => {
  const { items, totalCount } = await searchItems(tx, actor.market, query.searchTerm, today)
  return agree({ items: items.map(itemViewOf), totalCount })
})

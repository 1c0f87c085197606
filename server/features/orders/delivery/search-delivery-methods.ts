import { searchDeliveryMethods as contract } from '@omsorg/contract/orders/delivery/search-delivery-methods.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { findMethods } from './delivery-methods.sql.ts'

/** Administration sees every market; everybody else finds nothing in another than the own. */
export const searchDeliveryMethods = handle(contract, async ({ query, actor, language, tx }) => {
  const { page, pageSize, searchTerm = '', sortOrder } = query
  const ofAll = actor.application === 'PRINCIPAL'
  const market = query.marketAreaCode ?? (ofAll ? null : actor.market)
  const isForeign = !ofAll && market !== actor.market
  const found = isForeign
    ? []
    : await findMethods(tx, {
        market,
        term: searchTerm,
        language,
        limit: pageSize,
        offset: (page - 1) * pageSize,
        descending: sortOrder === 'desc',
      })
  return agree({
    entities: found.map(({ total: _total, ...method }) => method),
    totalCount: found[0]?.total ?? 0,
    page,
    pageSize,
  })
})

import { findProducts as contract } from '@omsorg/contract/products/search/find-products.ts'
import { productSort } from '@omsorg/contract/products/search/search-fields.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { assessItems } from '../product/assessed-items.ts'
import { offeredProductOf } from '../product/offered-product-view.ts'
import { readAssortment } from './assortment.ts'
import { nothingNarrowed } from './narrowing.ts'
import { searchAssortment } from './search-assortment.ts'

/** As many as stand in sight; whoever means another writes one letter more. */
const most = 5

export const findProducts = handle(contract, async ({ input, actor, today, language, tx, willShow }) => {
  const { clientId, carePlaceId } = actor
  const assortment = clientId && (await readAssortment(tx, { actor, clientId, carePlaceId }))
  if (!assortment) return refuse('place-not-chosen')
  const about = { actor, clientId, carePlaceId, careRecipientId: null, today }
  const found = await searchAssortment(tx, assortment, {
    ...about,
    area: null,
    narrowing: { ...nothingNarrowed, searchTerm: input.searchTerm },
    sortBy: productSort.relevance,
    descending: false,
    language,
    limit: most,
    offset: 0,
    counts: false,
  })
  const reading = assessItems(tx, assortment, { ...about, context: 'search' }, { ids: found.ids })
  willShow([])
  const items = await reading
  return agree({ products: items.map((item) => offeredProductOf(item, assortment, null)), totalCount: found.total })
})

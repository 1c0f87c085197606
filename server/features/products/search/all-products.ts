import { allProducts as contract } from '@omsorg/contract/products/search/all-products.ts'
import { productSort } from '@omsorg/contract/products/search/search-fields.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { readAssortment } from './assortment.ts'
import { assessItems } from '../product/assessed-items.ts'
import { offeredProductOf } from '../product/offered-product-view.ts'
import { searchAssortment } from './search-assortment.ts'
import { nothingNarrowed } from './narrowing.ts'

export const allProducts = handle(contract, async ({ params, input, actor, today, language, tx }) => {
  const { clientId, carePlaceId } = actor
  if (!clientId) return refuse('client-not-chosen')
  const assortment = await readAssortment(tx, { actor, clientId, carePlaceId })
  if (!assortment) return refuse('place-not-chosen')
  const { page, pageSize, sortOrder, isPca } = input
  const about = { actor, clientId, carePlaceId, careRecipientId: null, today }
  const found = await searchAssortment(tx, assortment, {
    ...about,
    area: params.category,
    narrowing: { ...nothingNarrowed, isPca },
    sortBy: productSort.name,
    descending: sortOrder === 'desc',
    language,
    limit: pageSize,
    offset: (page - 1) * pageSize,
    counts: false,
  })
  const items = await assessItems(tx, assortment, { ...about, context: 'search' }, { ids: found.ids })
  return agree({
    entities: items.map((item) => offeredProductOf(item, assortment, null)),
    totalCount: found.total,
    page,
    pageSize,
  })
})

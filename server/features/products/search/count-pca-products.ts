import { countPcaProducts as contract } from '@omsorg/contract/products/search/count-pca-products.ts'
import { productSort } from '@omsorg/contract/products/search/search-fields.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { readAssortment } from './assortment.ts'
import { nothingNarrowed } from './narrowing.ts'
import { personAskedAbout } from '../product/person-asked-about.ts'
import { searchAssortment } from './search-assortment.ts'

export const countPcaProducts = handle(contract, async ({ query, actor, today, language, tx }) => {
  const { clientId, carePlaceId } = actor
  if (!clientId) return refuse('client-not-chosen')
  const asked = await personAskedAbout(tx, actor, query.careRecipientId)
  if (!asked) return notFound()
  const assortment = await readAssortment(tx, { actor, clientId, carePlaceId })
  if (!assortment) return refuse('place-not-chosen')
  const { total } = await searchAssortment(tx, assortment, {
    clientId,
    carePlaceId,
    careRecipientId: asked.careRecipientId,
    area: query.therapyArea ?? 'Pca',
    narrowing: { ...nothingNarrowed, isPca: true },
    sortBy: productSort.itemNumber,
    descending: false,
    language,
    today,
    limit: 0,
    offset: 0,
    counts: false,
  })
  return agree({ count: total })
})

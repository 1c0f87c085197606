import { readProductsByGroup as contract } from '@omsorg/contract/products/product/read-products-by-group.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { readAssessedItems } from './assessed-items.ts'
import { offeredProductOf } from './offered-product-view.ts'
import { inOrderOfGroup } from '../search/trait-filters.ts'

export const readProductsByGroup = handle(contract, async ({ params, query, actor, today, tx }) => {
  const { clientId, carePlaceId } = actor
  if (!clientId) return refuse('client-not-chosen')
  const { customerNumber } = query
  const about = { actor, clientId, carePlaceId, careRecipientId: null, customerNumber }
  const question = { ...about, context: 'search', today } as const
  const found = await readAssessedItems(tx, question, { groupNumbers: [params.number] })
  const seen = (found?.items ?? [])
    .filter((each) => each.visible)
    .toSorted((one, other) => inOrderOfGroup(one.record, other.record))
  if (!found || seen.length === 0) return notFound()
  const entities = seen.map((item) => offeredProductOf(item, found.assortment, null))
  return agree({ entities, totalCount: entities.length, page: 1, pageSize: entities.length })
})

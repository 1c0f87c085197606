import type { searchProducts } from '@omsorg/contract/products/search/search-products.ts'
import type { InputOf } from '@omsorg/contract/endpoint.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Call } from '../../../platform/handle.ts'
import { readAssortment } from './assortment.ts'
import { readCategoriesOf } from '../category/read-categories.sql.ts'
import { facetsOf } from './facets.ts'
import { withBelow } from './headings.ts'
import { hiddenOf } from './hidden.ts'
import { assessItems } from '../product/assessed-items.ts'
import { displayOf, offeredProductOf } from '../product/offered-product-view.ts'
import { personAskedAbout } from '../product/person-asked-about.ts'
import { searchAssortment } from './search-assortment.ts'

type Question = Pick<Call<typeof searchProducts>, 'actor' | 'today' | 'language' | 'tx' | 'willShow'> & {
  readonly input: InputOf<typeof searchProducts>
}

/** The products of an area that fit a search, as both addresses of the search answer them. */
export async function productsFound({ input, actor, today, language, tx, willShow }: Question, area: TherapyArea) {
  const { clientId, carePlaceId } = actor
  if (!clientId) return refuse('client-not-chosen')
  const [asked, assortment, categories] = await Promise.all([
    personAskedAbout(tx, actor, input.careRecipientId),
    readAssortment(tx, { actor, clientId, carePlaceId }),
    readCategoriesOf(tx, actor.market, area, language),
  ])
  if (!asked) return refuse('recipient-not-found', { at: 'careRecipientId' })
  if (!assortment) return refuse('place-not-chosen')
  const { person, careRecipientId } = asked
  const { page, pageSize, categoryIds } = input
  const found = await searchAssortment(tx, assortment, {
    clientId,
    carePlaceId,
    careRecipientId,
    area,
    narrowing: { ...input, categoryIds: withBelow(categoryIds, categories) },
    sortBy: input.sortBy,
    descending: input.sortOrder === 'desc',
    language,
    today,
    limit: pageSize,
    offset: (page - 1) * pageSize,
    counts: true,
  })
  const question = { actor, clientId, carePlaceId, careRecipientId, context: 'search', today } as const
  const reading = found.ids.length > 0 ? assessItems(tx, assortment, question, { ids: found.ids }) : []
  willShow(careRecipientId === null ? [] : [careRecipientId])
  const items = await reading
  return agree({
    entities: items.map((item) => offeredProductOf(item, assortment, person)),
    totalCount: found.total,
    page,
    pageSize,
    facets: facetsOf({
      area,
      found,
      filters: found.filters,
      traitFilters: found.traitFilters,
      categories,
      chosenCategories: categoryIds,
      stockIsShown: assortment.settings.show_stock_status,
    }),
    hidden: hiddenOf(found.hidden, assortment, found.isPca),
    display: displayOf(assortment),
    careRecipientId,
  })
}

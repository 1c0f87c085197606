import type { OfferedProduct } from '@omsorg/contract/products/product/offered-product.ts'
import type { productSort } from '@omsorg/contract/products/search/search-fields.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Language } from '@omsorg/texts/language.ts'
import type { Transaction } from '../../../platform/database.ts'
import { readCategoriesOf } from '../category/read-categories.sql.ts'
import {
  assessItems,
  readAssessedItems,
  type AssessedItem,
  type AssessmentQuestion,
} from '../product/assessed-items.ts'
import { displayOf, offeredProductOf } from '../product/offered-product-view.ts'
import { readAssortment } from './assortment.ts'
import { facetsOf } from './facets.ts'
import { withBelow } from './headings.ts'
import { hiddenOf } from './hidden.ts'
import { searchAssortment, type Narrowing } from './search-assortment.ts'

/** Who looks, and for the store of which care place. */
export interface PlaceQuestion extends Pick<AssessmentQuestion, 'actor' | 'clientId' | 'today'> {
  readonly carePlaceId: string
}

export interface PlaceSearch extends Narrowing {
  readonly page: number
  readonly pageSize: number
  readonly sortOrder: 'asc' | 'desc'
  readonly sortBy: (typeof productSort)[keyof typeof productSort]
}

const forStore = { careRecipientId: null, context: 'purchase' } as const

/** What a care place may order for itself and fits a search, of one area with its facets, or of every area; null out of reach. */
export async function findProductsForPlace(
  tx: Transaction,
  question: PlaceQuestion,
  {
    area,
    search,
    language,
  }: { readonly area: TherapyArea | null; readonly search: PlaceSearch; readonly language: Language },
) {
  const { actor, clientId, carePlaceId, today } = question
  const assortment = await readAssortment(tx, { actor, clientId, carePlaceId })
  if (!assortment) return null
  const { page, pageSize, categoryIds } = search
  const categories = area === null ? [] : await readCategoriesOf(tx, assortment.settings.market, area, language)
  const found = await searchAssortment(tx, assortment, {
    clientId,
    carePlaceId,
    careRecipientId: null,
    area,
    narrowing: { ...search, categoryIds: withBelow(categoryIds, categories) },
    sortBy: search.sortBy,
    descending: search.sortOrder === 'desc',
    language,
    today,
    limit: pageSize,
    offset: (page - 1) * pageSize,
    counts: area !== null,
  })
  const items =
    found.ids.length > 0 ? await assessItems(tx, assortment, { ...question, ...forStore }, { ids: found.ids }) : []
  return {
    products: items.map((item) => offeredProductOf(item, assortment, null)),
    total: found.total,
    areas: found.areas.map(({ area: therapyArea, count }) => ({ therapyArea, count })),
    facets:
      area === null
        ? []
        : facetsOf({
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
  }
}

/** A product as the store of a care place may see and order it. */
export interface OfferForPlace extends Pick<AssessedItem, 'visible' | 'unavailabilityCode'> {
  readonly product: OfferedProduct
}

/** What is offered of items to the store of a care place, seen or not; null out of reach. */
export async function readOffersForPlace(tx: Transaction, question: PlaceQuestion, itemNumbers: readonly string[]) {
  const found = await readAssessedItems(tx, { ...question, ...forStore }, { itemNumbers })
  if (!found) return null
  const offers = new Map<string, OfferForPlace>()
  for (const item of found.items) {
    offers.set(item.record.item_number, {
      product: offeredProductOf(item, found.assortment, null),
      visible: item.visible,
      unavailabilityCode: item.unavailabilityCode,
    })
  }
  return { offers, display: displayOf(found.assortment) }
}

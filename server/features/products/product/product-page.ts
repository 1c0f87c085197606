import type { DetailedProduct } from '@omsorg/contract/products/product/detailed-product.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { notFound } from '../../../platform/handle.ts'
import { readCategoriesOf } from '../category/read-categories.sql.ts'
import { assessItems, readAssessedItems, type AssessedItem } from './assessed-items.ts'
import { counterpartsOf } from './fitting.ts'
import { displayOf, offeredProductOf } from './offered-product-view.ts'
import { personAskedAbout } from './person-asked-about.ts'
import { inOrderOfGroup } from '../search/trait-filters.ts'

export interface PageQuestion {
  readonly tx: Transaction
  readonly actor: Actor
  readonly today: Temporal.PlainDate
  readonly language: string
}

/**
 * The page of one product; null area = whichever it is of. What the caller may not see is missing (rules 3.11), but
 * for what is prescribed to the person that was asked about.
 */
export async function productPage(
  { tx, actor, today, language }: PageQuestion,
  itemNumber: string,
  area: TherapyArea | null,
  asksAbout: number | undefined,
  customerNumber?: string,
) {
  const { clientId, carePlaceId } = actor
  if (!clientId) return refuse('client-not-chosen')
  const asked = await personAskedAbout(tx, actor, asksAbout)
  if (!asked) return notFound()
  const { careRecipientId, person } = asked
  const question = { actor, clientId, carePlaceId, careRecipientId, customerNumber, context: 'search', today } as const
  const found = await readAssessedItems(tx, question, { itemNumbers: [itemNumber] })
  const item = found?.items.find((each) => each.visible || each.record.prescribed)
  if (!found || !item || !isOfArea(item, area)) return notFound()

  const { assortment } = found
  const { record } = item
  const [group, categories, counterparts] = await Promise.all([
    assessItems(tx, assortment, question, { groupNumbers: [record.product_group_number] }),
    readCategoriesOf(tx, assortment.settings.market, record.therapy_area, language),
    counterpartsOf(tx, record.id, assortment, question),
  ])
  const answer: DetailedProduct = {
    ...offeredProductOf(item, assortment, person),
    description: record.description,
    gtin: record.gtin,
    categoryName: categories.find(({ id }) => id === record.category_id)?.name ?? null,
    isStockItem: record.is_stock_item,
    updatedAt: record.updated_at,
    group: group
      .filter((each) => each.visible && each.record.id !== record.id)
      .toSorted((one, other) => inOrderOfGroup(one.record, other.record))
      .map(({ record: other, unavailabilityCode }) => ({
        itemNumber: other.item_number,
        name: other.product_name,
        flavor: other.flavor,
        unavailabilityCode,
      })),
    ...counterparts,
    display: displayOf(assortment),
    careRecipientId,
  }
  return agree(answer)
}

function isOfArea({ record }: AssessedItem, area: TherapyArea | null): boolean {
  return area === null || record.therapy_area === area || (area === 'Pca' && record.is_pca)
}

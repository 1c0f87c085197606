import type { PieceUnit, ProductShape } from '@omsorg/contract/products/product/product-view.ts'
import type { ItemStatus, StockStatus } from '@omsorg/domain/orders/placing/item-status.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import type { UnavailabilityCode } from '@omsorg/domain/orders/placing/unavailability-code.ts'
import type { AgreementLetter } from '@omsorg/domain/products/product/visibility.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { productViewOf } from './product-view.ts'
import type { Assortment } from '../search/assortment.ts'
import { readAssessedItems, type ItemContext, type AssessedItem } from './assessed-items.ts'

/** What a client gets an item for, and whether this caller may see and order it. */
export interface ItemOffer {
  readonly productId: number
  readonly itemNumber: string
  readonly productGroupNumber: string
  readonly name: string
  readonly therapyArea: TherapyArea
  readonly categoryId: number | null
  /** Null or 0 came from a faulty import (code 14). */
  readonly itemsPerPackage: number | null
  readonly unit: PieceUnit
  readonly shape: ProductShape
  readonly flavor: string | null
  readonly itemStatus: ItemStatus
  readonly stockStatus: StockStatus
  /** The day on which a delayed item is expected; null where nobody knows one. */
  readonly delayedUntil: string | null
  readonly active: boolean
  readonly isStockItem: boolean
  readonly isPca: boolean
  readonly latex: boolean
  readonly pvc: boolean
  readonly agreementType: number | null
  readonly agreementLetter: AgreementLetter | null
  /** Minor units for a package without VAT; null = missing (code 14). */
  readonly price: number | null
  readonly currency: 'SEK' | 'EUR' | 'NOK' | 'DKK'
  /** Hundredths of a percent on the day: 2550 is 25.5 %. */
  readonly vatRate: number
  /** The client's number in the area; null = none (code 10). */
  readonly customerNumber: string | null
  /** In the caller's assortment: client availability AND override AND roles (rules 3.11). */
  readonly visible: boolean
  /** In the context that was asked about (rules 3.9); null = can be ordered. */
  readonly unavailabilityCode: UnavailabilityCode | null
  /** Already selected for the person that was asked about, or else for the care place. */
  readonly alreadySelected: boolean
  /** On a prescription of that person that runs or waits. */
  readonly alreadyPrescribed: boolean
}

export interface OffersQuestion {
  readonly actor: Pick<Actor, 'application' | 'userId' | 'may' | 'mayIn'>
  readonly clientId: string
  readonly carePlaceId: string | null
  /** Must be in the reach of the transaction; code 15 is asked of this person in the cart. */
  readonly careRecipientId?: number
  readonly itemNumbers: readonly string[] | null
  /** Every item of these groups besides. */
  readonly groupNumbers?: readonly string[]
  readonly context: ItemContext
  readonly today: Temporal.PlainDate
}

/**
 * The offers of items by item number. Every item of the market is in the answer, also what is hidden, gone or not sold:
 * `visible` and `unavailabilityCode` say so. A number that does not exist is missing; so is everything when the client is
 * out of reach.
 */
export async function readItemOffers(
  tx: Transaction,
  question: OffersQuestion,
): Promise<ReadonlyMap<string, ItemOffer>> {
  const { itemNumbers, groupNumbers = [], careRecipientId = null } = question
  const found = await readAssessedItems(
    tx,
    { ...question, careRecipientId },
    ...(itemNumbers && itemNumbers.length > 0 ? [{ itemNumbers }] : []),
    ...(groupNumbers.length > 0 ? [{ groupNumbers }] : []),
  )
  if (!found) return new Map()
  return new Map(found.items.map((item) => [item.record.item_number, offerOf(item, found.assortment)]))
}

function offerOf(
  { record, letter, visible, unavailabilityCode }: AssessedItem,
  { settings, customerNumberIn }: Assortment,
): ItemOffer {
  const { itemNumber, name, shape, unit, therapyArea } = productViewOf(record)
  return {
    productId: record.id,
    itemNumber,
    productGroupNumber: record.product_group_number,
    name,
    therapyArea,
    categoryId: record.category_id,
    itemsPerPackage: record.items_per_package,
    unit,
    shape,
    flavor: record.flavor,
    itemStatus: record.item_status,
    stockStatus: record.stock_status,
    delayedUntil: record.delayed_until,
    active: record.active,
    isStockItem: record.is_stock_item,
    isPca: record.is_pca,
    latex: record.latex,
    pvc: record.pvc,
    agreementType: record.agreement_type,
    agreementLetter: letter,
    price: record.price,
    currency: marketOf(settings.market).currency,
    vatRate: vatRateOf(record.vat_rate),
    customerNumber: customerNumberIn(therapyArea),
    visible,
    unavailabilityCode,
    alreadySelected: record.selected,
    alreadyPrescribed: record.prescribed,
  }
}

/** A percentage as exact text, '25.5', in hundredths of a percent; where none is written the item has no price either (code 14). */
export function vatRateOf(percent: string | null): number {
  return percent === null ? 0 : Math.round(Number(percent) * 100)
}

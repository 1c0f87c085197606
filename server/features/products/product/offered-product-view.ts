import type { OfferedProduct } from '@omsorg/contract/products/product/offered-product.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { agreementType } from '@omsorg/domain/products/product/visibility.ts'
import { readProperties } from '@omsorg/domain/products/product/property-values.ts'
import { productViewOf } from './product-view.ts'
import type { Assortment } from '../search/assortment.ts'
import { vatRateOf } from './item-offers.ts'
import type { AssessedItem } from './assessed-items.ts'

/** What a person does not bear. */
export interface Sensitivities {
  readonly latex_sensitive: boolean
  readonly pvc_sensitive: boolean
}

/** A product as lists and its own page show it; prices and stock as far as the client shows them. */
export function offeredProductOf(
  { record, letter, unavailabilityCode }: AssessedItem,
  { settings }: Assortment,
  person: Sensitivities | null,
): OfferedProduct {
  const { shape, unit, itemsPerPackage } = productViewOf(record)
  const isList = record.agreement_type === agreementType.fullAssortment
  const priceIsShown = settings.show_prices && (!isList || settings.show_list_price)
  return {
    productNumber: record.product_number,
    productGroupNumber: record.product_group_number,
    itemNumber: record.item_number,
    customArticleNumber: settings.custom_article_numbers_enabled ? record.custom_number : null,
    supplierItemNumber: record.supplier_item_number,
    producerItemNumber: record.producer_item_number,
    name: record.product_name,
    brand: record.brand,
    shape,
    unit,
    therapyArea: record.therapy_area,
    categoryId: record.category_id,
    itemStatus: record.item_status,
    delayedUntil: record.delayed_until,
    active: record.active,
    stockStatus: settings.show_stock_status ? record.stock_status : null,
    expectedOn: settings.show_stock_status ? record.expected_on : null,
    agreementType: record.agreement_type,
    agreementLetter: letter,
    priceAgreementType: record.price_agreement_type,
    latex: record.latex,
    pvc: record.pvc,
    isPca: record.is_pca,
    itemsPerPackage,
    price: priceIsShown ? record.price : null,
    currency: marketOf(settings.market).currency,
    vatRate: vatRateOf(record.vat_rate),
    flavor: record.flavor,
    rank: settings.ranking_enabled ? record.rank : null,
    unavailabilityCode,
    alreadySelected: record.selected,
    alreadyPrescribed: record.prescribed,
    sensitivity: sensitivityOf(record, person),
    properties: readProperties(record.therapy_area, record.properties),
  }
}

function sensitivityOf(
  { latex, pvc }: { readonly latex: boolean; readonly pvc: boolean },
  person: Sensitivities | null,
): 'latex' | 'pvc' | null {
  if (person?.latex_sensitive && latex) return 'latex'
  return person?.pvc_sensitive && pvc ? 'pvc' : null
}

export function displayOf({ settings }: Assortment) {
  return {
    market: settings.market,
    pricesAreShown: settings.show_prices,
    stockIsShown: settings.show_stock_status,
    compareAllowed: settings.compare_enabled,
    rankingEnabled: settings.ranking_enabled,
    customArticleNumbersEnabled: settings.custom_article_numbers_enabled,
    nonStockLeadDays: settings.non_stock_lead_days,
  }
}

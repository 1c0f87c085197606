import { marketOf, type MarketCode } from '@omsorg/domain/market.ts'
import type { ItemStatus, StockStatus } from '@omsorg/domain/orders/placing/item-status.ts'
import { unavailabilityOf } from '@omsorg/domain/orders/placing/unavailability.ts'
import { readProperties } from '@omsorg/domain/products/product/property-values.ts'
import { agreementType, hiddenBy, letterOf, typesOfRoles } from '@omsorg/domain/products/product/visibility.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Claims } from '../tokens.ts'
import { must } from './keyed.ts'

export interface ItemHere {
  readonly id: number
  readonly item_number: string
  readonly product_number: string
  readonly product_group_number: string
  readonly product_name: string
  readonly brand: string
  readonly therapy_area: TherapyArea
  readonly category_id: number | null
  readonly shape: string
  readonly unit: string
  readonly item_status: ItemStatus
  readonly delayed_until: string | null
  readonly active: boolean
  readonly latex: boolean
  readonly pvc: boolean
  readonly is_pca: boolean
  readonly items_per_package: number | null
  readonly supplier_item_number: string
  readonly producer_item_number: string
  readonly flavor: string | null
  readonly properties: Readonly<Record<string, unknown>>
  readonly expected_on: string | null
  readonly stock_status: StockStatus
  readonly price: number | null
  readonly agreement_type: number | null
  readonly price_agreement_type: string | null
  readonly vat_rate: string | null
  readonly custom_number: string | null
  readonly rank: number | null
  readonly has_flavors: boolean
  readonly being_replaced: boolean
  readonly selected: boolean
}

export interface AreaHere {
  readonly enabled: boolean
  readonly carePlacePurchaseAllowed: boolean
  readonly number: string | null
  readonly clientTypes: readonly number[]
  readonly userTypes: readonly number[] | null
}

/** What the statement of items answers. */
export interface ItemsHere {
  readonly market: MarketCode
  readonly showPrices: boolean
  readonly showListPrice: boolean
  readonly showStock: boolean
  readonly pcaEnabled: boolean
  readonly ranking: boolean
  readonly ownNumbers: boolean
  readonly latexFreeOnly: boolean
  readonly pvcFreeOnly: boolean
  readonly allowOutgoing: boolean
  readonly blockUncertain: boolean
  readonly areas: Readonly<Record<string, AreaHere>>
  readonly items: Readonly<Record<string, ItemHere>>
}

export type Assessed = ReturnType<typeof assess>

/** An item by the rules of what may be seen and what may be ordered, for the store of a place or for whoever only looks. */
export function assess(
  here: ItemsHere,
  itemNumber: string,
  { permissions, app }: Claims,
  today: Temporal.PlainDate,
  context: 'purchase' | 'search',
) {
  const item = here.items[itemNumber]
  must(item !== undefined, 'there is such an item')
  const may = (permission: string) => permissions.includes(permission)
  const roles = typesOfRoles({ isCustomerService: app === 'CSP', may })
  must(roles.size > 0 && !item.is_pca && !item.has_flavors, 'it is seen by roles, and simple')
  const area = here.areas[item.therapy_area]
  const availability = { client: area?.clientTypes ?? [], user: area?.userTypes ?? null }
  const hidden = hiddenBy(item.agreement_type, { availability, roles })
  const isRefused = (here.latexFreeOnly && item.latex) || (here.pvcFreeOnly && item.pvc)
  const isInUserAvailability = (hidden === null || hidden === 'outside-agreement') && !isRefused
  const isInAgreement = hidden !== 'outside-agreement'
  const mayIn = (right: string) => may(`${right}Write`) && may(`${right}${item.therapy_area}Write`)
  const unavailability = unavailabilityOf(context, {
    today,
    item: { itemStatus: item.item_status, stockStatus: item.stock_status, isActive: item.active },
    settings: { allowOutgoing: here.allowOutgoing, blockUncertainDelivery: here.blockUncertain },
    hasPriceAndPackageSize: item.price !== null && (item.items_per_package ?? 0) > 0,
    isBeingReplaced: item.being_replaced,
    areaIsOn: area?.enabled === true,
    hasCustomerNumber: (area?.number ?? null) !== null,
    mayOrderInArea: mayIn('Order') || mayIn('CarePlacePurchase'),
    isInAgreement,
    isInUserAvailability,
    recipientCanReceive: true,
    prescribed: null,
    stoppedWithoutReason: false,
  })
  return { item, area, visible: isInAgreement && isInUserAvailability, unavailability, mayIn }
}

/** The item as lists show it. */
export function offeredView({ item, unavailability }: Assessed, here: ItemsHere) {
  const isList = item.agreement_type === agreementType.fullAssortment
  return {
    productNumber: item.product_number,
    productGroupNumber: item.product_group_number,
    itemNumber: item.item_number,
    customArticleNumber: here.ownNumbers ? item.custom_number : null,
    supplierItemNumber: item.supplier_item_number,
    producerItemNumber: item.producer_item_number,
    name: item.product_name,
    brand: item.brand,
    shape: item.shape,
    unit: item.unit,
    therapyArea: item.therapy_area,
    categoryId: item.category_id,
    itemStatus: item.item_status,
    delayedUntil: item.delayed_until,
    active: item.active,
    stockStatus: here.showStock ? item.stock_status : null,
    expectedOn: here.showStock ? item.expected_on : null,
    agreementType: item.agreement_type,
    agreementLetter: letterOf(item.agreement_type),
    priceAgreementType: item.price_agreement_type,
    latex: item.latex,
    pvc: item.pvc,
    isPca: item.is_pca,
    itemsPerPackage: item.items_per_package ?? 0,
    price: here.showPrices && (!isList || here.showListPrice) ? item.price : null,
    currency: marketOf(here.market).currency,
    vatRate: item.vat_rate === null ? 0 : Math.round(Number(item.vat_rate) * 100),
    flavor: item.flavor,
    rank: here.ranking ? item.rank : null,
    unavailabilityCode: unavailability,
    alreadySelected: item.selected,
    alreadyPrescribed: false,
    sensitivity: null,
    properties: readProperties(item.therapy_area, item.properties),
  }
}

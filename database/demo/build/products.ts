import type { MarketCode } from '@omsorg/domain/market.ts'
import type { Minor } from '@omsorg/domain/money.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Client } from './organisation.ts'
import { insertRow, insertRows, takeIds, type Connection, type Row } from './rows.ts'

/** A product as far as prescriptions and orders need it. */
export interface Product {
  readonly id: number
  readonly market: MarketCode
  readonly itemNumber: string
  readonly name: string
  readonly area: TherapyArea
  readonly itemsPerPackage: number
  readonly groupNumber: string
  readonly vatClass: VatClass
}

export type VatClass = 'standard' | 'food' | 'incontinence' | 'medicine'
export type ItemStatus = 'sellable' | 'outgoing' | 'deleted' | 'delayed' | 'not-sellable'
export type StockStatus =
  | 'undefined'
  | 'in-stock'
  | 'few-in-stock'
  | 'not-in-stock'
  | 'on-order'
  | 'on-order-in-stock'
  | 'uncertain-delivery'

export interface ProductGiven {
  readonly market?: MarketCode
  readonly itemNumber: string
  readonly name: string
  readonly area?: TherapyArea
  readonly brand?: string
  readonly description?: string
  readonly type?: string
  /** The drawing: pad, pullup, catheter, bag, plate, strips, bottle or dressing. */
  readonly shape?: string
  readonly unit?: string
  /** 0 is a faulty import: shown, and not to be ordered. */
  readonly itemsPerPackage?: number
  readonly groupNumber?: string
  readonly flavor?: string | null
  readonly vatClass?: VatClass
  readonly categoryId?: number | null
  readonly status?: ItemStatus
  readonly delayedUntil?: string | null
  readonly active?: boolean
  readonly isStockItem?: boolean
  readonly latex?: boolean
  readonly pvc?: boolean
  readonly isPca?: boolean
  readonly gtin?: string | null
  readonly supplierItemNumber?: string
  readonly producerItemNumber?: string
  readonly properties?: Row
}

export async function insertProducts(connection: Connection, given: readonly ProductGiven[]): Promise<Product[]> {
  const ids = await takeIds(connection, 'product', given.length)
  const products = given.map((each, index) => ({ ...productOf(each), id: ids[index] ?? 0 }))
  await insertRows(
    connection,
    'product',
    given.map((each, index) => productRow(each, ids[index] ?? 0)),
  )
  return products
}

export async function insertProduct(connection: Connection, given: ProductGiven): Promise<Product> {
  const [product] = await insertProducts(connection, [given])
  if (!product) throw new Error('the product was not inserted')
  return product
}

function productOf(given: ProductGiven): Omit<Product, 'id'> {
  const { market = 10, itemNumber, name, area = 'Incontinence', itemsPerPackage = 28, groupNumber = itemNumber } = given
  return { market, itemNumber, name, area, itemsPerPackage, groupNumber, vatClass: given.vatClass ?? 'standard' }
}

function productRow(given: ProductGiven, id: number): Row {
  const product = productOf(given)
  return {
    id,
    market: product.market,
    item_number: product.itemNumber,
    product_number: `P${product.itemNumber}`,
    product_group_number: product.groupNumber,
    name: product.name,
    brand: given.brand ?? '',
    description: given.description ?? '',
    therapy_area: product.area,
    category_id: given.categoryId ?? null,
    product_type: given.type ?? '',
    shape: given.shape ?? 'pad',
    item_status: given.status ?? 'sellable',
    delayed_until: given.delayedUntil ?? null,
    active: given.active ?? true,
    is_stock_item: given.isStockItem ?? true,
    latex: given.latex ?? false,
    pvc: given.pvc ?? false,
    is_pca: given.isPca ?? false,
    items_per_package: product.itemsPerPackage,
    unit: given.unit ?? 'piece',
    gtin: given.gtin ?? null,
    supplier_item_number: given.supplierItemNumber ?? '',
    producer_item_number: given.producerItemNumber ?? '',
    flavor: given.flavor ?? null,
    vat_class: product.vatClass,
    properties: given.properties ?? {},
    updated_at: new Date(),
  }
}

export interface OfferGiven {
  readonly client: Client
  readonly product: Product
  /** Per package, without VAT; null is missing. */
  readonly price?: Minor | null
  /** 1 agreement, 2 complementary, 5 dispense, 6 specialist, 155 full assortment. */
  readonly agreementType?: number
  readonly priceType?: 'list-price' | 'campaign' | 'agreement' | 'complementary' | 'not-agreed' | 'pca'
  readonly customerNumber?: string | null
  readonly validFrom?: string
  readonly validTo?: string | null
}

/** Puts products on the agreement of a client, at a price. */
export async function insertOffers(connection: Connection, given: readonly OfferGiven[]): Promise<void> {
  await insertRows(
    connection,
    'product_offer',
    given.map((offer) => ({
      client_id: offer.client.id,
      customer_number: offer.customerNumber ?? null,
      product_id: offer.product.id,
      price: offer.price === undefined ? 8400 : offer.price,
      agreement_type: offer.agreementType ?? 1,
      price_agreement_type: offer.priceType ?? 'agreement',
      valid_from: offer.validFrom ?? '2000-01-01',
      valid_to: offer.validTo ?? null,
    })),
  )
}

export async function insertOffer(connection: Connection, given: OfferGiven): Promise<void> {
  await insertOffers(connection, [given])
}

export interface StockGiven {
  readonly product: Product
  readonly status?: StockStatus
  readonly quantity?: number | null
  readonly expectedOn?: string | null
}

export async function insertStock(connection: Connection, given: readonly StockGiven[]): Promise<void> {
  await insertRows(
    connection,
    'product_stock',
    given.map((stock) => ({
      product_id: stock.product.id,
      status: stock.status ?? 'in-stock',
      quantity: stock.quantity === undefined ? 100 : stock.quantity,
      expected_on: stock.expectedOn ?? null,
      updated_at: new Date(),
    })),
  )
}

/** A heading of the catalogue, with its name in each language. */
export async function insertCategory(
  connection: Connection,
  given: {
    readonly market: MarketCode
    readonly area: TherapyArea
    readonly name: Row
    readonly position?: number
    readonly parentId?: number | null
  },
): Promise<number> {
  const [id = 0] = await takeIds(connection, 'product_category', 1)
  await insertRow(connection, 'product_category', {
    id,
    market: given.market,
    therapy_area: given.area,
    parent_id: given.parentId ?? null,
    name: given.name,
    position: given.position ?? 0,
  })
  return id
}

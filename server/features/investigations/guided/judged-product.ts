import type { OfferedProduct } from '@omsorg/contract/products/product/offered-product.ts'
import type { Judged } from '@omsorg/domain/investigations/guided/suggest.ts'
import type { StockStatus } from '@omsorg/domain/orders/placing/item-status.ts'

export interface JudgedProduct extends Judged {
  readonly offered: OfferedProduct
}

const lyingInStock: readonly (StockStatus | null)[] = ['in-stock', 'few-in-stock', 'on-order-in-stock', null]

/** A product of the assortment as the suggestion judges it: by what the catalogue says, and by nothing else. */
export function judgedOf(offered: OfferedProduct): JudgedProduct {
  const valueOf = (key: string) => offered.properties.find((each) => each.key === key)
  const hip = valueOf('hip')
  return {
    offered,
    itemNumber: offered.itemNumber,
    absorption: valueOf('absorption')?.from ?? null,
    hip: typeof hip?.from === 'number' && typeof hip.to === 'number' ? { from: hip.from, to: hip.to } : null,
    byWeight: valueOf('weight') !== undefined,
    shape: offered.shape,
    rank: offered.rank,
    price: offered.price,
    itemsPerPackage: offered.itemsPerPackage,
    prescribed: offered.alreadyPrescribed,
    sensitivity: offered.sensitivity,
    unavailabilityCode: offered.unavailabilityCode,
    takesLong: !lyingInStock.includes(offered.stockStatus),
  }
}

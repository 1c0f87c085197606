import type { preOrderGroup } from '@omsorg/contract/orders/group/pre-order-group.ts'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { type OrderTotals, totalsOf } from '@omsorg/domain/orders/order/fees.ts'
import type { StoreLine } from './wishes.ts'

/** What the fees of an order for the store are worked out from. */
export type StoreTerms = Pick<AnswerOf<typeof preOrderGroup>, 'totalsInputs' | 'deliveryMethods' | 'receiver'>

/**
 * What the order will come to as the cart stands, by the rules that the server reckons with; null where the terms or a price
 * are not known, or nothing is wanted.
 */
export function storeTotals(lines: readonly StoreLine[], terms: StoreTerms | null): OrderTotals | null {
  const wanted = lines.filter(({ packages, product }) => packages !== null && product.unavailabilityCode === null)
  if (!terms || wanted.length === 0 || wanted.some(({ product }) => product.price === null)) return null
  const { totalsInputs, deliveryMethods, receiver } = terms
  return totalsOf({
    lines: wanted.map(({ product, packages }) => ({
      pricePerPackage: product.price ?? 0,
      quantity: packages ?? 0,
      vatRate: product.vatRate,
    })),
    fees: totalsInputs,
    isExpress: false,
    deliveryFee: deliveryMethods.find(({ code }) => code === receiver.deliveryMethodCode)?.fee ?? 0,
    standardVatRate: totalsInputs.feeVatRate,
  })
}

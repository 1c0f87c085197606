import type { OfferedProduct } from '@omsorg/contract/products/product/offered-product.ts'
import type { StockStatus } from '@omsorg/domain/orders/placing/item-status.ts'
import type { CareTexts } from '@omsorg/texts/shape.ts'
import type { Tone } from '../../../ui/feedback/Badge.tsx'

const words = {
  undefined: 'undefined',
  'in-stock': 'inStock',
  'few-in-stock': 'fewInStock',
  'not-in-stock': 'notInStock',
  'on-order': 'onOrder',
  'on-order-in-stock': 'onOrderInStock',
  'uncertain-delivery': 'uncertainDelivery',
} as const satisfies Record<StockStatus, keyof CareTexts['statuses']['stock']>

const tones: Readonly<Record<StockStatus, Tone>> = {
  undefined: 'quiet',
  'in-stock': 'fresh',
  'few-in-stock': 'soon',
  'not-in-stock': 'info',
  'on-order': 'info',
  'on-order-in-stock': 'fresh',
  'uncertain-delivery': 'now',
}

export function stockWord(status: StockStatus, t: CareTexts): string {
  return t.statuses.stock[words[status]]
}

export function isStockStatus(value: string): value is StockStatus {
  return Object.hasOwn(words, value)
}

export function stockTone(status: StockStatus): Tone {
  return tones[status]
}

/** What is fetched for whoever orders it takes longer, by the settings (rules 3.10). */
export function takesLonger(status: StockStatus | null): boolean {
  return status === 'not-in-stock' || status === 'on-order'
}

/** Why a product cannot be chosen, and what to do; null where it can. */
export function unavailableText(
  { unavailabilityCode }: Pick<OfferedProduct, 'unavailabilityCode'>,
  t: CareTexts,
): { readonly text: string; readonly why: string } | null {
  if (unavailabilityCode === null) return null
  const { reasons } = t.unavailability
  const known = Object.entries(reasons).find(([code]) => Number(code) === unavailabilityCode)
  return known ? known[1] : reasons[0]
}

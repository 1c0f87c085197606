import type { OfferedProduct } from '@omsorg/contract/products/product/offered-product.ts'
import { moneyText } from '@omsorg/domain/format/money.ts'
import { cultureOf, type Language } from '@omsorg/texts/language.ts'

type Priced = Pick<OfferedProduct, 'price' | 'currency' | 'itemsPerPackage'>

/** The price of a package in the currency of its client, whatever market the reader is of; null where none is known. */
export function packagePrice({ price, currency }: Priced, language: Language): string | null {
  return price === null ? null : moneyText(price, currency, cultureOf(language))
}

/** The price of one piece; null where a package holds one, or an unknown number. */
export function piecePrice({ price, currency, itemsPerPackage }: Priced, language: Language): string | null {
  if (price === null || itemsPerPackage < 2) return null
  return moneyText(Math.round(price / itemsPerPackage), currency, cultureOf(language))
}

import type { OfferedProduct } from '@omsorg/contract/products/product/offered-product.ts'
import type { CareTexts } from '@omsorg/texts/shape.ts'

/** 'Item 410226 · 28 pcs per package', with the client's own number where it has one. */
export function secondLine(product: OfferedProduct, t: CareTexts): string {
  const { itemNumber, customArticleNumber, itemsPerPackage } = product
  const { item, ownNumber } = t.productSelection
  return [
    item({ item: itemNumber }),
    customArticleNumber && ownNumber({ item: customArticleNumber }),
    itemsPerPackage > 0 && t.common.units.piecesPerPackage({ count: itemsPerPackage }),
  ]
    .filter(Boolean)
    .join(' · ')
}

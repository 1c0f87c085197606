import type { OfferedProduct } from '@omsorg/contract/products/product/offered-product.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'

/** The area in which a product is bought: what is of the own choice has one of its own. */
export function areaOf({ isPca, therapyArea }: Pick<OfferedProduct, 'isPca' | 'therapyArea'>): TherapyArea {
  return isPca ? 'Pca' : therapyArea
}

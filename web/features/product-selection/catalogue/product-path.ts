import type { OfferedProduct } from '@omsorg/contract/products/product/offered-product.ts'
import { pathTo } from '../../../platform/routing/paths.ts'
import { searchView, usualView } from '../finding/search-view.ts'

/** Where a product opens for nobody in particular: in the assortment of its area. */
export function productPath({ therapyArea, itemNumber }: Pick<OfferedProduct, 'therapyArea' | 'itemNumber'>): string {
  return pathTo('productCatalog', { product: therapyArea }) + searchView.write({ ...usualView, item: itemNumber })
}

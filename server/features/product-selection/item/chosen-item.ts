import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'
import { mayBeSelected } from '@omsorg/domain/product-selection/cart/cart-abilities.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { ItemOffer } from '../../products/index.ts'
import type { ProductRecord } from '../cart/cart-items.sql.ts'

export type ChoiceRefusal = 'item-not-found' | 'item-cannot-be-sold' | 'item-of-another-area'

/**
 * Whether an item may be chosen in an area: one that is hidden from the caller is not there (rules 3.11), and only
 * then is said what is wrong with it.
 */
export function chosenItem(
  product: ProductRecord | undefined,
  offer: Pick<ItemOffer, 'visible' | 'unavailabilityCode'> | undefined,
  { area, at }: { readonly area: TherapyArea; readonly at: string },
): Outcome<ProductRecord, ChoiceRefusal> {
  if (!product || !offer?.visible) return refuse('item-not-found', { at })
  const isOfArea = area === 'Pca' ? product.is_pca : !product.is_pca && product.therapy_area === area
  if (!isOfArea) return refuse('item-of-another-area', { at })
  if (!mayBeSelected(offer.unavailabilityCode)) return refuse('item-cannot-be-sold', { at })
  return agree(product)
}

/** Item number of each flavour to choose, and whether it can be ordered. */
export function orderableOf({ flavors_to_choose: flavors }: Pick<ProductRecord, 'flavors_to_choose'>) {
  return new Map(flavors.map((flavor) => [flavor.itemNumber, flavor.orderable]))
}

import type { EquivalentItem } from '@omsorg/contract/customer-service/substitution/equivalent.ts'
import {
  distanceOf,
  furthestProposed,
  likenessOf,
  type ComparedItem,
} from '@omsorg/domain/products/substitution/distance.ts'
import { itemViewOf } from '../item-replacement/item-view.ts'
import type { ComparedRecord } from './compared-items.sql.ts'

/**
 * What is nearest to an item, nearest first, and near enough. An item with latex or PVC takes the place of none without: whoever
 * does not tolerate it has chosen the other for that.
 */
export function equivalentsOf(
  item: ComparedRecord,
  candidates: readonly ComparedRecord[],
  most: number,
): EquivalentItem[] {
  const own = comparedOf(item)
  return candidates
    .filter((each) => each.productId !== item.productId && each.therapyArea === item.therapyArea)
    .filter((each) => (item.latex || !each.latex) && (item.pvc || !each.pvc))
    .map((each) => ({ each, found: distanceOf(own, comparedOf(each)) }))
    .filter(({ found }) => found.distance <= furthestProposed)
    .toSorted(
      (one, other) => one.found.distance - other.found.distance || (one.each.price ?? 0) - (other.each.price ?? 0),
    )
    .slice(0, most)
    .map(({ each, found: { distance, shares } }) => ({
      item: itemViewOf(each),
      distance,
      likeness: likenessOf(distance),
      shares: shares.map((share) => ({ ...share })),
    }))
}

function comparedOf({ therapyArea, productType, shape, itemsPerPackage, properties }: ComparedRecord): ComparedItem {
  return { therapyArea, productType, shape, itemsPerPackage: itemsPerPackage ?? 0, properties }
}

import type { EquivalentItem } from '@omsorg/contract/customer-service/substitution/equivalent.ts'
import { propertyKeys, type PropertyKey } from '@omsorg/domain/products/product/properties.ts'
import { useAllTexts } from '../../../platform/texts.tsx'

const own = ['productType', 'shape', 'itemsPerPackage'] as const
type Own = (typeof own)[number]

/** In what an item differs from the one that it would replace, what weighs most first. */
export function useDifferences(): (equivalent: EquivalentItem) => string {
  const t = useAllTexts()
  const wordOf = (key: string): string => {
    const mine = own.find((each): each is Own => each === key)
    if (mine) return t.substitution.own[mine]
    const property = propertyKeys.find((each): each is PropertyKey => each === key)
    return property ? t.assortment.properties[property].name.toLocaleLowerCase() : key
  }
  return ({ shares }) =>
    shares
      .filter(({ difference }) => difference > 0)
      .toSorted((one, other) => other.weight * other.difference - one.weight * one.difference)
      .map(({ key }) => wordOf(key))
      .join(', ')
}

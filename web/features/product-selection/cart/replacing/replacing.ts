import type { OfferedProduct } from '@omsorg/contract/products/offered-product.ts'

/** The first word of a product's name: most often another size of the same product takes its place. */
export function familyOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}

/** Everything but the product itself, what is selected already at the end. */
export function candidatesOf(found: readonly OfferedProduct[], itemNumber: string): OfferedProduct[] {
  return found
    .filter((each) => each.itemNumber !== itemNumber)
    .toSorted((one, other) => Number(one.alreadySelected) - Number(other.alreadySelected))
}

import type { OfferedProduct } from '@omsorg/contract/products/product/offered-product.ts'

/** The maker and the line in a product's name: most often another size of the same product takes its place. */
export function familyOf(name: string): string {
  const [maker = '', line = ''] = name.trim().split(/[\s,]+/)
  return line === '' || /\d/.test(line) ? maker : `${maker} ${line}`
}

/** Everything but the product itself: first what the person tolerates, what is selected already at the end. */
export function candidatesOf(found: readonly OfferedProduct[], itemNumber: string): OfferedProduct[] {
  return found
    .filter((each) => each.itemNumber !== itemNumber)
    .toSorted((one, other) => lateness(one) - lateness(other))
}

function lateness({ alreadySelected, sensitivity }: OfferedProduct): number {
  return (alreadySelected ? 2 : 0) + (sensitivity === null ? 0 : 1)
}

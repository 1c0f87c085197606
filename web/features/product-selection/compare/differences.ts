import type { OfferedProduct } from '@omsorg/contract/products/product/offered-product.ts'
import type { PropertyKey } from '@omsorg/domain/products/product/properties.ts'
import { propertiesOfArea } from '@omsorg/domain/products/product/properties.ts'

/** One line of a comparison: what each product says, null where it says nothing. */
export interface ComparedRow {
  readonly key: string
  readonly label: string
  readonly values: readonly (string | null)[]
  readonly differs: boolean
}

/** Lines on which no product says anything are left out. */
export function comparedRows(
  lines: readonly { readonly key: string; readonly label: string; readonly values: readonly (string | null)[] }[],
): readonly ComparedRow[] {
  return lines
    .filter(({ values }) => values.some((value) => value !== null))
    .map((line) => ({ ...line, differs: new Set(line.values).size > 1 }))
}

/** The properties that any of the products has, in the order of their area. */
export function propertiesAmong(products: readonly OfferedProduct[]): readonly PropertyKey[] {
  const [first] = products
  if (!first) return []
  const held = new Set(products.flatMap(({ properties }) => properties.map(({ key }) => key)))
  return propertiesOfArea[first.therapyArea].map(({ key }) => key).filter((key) => held.has(key))
}

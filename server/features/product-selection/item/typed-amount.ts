import type { FlavorInput } from '@omsorg/contract/product-selection/item/consumption-input.ts'
import type { FlavorShare } from '@omsorg/domain/product-selection/flavor/flavor-shares.ts'

/** The decimal as it was typed: the shortest text of a number with at most four decimals is exactly that (O-3-20). */
export function textOf(amount: number | null): string | null {
  return amount === null ? null : String(amount)
}

export function sharesOf(flavors: readonly FlavorInput[]): FlavorShare[] {
  return flavors.map(({ itemNumber, consumption }) => ({ itemNumber, consumption: textOf(consumption) }))
}

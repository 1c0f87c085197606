import type { CartBlock } from '@omsorg/contract/product-selection/cart/cart-item-view.ts'
import type { CareTexts } from '@omsorg/texts/shape.ts'

interface Ability {
  readonly allowed: boolean
  readonly reason: CartBlock | null
}

/** Why something cannot be done, in a sentence; undefined where it can. */
export function blockText(
  t: CareTexts,
  ability: Ability,
  unavailabilityCode: number | null = null,
): string | undefined {
  if (ability.allowed || ability.reason === null) return undefined
  if (ability.reason !== 'unavailable' || unavailabilityCode === null) return t.cart.blocks[ability.reason]
  const known = Object.entries(t.unavailability.reasons).find(([code]) => Number(code) === unavailabilityCode)
  return known?.[1].why ?? t.cart.blocks.unavailable
}

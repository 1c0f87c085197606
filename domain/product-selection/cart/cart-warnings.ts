import type { ProductWarning } from '../../products/product/warnings.ts'
import { cartItemStatus, type CartItemStatus } from './cart-transitions.ts'

/** What wants a look at a selected product before it is prescribed, gravest first. None of it blocks. */
export const cartWarnings = [
  'latex-sensitivity',
  'pvc-sensitivity',
  'charriere-for-adults',
  'short-catheter',
  'does-not-fit',
  'already-prescribed',
  'alike-selected',
  'far-from-delivered',
  'check-consumption',
  'consumption-missing',
  'flavors-missing',
  'old-item-prescribed',
] as const

export type CartWarning = (typeof cartWarnings)[number]

/** What of one selected product may be worth a warning. */
export interface CartItemFacts {
  readonly status: CartItemStatus
  /** What is said of the product for this person; that it stands in the cart is no news there. */
  readonly ofProduct: readonly ProductWarning[]
  /** The person has what it should join, and none of it fits. */
  readonly fitsNothing: boolean
  /** Another item of its group is selected or prescribed: the same product in another size or flavour. */
  readonly hasAlike: boolean
  /** More than 0 is used. */
  readonly hasConsumption: boolean
  /** The consumption was copied, or lost a part, and nobody has looked at it since. */
  readonly checkConsumption: boolean
  /** What is typed is far from what was delivered. */
  readonly isFarFromDelivered: boolean
  /** There are flavours to choose from, and nobody has said which. */
  readonly lacksFlavors: boolean
  readonly replacesPrescribed: boolean
}

/** What does not end with the prescribing: what a person does not bear, and what still runs beside its successor. */
const holdsWhenPrescribed: ReadonlySet<CartWarning> = new Set([
  'latex-sensitivity',
  'pvc-sensitivity',
  'old-item-prescribed',
])

/** Everything that is said of one selected product; of what was replaced or removed nothing is. */
export function cartWarningsOf(facts: CartItemFacts): readonly CartWarning[] {
  const { status, ofProduct, hasConsumption, checkConsumption } = facts
  const holds: Record<CartWarning, boolean> = {
    'latex-sensitivity': ofProduct.includes('latex-sensitivity'),
    'pvc-sensitivity': ofProduct.includes('pvc-sensitivity'),
    'charriere-for-adults': ofProduct.includes('charriere-for-adults'),
    'short-catheter': ofProduct.includes('short-catheter'),
    'does-not-fit': facts.fitsNothing,
    'already-prescribed': ofProduct.includes('already-prescribed'),
    'alike-selected': facts.hasAlike,
    'far-from-delivered': facts.isFarFromDelivered,
    'check-consumption': hasConsumption && checkConsumption,
    'consumption-missing': !hasConsumption,
    'flavors-missing': facts.lacksFlavors,
    'old-item-prescribed': facts.replacesPrescribed,
  }
  if (status === cartItemStatus.selected) return cartWarnings.filter((warning) => holds[warning])
  if (status !== cartItemStatus.prescribed) return []
  return cartWarnings.filter((warning) => holds[warning] && holdsWhenPrescribed.has(warning))
}

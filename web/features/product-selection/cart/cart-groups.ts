import type { CartItemView } from '@omsorg/contract/product-selection/cart/cart-item-view.ts'
import { therapyAreas, type TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { isPrescribedItem, isSelectedItem } from '@omsorg/domain/product-selection/cart/shown-item.ts'

export interface CartGroup {
  readonly area: TherapyArea
  readonly items: readonly CartItemView[]
}

/** What waits for a prescription, by therapy area in the order of the areas, and apart from it what is prescribed. */
export function cartGroupsOf(items: readonly CartItemView[]): {
  readonly waiting: readonly CartGroup[]
  readonly prescribed: readonly CartItemView[]
} {
  const waiting = items.filter(isSelectedItem)
  return {
    waiting: therapyAreas.flatMap((area) => {
      const own = waiting.filter((item) => item.therapyArea === area)
      return own.length > 0 ? [{ area, items: own }] : []
    }),
    prescribed: items.filter(isPrescribedItem),
  }
}

/** How many of a group can be prescribed; and else the first reason why none can. */
export function prescribingOf({ items }: CartGroup): {
  readonly count: number
  readonly hindered: CartItemView | null
} {
  const count = items.filter((item) => item.can.prescribe.allowed).length
  return { count, hindered: count > 0 ? null : (items[0] ?? null) }
}

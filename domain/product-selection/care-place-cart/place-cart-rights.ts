/** Who selects for a care place, in which area. */
export interface PlaceAreaFacts {
  /** CarePlacePurchaseWrite at all. */
  readonly mayPurchase: boolean
  /** CarePlacePurchaseWrite with the marker of the area. */
  readonly mayPurchaseInArea: boolean
  /** The area at the client; null = the client does not have it. */
  readonly area: { readonly enabled: boolean; readonly carePlacePurchaseAllowed: boolean } | null
}

export type PlaceAreaBlock = 'right-missing' | 'area-off' | 'purchase-off' | 'area-right-missing'

/** Why nothing of an area is selected for the care place by this person; null when it may be (O-6-13). */
export function blockOfPurchase({ mayPurchase, mayPurchaseInArea, area }: PlaceAreaFacts): PlaceAreaBlock | null {
  if (!mayPurchase) return 'right-missing'
  if (!area?.enabled) return 'area-off'
  if (!area.carePlacePurchaseAllowed) return 'purchase-off'
  return mayPurchaseInArea ? null : 'area-right-missing'
}

import { type TherapyArea, therapyAreas } from '@omsorg/domain/therapy-area.ts'

/** The area of an address such as /IncontinenceProductRange; any other word, as in /CareProductRange, opens the first. */
export function areaOfRange(product: string): TherapyArea {
  const word = product.toLowerCase()
  return therapyAreas.find((area) => area.toLowerCase() === word) ?? therapyAreas[0]
}

/** The areas whose assortment can be opened: those that the client has on, all until they are known, and the one that is open. */
export function areasOfRange(
  open: TherapyArea,
  own: readonly { readonly therapyArea: TherapyArea; readonly enabled: boolean }[] | undefined,
): readonly TherapyArea[] {
  const off = new Set(own?.filter(({ enabled }) => !enabled).map(({ therapyArea }) => therapyArea))
  return therapyAreas.filter((area) => area === open || !off.has(area))
}

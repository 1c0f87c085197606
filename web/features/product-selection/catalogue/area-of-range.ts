import { type TherapyArea, therapyAreas } from '@omsorg/domain/therapy-area.ts'

/** The area of an address such as /IncontinenceProductRange; any other word, as in /CareProductRange, opens the first. */
export function areaOfRange(product: string): TherapyArea {
  const word = product.toLowerCase()
  return therapyAreas.find((area) => area.toLowerCase() === word) ?? therapyAreas[0]
}

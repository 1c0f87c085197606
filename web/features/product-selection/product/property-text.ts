import type { PropertyView } from '@omsorg/contract/products/product/properties.ts'
import type { PropertyKey } from '@omsorg/domain/products/product/properties.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'

type Property = Pick<PropertyView, 'key' | 'from' | 'to' | 'word' | 'flag'>

/** Which properties decide the choice in an area, most important first: a card shows as many as there is room for. */
const decisive: Readonly<Record<TherapyArea, readonly PropertyKey[]>> = {
  Incontinence: ['absorption', 'hip', 'weight', 'size'],
  Catheter: ['charriere', 'length', 'balloon', 'diameter', 'volume', 'coating', 'material'],
  Diabetes: ['meter', 'length', 'gauge', 'days'],
  Ostomy: ['maxHole', 'flange', 'diameter', 'type', 'convexity'],
  Nutrition: ['energy', 'protein', 'volume'],
  WoundCare: ['size', 'exudate', 'border', 'silver'],
  Other: ['size'],
  Pca: ['size'],
}

/** The properties that stand on a card and in a row. */
export function decisiveOf<P extends Property>(properties: readonly P[], area: TherapyArea, count: number): P[] {
  const found = decisive[area].map((key) => properties.find((each) => each.key === key))
  return found.filter((each) => each !== undefined).slice(0, count)
}

/** The most that one, two, three and four drops stand for, in ml; what holds more fills all five. */
const dropSteps = [300, 700, 1200, 2000]

/** Drops filled of five, by what the product holds. */
export function dropsOf(absorption: number): number {
  return dropSteps.filter((step) => absorption > step).length + 1
}

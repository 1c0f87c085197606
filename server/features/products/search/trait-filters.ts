import type { PropertyKey } from '@omsorg/domain/products/product/properties.ts'
import {
  fits,
  readProperties,
  type PropertyFilter,
  type PropertyValue,
} from '@omsorg/domain/products/product/property-values.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { TraitsRecord } from './found-products.sql.ts'

/** What is filtered by through the traits of a product: its properties and its flavour. */
export type TraitKey = PropertyKey | 'flavor'

export interface TraitFilter extends PropertyFilter {
  readonly key: TraitKey
}

/** What each area is sorted by when it is sorted by its measure. */
const measureOf: Readonly<Record<TherapyArea, TraitKey>> = {
  Incontinence: 'absorption',
  Catheter: 'charriere',
  Diabetes: 'gauge',
  Ostomy: 'maxHole',
  Nutrition: 'energy',
  WoundCare: 'size',
  Other: 'size',
  Pca: 'size',
}

/** The traits of a set by their key. */
export function traitsOf(area: TherapyArea, { properties, flavor }: TraitsRecord): Map<TraitKey, PropertyValue> {
  const values = new Map<TraitKey, PropertyValue>()
  for (const value of readProperties(area, properties)) values.set(value.key, value)
  if (flavor) values.set('flavor', { key: 'size', from: null, to: null, word: flavor, flag: null })
  return values
}

/** The sets that fit, one list for each filter. */
export function fittingTraits(
  area: TherapyArea,
  sets: readonly TraitsRecord[],
  filters: readonly TraitFilter[],
): string[][] {
  const read = sets.map((set) => ({ traits: set.traits, values: traitsOf(area, set) }))
  return filters.map((filter) =>
    read.filter(({ values }) => fits(values.get(filter.key) ?? null, filter)).map(({ traits }) => traits),
  )
}

/** The sets that have a measure, in its order; sizes go by their words. */
export function traitsByMeasure(area: TherapyArea, sets: readonly TraitsRecord[], descending: boolean): string[] {
  const key = measureOf[area]
  const measured = sets.flatMap((set) => {
    const value = traitsOf(area, set).get(key)
    return value ? [{ traits: set.traits, value }] : []
  })
  const sign = descending ? -1 : 1
  return measured
    .toSorted((one, other) => sign * compare(one.value, other.value) || one.traits.localeCompare(other.traits))
    .map(({ traits }) => traits)
}

/** Orders the items of a group: the whole before its flavours, then by the measure of the area, by size, and by name. */
export function inOrderOfGroup(one: GroupItem, other: GroupItem): number {
  const [first, second] = [one, other].map(({ therapy_area: area, properties, flavor }) =>
    traitsOf(area, { traits: '', properties, flavor }),
  )
  const by = (key: TraitKey) => {
    const [value, otherValue] = [first?.get(key), second?.get(key)]
    return value && otherValue ? compare(value, otherValue) : 0
  }
  const flavors = (one.flavor ?? '').localeCompare(other.flavor ?? '')
  const measures = by(measureOf[one.therapy_area]) || by('size')
  return flavors || measures || compareWords(one.product_name, other.product_name)
}

interface GroupItem extends Pick<TraitsRecord, 'properties' | 'flavor'> {
  readonly therapy_area: TherapyArea
  readonly product_name: string
}

const clothingSizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']
const inNumericOrder = new Intl.Collator('sv', { numeric: true })

function compare(one: PropertyValue, other: PropertyValue): number {
  if (one.from !== null && other.from !== null) return one.from - other.from
  return compareWords(one.word ?? '', other.word ?? '')
}

/** XS before S before M; everything else by its numbers and letters. */
export function compareWords(one: string, other: string): number {
  const [first, second] = [clothingSizes.indexOf(one), clothingSizes.indexOf(other)]
  if (first >= 0 && second >= 0) return first - second
  return inNumericOrder.compare(one, other)
}

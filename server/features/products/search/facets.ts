import type { Facet } from '@omsorg/contract/products/search/search-fields.ts'
import { stockStatuses } from '@omsorg/domain/orders/placing/item-status.ts'
import { propertiesOfArea, type PropertyDefinition } from '@omsorg/domain/products/product/properties.ts'
import {
  choiceOf,
  overlaps,
  stepsOf,
  type Bounds,
  type PropertyValue,
} from '@omsorg/domain/products/product/property-values.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { CategoryRecord } from '../category/read-categories.sql.ts'
import { headingsOf } from './headings.ts'
import type { CountRecord, FoundRecord } from './found-products.sql.ts'
import { bitOf, firstTraitBit, type FacetFilters } from './hits.sql.ts'
import { compareWords, traitsOf, type TraitFilter, type TraitKey } from './trait-filters.ts'

export interface FacetsGiven {
  readonly area: TherapyArea
  readonly found: Pick<FoundRecord, 'counts' | 'traits'>
  readonly filters: FacetFilters
  readonly traitFilters: readonly TraitFilter[]
  readonly categories: readonly CategoryRecord[]
  /** The headings that were chosen; the filter holds everything below them too. */
  readonly chosenCategories: readonly number[]
  readonly stockIsShown: boolean
}

type Option = Facet['options'][number]
type Key = Facet['key']

/** The facets of a search. What a facet is filtered by itself does not narrow its own counts. */
export function facetsOf(given: FacetsGiven): Facet[] {
  const { area, filters, stockIsShown } = given
  const choices = choicesFrom(given)
  const places = (order: readonly string[]) => (one: string, other: string) => order.indexOf(one) - order.indexOf(other)
  const definitions = propertiesOfArea[area].filter(({ facet }) => facet !== null)
  const sets = countedSets(given)
  return [
    categoryFacet(given),
    ...definitions.map((definition) => traitFacet(given, sets, definition.key, definition)),
    traitFacet(given, sets, 'flavor', null),
    choices(
      'agreementType',
      'agreementType',
      bitOf.agreementTypes,
      filters.agreementTypes?.map(String),
      places(letters),
    ),
    ...(stockIsShown
      ? [choices('stockStatus', 'stockStatus', bitOf.stockStatuses, filters.stockStatuses, places(stockStatuses))]
      : []),
    choices('brand', 'brand', bitOf.brands, filters.brands, compareWords),
    without(choices('latexFree', 'latex', bitOf.latexFree, filters.latexFree ? ['false'] : undefined, compareWords)),
    without(choices('pvcFree', 'pvc', bitOf.pvcFree, filters.pvcFree ? ['false'] : undefined, compareWords)),
  ].filter((facet) => facet.options.length > 0 || facet.from !== null)
}

/** The kinds of agreement in the order of their badges. */
const letters = ['1', '2', '155', '6', '5']

function choicesFrom({ found }: FacetsGiven) {
  const byKind = Map.groupBy(found.counts, (count) => count.of)
  return (
    key: Key,
    of: CountRecord['of'],
    bit: number,
    selected: readonly string[] | null | undefined,
    order: (one: string, other: string) => number,
  ): Facet => choiceFacet(key, tallyOf(byKind.get(of) ?? [], bit), selected ?? [], order)
}

function tallyOf(records: readonly CountRecord[], bit: number): Map<string, number> {
  const tally = new Map<string, number>()
  for (const { value, failed, count } of records) {
    if (value !== null && value !== '') tally.set(value, (tally.get(value) ?? 0) + (counts(failed, bit) ? count : 0))
  }
  return tally
}

/** The headings of the area, each before what lies below it and counted with it. */
function categoryFacet({ found, categories, chosenCategories }: FacetsGiven): Facet {
  const tally = tallyOf(
    found.counts.filter(({ of }) => of === 'category'),
    bitOf.categoryIds,
  )
  const options = headingsOf(categories).flatMap(({ id, name, level, below }): Option[] => {
    const known = below.flatMap((each) => tally.get(String(each)) ?? [])
    const selected = chosenCategories.includes(id)
    if (known.length === 0 && !selected) return []
    const count = known.reduce((sum, each) => sum + each, 0)
    return [{ value: String(id), name, from: null, to: null, level, count, selected }]
  })
  return { key: 'category', kind: 'choice', from: null, to: null, options }
}

/** Whether products that fail these filters count for a facet: they fit all but its own. */
function counts(failed: number, ownBit: number): boolean {
  return (failed & ~ownBit) === 0
}

function choiceFacet(
  key: Key,
  tally: ReadonlyMap<string, number>,
  selected: readonly string[],
  order: (one: string, other: string) => number,
): Facet {
  const options = [...new Set([...tally.keys(), ...selected])].toSorted(order).map((value): Option => {
    const count = tally.get(value) ?? 0
    return { value, name: null, from: null, to: null, level: 0, count, selected: selected.includes(value) }
  })
  return { key, kind: 'choice', from: null, to: null, options }
}

/** "Free of latex" has one option: what is without. */
function without(facet: Facet): Facet {
  const options = facet.options.filter(({ value }) => value === 'false').map((each) => ({ ...each, value: 'true' }))
  return { ...facet, options }
}

/** A set of traits that was found, read once for all facets. */
interface CountedSet {
  readonly values: ReadonlyMap<TraitKey, PropertyValue>
  readonly failed: number
  readonly count: number
}

function countedSets({ area, found }: FacetsGiven): CountedSet[] {
  const valuesOf = new Map(found.traits.map((set) => [set.traits, traitsOf(area, set)]))
  return found.counts.flatMap(({ of, value, failed, count }) => {
    const values = of === 'traits' && value !== null ? valuesOf.get(value) : undefined
    return values ? [{ values, failed, count }] : []
  })
}

function traitFacet(
  { traitFilters }: FacetsGiven,
  sets: readonly CountedSet[],
  key: TraitKey,
  definition: PropertyDefinition | null,
): Facet {
  const place = traitFilters.findIndex((filter) => filter.key === key)
  const bit = place < 0 ? 0 : firstTraitBit << place
  const filter = traitFilters[place]
  const rows = sets.flatMap(({ values, failed, count }) => {
    const property = values.get(key)
    return property ? [{ property, count: counts(failed, bit) ? count : 0 }] : []
  })
  if (definition?.facet === 'range') return rangeFacet(key, definition, rows, filter?.ranges ?? [])
  const tally = new Map<string, number>()
  for (const { property, count } of rows) {
    const choice = choiceOf(property)
    if (choice !== null) tally.set(choice, (tally.get(choice) ?? 0) + count)
  }
  return choiceFacet(key, tally, filter?.values ?? [], compareWords)
}

function rangeFacet(
  key: TraitKey,
  definition: PropertyDefinition,
  rows: readonly { readonly property: PropertyValue; readonly count: number }[],
  selected: readonly Bounds[],
): Facet {
  const bounds = rows.flatMap(({ property }) => [property.from, property.to]).filter((each) => each !== null)
  if (bounds.length === 0) return { key, kind: 'range', from: null, to: null, options: [] }
  const steps = definition.steps ? stepsOf(definition) : []
  const options = steps.map((step): Option => {
    const count = rows.reduce((sum, row) => sum + (overlaps(row.property, step) ? row.count : 0), 0)
    const isSelected = selected.some(({ from, to }) => from === step.from && to === step.to)
    return { value: `${step.from ?? ''}-${step.to ?? ''}`, name: null, ...step, level: 0, count, selected: isSelected }
  })
  return { key, kind: 'range', from: Math.min(...bounds), to: Math.max(...bounds), options }
}

import { stockStatuses } from '@omsorg/domain/orders/placing/item-status.ts'
import { propertiesOfArea, type PropertyDefinition } from '@omsorg/domain/products/product/properties.ts'
import {
  choiceOf,
  overlaps,
  readProperties,
  stepsOf,
  type PropertyValue,
} from '@omsorg/domain/products/product/property-values.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'

/** Products in sight that are alike but for their maker, and how many. */
type Alike = readonly [
  category: number | null,
  agreement: number | null,
  stock: string | null,
  latex: boolean,
  pvc: boolean,
  traits: string,
  count: number,
]

interface Category {
  readonly id: number
  readonly parent: number | null
  readonly name: string
}

export interface Counted {
  readonly alike: readonly Alike[]
  readonly brands: readonly { readonly brand: string; readonly count: number }[]
  readonly traits: Readonly<
    Record<string, { readonly properties: Readonly<Record<string, unknown>>; readonly flavor: string | null }>
  >
  readonly categories: readonly Category[]
  readonly showStock: boolean
}

/** The facets of a search that is narrowed by its words alone. */
export function facetsOf(counted: Counted, area: TherapyArea) {
  const { alike, brands, traits, categories, showStock } = counted
  const tally = (at: 0 | 1 | 2 | 3 | 4 | 5) => {
    const known = new Map<string, number>()
    for (const each of alike) if (each[at] !== null) add(known, String(each[at]), each[6])
    return known
  }
  const bySet = [...tally(5)].flatMap(([key, count]) => {
    const set = traits[key]
    return set ? [{ values: readProperties(area, set.properties), flavor: set.flavor, count }] : []
  })
  const flavors = new Map<string, number>()
  for (const { flavor, count } of bySet) if (flavor) add(flavors, flavor, count)
  const facets = [
    { key: 'category', ...choices(headings(categories, tally(0))) },
    ...propertiesOfArea[area]
      .filter(({ facet }) => facet !== null)
      .map((definition) => {
        const rows = bySet.flatMap(({ values, count }) => {
          const property = values.find(({ key }) => key === definition.key)
          return property ? [{ property, count }] : []
        })
        return { key: definition.key, ...(definition.facet === 'range' ? range(definition, rows) : byChoice(rows)) }
      }),
    { key: 'flavor', ...choices(sorted(flavors, byWords)) },
    { key: 'agreementType', ...choices(sorted(tally(1), byPlace(['1', '2', '155', '6', '5']))) },
    ...(showStock ? [{ key: 'stockStatus', ...choices(sorted(tally(2), byPlace(stockStatuses))) }] : []),
    {
      key: 'brand',
      ...choices(sorted(new Map(brands.filter(({ brand }) => brand).map((b) => [b.brand, b.count])), byWords)),
    },
    { key: 'latexFree', ...choices(without(tally(3))) },
    { key: 'pvcFree', ...choices(without(tally(4))) },
  ]
  return facets.filter(({ options, from }) => options.length > 0 || from !== null)
}

function add(tally: Map<string, number>, value: string, count: number): void {
  tally.set(value, (tally.get(value) ?? 0) + count)
}

interface Option {
  readonly value: string
  readonly count: number
  readonly name?: string
  readonly level?: number
  readonly from?: number | null
  readonly to?: number | null
}

function choices(options: readonly Option[]) {
  return { kind: 'choice', from: null as number | null, to: null as number | null, options: options.map(optionView) }
}

const optionView = ({ value, count, name, level, from, to }: Option) => ({
  value,
  name: name ?? null,
  from: from ?? null,
  to: to ?? null,
  level: level ?? 0,
  count,
  selected: false,
})

const sorted = (tally: ReadonlyMap<string, number>, order: (one: string, other: string) => number): Option[] =>
  [...tally].toSorted(([one], [other]) => order(one, other)).map(([value, count]) => ({ value, count }))

const byPlace = (order: readonly string[]) => (one: string, other: string) => order.indexOf(one) - order.indexOf(other)

const clothing = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']
const collator = new Intl.Collator('sv', { numeric: true })

function byWords(one: string, other: string): number {
  const [first, second] = [clothing.indexOf(one), clothing.indexOf(other)]
  return first >= 0 && second >= 0 ? first - second : collator.compare(one, other)
}

const without = (tally: ReadonlyMap<string, number>): Option[] =>
  [...tally].filter(([value]) => value === 'false').map(([, count]) => ({ value: 'true', count }))

interface Row {
  readonly property: PropertyValue
  readonly count: number
}

function byChoice(rows: readonly Row[]) {
  const known = new Map<string, number>()
  for (const { property, count } of rows) {
    const choice = choiceOf(property)
    if (choice !== null) add(known, choice, count)
  }
  return choices(sorted(known, byWords))
}

function range(definition: PropertyDefinition, rows: readonly Row[]) {
  const bounds = rows.flatMap(({ property }) => [property.from, property.to]).filter((each) => each !== null)
  if (bounds.length === 0) return { ...choices([]), kind: 'range' }
  const options = (definition.steps ? stepsOf(definition) : []).map((step) => ({
    value: `${step.from ?? ''}-${step.to ?? ''}`,
    ...step,
    count: rows.reduce((sum, row) => sum + (overlaps(row.property, step) ? row.count : 0), 0),
  }))
  return { ...choices(options), kind: 'range', from: Math.min(...bounds), to: Math.max(...bounds) }
}

/** Each heading before those below it, counted with them. */
function headings(categories: readonly Category[], counts: ReadonlyMap<string, number>): Option[] {
  const below = (parent: number | null, level: number): Option[] =>
    categories
      .filter((each) => each.parent === parent)
      .flatMap(({ id, name }) => {
        const children = below(id, level + 1)
        const direct = children.filter((each) => each.level === level + 1)
        const own = counts.get(String(id))
        if (own === undefined && direct.length === 0) return []
        const count = (own ?? 0) + direct.reduce((sum, each) => sum + each.count, 0)
        return [{ value: String(id), name, level, count }, ...children]
      })
  return below(null, 0)
}

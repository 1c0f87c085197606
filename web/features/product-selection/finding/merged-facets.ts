import type { Facet } from '@omsorg/contract/products/search/search-fields.ts'

/** In this order a panel shows them; what is not named follows as the server sends it. */
const firstOnes: readonly Facet['key'][] = ['category', 'size', 'absorption', 'charriere', 'length']
const lastOnes: readonly Facet['key'][] = ['agreementType', 'stockStatus', 'latexFree', 'pvcFree', 'brand', 'flavor']

/**
 * The facets of a search among those of the whole area: what the search leaves nothing of stays in sight with a count of
 * 0, so that nothing jumps while one types.
 */
export function mergedFacets(area: readonly Facet[], found: readonly Facet[]): readonly Facet[] {
  const merged = area.map((facet) => {
    const now = found.find(({ key }) => key === facet.key)
    const former = facet.options.map(
      (option) => now?.options.find((each) => same(each, option)) ?? { ...option, count: 0, selected: false },
    )
    const added = (now?.options ?? []).filter((option) => !facet.options.some((each) => same(each, option)))
    return { ...facet, options: [...former, ...added] }
  })
  const added = found.filter(({ key }) => !area.some((facet) => facet.key === key))
  return [...merged, ...added]
    .filter(({ options }) => options.length > 0)
    .toSorted((one, other) => placeOf(one.key) - placeOf(other.key))
}

type Option = Facet['options'][number]

function same(one: Option, other: Option): boolean {
  return one.value === other.value && one.from === other.from && one.to === other.to
}

function placeOf(key: Facet['key']): number {
  const first = firstOnes.indexOf(key)
  if (first >= 0) return first - firstOnes.length
  return lastOnes.indexOf(key) + 1
}

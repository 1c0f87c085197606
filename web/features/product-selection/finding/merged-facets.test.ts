import type { Facet } from '@omsorg/contract/products/search/search-fields.ts'
import { expect, test } from 'vitest'
import { mergedFacets } from './merged-facets.ts'

function facet(key: Facet['key'], counts: Readonly<Record<string, number>>): Facet {
  const options = Object.entries(counts).map(([value, count]) => ({
    value,
    name: null,
    from: null,
    to: null,
    level: 0,
    count,
    selected: false,
  }))
  return { key, kind: 'choice', from: null, to: null, options }
}

test('what the search leaves nothing of stays in sight with 0', () => {
  const [size] = mergedFacets([facet('size', { S: 4, M: 5 })], [facet('size', { M: 2 })])
  expect(size?.options.map(({ value, count }) => [value, count])).toEqual([
    ['S', 0],
    ['M', 2],
  ])
})

test('a facet that the search does not answer keeps its options, all at 0', () => {
  const [hip] = mergedFacets([facet('hip', { a: 3 })], [])
  expect(hip?.options[0]?.count).toBe(0)
})

test('options that only the search knows come last', () => {
  const [brand] = mergedFacets([facet('brand', { A: 1 })], [facet('brand', { B: 1 })])
  expect(brand?.options.map(({ value }) => value)).toEqual(['A', 'B'])
})

test('kind and size stand first, agreement, stock and brand last', () => {
  const facets = ['brand', 'agreementType', 'hip', 'size', 'category'] as const
  const merged = mergedFacets(
    facets.map((key) => facet(key, { x: 1 })),
    [],
  )
  expect(merged.map(({ key }) => key)).toEqual(['category', 'size', 'hip', 'agreementType', 'brand'])
})

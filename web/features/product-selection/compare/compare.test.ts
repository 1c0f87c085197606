import { describe, expect, test } from 'vitest'
import { createComparison, mostCompared } from './comparison.ts'
import { comparedRows } from './differences.ts'
import { fittingRows } from './fitting-rows.ts'

function storage() {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

describe('what is marked to compare', () => {
  test('is kept by area, and unmarked by the same press (A-4.6-15)', () => {
    const comparison = createComparison(storage(), () => 'one')
    comparison.toggle('Catheter', 'A')
    comparison.toggle('Ostomy', 'B')
    comparison.toggle('Catheter', 'C')
    expect(comparison.of('Catheter')).toEqual(['A', 'C'])
    comparison.toggle('Catheter', 'A')
    expect(comparison.of('Catheter')).toEqual(['C'])
    expect(comparison.of('Ostomy')).toEqual(['B'])
  })

  test('is at most four', () => {
    const comparison = createComparison(storage(), () => 'one')
    for (const item of ['1', '2', '3', '4', '5']) comparison.toggle('Catheter', item)
    expect(comparison.of('Catheter')).toHaveLength(mostCompared)
    expect(comparison.of('Catheter')).not.toContain('5')
  })

  test('is lost at sign-out, and never shown to the next person (O-3-56)', () => {
    const shared = storage()
    let who: string | null = 'one'
    const comparison = createComparison(shared, () => who)
    comparison.toggle('Catheter', 'A')
    who = 'two'
    expect(comparison.of('Catheter')).toEqual([])
    who = 'one'
    comparison.forget()
    expect(comparison.of('Catheter')).toEqual([])
    expect(shared.length).toBe(0)
  })

  test('is the same list until it changes', () => {
    const comparison = createComparison(storage(), () => 'one')
    comparison.toggle('Catheter', 'A')
    expect(comparison.of('Catheter')).toBe(comparison.of('Catheter'))
  })
})

describe('a line of a comparison', () => {
  test('is marked where the products differ, also where one says nothing', () => {
    const rows = comparedRows([
      { key: 'a', label: 'Size', values: ['M', 'M'] },
      { key: 'b', label: 'Length', values: ['200 mm', '400 mm'] },
      { key: 'c', label: 'Hip', values: ['70–110 cm', null] },
    ])
    expect(rows.map(({ differs }) => differs)).toEqual([false, true, true])
  })

  test('is left out where nobody says anything', () => {
    expect(comparedRows([{ key: 'a', label: 'Size', values: [null, null] }])).toEqual([])
  })
})

test('of what is compared each names what it fits, and what it does not', () => {
  const products = ['bag', 'plate', 'ring'].map((name) => ({ itemNumber: name, name }))
  const fits = [
    { one: 'bag', other: 'plate', fit: true },
    { one: 'bag', other: 'ring', fit: false },
  ]
  const words = { fitsWith: 'Fits with', doesNotFitWith: 'Does not fit with' }
  expect(fittingRows(products, fits, words).map(({ key, values, differs }) => [key, values, differs])).toEqual([
    ['fitsWith', ['plate', 'bag', null], false],
    ['doesNotFitWith', ['ring', null, 'bag'], false],
  ])
  expect(fittingRows(products, [], words)).toEqual([])
})

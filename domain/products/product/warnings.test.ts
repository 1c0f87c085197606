import { describe, expect, test } from 'vitest'
import { type ChosenFor, type ProductToChoose, warningsOf } from './warnings.ts'

const catheter: ProductToChoose = { itemNumber: '510-12', charriere: 12, length: 400, latex: false, pvc: false }
const adult: ChosenFor = {
  age: 60,
  sensitiveToLatex: false,
  sensitiveToPvc: false,
  selectedItems: new Set(),
  prescribedItems: new Set(),
}

test('nothing is said of a product that fits', () => {
  expect(warningsOf(catheter, adult)).toEqual([])
})

describe('a charriere that is usually not for children (O-5-61)', () => {
  test.each([
    [10, 17, false],
    [12, 17, true],
    [12, 0, true],
    [18, 17, true],
    [12, 18, false],
    [8, 5, false],
  ])('Ch %i at the age of %i is warned of: %s', (charriere, age, warned) => {
    expect(warningsOf({ ...catheter, charriere }, { ...adult, age }).includes('charriere-for-adults')).toBe(warned)
  })

  test('is not said where the age is unknown or hidden', () => {
    expect(warningsOf(catheter, { ...adult, age: null })).toEqual([])
  })
})

describe('a catheter shorter than 300 mm (O-5-62, O-9-14)', () => {
  test.each([
    [200, true],
    [299, true],
    [300, false],
    [400, false],
  ])('%i mm is warned of: %s', (length, warned) => {
    expect(warningsOf({ ...catheter, length }, adult).includes('short-catheter')).toBe(warned)
  })

  test('is not what a pen needle of 4 mm is', () => {
    expect(warningsOf({ ...catheter, charriere: null, length: 4 }, adult)).toEqual([])
  })
})

test('latex and PVC are warned of only where the person is sensitive', () => {
  const product = { ...catheter, latex: true, pvc: true }
  expect(warningsOf(product, adult)).toEqual([])
  expect(warningsOf(product, { ...adult, sensitiveToLatex: true })).toEqual(['latex-sensitivity'])
  expect(warningsOf(product, { ...adult, sensitiveToPvc: true })).toEqual(['pvc-sensitivity'])
})

test('what the person has already is said, gravest first', () => {
  const items = new Set([catheter.itemNumber])
  const person = { ...adult, age: 9, sensitiveToLatex: true, selectedItems: items, prescribedItems: items }
  expect(warningsOf({ ...catheter, latex: true, length: 200 }, person)).toEqual([
    'latex-sensitivity',
    'charriere-for-adults',
    'short-catheter',
    'already-prescribed',
    'already-selected',
  ])
})

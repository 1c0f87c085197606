import { expect, test } from 'vitest'
import { areaOfRange } from './area-of-range.ts'

test.each([
  ['Catheter', 'Catheter'],
  ['woundcare', 'WoundCare'],
  ['Pca', 'Pca'],
  ['Care', 'Incontinence'],
  ['Anything', 'Incontinence'],
])('/%sProductRange opens %s', (product, area) => {
  expect(areaOfRange(product)).toBe(area)
})

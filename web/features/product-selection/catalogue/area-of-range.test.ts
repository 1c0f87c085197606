import { expect, test } from 'vitest'
import { areaOfRange, areasOfRange } from './area-of-range.ts'

test.each([
  ['Catheter', 'Catheter'],
  ['woundcare', 'WoundCare'],
  ['Pca', 'Pca'],
  ['Care', 'Incontinence'],
  ['Anything', 'Incontinence'],
])('/%sProductRange opens %s', (product, area) => {
  expect(areaOfRange(product)).toBe(area)
})

test('an area that is switched off is no more to choose from, unless it is open (O-2-109)', () => {
  const own = [
    { therapyArea: 'Incontinence', enabled: true },
    { therapyArea: 'Ostomy', enabled: false },
  ] as const
  expect(areasOfRange('Catheter', own)).not.toContain('Ostomy')
  expect(areasOfRange('Catheter', own)).toContain('Incontinence')
  expect(areasOfRange('Ostomy', own)).toContain('Ostomy')
  expect(areasOfRange('Catheter', undefined)).toHaveLength(8)
})

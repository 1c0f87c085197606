import { expect, test } from 'vitest'
import { readTherapyArea, therapyAreas } from './therapy-area.ts'

test('there are eight areas, each with its number (A-1-16)', () => {
  expect(therapyAreas.map((area, at) => `${at + 1} ${area}`)).toEqual([
    '1 Incontinence',
    '2 Catheter',
    '3 Diabetes',
    '4 Ostomy',
    '5 Nutrition',
    '6 WoundCare',
    '7 Other',
    '8 Pca',
  ])
})

test('an area is read by its name in any case, and by its number (O-1-02)', () => {
  for (const [at, area] of therapyAreas.entries()) {
    for (const text of [area, area.toLowerCase(), area.toUpperCase(), `${at + 1}`])
      expect(readTherapyArea(text)).toBe(area)
  }
})

test.each(['', '0', '9', '05', '5.0', ' 5', 'NoSuchArea'])('%j is no area', (text) => {
  expect(readTherapyArea(text)).toBeNull()
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { therapyAreas } from '../../therapy-area.ts'
import { propertiesOfArea } from '../product/properties.ts'
import { type ComparedItem, distanceOf, furthestProposed, likenessOf } from './distance.ts'

const pants = (properties: ComparedItem['properties'], more: Partial<ComparedItem> = {}): ComparedItem => ({
  therapyArea: 'Incontinence',
  productType: 'pants',
  shape: 'pullup',
  itemsPerPackage: 28,
  properties,
  ...more,
})

describe('the distance of two items', () => {
  const norrdun = pants({ absorption: 1400, hip: '100-150', size: 'L' })

  test('a little more absorption and two pieces more in a package are almost the same', () => {
    const havsljung = pants({ absorption: 1450, hip: '100-150', size: 'L' }, { itemsPerPackage: 30 })
    expect(distanceOf(norrdun, havsljung).distance).toBeLessThanOrEqual(0.1)
  })

  test('what holds more, and fits other hips, is further away the more it differs', () => {
    const [near, far, further] = [
      pants({ absorption: 1750, hip: '100-150', size: 'L' }),
      pants({ absorption: 1750, hip: '90-140', size: 'L' }),
      pants({ absorption: 3000, hip: '60-90', size: 'S' }),
    ].map((each) => distanceOf(norrdun, each).distance)
    expect(near).toBeLessThan(far ?? 0)
    expect(far).toBeLessThan(further ?? 0)
    expect(further).toBeGreaterThan(furthestProposed)
  })

  test('another area has nothing alike', () => {
    expect(distanceOf(norrdun, { ...norrdun, therapyArea: 'Catheter' }).distance).toBe(1)
  })

  test('what is known of one alone is half a difference, and what is known of neither none', () => {
    const shares = distanceOf(norrdun, pants({ absorption: 1400 })).shares
    expect(shares.find(({ key }) => key === 'hip')?.difference).toBe(0.5)
    expect(shares.some(({ key }) => key === 'waist')).toBe(false)
  })

  test('a word stands beside the number', () => {
    expect([0, 0.1, 0.14, 0.22, 0.4, 0.41, 1].map(likenessOf)).toEqual([
      'almost-alike',
      'almost-alike',
      'alike',
      'partly-alike',
      'partly-alike',
      'unlike',
      'unlike',
    ])
  })
})

const items = fc.constantFrom(...therapyAreas).chain((therapyArea) =>
  fc.record({
    therapyArea: fc.constant(therapyArea),
    productType: fc.constantFrom('pants', 'pad', ''),
    shape: fc.constantFrom('pad', 'pullup'),
    itemsPerPackage: fc.integer({ min: 0, max: 200 }),
    properties: fc.dictionary(
      fc.constantFrom(...propertiesOfArea[therapyArea].map(({ key }) => key)),
      fc.oneof(
        fc.integer({ min: 0, max: 4000 }),
        fc.tuple(fc.nat(200), fc.nat(200)).map(([from, to]) => `${from}-${to}`),
        fc.constantFrom('L', 'M', true, false, 'yes', null, ''),
      ),
    ),
  }),
)

describe('whatever the catalogue says', () => {
  test('lies between the same and nothing alike, and is the same from both sides', () => {
    fc.assert(
      fc.property(items, items, (one, other) => {
        const { distance, shares } = distanceOf(one, other)
        expect(distance).toBeGreaterThanOrEqual(0)
        expect(distance).toBeLessThanOrEqual(1)
        expect(distanceOf(other, one).distance).toBe(distance)
        for (const { difference, weight } of shares) {
          expect(difference).toBeGreaterThanOrEqual(0)
          expect(difference).toBeLessThanOrEqual(1)
          expect(weight).toBeGreaterThan(0)
        }
      }),
    )
  })

  test('an item is no distance from itself', () => {
    fc.assert(
      fc.property(items, (item) => {
        expect(distanceOf(item, item).distance).toBe(0)
      }),
    )
  })

  test('one property that comes nearer never makes the whole further', () => {
    const absorptions = fc.tuple(fc.integer({ min: 1, max: 4000 }), fc.integer({ min: 0, max: 1000 }), fc.nat(1000))
    fc.assert(
      fc.property(absorptions, ([own, near, more]) => {
        const at = (absorption: number) => distanceOf(pants({ absorption: own }), pants({ absorption })).distance
        expect(at(own + near)).toBeLessThanOrEqual(at(own + near + more))
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { heldInUse, leastAbsorption, needOf, suggest, type Judged, type Need } from './suggest.ts'

const pad: Judged = {
  itemNumber: 'pad',
  absorption: 1_100,
  hip: { from: 70, to: 110 },
  byWeight: false,
  shape: 'pad',
  rank: null,
  price: 8_400,
  itemsPerPackage: 28,
  prescribed: false,
  sensitivity: null,
  unavailabilityCode: null,
  takesLong: false,
}
const night: Need = { perChange: 490, changes: 1, hip: 104, mobility: 'walks-with-help', capacity: 50 }
const only = (product: Partial<Judged>, need = night) => suggest([{ ...pad, ...product }], need)

describe('a product is suggested', () => {
  test('when it holds the need in use, by half of what ISO measures (rules 3.17)', () => {
    expect(only({ absorption: 980 }).candidates).toMatchObject([{ holds: 490, more: 0 }])
    expect(only({ absorption: 979 }).rejected).toMatchObject([{ holds: 489, why: 'holds-too-little' }])
  })
  test('when the hip lies in its size, both ends included', () => {
    expect(only({ hip: { from: 104, to: 120 } }).candidates).toHaveLength(1)
    expect(only({ hip: { from: 105, to: 120 } }).rejected).toMatchObject([{ why: 'hip-too-large' }])
    expect(only({ hip: { from: 60, to: 103 } }).rejected).toMatchObject([{ why: 'hip-too-small' }])
  })
  test.each<[Partial<Judged>, string]>([
    [{ shape: 'bed-pad' }, 'not-worn'],
    [{ absorption: null }, 'holds-unknown'],
    [{ byWeight: true }, 'by-weight'],
    [{ sensitivity: 'latex' }, 'latex'],
    [{ unavailabilityCode: 6 }, 'not-orderable'],
  ])('and not when it is %o', (product, why) => expect(only(product).rejected).toMatchObject([{ why }]))
  test('with what it costs for all changes of the part', () =>
    expect(only({}, { ...night, changes: 3 }).candidates).toMatchObject([{ costPerDay: 900 }]))
})

describe('the reasons', () => {
  test('say what the catalogue says, three of a kind at most', () => {
    const cheap = { ...pad, itemNumber: 'cheap', prescribed: true, rank: 1 }
    const dear = { ...pad, itemNumber: 'dear', absorption: 2_000, price: 30_000, takesLong: true, hip: null }
    const { candidates } = suggest([cheap, dear], night)
    expect(candidates.map(({ pluses, minuses }) => [pluses, minuses])).toEqual([
      [['in-use-now', 'ranked', 'smallest-enough'], []],
      [[], ['third-unused', 'twice-as-dear', 'hip-unknown']],
    ])
  })
  test('name pants that are drawn up for whoever stands', () =>
    expect(only({ shape: 'pullup' }).candidates[0]?.pluses).toContain('easy-standing'))
})

describe('beside what is used now', () => {
  const shown = { ...pad, itemNumber: 'shown' }
  const now: Judged = { ...pad, itemNumber: 'now', absorption: 1_200, price: 19_600, shape: 'pullup' }

  test('a product says how much more it holds and costs, and less below 0', () => {
    const twice = { ...night, changes: 2 }
    expect(suggest([shown], twice, [now]).candidates).toMatchObject([{ beside: { holds: -50, costPerDay: -800 } }])
    expect(suggest([now], twice, [shown]).candidates).toMatchObject([{ beside: { holds: 50, costPerDay: 800 } }])
  })
  test('nothing is said of the product that is used now, where nothing is, or where no price is known', () => {
    expect(suggest([now], night, [now]).candidates).toMatchObject([{ beside: null }])
    expect(suggest([shown], night).candidates).toMatchObject([{ beside: null }])
    const unpriced = { ...now, price: null }
    expect(suggest([shown], night, [unpriced]).candidates).toMatchObject([{ beside: { costPerDay: null } }])
  })
  test('of several the one that comes nearest to the need counts, whether it is enough or not', () => {
    const far = { ...now, itemNumber: 'far', absorption: 2_400 }
    const short = { ...now, itemNumber: 'short', absorption: 900 }
    const bedPad = { ...now, itemNumber: 'bed', absorption: 980, shape: 'bed-pad' }
    const unknown = { ...now, itemNumber: 'unknown', absorption: null }
    const found = suggest([shown], night, [far, bedPad, unknown, short])
    expect(found.now.map(({ product, more }) => [product.itemNumber, more])).toEqual([
      ['short', -40],
      ['far', 710],
    ])
    expect(found.candidates).toMatchObject([{ beside: { holds: 100 } }])
  })
})

const products = fc.array(
  fc.record({
    absorption: fc.option(fc.integer({ min: 100, max: 3_600 })),
    hip: fc.option(fc.tuple(fc.integer({ min: 50, max: 110 }), fc.integer({ min: 0, max: 50 }))),
    shape: fc.constantFrom('pad', 'pullup', 'brief', 'bed-pad', 'male-shield'),
    price: fc.option(fc.integer({ min: 1, max: 90_000 })),
    byWeight: fc.boolean(),
    unavailabilityCode: fc.option(fc.constant(6)),
    sensitivity: fc.constantFrom(null, null, 'latex' as const),
  }),
  { maxLength: 40 },
)
const needs = fc.record({
  leakage: fc.nat(3_000),
  changes: fc.nat(8),
  hip: fc.option(fc.integer({ min: 50, max: 170 })),
})

describe('whatever the catalogue', () => {
  test('what is suggested is what a slow reader of the catalogue would choose, in the same order', () =>
    fc.assert(
      fc.property(products, needs, (found, { leakage, changes, hip }) => {
        const given = found.map((each, index): Judged => ({
          ...pad,
          ...each,
          itemNumber: String(index),
          hip: each.hip && { from: each.hip[0], to: each.hip[0] + each.hip[1] },
        }))
        const perChange = needOf({ leakage, changes })
        const { candidates, rejected } = suggest(given, { perChange, changes, hip, mobility: null, capacity: 50 })
        const slow: string[] = []
        for (const each of given) {
          if (each.shape === 'bed-pad' || each.byWeight || each.sensitivity || each.unavailabilityCode !== null)
            continue
          if (each.absorption === null) continue
          // Each change has to take its share of what leaked, and in use a protection takes half of what it could.
          let taken = 0
          for (let change = 0; change < Math.max(1, changes); change += 1) taken += Math.floor(each.absorption / 2)
          if (taken < leakage) continue
          if (hip !== null && each.hip && !(each.hip.from <= hip && hip <= each.hip.to)) continue
          slow.push(each.itemNumber)
        }
        expect(candidates.map(({ product }) => product.itemNumber)).toEqual(slow)
        expect(candidates.length + rejected.length).toBe(given.length)
        for (const { holds, more } of candidates) {
          expect(more).toBeGreaterThanOrEqual(0)
          expect(holds * Math.max(1, changes)).toBeGreaterThanOrEqual(leakage)
        }
      }),
    ))
  test('the least that ISO measures is the least that holds the need', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 10, max: 100 }), (need, capacity) => {
        expect(heldInUse(leastAbsorption(need, capacity), capacity)).toBeGreaterThanOrEqual(need)
        expect(heldInUse(leastAbsorption(need, capacity) - 1, capacity)).toBeLessThan(need)
      }),
    ))
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FlavorBefore, proposedFlavors } from './flavors.ts'

const unknown = { lastPackages: 0, prescribedPackages: 0, isPrescribedItem: false, canBeOrdered: true }
const last = (...packages: number[]) => packages.map((lastPackages) => ({ ...unknown, lastPackages }))

describe('flavours of the order that is proposed', () => {
  test('are those of the last withdrawal when the quantity is the same', () => {
    expect(proposedFlavors(45, last(30, 10, 5))).toEqual([30, 10, 5])
  })

  test('are scaled to another quantity, and the missing package goes to the largest remainder', () => {
    expect(proposedFlavors(10, last(30, 10, 5))).toEqual([7, 2, 1])
    expect(proposedFlavors(20, last(1, 1, 1))).toEqual([7, 7, 6])
  })

  test('stay empty where several could be meant', () => {
    expect(proposedFlavors(10, last(0, 0))).toEqual([0, 0])
  })

  test('are as prescribed before the first withdrawal', () => {
    const prescribed = [
      { ...unknown, prescribedPackages: 2 },
      { ...unknown, prescribedPackages: 1, isPrescribedItem: true },
    ]
    expect(proposedFlavors(6, prescribed)).toEqual([4, 2])
  })

  test('are all of the flavour that the prescribed item is itself', () => {
    expect(proposedFlavors(15, [unknown, { ...unknown, isPrescribedItem: true }])).toEqual([0, 15])
  })

  test('are all of the only one that can be ordered', () => {
    expect(proposedFlavors(15, [{ ...unknown, canBeOrdered: false }, unknown])).toEqual([0, 15])
    const gone = { ...unknown, isPrescribedItem: true, canBeOrdered: false }
    expect(proposedFlavors(15, [gone, unknown])).toEqual([0, 15])
    expect(proposedFlavors(15, [gone, unknown, unknown])).toEqual([0, 0, 0])
  })

  test('leave one empty that cannot be ordered any more, and give its share to nobody', () => {
    const flavors = [
      { ...unknown, lastPackages: 5 },
      { ...unknown, lastPackages: 5, canBeOrdered: false },
    ]
    expect(proposedFlavors(10, flavors)).toEqual([5, 0])
  })
})

test('each package goes to the flavour that is furthest behind its share of what is known of the wish', () => {
  /** Largest remainder as it would be done at a counter: whole shares first, then one each to the largest rests, the first among equals. */
  function dealt(quantity: number, before: readonly number[]): number[] {
    const all = before.reduce((sum, each) => sum + each, 0)
    if (all === 0) return before.map(() => 0)
    const given = before.map((each) => {
      let own = 0
      while ((own + 1) * all <= each * quantity) own += 1
      return own
    })
    const rests = before.map((each, index) => each * quantity - (given[index] ?? 0) * all)
    for (let left = quantity - given.reduce((sum, each) => sum + each, 0); left > 0; left -= 1) {
      const largest = rests.indexOf(Math.max(...rests))
      given[largest] = (given[largest] ?? 0) + 1
      rests[largest] = -1
    }
    return given
  }
  /** The first question that has an answer, asked in the order of what is known best. */
  function wish(before: readonly FlavorBefore[]): number[] {
    if (before.some(({ lastPackages }) => lastPackages > 0)) return before.map(({ lastPackages }) => lastPackages)
    if (before.some(({ prescribedPackages }) => prescribedPackages > 0))
      return before.map(({ prescribedPackages }) => prescribedPackages)
    const itself = before.findIndex(({ isPrescribedItem, canBeOrdered }) => isPrescribedItem && canBeOrdered)
    if (itself >= 0) return before.map((_each, index) => Number(index === itself))
    const left = before.flatMap(({ canBeOrdered }, index) => (canBeOrdered ? [index] : []))
    return before.map((_each, index) => Number(left.length === 1 && left[0] === index))
  }
  const few = fc.oneof(fc.constant(0), fc.nat(30))
  const flavors = fc
    .array(fc.record({ lastPackages: few, prescribedPackages: few, canBeOrdered: fc.boolean() }), {
      minLength: 1,
      maxLength: 6,
    })
    .chain((before) =>
      fc
        .integer({ min: -1, max: before.length - 1 })
        .map((itself) => before.map((each, index) => ({ ...each, isPrescribedItem: index === itself }))),
    )
  fc.assert(
    fc.property(fc.nat(60), flavors, (quantity, before) => {
      const packages = dealt(quantity, wish(before))
      const kept = packages.map((each, index) => (before[index]?.canBeOrdered ? each : 0))
      expect(proposedFlavors(quantity, before)).toEqual(kept)
    }),
  )
})

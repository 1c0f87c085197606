import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { proposedFlavors } from './flavors.ts'

const last = (...packages: number[]) => packages.map((lastPackages) => ({ lastPackages, canBeOrdered: true }))

describe('flavours of the order that is proposed', () => {
  test('are those of the last withdrawal when the quantity is the same', () => {
    expect(proposedFlavors(45, last(30, 10, 5))).toEqual([30, 10, 5])
  })

  test('are scaled to another quantity, and the missing package goes to the largest remainder', () => {
    expect(proposedFlavors(10, last(30, 10, 5))).toEqual([7, 2, 1])
    expect(proposedFlavors(20, last(1, 1, 1))).toEqual([7, 7, 6])
  })

  test('stay empty without a last withdrawal', () => {
    expect(proposedFlavors(10, last(0, 0))).toEqual([0, 0])
  })

  test('leave one empty that cannot be ordered any more, and give its share to nobody', () => {
    const flavors = [
      { lastPackages: 5, canBeOrdered: true },
      { lastPackages: 5, canBeOrdered: false },
    ]
    expect(proposedFlavors(10, flavors)).toEqual([5, 0])
  })
})

test('each package goes to the flavour that is furthest behind its share of the last withdrawal', () => {
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
  const flavors = fc.array(fc.record({ lastPackages: fc.nat(30), canBeOrdered: fc.boolean() }), {
    minLength: 1,
    maxLength: 6,
  })
  fc.assert(
    fc.property(fc.nat(60), flavors, (quantity, before) => {
      const packages = dealt(
        quantity,
        before.map(({ lastPackages }) => lastPackages),
      )
      const kept = packages.map((each, index) => (before[index]?.canBeOrdered ? each : 0))
      expect(proposedFlavors(quantity, before)).toEqual(kept)
    }),
  )
})

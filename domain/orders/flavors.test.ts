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

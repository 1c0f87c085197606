import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkLine, checkLines, withoutEmptyLines, type LineToCheck } from './line-check.ts'
import { unavailabilityCode } from './unavailability-code.ts'

const good: LineToCheck = {
  quantity: 14,
  pieces: null,
  itemsPerPackage: 28,
  allowed: 14,
  prescribed: 14,
  flavors: null,
  unavailability: null,
  isEarly: false,
  notices: [],
  setAside: false,
}
const notSellable: LineToCheck = { ...good, unavailability: unavailabilityCode.notSold }
const flavors = (...packages: number[]) => packages.map((each) => ({ packages: each, canBeOrdered: true }))
const namesOf = (line: LineToCheck) => checkLine(line).findings.map(({ severity, name }) => `${severity} ${name}`)

describe('a line', () => {
  test('that keeps all rules has no findings', () => {
    expect(checkLine(good)).toEqual({ findings: [], blocks: false, canBeSetAside: false, isSent: true })
  })

  test.each<[string, Partial<LineToCheck>, string[]]>([
    ['of quantity 0 (O-5-47)', { quantity: 0 }, ['block quantity-zero']],
    ['of half a package', { quantity: 1.5, prescribed: 1 }, ['block quantity-not-whole']],
    ['of 30 pieces in packages of 28 (O-5-48)', { pieces: 30 }, ['block not-whole-packages']],
    ['of 56 pieces in packages of 28', { pieces: 56 }, []],
    ['above what is allowed (O-5-49)', { quantity: 15 }, ['block quantity-above-allowed']],
    ['of less than prescribed (O-5-52)', { quantity: 13 }, ['warn less-than-prescribed']],
    [
      'with flavours 2 + 1 for 4 (O-5-51)',
      { quantity: 4, prescribed: 4, flavors: flavors(2, 1) },
      ['block flavors-do-not-sum'],
    ],
    ['with flavours 2 + 2 for 4 (O-5-51)', { quantity: 4, prescribed: 4, flavors: flavors(2, 2) }, []],
    ['with flavours left empty', { quantity: 4, prescribed: 4, flavors: [] }, ['block flavors-do-not-sum']],
    [
      'with flavours 4.5 and -0.5',
      { quantity: 4, prescribed: 4, flavors: flavors(4.5, -0.5) },
      ['block flavors-do-not-sum'],
    ],
    ['ordered early', { isEarly: true }, ['warn earlier-than-interval']],
    ['of a delayed item', { notices: ['delayed'] }, ['warn delayed']],
    ['that draws on no row', { quantity: 900, allowed: null, prescribed: null }, []],
  ])('%s: %o gives %j', (_, changed, names) => {
    expect(namesOf({ ...good, ...changed })).toEqual(names)
  })

  test('of less than prescribed warns, and the order can go on (O-5-52)', () => {
    expect(checkLines([{ ...good, quantity: 13 }]).mayBePlaced).toBe(true)
  })

  test('of a package of unknown size, or of none, has no whole packages of so many pieces (O-5-48)', () => {
    for (const itemsPerPackage of [null, 0, -28]) {
      expect(namesOf({ ...good, pieces: 28, itemsPerPackage })).toEqual(['block not-whole-packages'])
    }
  })

  test('with a flavour that cannot be ordered blocks as soon as one is taken of it', () => {
    const gone = { packages: 0, canBeOrdered: false }
    expect(namesOf({ ...good, flavors: [...flavors(14), gone] })).toEqual([])
    expect(namesOf({ ...good, flavors: [...flavors(13), { ...gone, packages: 1 }] })).toEqual([
      'block flavor-not-orderable',
    ])
  })

  test('that no typing can repair can be set aside, one that can be repaired cannot', () => {
    expect(checkLine(notSellable)).toMatchObject({ blocks: true, canBeSetAside: true })
    expect(checkLine({ ...good, quantity: 15 })).toMatchObject({ blocks: true, canBeSetAside: false })
  })
})

describe('an order with a line that cannot be ordered', () => {
  test('is blocked until the line is set aside, and then sends the rest (O-5-54)', () => {
    expect(checkLines([good, good, good, notSellable]).mayBePlaced).toBe(false)
    const mended = checkLines([good, good, good, { ...notSellable, setAside: true }])
    expect(mended.mayBePlaced).toBe(true)
    expect(mended.lines.map((line) => line.isSent)).toEqual([true, true, true, false])
  })

  test('keeps the reason of a line that is set aside', () => {
    expect(namesOf({ ...notSellable, setAside: true })).toEqual(['block line-unavailable'])
  })

  test('has nothing to place when its only line is set aside', () => {
    expect(checkLines([{ ...notSellable, setAside: true }])).toMatchObject({
      nothingToOrder: true,
      mayBePlaced: false,
    })
  })

  test('is blocked again by a line that turns bad before it is placed', () => {
    expect(checkLines([good, good]).mayBePlaced).toBe(true)
    expect(checkLines([good, notSellable]).lines.map((line) => line.blocks)).toEqual([false, true])
  })
})

describe('an order without products', () => {
  test('is not placed (O-5-50, O-5-55)', () => {
    expect(checkLines([])).toMatchObject({ nothingToOrder: true, mayBePlaced: false })
    expect(checkLines([{ ...good, quantity: 0 }])).toMatchObject({ nothingToOrder: true, mayBePlaced: false })
  })

  test('loses its empty lines when it is saved', () => {
    expect(withoutEmptyLines([good, { ...good, quantity: 0 }])).toEqual([good])
  })
})

test('packed into boxes by hand, whatever the lines: what is whole, allowed and shared out goes, and nothing goes beside a bad line', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 0, max: 6 }),
    itemsPerPackage: fc.integer({ min: 1, max: 5 }),
    piecesAway: fc.option(fc.integer({ min: -2, max: 2 })),
    allowed: fc.option(fc.integer({ min: 3, max: 6 })),
    split: fc.option(fc.array(fc.nat(4), { minLength: 1, maxLength: 3 }), { freq: 1 }),
    sold: fc.integer({ min: 0, max: 5 }).map((drawn) => drawn > 0),
    setAside: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 4 }), (wanted) => {
      const lines = wanted.map(({ quantity, itemsPerPackage, piecesAway, allowed, split, sold, setAside }) => ({
        ...good,
        quantity,
        itemsPerPackage,
        pieces: piecesAway === null ? null : Math.max(0, quantity * itemsPerPackage + piecesAway),
        allowed,
        flavors: split && flavors(...split),
        unavailability: sold ? null : unavailabilityCode.notSold,
        setAside,
      }))
      const isWhole = lines.map((each, index) => {
        const { sold = false, split = null } = wanted[index] ?? {}
        let left = each.pieces ?? 0
        while (left >= each.itemsPerPackage) left -= each.itemsPerPackage
        let shared = 0
        for (const packages of split ?? []) shared += packages
        const isShared = split === null || shared === each.quantity
        return sold && each.quantity > 0 && left === 0 && isShared && each.quantity <= (each.allowed ?? each.quantity)
      })
      const checked = checkLines(lines)
      expect(checked.lines.map((each) => each.blocks)).toEqual(lines.map((each, at) => !isWhole[at] && !each.setAside))
      const sent = lines.flatMap((each, at) => (each.setAside ? [] : [isWhole[at]]))
      expect(checked.mayBePlaced).toBe(sent.length > 0 && sent.every((whole) => whole === true))
    }),
    { numRuns: 500 },
  )
})

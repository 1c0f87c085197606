import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { flavorsFit, sharesAddUp, sumOfShares, type FlavorShare } from './flavor-shares.ts'

const shares = (...amounts: (string | null)[]): FlavorShare[] =>
  amounts.map((consumption, index) => ({ itemNumber: `f${index}`, consumption }))
const orderable = new Map([
  ['f0', true],
  ['f1', true],
  ['f2', false],
])
const fit = (list: readonly FlavorShare[], consumption: string | null = '4') =>
  flavorsFit(list, { orderable, consumption, at: 'flavors' })

describe('what is used of the flavours is what is used of the product', () => {
  test.each([
    [['2', '2'], '4', true],
    [['2', '1'], '4', false],
    [['0.1', '0.2'], '0.3', true],
    [['1.3333', '2.6667'], '4', true],
    [['4', null], '4', true],
    [['4', null], null, false],
    [[null, null], '4', true],
    [[null, null], null, true],
    [['0', '0'], '0', true],
    [['0', '0'], null, false],
    [[], '4', true],
  ] as const)('%j of %s: %s', (amounts, whole, adds) => {
    expect(sharesAddUp(shares(...amounts), whole)).toBe(adds)
  })
})

test.each([
  [['2', '2'], '4'],
  [['0.1', '0.2'], '0.3'],
  [['0.0001', null], '0.0001'],
  [[null], '0'],
  [['1000', '0.5'], '1000.5'],
] as const)('the sum of %j is %s', (amounts, sum) => {
  expect(sumOfShares(shares(...amounts))).toBe(sum)
})

test('flavours of the group that can be ordered are agreed', () => {
  expect(fit(shares('1', '3'))).toEqual({ ok: true, value: shares('1', '3') })
})

test('a flavour stands once', () => {
  const [first] = shares('2')
  expect(fit([first!, first!])).toEqual({ ok: false, refusal: 'flavor-twice', at: 'flavors[1].itemNumber' })
})

test('a flavour is of the group', () => {
  expect(fit([{ itemNumber: 'x', consumption: '4' }])).toMatchObject({ refusal: 'flavor-not-of-group' })
})

test('a flavour that cannot be ordered is wanted by nobody, and may be set to nothing', () => {
  expect(fit(shares('2', '1', '1'))).toMatchObject({ refusal: 'flavor-not-orderable', at: 'flavors[2].itemNumber' })
  expect(fit(shares('2', '2', null))).toMatchObject({ refusal: 'flavor-not-orderable' })
  expect(fit(shares('2', '2', '0')).ok).toBe(true)
})

test('2 and 1 of 4 is refused at the list', () => {
  expect(fit(shares('2', '1'))).toEqual({ ok: false, refusal: 'flavors-do-not-sum', at: 'flavors' })
})

describe('counted in parts of a ten-thousandth', () => {
  const typed = (parts: number) => `${Math.floor(parts / 10_000)}.${String(parts % 10_000).padStart(4, '0')}`
  const amounts = fc.array(fc.option(fc.nat(99_999), { freq: 6 }), { minLength: 1, maxLength: 8 })

  test('shares add up exactly when the parts do, and their sum is theirs', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: -1, max: 1 }), (parts, away) => {
        const all = parts.reduce<number>((sum, each) => sum + (each ?? 0), 0)
        const list = shares(...parts.map((each) => (each === null ? null : typed(each))))
        const shared = parts.some((each) => each !== null)
        expect(sharesAddUp(list, typed(Math.max(0, all + away)))).toBe(!shared || Math.max(0, all + away) === all)
        expect(Math.round(Number(sumOfShares(list)) * 10_000)).toBe(all)
      }),
    )
  })
})

import type { PlaceCartItem, PlaceProduct } from '@omsorg/contract/product-selection/care-place-cart/place-cart-view.ts'
import { expect, test } from 'vitest'
import { sumOf, waitsForFlavors, withWishes } from './wishes.ts'

const product = (itemNumber: string, more: Partial<PlaceProduct> = {}) =>
  ({ itemNumber, price: 8_400, flavorsToChoose: [], ...more }) as PlaceProduct

const item = (itemNumber: string, packages: number | null, more: Partial<PlaceProduct> = {}) =>
  ({
    itemNumber,
    product: product(itemNumber, more),
    packages,
    flavors: [],
    can: { change: { allowed: true, reason: null } },
  }) as unknown as PlaceCartItem

test('what was pressed shows at once: more of it, another, and one less', () => {
  const lines = withWishes(
    [item('1', 6), item('2', 4)],
    [
      { product: product('1'), packages: 7, flavors: null },
      { product: product('2'), packages: null, flavors: null },
      { product: product('3'), packages: 1, flavors: null },
    ],
  )
  expect(lines.map(({ itemNumber, packages }) => [itemNumber, packages])).toEqual([
    ['1', 7],
    ['3', 1],
  ])
})

test('the goods cost what their packages cost, and nothing is said where a price is missing', () => {
  expect(sumOf(withWishes([item('1', 6), item('2', 4)], []))).toEqual({ packages: 10, net: 84_000 })
  expect(sumOf(withWishes([item('1', 6), item('2', 4, { price: null })], []))).toEqual({ packages: 10, net: null })
  expect(sumOf(withWishes([item('1', null)], []))).toEqual({ packages: 0, net: 0 })
})

test('a product with flavours waits until its packages are shared among them', () => {
  const flavorsToChoose = [{ itemNumber: 'a', name: 'vanilla', orderable: true }]
  const [line] = withWishes([item('1', 3, { flavorsToChoose })], [])
  expect(line && waitsForFlavors(line)).toBe(true)
  expect(line && waitsForFlavors({ ...line, flavors: [{ itemNumber: 'a', packages: 3 }] })).toBe(false)
})

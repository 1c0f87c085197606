import type { OfferedProduct } from '@omsorg/contract/products/product/offered-product.ts'
import { expect, test } from 'vitest'
import { candidatesOf, familyOf } from './replacing.ts'

test.each([
  ['Norrdun Komfort M', 'Norrdun Komfort'],
  ['Björka 200 ml', 'Björka'],
  ['Mjuk, öppen', 'Mjuk öppen'],
  ['Handske', 'Handske'],
  ['  Björka  Protein', 'Björka Protein'],
  ['', ''],
])('products like %j are found by %j', (name, word) => {
  expect(familyOf(name)).toBe(word)
})

test('a product does not replace itself; what is not tolerated stands after the rest, what is selected already last', () => {
  const found = ['1', '2', '3', '4', '5'].map((itemNumber) => {
    const sensitivity = itemNumber === '1' ? 'latex' : null
    return { itemNumber, alreadySelected: itemNumber === '2', sensitivity } as OfferedProduct
  })
  expect(candidatesOf(found, '3').map(({ itemNumber }) => itemNumber)).toEqual(['4', '5', '1', '2'])
})

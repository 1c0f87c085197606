import type { OfferedProduct } from '@omsorg/contract/products/offered-product.ts'
import { expect, test } from 'vitest'
import { candidatesOf, familyOf } from './replacing.ts'

test.each([
  ['Norrdun Komfort M', 'Norrdun'],
  ['  Björka  Protein', 'Björka'],
  ['', ''],
])('products like %j are found by %j', (name, word) => {
  expect(familyOf(name)).toBe(word)
})

test('a product does not replace itself, and what is selected already stands last', () => {
  const found = ['1', '2', '3', '4'].map(
    (itemNumber) => ({ itemNumber, alreadySelected: itemNumber === '2' }) as OfferedProduct,
  )
  expect(candidatesOf(found, '3').map(({ itemNumber }) => itemNumber)).toEqual(['1', '4', '2'])
})

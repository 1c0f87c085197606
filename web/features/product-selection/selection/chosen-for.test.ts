import type { CartItemView } from '@omsorg/contract/product-selection/cart/cart-item-view.ts'
import type { PrescriptionView } from '@omsorg/contract/prescriptions/prescription/prescription-view.ts'
import { expect, test } from 'vitest'
import { amongWhat } from '../finding/search-view.ts'
import { chosenFor, prescribedItems, selectedItems } from './chosen-for.ts'

function prescription(...rows: readonly object[]): PrescriptionView {
  return { rows } as unknown as PrescriptionView
}

test('what runs or waits is prescribed, flavours among it; what is closed is not', () => {
  const held = prescription(
    { itemNumber: 'A', status: 'active', flavors: [{ itemNumber: 'A1' }] },
    { itemNumber: 'B', status: 'preliminary', flavors: [] },
    { itemNumber: 'C', status: 'closed', flavors: [] },
  )
  expect([...prescribedItems([held])]).toEqual(['A', 'A1', 'B'])
})

test('replaced and removed products are not selected any more', () => {
  const cart = (['selected', 'prescribed', 'replaced', 'removed'] as const).map(
    (status) => ({ itemNumber: status, status }) as unknown as CartItemView,
  )
  expect([...selectedItems(cart)]).toEqual(['selected', 'prescribed'])
})

test('the mode of what is prescribed looks among the products of the prescriptions alone (O-2-26)', () => {
  const held = prescription(
    { itemNumber: 'A', status: 'active', flavors: [] },
    { itemNumber: 'B', status: 'closed', flavors: [] },
  )
  expect(amongWhat('prescribed', { prescribed: prescribedItems([held]), selected: new Set(['S']) })).toEqual(['A'])
  expect(amongWhat('prescribed', { prescribed: prescribedItems([]), selected: new Set(['S']) })).toEqual([])
})

test('the mode of what is selected looks among the products that are selected alone (O-2-27)', () => {
  const cart = (['selected', 'removed'] as const).map(
    (status) => ({ itemNumber: status, status }) as unknown as CartItemView,
  )
  expect(amongWhat('selected', { prescribed: new Set(['P']), selected: selectedItems(cart) })).toEqual(['selected'])
  expect(amongWhat('selected', { prescribed: new Set(['P']), selected: selectedItems([]) })).toEqual([])
})

test('every other mode looks among all products', () => {
  const of = { prescribed: new Set(['P']), selected: new Set(['S']) }
  expect([amongWhat('all', of), amongWhat('number', of)]).toEqual([null, null])
})

test('nothing is held against a product until the person is known', () => {
  expect(chosenFor(undefined, new Set(), new Set())).toMatchObject({ age: null, sensitiveToLatex: false })
  const person = { age: 9, sensitivities: { latex: true, pvc: false } }
  expect(chosenFor(person, new Set(), new Set())).toMatchObject({ age: 9, sensitiveToLatex: true })
})

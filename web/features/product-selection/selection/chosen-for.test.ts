import type { CartItemView } from '@omsorg/contract/product-selection/cart/cart-item-view.ts'
import type { PrescriptionView } from '@omsorg/contract/prescriptions/prescription/prescription-view.ts'
import { expect, test } from 'vitest'
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

test('nothing is held against a product until the person is known', () => {
  expect(chosenFor(undefined, new Set(), new Set())).toMatchObject({ age: null, sensitiveToLatex: false })
  const person = { age: 9, sensitivities: { latex: true, pvc: false } }
  expect(chosenFor(person, new Set(), new Set())).toMatchObject({ age: 9, sensitiveToLatex: true })
})

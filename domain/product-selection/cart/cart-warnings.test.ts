import { expect, test } from 'vitest'
import { productWarnings } from '../../products/product/warnings.ts'
import { cartItemStatus } from './cart-transitions.ts'
import { type CartItemFacts, cartWarnings, cartWarningsOf } from './cart-warnings.ts'

const { selected, prescribed, replaced, removed } = cartItemStatus
const fine: CartItemFacts = {
  status: selected,
  ofProduct: [],
  fitsNothing: false,
  hasAlike: false,
  hasConsumption: true,
  checkConsumption: false,
  isFarFromDelivered: false,
  lacksFlavors: false,
  replacesPrescribed: false,
}
const everything: CartItemFacts = {
  status: selected,
  ofProduct: productWarnings,
  fitsNothing: true,
  hasAlike: true,
  hasConsumption: true,
  checkConsumption: true,
  isFarFromDelivered: true,
  lacksFlavors: true,
  replacesPrescribed: true,
}

test('nothing is said of what fits', () => {
  expect(cartWarningsOf(fine)).toEqual([])
})

test('that a product stands in its own cart is no news', () => {
  expect(cartWarningsOf({ ...fine, ofProduct: ['already-selected'] })).toEqual([])
})

test('what the person does not bear comes first, and a consumption is either missing or looked at', () => {
  const missing = 'consumption-missing'
  expect(cartWarningsOf(everything)).toEqual(cartWarnings.filter((each) => each !== missing))
  const empty = cartWarningsOf({ ...everything, hasConsumption: false })
  expect(empty).toContain(missing)
  expect(empty).not.toContain('check-consumption')
})

test('what is prescribed was weighed then: what the person does not bear stays, and what runs beside its successor', () => {
  expect(cartWarningsOf({ ...everything, status: prescribed })).toEqual([
    'latex-sensitivity',
    'pvc-sensitivity',
    'old-item-prescribed',
  ])
})

test.each([replaced, removed])('of what has ended (%i) nothing is said', (status) => {
  expect(cartWarningsOf({ ...everything, status })).toEqual([])
})

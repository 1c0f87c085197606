import { expect, test } from 'vitest'
import { blockOfPurchase, type PlaceAreaFacts } from './place-cart-rights.ts'

const open: PlaceAreaFacts = {
  mayPurchase: true,
  mayPurchaseInArea: true,
  area: { enabled: true, carePlacePurchaseAllowed: true },
}

test('a purchaser of the area selects for the care place (O-6-13)', () => {
  expect(blockOfPurchase(open)).toBeNull()
})

test.each([
  ['right-missing', { mayPurchase: false, area: null }],
  ['area-off', { area: null, mayPurchaseInArea: false }],
  ['area-off', { area: { enabled: false, carePlacePurchaseAllowed: true } }],
  ['purchase-off', { area: { enabled: true, carePlacePurchaseAllowed: false }, mayPurchaseInArea: false }],
  ['area-right-missing', { mayPurchaseInArea: false }],
] as const)('%s is said first where %o', (block, changed) => {
  expect(blockOfPurchase({ ...open, ...changed })).toBe(block)
})

import type { CartItemView } from '@omsorg/contract/product-selection/cart/cart-item-view.ts'
import { expect, test } from 'vitest'
import { cartGroupsOf, prescribingOf } from './cart-groups.ts'

function item(cartItemId: number, more: Partial<CartItemView> = {}): CartItemView {
  const can = { allowed: true, reason: null }
  return {
    cartItemId,
    status: 'selected',
    therapyArea: 'Incontinence',
    can: { change: can, prescribe: can, replace: can, remove: can },
    ...more,
  } as CartItemView
}

const hindered = {
  ...item(0).can,
  prescribe: { allowed: false, reason: 'unavailable' as const },
}

test('what waits stands by area in the order of the areas, what is prescribed apart (O-2-06)', () => {
  const items = [
    item(1, { therapyArea: 'WoundCare' }),
    item(2),
    item(3, { status: 'prescribed' }),
    item(4, { therapyArea: 'WoundCare' }),
  ]
  const { waiting, prescribed } = cartGroupsOf(items)
  expect(waiting.map(({ area, items: own }) => [area, own.map((each) => each.cartItemId)])).toEqual([
    ['Incontinence', [2]],
    ['WoundCare', [1, 4]],
  ])
  expect(prescribed.map((each) => each.cartItemId)).toEqual([3])
})

test('what cannot be prescribed is not counted', () => {
  expect(prescribingOf({ area: 'Ostomy', items: [item(1), item(2, { can: hindered })] })).toEqual({
    count: 1,
    hindered: null,
  })
})

test('where nothing can be prescribed the first says why', () => {
  const items = [item(1, { can: hindered }), item(2, { can: hindered })]
  expect(prescribingOf({ area: 'Ostomy', items })).toEqual({ count: 0, hindered: items[0] })
})

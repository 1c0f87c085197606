import type { OrderOnTheWay } from '@omsorg/contract/orders/today/list-orders-on-the-way.ts'
import { expect, test } from 'vitest'
import { deliveryDays } from './delivery-days.ts'

function order(orderId: number, deliveryDate: string | null): OrderOnTheWay {
  const person = { careRecipientId: 1, careRecipientName: 'Rut Ek', protected: false }
  const kind = { orderType: 'group', isExpress: false, isPreorder: false, source: 'Guide' } as const
  return { orderId, customerOrderId: orderId, ...person, ...kind, totalPackages: 2, erpOrderStatus: 3, deliveryDate }
}

/** A Friday. */
const today = '2026-11-20'

function shown(...orders: OrderOnTheWay[]) {
  return deliveryDays(orders, today).map(({ day, late, orders: own }) => [
    day ?? (late ? 'late' : 'later'),
    ...own.map(({ orderId }) => orderId),
  ])
}

test('today and the next three working days stand by themselves, also when nothing comes', () => {
  expect(shown()).toEqual([['2026-11-20'], ['2026-11-23'], ['2026-11-24'], ['2026-11-25']])
})

test('an order stands at its day, one of another day or without a day is later', () => {
  expect(
    shown(order(1, today), order(2, '2026-11-24'), order(3, '2026-12-04'), order(4, null), order(5, '2026-11-21')),
  ).toEqual([[today, 1], ['2026-11-23'], ['2026-11-24', 2], ['2026-11-25'], ['later', 5, 3, 4]])
})

test('what should have come stands first', () => {
  expect(shown(order(1, '2026-11-18'))[0]).toEqual(['late', 1])
})

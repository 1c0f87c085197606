import { textsOf } from '@omsorg/texts/all.ts'
import { languages } from '@omsorg/texts/language.ts'
import { describe, expect, test } from 'vitest'
import type { OrderView } from '@omsorg/contract/orders/order/order-view.ts'
import { isDrawn, isUnderWay, type OrderPart, packagesOf, wayOf } from './order-progress.ts'

type Event = OrderPart['timeline'][number]
const event = (kind: Event['kind'], erpStatus: Event['erpStatus']): Event => ({
  kind,
  erpStatus,
  at: `2026-11-2${erpStatus}T08:00:00Z`,
  by: null,
  reason: null,
})
const way = (erpOrderStatus: OrderPart['erpOrderStatus'], ...timeline: Event[]) =>
  wayOf({ erpOrderStatus, timeline }).map(({ word, state }) => `${word} ${state}`)

describe('the way of a part', () => {
  test('has four words, whatever the ERP tells besides', () => {
    expect(way(1, event('placed', 1))).toEqual([
      'sent current',
      'received to-come',
      'on-its-way to-come',
      'delivered to-come',
    ])
    expect(way(2, event('placed', 1), event('status', 2))).toEqual(way(1, event('placed', 1)))
    expect(way(3, event('placed', 1), event('status', 2), event('status', 3))).toEqual([
      'sent done',
      'received current',
      'on-its-way to-come',
      'delivered to-come',
    ])
  })

  test('never says of a whole delivery that a part of it has come', () => {
    const whole = way(
      6,
      event('placed', 1),
      event('status', 3),
      event('skipped', 4),
      event('status', 5),
      event('status', 6),
    )
    expect(whole).toEqual(['sent done', 'received done', 'on-its-way done', 'delivered done'])
  })

  test('says of a word that the ERP passed over that it was not reported', () => {
    expect(way(5, event('placed', 1), event('skipped', 3), event('status', 5))[1]).toBe('received not-reported')
  })

  test('shows how far a part had come that was refused', () => {
    expect(way(7, event('placed', 1), event('status', 3), event('refused', 7))).toEqual([
      'sent done',
      'received done',
      'on-its-way to-come',
      'delivered to-come',
    ])
  })

  test('tells when a word began', () => {
    expect(wayOf({ erpOrderStatus: 2, timeline: [event('placed', 1), event('status', 2)] })[0]?.at).toBe(
      '2026-11-21T08:00:00Z',
    )
  })
})

test('the packages that have come are counted over the parts that stand', () => {
  const part = (erpOrderStatus: OrderPart['erpOrderStatus'], quantity: number, delivered: number) =>
    ({ erpOrderStatus, lines: [{ quantity, delivered }] }) as OrderPart
  expect(packagesOf([part(6, 3, 0), part(4, 4, 2), part(7, 9, 0)])).toEqual({ of: 7, come: 5 })
})

test('withdrawals come back of what is prescribed, and are not spoken of where nothing is (O-4-19)', () => {
  expect(isDrawn({ lines: [{ prescriptionRowId: null }, { prescriptionRowId: 7 }] })).toBe(true)
  expect(isDrawn({ lines: [{ prescriptionRowId: null }] })).toBe(false)
  for (const { orders, orderPage } of languages.map(textsOf)) {
    const [withdrawals = ''] = orders.details.givenBack
      .toLowerCase()
      .split(' ')
      .filter((word) => word.length > 4)
    expect(orderPage.undo.body.toLowerCase()).toContain(withdrawals)
    expect(orders.cancelling.withdrawalsBack.toLowerCase()).toContain(withdrawals)
    for (const ofStore of [orderPage.undo.bodyPlain, orders.cancelling.lost({ lines: 'A' })])
      expect(ofStore.toLowerCase()).not.toContain(withdrawals)
  }
})

test('an order is looked at every thirty seconds while something is awaited', () => {
  const order = (...statuses: OrderPart['erpOrderStatus'][]) =>
    ({ orders: statuses.map((erpOrderStatus) => ({ erpOrderStatus })) }) as OrderView
  expect(isUnderWay(order(2))).toBe(true)
  expect(isUnderWay(order(6, 3))).toBe(true)
  expect(isUnderWay(order(6, 7))).toBe(false)
  expect(isUnderWay(undefined)).toBe(false)
})

import { describe, expect, test } from 'vitest'
import type { OrderView } from '@omsorg/contract/orders/order/order-view.ts'
import { looksAgainAfter, type OrderPart, stagesOf } from './order-progress.ts'

type Event = OrderPart['timeline'][number]
const event = (kind: Event['kind'], erpStatus: Event['erpStatus']): Event => ({
  kind,
  erpStatus,
  at: `2026-11-2${erpStatus}T08:00:00Z`,
  by: null,
  reason: null,
})
const way = (erpOrderStatus: OrderPart['erpOrderStatus'], ...timeline: Event[]) =>
  stagesOf({ erpOrderStatus, timeline }).map(({ status, state }) => `${status} ${state}`)

describe('the way of a part', () => {
  test('shows what was, where it is and what is to come', () => {
    expect(way(3, event('placed', 1), event('status', 2), event('status', 3))).toEqual([
      '1 done',
      '2 done',
      '3 current',
      '4 to-come',
      '5 to-come',
      '6 to-come',
    ])
  })

  test('says of a status that the ERP passed over that it was not reported', () => {
    const skipping = way(5, event('placed', 1), event('status', 3), event('skipped', 4), event('status', 5))
    expect(skipping).toEqual(['1 done', '2 not-reported', '3 done', '4 not-reported', '5 current', '6 to-come'])
  })

  test('is done when it is invoiced', () => {
    expect(way(6, event('placed', 1), event('status', 6)).at(-1)).toBe('6 done')
  })

  test('ends with the refusal', () => {
    expect(way(7, event('placed', 1), event('status', 2), event('refused', 7))).toEqual([
      '1 done',
      '2 done',
      '7 current',
    ])
  })
})

test('an order is looked at again while something is awaited', () => {
  const order = (...statuses: OrderPart['erpOrderStatus'][]) =>
    ({ orders: statuses.map((erpOrderStatus) => ({ erpOrderStatus })) }) as OrderView
  expect(looksAgainAfter(order(2))).toBe(4_000)
  expect(looksAgainAfter(order(6, 3))).toBe(4_000)
  expect(looksAgainAfter(order(5))).toBe(10_000)
  expect(looksAgainAfter(order(6, 7))).toBe(false)
  expect(looksAgainAfter(undefined)).toBe(false)
})

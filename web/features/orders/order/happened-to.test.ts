import { expect, test } from 'vitest'
import type { OrderView } from '@omsorg/contract/orders/order/order-view.ts'
import { happenedTo } from './happened-to.ts'

type Part = OrderView['orders'][number]
const part = (
  erpOrderId: string | null,
  ...timeline: readonly [Part['timeline'][number]['kind'], 1 | 2 | 3, string][]
) =>
  ({
    erpOrderId,
    timeline: timeline.map(([kind, erpStatus, at]) => ({ kind, erpStatus, at, by: null, reason: null })),
  }) as unknown as Part
const told = (...orders: Part[]) =>
  happenedTo({ orders }).map(({ event, part: of }) => `${event.at} ${event.kind} ${event.erpStatus} ${of ?? 'all'}`)

test('what happened to every part at once is told once, and the newest stands first', () => {
  expect(
    told(part(null, ['placed', 1, '10'], ['status', 2, '11']), part(null, ['placed', 1, '10'], ['status', 2, '12'])),
  ).toEqual(['12 status 2 2', '11 status 2 1', '10 placed 1 all'])
})

test('of an order in one piece no part is named, nor a status that nobody reported', () => {
  expect(told(part('E1', ['placed', 1, '10'], ['skipped', 2, '11'], ['status', 3, '11']))).toEqual([
    '11 status 3 all',
    '10 placed 1 all',
  ])
})

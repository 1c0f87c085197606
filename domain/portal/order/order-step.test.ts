import { expect, test } from 'vitest'
import { erpStatus } from '../../orders/erp/erp-status.ts'
import { orderStepOf, stepOfOrder } from './order-step.ts'

test('an order is told in the words of whoever waits: ordered, packed, on the way, arrived, cancelled', () => {
  expect(Object.values(erpStatus).map((status) => orderStepOf(status))).toEqual([
    'ordered',
    'ordered',
    'packed',
    'on-the-way',
    'on-the-way',
    'arrived',
    'cancelled',
  ])
  expect(orderStepOf(null)).toBe('ordered')
})

test('an order in parts is as far as its slowest part, and cancelled when all of it is', () => {
  expect(stepOfOrder(['arrived', 'packed'])).toBe('packed')
  expect(stepOfOrder(['cancelled', 'on-the-way'])).toBe('on-the-way')
  expect(stepOfOrder(['cancelled', 'cancelled'])).toBe('cancelled')
  expect(stepOfOrder([])).toBe('ordered')
})

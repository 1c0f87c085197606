import { erpStatus, type ErpStatus } from '../../orders/erp/erp-status.ts'
import type { OrderStep } from '../ability/portal-blocks.ts'

const stepOf: Readonly<Record<ErpStatus, OrderStep>> = {
  [erpStatus.new]: 'ordered',
  [erpStatus.sentToErp]: 'ordered',
  [erpStatus.receivedInErp]: 'packed',
  [erpStatus.partlyDelivered]: 'on-the-way',
  [erpStatus.inDelivery]: 'on-the-way',
  [erpStatus.invoiced]: 'arrived',
  [erpStatus.refused]: 'cancelled',
}

/** How far a part of an order is, in the words of whoever waits for it. */
export function orderStepOf(status: ErpStatus | null): OrderStep {
  return status === null ? 'ordered' : stepOf[status]
}

const order: readonly OrderStep[] = ['ordered', 'packed', 'on-the-way', 'arrived']

/** An order is as far as the part of it that is least far; cancelled when all of it is. */
export function stepOfOrder(steps: readonly OrderStep[]): OrderStep {
  return order.find((step) => steps.includes(step)) ?? (steps.length > 0 ? 'cancelled' : 'ordered')
}

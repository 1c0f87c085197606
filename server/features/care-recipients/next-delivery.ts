import { addWorkingDays } from '@omsorg/domain/calendar/working-days.ts'
import type { OrderingSettings } from '../prescriptions/index.ts'

/** When stock lines of today arrive (rules 3.18). No setting names an hour by which to order. */
export type DeliverySettings = Pick<OrderingSettings, 'stock_lead_days' | 'holidays'>

export function nextDeliveryOf(settings: DeliverySettings, today: Temporal.PlainDate) {
  const deliveredOn = addWorkingDays(today, settings.stock_lead_days, new Set(settings.holidays))
  return { orderBefore: null, deliveredOn: deliveredOn.toString() }
}

import { earliestFor } from '@omsorg/domain/orders/placing/delivery-date.ts'
import { deliveryTerms, type OrderingSettings } from '../ordering-settings.sql.ts'
import { itemToDeliver } from '../row/standing-of-row.ts'
import type { StockRecord } from './stock-rows.sql.ts'

/** When an order of today would come, by the lead times of the place; null without a place. */
export function deliverableOn(
  item: Pick<StockRecord, 'item_status' | 'stock_status' | 'delayed_until'>,
  settings: OrderingSettings | undefined,
  today: Temporal.PlainDate,
): string | null {
  if (!settings) return null
  return earliestFor(itemToDeliver(item), { today, isExpress: false, ...deliveryTerms(settings) }).toString()
}

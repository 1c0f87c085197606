import type { DeliveryFacts } from '@omsorg/domain/orders/placing/delivery-date.ts'
import type { Transaction } from '../../platform/database.ts'
import { sql, type Sql } from '../../platform/sql.ts'

/** The settings of a care place that decide what may be ordered, merged: place over client over default. */
export interface OrderingSettings {
  readonly withdrawal_allowed: boolean
  readonly order_types: readonly number[]
  readonly enforce_interval: boolean
  readonly min_days_between_withdrawals: number | null
  readonly soon_days: number
  readonly last_withdrawal_factor: number
  readonly express_lead_days: number
  readonly stock_lead_days: number
  readonly non_stock_lead_days: number
  /** So long after it was placed an order is handed over; until then it is taken back at once. */
  readonly undo_seconds: number
  readonly allow_outgoing_items: boolean
  readonly block_uncertain_delivery: boolean
  readonly additions_allowed: boolean
  readonly holidays: readonly string[]
}

/** How many working days a delivery takes, as the rules of deliveries ask it. */
export function deliveryTerms(
  settings: Pick<OrderingSettings, 'express_lead_days' | 'stock_lead_days' | 'non_stock_lead_days' | 'holidays'>,
): Pick<DeliveryFacts, 'leadDays' | 'holidays'> {
  return {
    leadDays: {
      express: settings.express_lead_days,
      stock: settings.stock_lead_days,
      nonStock: settings.non_stock_lead_days,
    },
    holidays: new Set(settings.holidays),
  }
}

/**
 * The settings `s` of a place as one object. The holidays are those that a delivery of today can meet.
 */
export function orderingSettings(today: Temporal.PlainDate): Sql {
  return sql`json_build_object(
    'withdrawal_allowed', s.withdrawal_allowed, 'order_types', s.order_types, 'enforce_interval', s.enforce_interval,
    'min_days_between_withdrawals', s.min_days_between_withdrawals, 'soon_days', s.soon_days,
    'last_withdrawal_factor', s.last_withdrawal_factor, 'express_lead_days', s.express_lead_days,
    'stock_lead_days', s.stock_lead_days, 'non_stock_lead_days', s.non_stock_lead_days, 'undo_seconds', s.undo_seconds,
    'allow_outgoing_items', s.allow_outgoing_items,
    'block_uncertain_delivery', s.block_uncertain_delivery, 'additions_allowed', s.additions_allowed,
    'holidays', array(
      select h.day::text from omsorg.holiday h
      where h.market = s.market and h.day between ${today.toString()}::date and ${today.toString()}::date + 400))`
}

/** Undefined when the place is out of reach. */
export async function readOrderingSettings(
  tx: Transaction,
  carePlaceId: string,
  today: Temporal.PlainDate,
): Promise<OrderingSettings | undefined> {
  const { rows } = await sql<{ settings: OrderingSettings }>`
    select ${orderingSettings(today)} as settings
    from omsorg.place_setting s where s.care_place_id = ${carePlaceId}::uuid
  `.execute(tx)
  return rows[0]?.settings
}

import type { Transaction } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'

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

/** Undefined when the place is out of reach. The holidays are those that a delivery of today can meet. */
export async function readOrderingSettings(
  tx: Transaction,
  carePlaceId: string,
  today: Temporal.PlainDate,
): Promise<OrderingSettings | undefined> {
  const { rows } = await sql<OrderingSettings>`
    select s.withdrawal_allowed, s.order_types, s.enforce_interval, ps.min_days_between_withdrawals, s.soon_days,
           s.last_withdrawal_factor, s.express_lead_days, s.stock_lead_days, s.non_stock_lead_days, s.undo_seconds,
           coalesce(pr.allow_outgoing_items, true) as allow_outgoing_items,
           coalesce(pr.block_uncertain_delivery, false) as block_uncertain_delivery, ps.additions_allowed,
           array(select to_char(h.day, 'YYYY-MM-DD') from omsorg.holiday h
                 where h.market = c.market and h.day between ${today.toString()}::date and ${today.toString()}::date + 400
           ) as holidays
    from omsorg.merged_order_setting s
    join omsorg.merged_prescription_setting ps on ps.care_place_id = ${carePlaceId}::uuid
    join omsorg.client c on c.id = s.client_id
    left join omsorg.product_setting pr on pr.client_id = s.client_id
    where s.care_place_id = ${carePlaceId}::uuid
  `.execute(tx)
  return rows[0]
}

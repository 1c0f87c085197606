import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { orderState } from '@omsorg/domain/orders/order/order-transitions.ts'
import type { ItemStatus, StockStatus } from '@omsorg/domain/orders/placing/item-status.ts'
import type { PlannedArea } from '@omsorg/domain/planning/entry/parts-of-day.ts'
import {
  holdingPrescriptions,
  holdingRows,
  runningPrescriptions,
} from '@omsorg/domain/prescriptions/prescription/statuses.ts'
import { prescriptionStatus, rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'
import type { Range } from './entries.sql.ts'

export interface ComputedAsked extends Range {
  readonly careRecipientId: number
  readonly areas: readonly PlannedArea[]
}

export interface DeliveryRecord {
  readonly day: string
  readonly therapy_area: PlannedArea
  readonly item_names: readonly string[]
  readonly is_done: boolean
  readonly customer_order_id: number
}

/** What comes or came for a person, by the day that the delivery was promised for; one for each area of an order. */
export async function readDeliveries(tx: Transaction, asked: ComputedAsked): Promise<readonly DeliveryRecord[]> {
  const { careRecipientId, areas, from, to } = asked
  const { rows } = await sql<DeliveryRecord>`
    select found.day, found.therapy_area, found.item_names, found.is_done, found.customer_order_id
    from (
      select coalesce(p.delivery_date, o.delivery_date) as day, l.therapy_area,
             array_agg(distinct l.item_name order by l.item_name) as item_names,
             bool_and(p.erp_status = ${stored(erpStatus, 'invoiced')}) as is_done, o.id::integer as customer_order_id
      from omsorg.order_line l
      join omsorg.order_part p on p.id = l.order_part_id
      join omsorg.customer_order o on o.id = p.customer_order_id and o.state = ${stored(orderState, 'ordered')}
      where l.care_recipient_id = ${careRecipientId} and l.therapy_area::text = any(${[...areas]}::text[])
        and not l.given_back and p.erp_status <> ${stored(erpStatus, 'refused')}
      group by 1, l.therapy_area, o.id
    ) found
    where found.day between ${from.toString()}::date and ${to.toString()}::date
    order by found.day, found.customer_order_id
  `.execute(tx)
  return rows
}

export interface SupplyEndRecord {
  readonly kind: 'run-out' | 'order-by' | 'prescription-end'
  readonly day: string
  readonly therapy_area: PlannedArea
  readonly item_names: readonly string[]
  readonly prescription_id: number
}

/** When what a person has on prescription runs out, and when the prescription ends. */
export async function readSupplyEnds(tx: Transaction, asked: ComputedAsked): Promise<readonly SupplyEndRecord[]> {
  const { careRecipientId, areas, from, to } = asked
  const { rows } = await sql<SupplyEndRecord>`
    with held as (
      select s.prescription_id, s.runs_out_on, s.end_date, h.therapy_area, p.name
      from omsorg.row_supply s
      join omsorg.prescription h on h.id = s.prescription_id
      join omsorg.prescription_row r on r.id = s.prescription_row_id
      join omsorg.product p on p.id = r.product_id
      where s.care_recipient_id = ${careRecipientId} and h.therapy_area::text = any(${[...areas]}::text[])
        and s.prescription_status in (${stored(prescriptionStatus, ...holdingPrescriptions)})
        and s.row_status in (${stored(rowStatus, ...holdingRows)})
    )
    select 'run-out' as kind, held.runs_out_on as day, held.therapy_area,
           array_agg(distinct held.name order by held.name) as item_names, held.prescription_id
    from held where held.runs_out_on between ${from.toString()}::date and ${to.toString()}::date
    group by held.runs_out_on, held.therapy_area, held.prescription_id
    union all
    select 'prescription-end' as kind, held.end_date as day, held.therapy_area,
           array_agg(distinct held.name order by held.name) as item_names, held.prescription_id
    from held where held.end_date between ${from.toString()}::date and ${to.toString()}::date
    group by held.end_date, held.therapy_area, held.prescription_id
    order by 2, 1, 5
  `.execute(tx)
  return rows
}

export interface RunOutRecord {
  readonly runs_out_on: string
  readonly therapy_area: PlannedArea
  readonly item_name: string
  readonly prescription_id: number
  readonly item_status: ItemStatus
  readonly stock_status: StockStatus
  readonly delayed_until: string | null
}

/** What of a person can be drawn and runs out between two days, with how its item stands at a care place. */
export async function readRunOuts(
  tx: Transaction,
  { careRecipientId, areas, from, to, carePlaceId }: ComputedAsked & { readonly carePlaceId: string },
): Promise<readonly RunOutRecord[]> {
  const { rows } = await sql<RunOutRecord>`
    select s.runs_out_on, h.therapy_area, p.name as item_name, s.prescription_id, p.item_status,
           omsorg.stock_level(stock.status, stock.quantity, setting.few_in_stock_below) as stock_status, p.delayed_until
    from omsorg.row_supply s
    join omsorg.prescription h on h.id = s.prescription_id
    join omsorg.prescription_row r on r.id = s.prescription_row_id
    join omsorg.product p on p.id = r.product_id
    left join omsorg.product_stock stock on stock.product_id = p.id
    left join omsorg.place_setting setting on setting.care_place_id = ${carePlaceId}::uuid
    where s.care_recipient_id = ${careRecipientId} and h.therapy_area::text = any(${[...areas]}::text[])
      and s.prescription_status in (${stored(prescriptionStatus, ...runningPrescriptions)})
      and s.row_status = ${stored(rowStatus, 'active')}
      and s.runs_out_on between ${from.toString()}::date and ${to.toString()}::date
    order by s.runs_out_on, p.name
  `.execute(tx)
  return rows
}

import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { orderState } from '@omsorg/domain/orders/order/order-transitions.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'

export interface PartToWrite {
  readonly partNo: number
  readonly deliveryDate: string
  readonly lineNos: readonly number[]
}

/**
 * Writes the parts of an order and hangs its lines into them. A part keeps its id from the first save to Confirm, because
 * that id is the order id that people and the ERP speak of.
 */
export async function writeParts(
  tx: Transaction,
  customerOrderId: number,
  parts: readonly PartToWrite[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with part as (
      select * from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
        as p ("partNo" int, "deliveryDate" date, "lineNos" jsonb)
    ), written as (
      insert into omsorg.order_part (customer_order_id, part_no, delivery_date)
      select ${customerOrderId}, "partNo", "deliveryDate" from part
      on conflict (customer_order_id, part_no) do update set delivery_date = excluded.delivery_date
      returning id, part_no
    ), hung as (
      update omsorg.order_line l
      set order_part_id = w.id
      from written w
      join part p on p."partNo" = w.part_no
      where l.customer_order_id = ${customerOrderId} and p."lineNos" @> to_jsonb(l.line_no)
    )
    select id from written order by part_no
  `.execute(tx)
  await sql`
    delete from omsorg.order_part
    where customer_order_id = ${customerOrderId} and part_no > ${parts.length}
  `.execute(tx)
  return rows.map((row) => row.id)
}

export interface Placement {
  readonly customerOrderId: number
  readonly userId: number
  readonly onBehalfOf: number | null
  readonly customerNumber: string | null
  readonly isPreorder: boolean
  readonly deliveryDate: string | null
  readonly undoUntil: Temporal.Instant | null
  readonly now: Temporal.Instant
}

/**
 * The saved order becomes an ordered one, each part new in the ERP, and the timeline begins. Whoever waited for the rows
 * confirms after what the one before did to them, although the call may have begun earlier: draws are replayed in the
 * order of these moments.
 */
export async function markOrdered(tx: Transaction, placement: Placement): Promise<void> {
  const now = placement.now.toString()
  await sql`
    with held as (
      select prescription_row_id as id from omsorg.order_line where customer_order_id = ${placement.customerOrderId}
    ), before as (
      select max(greatest(a.created_at, a.ended_at + interval '1 microsecond')) as moment
      from omsorg.prescription_row_addition a where a.prescription_row_id in (select id from held)
      union all
      select max(o.confirmed_at) + interval '1 microsecond'
      from omsorg.order_line l
      join omsorg.customer_order o on o.id = l.customer_order_id and o.state = ${stored(orderState, 'ordered')}
      where l.prescription_row_id in (select id from held)
    ), ordered as (
      update omsorg.customer_order
      set state = ${stored(orderState, 'ordered')}, confirmed_at = greatest(${now}::timestamptz, (select max(moment) from before)), confirmed_by = ${placement.userId},
          confirmed_on_behalf_of = ${placement.onBehalfOf}, saved_until = null,
          customer_number = ${placement.customerNumber}, is_preorder = ${placement.isPreorder},
          delivery_date = ${placement.deliveryDate}::date,
          undo_until = ${placement.undoUntil?.toString() ?? null}::timestamptz, row_version = row_version + 1
      where id = ${placement.customerOrderId}
      returning id
    ), begun as (
      update omsorg.order_part p
      set erp_status = ${stored(erpStatus, 'new')}, erp_status_at = ${now}
      from ordered o
      where p.customer_order_id = o.id
      returning p.id, p.customer_order_id
    )
    insert into omsorg.order_event
      (customer_order_id, order_part_id, at, recorded_at, event, status, source, by_user, on_behalf_of)
    select customer_order_id, id, ${now}, ${now}, 'placed', 1, 'user', ${placement.userId}, ${placement.onBehalfOf}
    from begun
  `.execute(tx)
}

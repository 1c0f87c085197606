import type { OrderedToday } from '@omsorg/contract/care-recipients/recipient/ordered-today.ts'
import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { orderState } from '@omsorg/domain/orders/order/order-transitions.ts'
import type { Transaction } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import { stored } from '../../platform/stored.sql.ts'

interface Ordered {
  readonly care_recipient_id: number
  readonly customer_order_id: number
  readonly by: string | null
  readonly at: string
}

/** The latest standing order of each person that was placed on this day of the market; whoever has none is left out. */
export async function readOrderedToday(
  tx: Transaction,
  careRecipientIds: readonly number[],
  { today, timeZone }: { readonly today: Temporal.PlainDate; readonly timeZone: string },
): Promise<ReadonlyMap<number, OrderedToday>> {
  if (careRecipientIds.length === 0) return new Map()
  const { rows } = await sql<Ordered>`
    select asked.id as care_recipient_id, ordered.id as customer_order_id,
           omsorg.user_display_name(ordered.by_user) as by, ordered.confirmed_at as at
    from unnest(${careRecipientIds}::int[]) as asked (id)
    cross join lateral (
      select o.id, coalesce(o.confirmed_on_behalf_of, o.confirmed_by) as by_user, o.confirmed_at
      from omsorg.customer_order o
      where o.care_recipient_id = asked.id
        and o.state = ${stored(orderState, 'ordered')}
        and o.confirmed_at >= ${today.toString()}::date::timestamp at time zone ${timeZone}
        and exists (select from omsorg.order_part p
                    where p.customer_order_id = o.id and p.erp_status <> ${stored(erpStatus, 'refused')})
      order by o.confirmed_at desc, o.id desc
      limit 1
    ) ordered
  `.execute(tx)
  return new Map(
    rows.map((row) => [
      row.care_recipient_id,
      { customerOrderId: row.customer_order_id, by: row.by ?? '', at: row.at },
    ]),
  )
}

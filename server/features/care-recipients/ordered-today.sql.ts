import type { OrderedToday } from '@omsorg/contract/care-recipients/recipient/ordered-today.ts'
import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { orderState } from '@omsorg/domain/orders/order/order-transitions.ts'
import type { Transaction } from '../../platform/database.ts'
import { sql, type Sql } from '../../platform/sql.ts'
import { stored } from '../../platform/stored.sql.ts'

interface Day {
  readonly today: Temporal.PlainDate
  readonly timeZone: string
}

/** All null where there is none. */
export interface OrderedTodayColumns {
  readonly ordered_today_id: number | null
  readonly ordered_today_by: string | null
  readonly ordered_today_at: string | null
}

export const orderedTodayColumns = sql`
  ordered.id as ordered_today_id, ordered.by as ordered_today_by, ordered.at as ordered_today_at`

/** Joins to the person `c` the latest standing order that was placed on this day of the market. */
export function orderedTodayOf(day: Day): Sql {
  return sql`
    left join lateral (
      select o.id, omsorg.user_display_name(coalesce(o.confirmed_on_behalf_of, o.confirmed_by)) as by, o.confirmed_at as at
      from omsorg.customer_order o
      where o.care_recipient_id = c.id and ${stands(day)}
      order by o.confirmed_at desc, o.id desc
      limit 1
    ) ordered on true`
}

export function orderedTodayViewOf(columns: OrderedTodayColumns): OrderedToday | null {
  const { ordered_today_id: customerOrderId, ordered_today_by: by, ordered_today_at: at } = columns
  return customerOrderId === null || at === null ? null : { customerOrderId, by: by ?? '', at }
}

function stands({ today, timeZone }: Day): Sql {
  return sql`o.state = ${stored(orderState, 'ordered')}
      and o.confirmed_at >= ${today.toString()}::date::timestamp at time zone ${timeZone}
      and exists (select from omsorg.order_part p
                  where p.customer_order_id = o.id and p.erp_status <> ${stored(erpStatus, 'refused')})`
}

interface Ordered extends OrderedTodayColumns {
  readonly id: number
}

/** The latest standing order of each person that was placed on this day of the market; whoever has none is left out. */
export async function readOrderedToday(
  tx: Transaction,
  careRecipientIds: readonly number[],
  day: Day,
): Promise<ReadonlyMap<number, OrderedToday>> {
  if (careRecipientIds.length === 0) return new Map()
  const { rows } = await sql<Ordered>`
    select c.id, ${orderedTodayColumns} from unnest(${careRecipientIds}::int[]) as c (id) ${orderedTodayOf(day)}
  `.execute(tx)
  return new Map(
    rows.flatMap((row) => {
      const ordered = orderedTodayViewOf(row)
      return ordered ? [[row.id, ordered]] : []
    }),
  )
}

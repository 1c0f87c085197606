import { orderState, savedOrdersAreKeptForDays } from '@omsorg/domain/orders/order/order-transitions.ts'
import type { RecipientPage } from '@omsorg/contract/care-recipients/recipient/recipient-page.ts'
import { sql, type Sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'

/** All null where there is none. */
export interface OrderDraftColumns {
  readonly draft_id: number | null
  readonly draft_saved_until: string | null
  readonly draft_packages: number | null
  readonly draft_items: readonly string[] | null
}

export const orderDraftColumns = sql`
  draft.id as draft_id, draft.saved_until as draft_saved_until, draft.packages as draft_packages, draft.items as draft_items`

/** Joins to the person `c` the order that a user has begun for her and not placed; a draft is its maker's alone. */
export function orderDraftOf(userId: number): Sql {
  return sql`
    left join lateral (
      select o.id, o.saved_until, line.packages, line.items
      from omsorg.customer_order o
      cross join lateral (
        select coalesce(sum(l.quantity)::int, 0) as packages,
               coalesce(array_agg(l.item_name order by l.line_no), '{}') as items
        from omsorg.order_line l where l.customer_order_id = o.id and not l.set_aside
      ) line
      where o.care_recipient_id = c.id and o.created_by = ${userId}
        and o.state = ${stored(orderState, 'saved')} and o.saved_until is not null
      order by o.saved_until desc
      limit 1
    ) draft on true`
}

export function orderDraftViewOf(columns: OrderDraftColumns): RecipientPage['orderDraft'] {
  const { draft_id: customerOrderId, draft_saved_until: until, draft_packages: packages, draft_items: items } = columns
  if (customerOrderId === null || until === null) return null
  const savedOn = Temporal.Instant.from(until).subtract({ hours: 24 * savedOrdersAreKeptForDays })
  return { customerOrderId, savedOn: savedOn.toString(), packages: packages ?? 0, itemNames: [...(items ?? [])] }
}

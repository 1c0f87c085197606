import { orderState, savedOrdersAreKeptForDays } from '@omsorg/domain/orders/order/order-transitions.ts'
import type { RecipientPage } from '@omsorg/contract/care-recipients/recipient/recipient-page.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'

interface Draft {
  readonly customer_order_id: number
  readonly saved_until: string
  readonly packages: number
  readonly item_names: readonly string[]
}

/** The order for a person that the user has begun and not placed; a draft is its maker's alone. */
export async function readOrderDraft(
  tx: Transaction,
  careRecipientId: number,
  userId: number,
): Promise<RecipientPage['orderDraft']> {
  const { rows } = await sql<Draft>`
    select o.id as customer_order_id, o.saved_until, coalesce(line.packages, 0) as packages,
           coalesce(line.names, '{}') as item_names
    from omsorg.customer_order o
    left join lateral (
      select sum(l.quantity)::int as packages, array_agg(l.item_name order by l.line_no) as names
      from omsorg.order_line l where l.customer_order_id = o.id and not l.set_aside
    ) line on true
    where o.care_recipient_id = ${careRecipientId} and o.created_by = ${userId}
      and o.state = ${stored(orderState, 'saved')} and o.saved_until is not null
    order by o.saved_until desc
    limit 1
  `.execute(tx)
  const [draft] = rows
  if (!draft) return null
  const savedOn = Temporal.Instant.from(draft.saved_until).subtract({ hours: 24 * savedOrdersAreKeptForDays })
  return {
    customerOrderId: draft.customer_order_id,
    savedOn: savedOn.toString(),
    packages: draft.packages,
    itemNames: [...draft.item_names],
  }
}

import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** Whether the client is one of the market, within reach, and buys under the customer number. */
export async function buysUnder(
  tx: Transaction,
  clientId: string,
  market: number,
  customerNumber: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from omsorg.client c
    where c.id = ${clientId}::uuid and c.market = ${market} and c.removed_at is null
      and (exists (select from omsorg.customer_number n where n.client_id = c.id and n.number = ${customerNumber})
        or exists (select from omsorg.therapy_area_setting a
                   where a.client_id = c.id and a.customer_number = ${customerNumber}))
  `.execute(tx)
  return rows.length > 0
}

/** Items agreed on that day, counted under the offer that holds for the customer number. */
export async function countOffers(
  tx: Transaction,
  clientId: string,
  customerNumber: string,
  today: Temporal.PlainDate,
): Promise<{ readonly type: number; readonly count: number }[]> {
  const day = today.toString()
  const { rows } = await sql<{ type: number; count: number }>`
    select o.agreement_type as type, count(*)::int as count
    from (
      select distinct on (product_id) product_id, agreement_type from omsorg.product_offer
      where client_id = ${clientId}::uuid and (customer_number is null or customer_number = ${customerNumber})
        and valid_from <= ${day}::date and coalesce(valid_to, 'infinity') >= ${day}::date
      order by product_id, customer_number nulls last, valid_from desc
    ) o
    group by o.agreement_type
    order by o.agreement_type
  `.execute(tx)
  return rows
}

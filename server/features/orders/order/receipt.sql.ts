import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** When somebody first said that a part has come; of two who say it at once one is kept, and both hear the same. */
export async function addReceipt(
  tx: Transaction,
  { orderId, by, now }: { readonly orderId: number; readonly by: number; readonly now: Temporal.Instant },
): Promise<string> {
  await sql`
    insert into omsorg.order_event (customer_order_id, order_part_id, at, event, status, source, by_user)
    select p.customer_order_id, p.id, ${now.toString()}::timestamptz, 'received', p.erp_status, 'user', ${by}::int
    from omsorg.order_part p where p.id = ${orderId}
    on conflict (order_part_id) where event = 'received' do nothing
  `.execute(tx)
  const { rows } = await sql<{ at: string }>`
    select to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from omsorg.order_event e where e.order_part_id = ${orderId} and e.event = 'received'
  `.execute(tx)
  const [receipt] = rows
  if (!receipt) throw new Error(`the part ${orderId} is in reach and has no receipt`)
  return receipt.at
}

import { orderState } from '@omsorg/domain/orders/order/order-transitions.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'
import type { ForWhom } from './ordered-before.sql.ts'
import type { ReceiverRecord } from '../order/receiver-view.ts'

export type ReceiverBefore = Omit<ReceiverRecord, 'address_id' | 'delivery_method_name'> & {
  readonly contact_confirmed_on: string | null
  /** False where the carrier has the point no more. */
  readonly point_is_known: boolean
}

/** To whom the latest order that was placed for a person has gone, or for a place and its residents. */
export async function readReceiverBefore(tx: Transaction, whom: ForWhom): Promise<ReceiverBefore | undefined> {
  const whose =
    'careRecipientId' in whom
      ? sql`care_recipient_id = ${whom.careRecipientId}`
      : sql`care_place_id = ${whom.carePlaceId}::uuid and care_recipient_id is null`
  const { rows } = await sql<ReceiverBefore>`
    select receiver_name, receiver_care_of, receiver_street, receiver_zip, receiver_city, receiver_country_code,
           receiver_entry_code, contact_phone, delivery_method_code, delivery_point_id, delivery_point_name, notify_by,
           notify_phone, notify_email, package_location, goods_label, delivery_date, contact_confirmed_on,
           exists (select from omsorg.delivery_point p
                   where p.market = o.market and p.point_id = o.delivery_point_id) as point_is_known
    from omsorg.customer_order o
    where ${whose} and state = ${stored(orderState, 'ordered')}
    order by confirmed_at desc
    limit 1
  `.execute(tx)
  return rows[0]
}

import type { Connection } from '../../build/rows.ts'
import { insertToldPhoto } from '../../build/told-photos.ts'
import { instantOn } from '../instant-on.ts'
import { tornPackage } from './torn-package.ts'

/**
 * What Karin has told in the portal of one whom she helps: that something of the last parcel that came is broken, with a photo
 * of it, and that the person has moved. Nothing waits where no parcel has come.
 */
export async function fillToldTasks(connection: Connection, today: Temporal.PlainDate): Promise<void> {
  const told = [instantOn(today, -1), today.add({ days: 9 }).toString()]
  const { rows } = await connection.query<{ id: number; kind: string; care_recipient_id: number; by: number }>(
    `with helped as (
       select link.care_recipient_id, a.author_id
       from omsorg.crp_account a join omsorg.crp_account_recipient link on link.crp_account_id = a.id
       where a.email = 'karin.nordgard@example.org' order by link.care_recipient_id limit 1
     ), parcel as (
       select o.id as order_id, part.id as part_id, line.id as line_id, o.market, o.client_id, o.care_place_id, helped.*
       from helped
       join omsorg.customer_order o on o.care_recipient_id = helped.care_recipient_id
       join omsorg.order_part part on part.customer_order_id = o.id and part.erp_status = 6
       join omsorg.order_line line on line.order_part_id = part.id
       order by o.id desc, line.id limit 1
     )
     insert into omsorg.order_task (customer_order_id, order_part_id, market, client_id, care_place_id, kind, reason, detail,
       moved_to, care_recipient_id, asked_by, crp_holder, since)
     select order_id, part_id, market, client_id, care_place_id, 'reported', 'Förpackningen var öppen när den kom.',
       jsonb_build_object('fault', 'broken', 'orderLineId', line_id, 'packages', 1), null, care_recipient_id, author_id, 'trustee',
       $1::timestamptz
     from parcel
     union all
     select null, null, market, client_id, care_place_id, 'moved', '', '{}', jsonb_build_object('careOf', null, 'street',
       'Nybrogatan 14', 'zip', '87131', 'city', 'Härnösand', 'entryCode', '1905', 'from', $2::text), care_recipient_id, author_id,
       'trustee', $1::timestamptz
     from parcel
     returning id, kind, care_recipient_id, asked_by as by`,
    told,
  )
  const broken = rows.find(({ kind }) => kind === 'reported')
  if (!broken) return
  const { id: taskId, care_recipient_id: careRecipientId, by } = broken
  await insertToldPhoto(connection, {
    careRecipientId,
    taskId,
    by,
    content: tornPackage,
    at: Temporal.Instant.from(instantOn(today, -1)),
  })
}

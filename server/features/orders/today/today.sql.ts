import type { WaitingForAnswer } from '@omsorg/contract/orders/today/list-waiting.ts'
import { orderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import { type ErpStatus, erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { renewalRequestStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'
import type { OrderKindRecord } from '../order/order-kind.ts'
import type { OrderPersonRecord } from './order-person.ts'
import type { ShownAuthor } from '@omsorg/contract/author.ts'

export interface OnTheWayRecord extends OrderPersonRecord, OrderKindRecord {
  readonly id: number
  readonly customer_order_id: number
  readonly packages: number
  readonly erp_status: ErpStatus
  readonly delivery_date: string | null
  readonly found: number
}

interface AtPlace {
  readonly carePlaceId: string | null
  /** False leaves out whatever is for a person. */
  readonly withPersons: boolean
  readonly limit: number
}

/** In an order for residents each part is for one of them. */
const residentOf = sql`(select l.care_recipient_id from omsorg.order_line l where l.order_part_id = p.id limit 1)`

/** The parts of the place's orders that are neither delivered nor refused, the next delivery first. */
export async function readOrdersOnTheWay(tx: Transaction, { carePlaceId, withPersons, limit }: AtPlace) {
  const { rows } = await sql<OnTheWayRecord>`
    select p.id, p.customer_order_id, o.type, o.is_express, o.is_preorder, o.source, c.id as care_recipient_id, c.first_name, c.last_name, c.protected_kind, p.erp_status,
           coalesce(p.delivery_date, o.delivery_date) as delivery_date,
           coalesce((select sum(l.quantity)::int from omsorg.order_line l where l.order_part_id = p.id), 0) as packages,
           count(*) over ()::int as found
    from omsorg.order_part p
    join omsorg.customer_order o on o.id = p.customer_order_id
    -- By itself: behind a policy a bare coalesce is taken to no index.
    cross join lateral (select coalesce(o.care_recipient_id, p.care_recipient_id, ${residentOf}) as id offset 0) whose
    left join omsorg.care_recipient c on c.id = whose.id
    where p.care_place_id = ${carePlaceId}::uuid
      and p.erp_status in (${stored(erpStatus, 'new', 'sentToErp', 'receivedInErp', 'partlyDelivered', 'inDelivery')})
      and (p.type = ${stored(orderType, 'group')} or (${withPersons} and c.id is not null))
    order by coalesce(p.delivery_date, o.delivery_date) nulls last, p.id
    limit ${limit}
  `.execute(tx)
  return rows
}

export interface WaitingRecord extends OrderPersonRecord {
  readonly kind: WaitingForAnswer['kind']
  readonly since: string
  readonly customer_order_id: number | null
  readonly prescription_id: number | null
  readonly therapy_area: TherapyArea | null
  readonly item_name: string | null
  readonly asked_by: ShownAuthor | null
  readonly found: number
}

interface WaitingQuestion extends AtPlace {
  readonly withOrders: boolean
  readonly withRenewals: boolean
}

/** Open tasks with the place's orders, then renewals that are asked for; of each the oldest first. */
export async function readWaiting(tx: Transaction, question: WaitingQuestion): Promise<WaitingRecord[]> {
  const { carePlaceId, withOrders, withPersons, withRenewals, limit } = question
  const { rows } = await sql<WaitingRecord>`
    with waiting as (
      select 1 as rank, t.kind, t.since, coalesce(t.care_recipient_id, o.care_recipient_id, p.care_recipient_id) as care_recipient_id, o.id as customer_order_id, null::int as prescription_id,
             null::omsorg.therapy_area as therapy_area,
             (select l.item_name from omsorg.order_line l where l.order_part_id = t.order_part_id
              order by l.id = (t.detail ->> 'orderLineId')::bigint desc nulls last, l.line_no limit 1) as item_name,
             omsorg.author_names(t.asked_by, t.asked_on_behalf_of) as asked_by
      from omsorg.order_task t
      left join omsorg.customer_order o on o.id = t.customer_order_id
      left join omsorg.order_part p on p.id = t.order_part_id
      where ${withOrders} and (o.type = ${stored(orderType, 'group')} or ${withPersons})
        and (o.id is not null or t.kind = 'moved') and t.care_place_id = ${carePlaceId}::uuid and t.state <> 'done'
        and t.kind in ('refused', 'stuck', 'cancel-unanswered', 'cancel-refused', 'failed-job', 'reported', 'moved')
      union all
      select 2, 'renewal', r.requested_at, p.care_recipient_id, null, p.id, p.therapy_area,
             (select i.name from omsorg.prescription_row w join omsorg.product i on i.id = w.product_id
              where w.prescription_id = p.id order by w.id limit 1),
             omsorg.author_names(r.requested_by, r.requested_on_behalf_of)
      from omsorg.renew_request r
      join omsorg.prescription p on p.id = r.prescription_id
      where ${withRenewals} and p.care_place_id = ${carePlaceId}::uuid and r.status = ${stored(renewalRequestStatus, 'pending')}
    )
    select w.kind, w.since, w.care_recipient_id, c.first_name, c.last_name, c.protected_kind, w.customer_order_id,
           w.prescription_id, w.therapy_area, w.item_name, w.asked_by, count(*) over ()::int as found
    from waiting w
    left join omsorg.care_recipient c on c.id = w.care_recipient_id
    where w.care_recipient_id is null or (${withPersons} and c.id is not null)
    order by w.rank, w.since, w.customer_order_id, w.prescription_id
    limit ${limit}
  `.execute(tx)
  return rows
}

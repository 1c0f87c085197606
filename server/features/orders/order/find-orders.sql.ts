import type { ErpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { type OrderState, orderState, orderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'
import type { OrderPersonRecord } from '../today/order-person.ts'
import type { OrderKindRecord } from './order-kind.ts'

export interface FoundOrderRecord extends OrderPersonRecord, OrderKindRecord {
  readonly id: number
  readonly client_id: string
  readonly care_place_id: string | null
  readonly care_place_name: string | null
  readonly packages: number
  readonly created_at: string
  readonly state: OrderState
  readonly erp_status: ErpStatus | null
}

export interface FindOrdersQuestion {
  /** Digits alone; null where the term is none of our numbers. */
  readonly number: string | null
  /** As the ERP writes it. */
  readonly erpNumber: string
  /** Words of a name; null where people are not searched by name. */
  readonly name: string | null
  /** False leaves out whatever is for a person. */
  readonly withPersons: boolean
  readonly userId: number
  readonly clientId: string | null
  /** Null = everywhere in reach, where numbers are found whole only. */
  readonly carePlaceId: string | null
  readonly market: number
  readonly limit: number
}

/** Newest first; a number that is whole stands before those that only begin with it. */
export async function readFoundOrders(tx: Transaction, question: FindOrdersQuestion): Promise<FoundOrderRecord[]> {
  const { number, erpNumber, name, withPersons, userId, clientId, carePlaceId, market, limit } = question
  const { rows } = await sql<FoundOrderRecord>`
    with found as (
      select o.id, true as is_whole from omsorg.customer_order o where o.id = ${number}::bigint
      union
      select p.customer_order_id, true from omsorg.order_part p where p.erp_order_id = ${erpNumber}
      union
      select o.id, false from omsorg.customer_order o
      where o.care_place_id = ${carePlaceId}::uuid and o.id::text like ${number}::text || '%'
      union
      select o.id, false from omsorg.customer_order o
      where o.care_recipient_id in (
        select s.care_recipient_id from omsorg.search_care_recipients(
          ${name}::text, null, false, ${clientId}::uuid, ${carePlaceId}::uuid, ${market}::int, null, 20) s)
    ), each as (select id, bool_or(is_whole) as is_whole from found group by id)
    select o.id, o.type, o.is_express, o.is_preorder, o.source, o.care_recipient_id, c.first_name, c.last_name, c.protected_kind, o.client_id, o.care_place_id,
           place.name as care_place_name, o.created_at, o.state,
           coalesce((select sum(l.quantity) from omsorg.order_line l where l.customer_order_id = o.id), 0)::int as packages,
           (select min(p.erp_status) from omsorg.order_part p where p.customer_order_id = o.id) as erp_status
    from each
    join omsorg.customer_order o on o.id = each.id
    left join omsorg.care_recipient c on c.id = o.care_recipient_id
    left join omsorg.care_place place on place.id = o.care_place_id
    where (o.state <> ${stored(orderState, 'saved')} or o.created_by = ${userId})
      and (o.type = ${stored(orderType, 'group')} or ${withPersons}) and (o.care_recipient_id is null or c.id is not null)
    order by each.is_whole desc, o.created_at desc, o.id desc
    limit ${limit}
  `.execute(tx)
  return rows
}

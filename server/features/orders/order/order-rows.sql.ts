import { type ErpStatus, erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import type { OrderState } from '@omsorg/domain/orders/order/order-transitions.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'
import type { OrderKindRecord } from './order-kind.ts'
import type { ShownAuthor } from '@omsorg/contract/author.ts'

/** One part of an order in a list. */
export interface OrderRowRecord extends OrderKindRecord {
  readonly id: number
  readonly customer_order_id: number
  readonly part_no: number
  readonly parts: number
  readonly erp_order_id: string | null
  readonly care_place_name: string
  readonly packages: number
  readonly item_names: readonly string[]
  readonly created_by: ShownAuthor | null
  readonly created_at: string
  readonly state: OrderState
  readonly erp_status: ErpStatus | null
  readonly cancel_asked_at: string | null
  readonly cancel_asked_by: ShownAuthor | null
  readonly cancel_refused: boolean
  readonly canceller: ShownAuthor | null
  readonly goods_label: string
  readonly delivery_date: string | null
}

export const orderRowColumns = sql`
  p.id, p.customer_order_id, p.part_no, (
    select count(*)::int from omsorg.order_part each where each.customer_order_id = o.id) as parts,
  p.erp_order_id, coalesce(place.name, '') as care_place_name,
  coalesce(line.packages, 0) as packages, coalesce(line.names[1:3], '{}') as item_names,
  maker.names as created_by, o.created_at, o.state, p.erp_status, p.cancel_asked_at,
  case when p.cancel_asked_by is not null then omsorg.author_names(p.cancel_asked_by, p.cancel_asked_on_behalf_of) end
    as cancel_asked_by,
  p.cancel_refused_at is not null as cancel_refused,
  case when p.erp_status <> ${stored(erpStatus, 'refused')} then null when p.cancelled_by_erp then '{"name": "ERP", "onBehalfOf": null}'::jsonb
       else omsorg.author_names(p.canceller_user_id, p.canceller_on_behalf_of) end as canceller,
  o.type, o.is_express, o.is_preorder, o.source,
  coalesce(nullif(p.goods_label, ''), o.goods_label) as goods_label, coalesce(p.delivery_date, o.delivery_date) as delivery_date`

/** As what a holder of a portal account placed an order `o` stands with it, whatever became of the account since. */
export const asHolder = sql`case when o.crp_holder is null then '{}' else jsonb_build_object('holder', o.crp_holder) end`

/** The names of whoever placed an order `o`, or made it while nobody has. */
export const makerOfOrder = sql`
  select case when o.confirmed_by is null then omsorg.author_names(o.created_by, o.created_on_behalf_of)
              else omsorg.author_names(o.confirmed_by, o.confirmed_on_behalf_of) end || ${asHolder} as names`

/** What the columns are read from, after the parts `p`. */
export const orderRowTables = sql`
  join omsorg.customer_order o on o.id = p.customer_order_id
  left join omsorg.care_place place on place.id = o.care_place_id
  cross join lateral (${makerOfOrder}) maker
  left join lateral (
    select sum(l.quantity)::int as packages, array_agg(l.item_name order by l.line_no) as names
    from omsorg.order_line l
    where l.order_part_id = p.id
  ) line on true`

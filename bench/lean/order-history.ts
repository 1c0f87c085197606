import { orderState, orderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { instant } from './json.ts'
import { logged, logParameters, mustHold } from './log.ts'
import type { LeanServer } from './servers.ts'

const types = Object.entries(orderType)
  .map(([word, type]) => `when ${type} then '${word}'`)
  .join(' ')

const statement = `
  with person as materialized (
    select c.id, case when c.protected_kind is null then c.first_name || ' ' || c.last_name end as name,
      c.protected_kind is not null as hidden
    from omsorg.care_recipient_place l join omsorg.care_recipient c on c.id = l.care_recipient_id
    where l.care_place_id = omsorg.reach_place() and l.care_recipient_id = $5::int
  ), logged as (${logged('person')}), part as (
    select p.id, p.customer_order_id, p.part_no, p.erp_order_id, p.erp_status, p.cancel_asked_at, p.cancel_asked_by,
      p.cancel_asked_on_behalf_of, p.cancel_refused_at, p.cancelled_by_erp, p.canceller_user_id,
      p.canceller_on_behalf_of, p.delivery_date,
      o.care_place_id, o.confirmed_on_behalf_of, o.confirmed_by, o.created_on_behalf_of, o.created_by, o.created_at,
      o.state, o.type, o.is_express, o.is_preorder, o.source, o.goods_label, o.delivery_date as wished, person.name as person,
      person.hidden, row_number() over (order by o.created_at desc nulls last, p.id desc) as n, count(*) over () as found
    from person join omsorg.customer_order o on o.care_recipient_id = person.id and o.state <> ${orderState.saved}
    join omsorg.order_part p on p.customer_order_id = o.id
    order by o.created_at desc nulls last, p.id desc limit $6::int
  )
  select json_build_object('totalCount', coalesce((select max(found) from part), 0), 'page', 1, 'pageSize', $6::int,
    'careRecipientId', person.id, 'entities', coalesce((select json_agg(json_build_object(
      'orderId', p.id, 'customerOrderId', p.customer_order_id,
      'part', json_build_object('number', p.part_no, 'of', (
        select count(*) from omsorg.order_part each where each.customer_order_id = p.customer_order_id)),
      'erpOrderId', p.erp_order_id, 'careRecipientId', $5::int, 'careRecipientName', p.person, 'protected', p.hidden, 'mayBeOpened', true,
      'organizationUnitName', coalesce(place.name, ''), 'totalPackages', coalesce(line.packages, 0),
      'itemNames', coalesce(line.names[1:3], '{}'),
      'createdBy', case when p.confirmed_by is null then omsorg.author_names(p.created_by, p.created_on_behalf_of)
        else omsorg.author_names(p.confirmed_by, p.confirmed_on_behalf_of) end,
      'createdOn', ${instant('p.created_at')}, 'state', p.state, 'erpOrderStatus', p.erp_status,
      'cancelAsked', case when p.cancel_asked_at is not null then json_build_object('at', ${instant('p.cancel_asked_at')},
        'by', omsorg.author_names(p.cancel_asked_by, p.cancel_asked_on_behalf_of)) end,
      'cancelRefused', p.cancel_refused_at is not null,
      'canceller', case when p.erp_status = ${erpStatus.refused} then
        case when p.cancelled_by_erp then '{"name": "ERP", "onBehalfOf": null}'::jsonb
          else omsorg.author_names(p.canceller_user_id, p.canceller_on_behalf_of) end end,
      'orderType', case p.type ${types} end, 'isExpress', p.is_express, 'isPreorder', p.is_preorder,
      'source', case when p.source = 'crp' then 'CRP' else 'Guide' end,
      'goodsLabel', case when not p.hidden then nullif(p.goods_label, '') end,
      'deliveryDate', coalesce(p.delivery_date, p.wished)) order by p.n)
    from part p
    left join omsorg.care_place place on place.id = p.care_place_id
    left join lateral (
      select sum(l.quantity) as packages, array_agg(l.item_name order by l.line_no) as names
      from omsorg.order_line l where l.order_part_id = p.id
    ) line on true), '[]'))::text as answer
  from person`

export const orderHistory: LeanServer =
  ({ database, tokens }) =>
  async ({ request, body, takesBack }) => {
    const claims = tokens.read(request.headers.authorization)
    mustHold(claims, ['OrderRead', 'CareRecipientRead'])
    const { careRecipientId, pageSize = 25 } = JSON.parse(body.toString()) as Record<string, number>
    const log = logParameters(claims, 'orders/order/search-orders-by-care-recipient')
    const asked = [...log, careRecipientId, pageSize]
    const rows = await database.once<{ answer: string }>({ claims, takesBack }, 'history', statement, asked)
    return rows[0]?.answer ?? null
  }

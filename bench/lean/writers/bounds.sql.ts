import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { orderState, orderType } from '@omsorg/domain/orders/order/order-transitions.ts'

/** Takes an order back whose hand-over has not begun; parameters: the order, the user. */
export const cancelStatement = `
  with locked as materialized (
    select o.id from omsorg.customer_order o
    where o.id = $1::bigint and o.care_place_id = omsorg.reach_place() and o.state = ${orderState.ordered} for update
  ), free as materialized (
    select p.id from omsorg.order_part p
    where p.customer_order_id = (select id from locked) and p.erp_status = ${erpStatus.new} and p.cancel_asked_at is null
      and omsorg.remove_job('hand-over-' || p.id)
    for update
  ), part as (
    update omsorg.order_part p set erp_status = ${erpStatus.refused}, erp_status_at = now(), given_back_at = now(),
      canceller_user_id = $2::int
    from free where p.id = free.id and p.given_back_at is null
    returning p.id, p.customer_order_id
  ), line as (
    update omsorg.order_line l set given_back = true from part where l.order_part_id = part.id
  ), event as (
    insert into omsorg.order_event (customer_order_id, order_part_id, at, event, status, source, reported, by_user)
    select customer_order_id, id, now(), 'cancelled', ${erpStatus.refused}, 'user', true, $2::int from part
  )
  select json_build_object('erpOrderStatus', ${erpStatus.refused}, 'cancelAsked', null,
    'canceller', omsorg.author_names($2::int, null)) as answer
  from part limit 1`

/** Keeps lines of a place to order again; parameters: the user, the name, the lines, the market. */
export const templateStatement = `
  with made as (
    insert into omsorg.preliminary_order (client_id, care_place_id, type, name, favorite, receiver, created_by, created_at,
      updated_at)
    values (omsorg.reach_client(), omsorg.reach_place(), ${orderType.group}, $2, false, '{}', $1::int, now(), now())
    returning id, row_version
  ), line as (
    insert into omsorg.preliminary_order_line (preliminary_order_id, item_number, quantity, flavors, price)
    select made.id, l."itemNumber", l.quantity, '[]', (
      select o.price from omsorg.product i join omsorg.product_offer o on o.product_id = i.id
      where i.market = $4::int and i.item_number = l."itemNumber" and o.client_id = omsorg.reach_client()
      order by o.customer_number nulls last, o.valid_from desc limit 1)
    from made, json_to_recordset($3::json) as l ("itemNumber" text, quantity int)
  )
  select json_build_object('preliminaryOrderId', made.id, 'rowVersion', made.row_version) as answer from made`

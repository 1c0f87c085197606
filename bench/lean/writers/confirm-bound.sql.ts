import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { orderState } from '@omsorg/domain/orders/order/order-transitions.ts'

/** Places a saved order as it stands, in one statement; parameters: the order, whoever saved it, its version. */
export const confirmStatement = `
  with locked as materialized (
    select o.id, o.care_recipient_id, o.care_place_id from omsorg.customer_order o
    where o.id = $1::bigint and o.care_place_id = omsorg.reach_place() and o.state = ${orderState.saved}
      and o.created_by = $2::int and o.row_version = $3::int
    for update
  ), person as materialized (
    select c.id from omsorg.care_recipient c
    where c.id = (select care_recipient_id from locked)
    for no key update
  ), ordered as (
    update omsorg.customer_order o
    set state = ${orderState.ordered}, confirmed_at = now(), confirmed_by = $2::int, saved_until = null,
      undo_until = case when s.undo_seconds > 0 then now() + s.undo_seconds * interval '1 second' end,
      row_version = o.row_version + 1
    from locked join person on true join omsorg.place_setting s on s.care_place_id = locked.care_place_id
    where o.id = locked.id
    returning o.*
  ), part as (
    update omsorg.order_part p set erp_status = ${erpStatus.new}, erp_status_at = now()
    from ordered where p.customer_order_id = ordered.id
    returning p.id, p.part_no
  ), event as (
    insert into omsorg.order_event (customer_order_id, order_part_id, at, recorded_at, event, status, source, by_user)
    select ordered.id, part.id, now(), now(), 'placed', ${erpStatus.new}, 'user', $2::int
    from ordered, part order by part.part_no
  ), job as materialized (
    select part.part_no, part.id, omsorg.add_job('orders/hand-over', json_build_object('orderId', part.id), null,
      ordered.undo_until, null, 'hand-over-' || part.id)
    from ordered, part
  )
  select json_build_object(
    'orderIds', array(select id from job order by part_no),
    'order', json_build_object('currency', o.currency, 'subtotal', o.subtotal, 'vat', o.vat, 'total', o.total,
      'patientFee', o.patient_fee, 'fees', o.small_order_fee + o.logistics_fee + o.express_fee + o.delivery_fee),
    'lines', coalesce((
      select json_agg(json_build_object('quantity', l.quantity, 'net', l.line_net, 'rate', l.vat_rate::text) order by l.line_no)
      from omsorg.order_line l where l.customer_order_id = o.id and not l.set_aside), '[]')) as answer
  from ordered o`

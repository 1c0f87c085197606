import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { orderState, orderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import { prescriptionStatus, renewalRequestStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { rowFacts, rowSources } from '../row-facts.ts'

const { preliminary, active, renew, finished } = prescriptionStatus

/** The order at a place, locked; parameters: the order, whoever saved it, its version. */
export const lockOrder = (place = 'omsorg.reach_place()') => `
  select o.id from omsorg.customer_order o
  where o.id = $1::bigint and o.care_place_id = ${place} and o.state = ${orderState.saved}
    and o.created_by = $2::int and o.row_version = $3::int
  for update`

/** Its person, locked, where she is at the place; parameter: the order. */
export const lockPerson = (place = 'omsorg.reach_place()') => `
  select c.id from omsorg.care_recipient c
  where c.id = (select o.care_recipient_id from omsorg.customer_order o where o.id = $1::bigint) and exists (
    select from omsorg.care_recipient_place l
    where l.care_recipient_id = c.id and l.care_place_id = ${place} offset 0)
  for no key update`

/** A row `r` with what its item costs on the day $2. */
export const drawnRow = `json_build_object('facts', ${rowFacts('$2::date', 'offer.price is not null and vat.rate is not null')},
  'prescriptionId', p.id, 'productId', i.id, 'group', r.product_group_number, 'perPackage', r.items_per_package,
  'delayedUntil', i.delayed_until, 'price', offer.price, 'vatRate', coalesce(vat.rate, 0)::text,
  'customerNumber', coalesce(number.number, area.customer_number), 'lastDrawAt', y.last_draw_at,
  'askedToRenew', exists (select from omsorg.renew_request a where a.prescription_id = p.id and a.status = ${renewalRequestStatus.pending}),
  'hasFlavors', exists (select from omsorg.prescription_row_flavor f where f.prescription_row_id = r.id),
  'numbers', coalesce((
    select json_agg(json_build_array(d.id, d.number)) from (
      select l.customer_order_id as id, max(l.withdrawal_number) as number
      from omsorg.order_line l join omsorg.customer_order d on d.id = l.customer_order_id and d.state = ${orderState.ordered}
      where l.prescription_row_id = r.id and not l.set_aside and not l.given_back group by 1) d), '[]'))`

export const priceOfRow = `
  left join lateral (
    select o.price from omsorg.product_offer o
    where o.product_id = i.id and o.client_id = p.client_id and o.valid_from <= $2::date
      and coalesce(o.valid_to, 'infinity') >= $2::date and (o.customer_number is null or o.customer_number = p.customer_number)
    order by o.customer_number nulls last, o.valid_from desc limit 1) offer on true
  left join lateral (
    select v.rate from omsorg.vat_rate v
    where v.market = i.market and v.product_class in (i.vat_class, 'standard') and v.valid_from <= $2::date
      and coalesce(v.valid_to, 'infinity') >= $2::date
    order by v.product_class = 'standard', v.valid_from desc limit 1) vat on true
  left join lateral (
    select n.number from omsorg.customer_number n
    where n.client_id = s.client_id and (n.care_place_id = s.care_place_id or n.care_place_id is null)
      and (n.therapy_areas = '{}' or p.therapy_area = any(n.therapy_areas))
    order by n.care_place_id nulls last, n.is_primary desc, n.number limit 1) number on true`

/** What an order of the person `c` is judged by beside itself, linked to the place whose settings are `s`, on the day $2. */
const stands = (method: string) => `
    'person', json_build_object('protection', c.protected_kind), 'status', c.status, 'linkStatus', link.status,
    'addresses', coalesce((
      select json_agg(json_build_object('kind', a.kind, 'street', a.street, 'zip', a.zip, 'city', a.city,
        'country', a.country_code, 'verified', a.verified_at is not null))
      from omsorg.address a where a.care_recipient_id = c.id and a.kind = 'delivery'), '[]'),
    'placeHasAddress', s.delivery_street is not null, 'orderTypes', s.order_types, 'withdrawalAllowed', s.withdrawal_allowed,
    'hasPeriod', s.order_period_from_day is not null and s.order_period_interval_days is not null,
    'placeHasOwnSettings', exists (select from omsorg.order_setting os
      where os.care_place_id = s.care_place_id and not os.uses_client_settings),
    'place', json_build_object('street', s.delivery_street, 'zip', s.delivery_zip, 'city', s.delivery_city,
      'phoneRequired', s.contact_phone_required, 'labelRequired', s.goods_label_required, 'maxLines', s.max_lines_per_order,
      'undoSeconds', s.undo_seconds, 'expressAllowed', s.express_order_allowed, 'leadDays', json_build_object(
        'express', s.express_lead_days, 'stock', s.stock_lead_days, 'nonStock', s.non_stock_lead_days)),
    'method', (
      select json_build_object('fee', m.fee, 'needsPoint', m.needs_delivery_point) from omsorg.delivery_method m
      where m.market = s.market and m.code = ${method}
        and (cardinality(s.delivery_method_codes) = 0 or m.code = any(s.delivery_method_codes))),
    'fees', (
      select json_build_object('small', e.small_order_fee, 'threshold', e.small_order_threshold,
        'logistics', e.logistics_percent::text, 'express', e.express_order_fee)
      from omsorg.extra_fee_setting e where e.client_id = s.client_id and e.valid_from <= $2::date
      order by e.valid_from desc limit 1),
    'standardRate', (
      select v.rate::text from omsorg.vat_rate v where v.market = s.market and v.product_class = 'standard'
        and v.valid_from <= $2::date and coalesce(v.valid_to, 'infinity') >= $2::date),
    'holidays', array(
      select h.day from omsorg.holiday h where h.market = s.market and h.day between $2::date and $2::date + 400),
    'isBeyondLean', exists (select from omsorg.prescription p where p.care_recipient_id = c.id and (
        p.status = ${preliminary} or p.status in (${active}, ${renew}) and p.end_date < $2::date))
      or exists (select from omsorg.patient_fee_setting f where f.client_id = c.client_id),
    'rows', coalesce((
      select json_agg(${drawnRow} order by p.therapy_area, r.id)
      from omsorg.row_supply y ${rowSources} ${priceOfRow}
      where y.care_recipient_id = c.id and p.status in (${active}, ${renew}, ${finished})), '[]')`

/** All that a locked order is judged by; parameters: the order, the day. */
export const groundStatement = `
  select json_build_object(
    'order', json_build_object('type', o.type, 'express', o.is_express, 'oneTimeFee', o.one_time_patient_fee, 'total', o.total,
      'template', o.preliminary_order_id, 'method', o.delivery_method_code, 'wished', o.delivery_date, 'name', o.receiver_name,
      'street', o.receiver_street, 'zip', o.receiver_zip, 'city', o.receiver_city, 'country', o.receiver_country_code,
      'entryCode', o.receiver_entry_code,
      'contactPhone', o.contact_phone, 'pointId', o.delivery_point_id, 'notifyBy', o.notify_by, 'notifyPhone', o.notify_phone,
      'notifyEmail', o.notify_email, 'goodsLabel', nullif(o.goods_label, '')),
    'parts', (
      select json_agg(json_build_object('id', p.id, 'day', p.delivery_date, 'number', p.customer_number) order by p.part_no)
      from omsorg.order_part p where p.customer_order_id = o.id),
    'lines', (
      select json_agg(json_build_object('rowId', l.prescription_row_id, 'itemNumber', l.item_number, 'quantity', l.quantity,
        'price', l.price, 'setAside', l.set_aside, 'part', l.order_part_id, 'vatRate', l.vat_rate::text, 'vat', l.vat,
        'withdrawal', l.withdrawal_number, 'numerator', l.consumption_numerator, 'denominator', l.consumption_denominator,
        'hasFlavors', exists (select from omsorg.order_line_flavor f where f.order_line_id = l.id)) order by l.line_no)
      from omsorg.order_line l where l.customer_order_id = o.id),${stands('o.delivery_method_code')}) as answer
  from omsorg.customer_order o
  join omsorg.care_recipient c on c.id = o.care_recipient_id
  join omsorg.care_recipient_place link on link.care_recipient_id = c.id and link.care_place_id = o.care_place_id
  join omsorg.place_setting s on s.care_place_id = o.care_place_id
  where o.id = $1::bigint`

/** Places what was judged. Lines and parts stand as they were saved; parameters: the order, the user, the sums, the moments. */
export const placeStatement = `
  with ordered as (
    update omsorg.customer_order o
    set state = ${orderState.ordered}, confirmed_at = $4::timestamptz, confirmed_by = $2::int, saved_until = null,
      undo_until = $5::timestamptz, is_preorder = $6::boolean, row_version = row_version + 1,
      (subtotal, delivery_fee, small_order_fee, logistics_fee, express_fee, vat, total, patient_fee) = (
        select subtotal, "deliveryFee", "smallOrderFee", "logisticsFee", "expressFee", vat, total, 0
        from json_to_record($3::json) as t (subtotal bigint, "deliveryFee" bigint, "smallOrderFee" bigint,
          "logisticsFee" bigint, "expressFee" bigint, vat bigint, total bigint))
    where o.id = $1::bigint
    returning o.id
  ), part as (
    update omsorg.order_part p set erp_status = ${erpStatus.new}, erp_status_at = now()
    from ordered where p.customer_order_id = ordered.id
    returning p.id, p.part_no, p.customer_order_id
  ), event as (
    insert into omsorg.order_event (customer_order_id, order_part_id, at, recorded_at, event, status, source, by_user)
    select customer_order_id, id, now(), now(), 'placed', ${erpStatus.new}, 'user', $2::int from part order by part_no
  )
  select omsorg.add_job('orders/hand-over', json_build_object('orderId', id), null, $5::timestamptz, null, 'hand-over-' || id)
  from part`

/** All that an order which is filled in is judged by; parameters: the person, the day, the delivery method, the user. */
export const groundToSave = `
  select json_build_object('showPrices', s.show_prices, 'showStock', s.show_stock_status, 'hasDraft', exists (
      select from omsorg.customer_order o
      where o.created_by = $4::int and o.care_recipient_id = c.id and o.state = ${orderState.saved}
        and o.type = ${orderType['home-delivery-from-prescription']}),${stands('$3')}) as answer
  from omsorg.care_recipient c
  join omsorg.care_recipient_place link on link.care_recipient_id = c.id and link.care_place_id = omsorg.reach_place()
  join omsorg.place_setting s on s.care_place_id = link.care_place_id
  where c.id = $1::int`

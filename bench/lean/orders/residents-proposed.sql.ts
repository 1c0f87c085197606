import { linkStatus, recipientStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { orderState, orderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import { prescriptionStatus, rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { instant } from '../json.ts'
import { rowFacts, rowSources } from '../row-facts.ts'
import { priceOfRow } from '../writers/confirm.sql.ts'
import { placeFacts } from '../writers/group.sql.ts'

const { preliminary, active, renew, finished } = prescriptionStatus

/** A row `r` with what it costs on the day $2, and the pieces of the last order that drew from it. */
const proposedRow = `json_build_object(
  'facts', ${rowFacts('$2::date', 'offer.price is not null and vat.rate is not null')}, 'group', r.product_group_number,
  'hasFlavors', r.product_group_number <> '' and (
    exists (select from omsorg.prescription_row_flavor f where f.prescription_row_id = r.id) or exists (
      select from omsorg.order_line l join omsorg.order_line_flavor f on f.order_line_id = l.id
      where l.prescription_row_id = r.id)),
  'placeId', p.care_place_id, 'perPackage', r.items_per_package, 'delayedUntil', i.delayed_until, 'price', offer.price,
  'vatRate', coalesce(vat.rate, 0)::text, 'customerNumber', coalesce(number.number, area.customer_number),
  'lastPieces', (
    select sum(l.pieces) from omsorg.customer_order o
    join omsorg.order_line l on l.customer_order_id = o.id and l.prescription_row_id = r.id and not l.set_aside and not l.given_back
    where o.care_recipient_id = y.care_recipient_id and o.state = ${orderState.ordered} and o.confirmed_at = y.last_draw_at))`

/** Of everybody who is shown: the orders that were placed since the day began, for her alone or among others. */
const placedToday = `
  select o.care_recipient_id as person, o.id, o.confirmed_by, o.confirmed_on_behalf_of, o.confirmed_at
  from omsorg.customer_order o
  where o.care_recipient_id = any (array(select id from shown)) and o.state = ${orderState.ordered}
    and o.confirmed_at >= $2::date::timestamp at time zone $5 and exists (
      select from omsorg.order_part t where t.customer_order_id = o.id and t.erp_status <> ${erpStatus.refused})
  union all
  select t.care_recipient_id, o.id, o.confirmed_by, o.confirmed_on_behalf_of, o.confirmed_at
  from omsorg.order_part t join omsorg.customer_order o on o.id = t.customer_order_id
  where t.care_recipient_id = any (array(select id from shown)) and t.erp_status <> ${erpStatus.refused}
    and o.state = ${orderState.ordered} and o.confirmed_at >= $2::date::timestamp at time zone $5`

/**
 * All that an order for the residents of the place begins with; parameters: the user, the day, the name of the call, the market,
 * its time zone, the language, and the areas in which the user may order.
 */
export const proposedStatement = `
  with resident as materialized (
    select c.id, c.care_recipient_guid, c.market, c.first_name, c.last_name, c.identity_number_encrypted,
      c.identity_number_temporary, c.birth_date, c.sex, c.protected_kind, c.status, coalesce(link.room, '') as room
    from omsorg.care_recipient_place link
    join omsorg.care_recipient c on c.id = link.care_recipient_id and c.status = ${recipientStatus.active}
    where link.care_place_id = omsorg.reach_place() and link.status = ${linkStatus.active}
  ), proposed as materialized (
    select y.* from resident c
    join omsorg.row_supply y on y.care_recipient_id = c.id and y.row_status <> ${rowStatus.closed}
      and (y.prescription_status in (${active}, ${renew})
        or y.prescription_status = ${finished} and y.end_date >= $2::date - interval '12 months')
    join omsorg.prescription p on p.id = y.prescription_id and p.therapy_area = any ($7::omsorg.therapy_area[])
  ), shown as materialized (select distinct care_recipient_id as id from proposed), logged as (
    insert into omsorg.access_log (at, user_id, market, action, care_recipient_id, care_place_id, client_id)
    select now(), $1::int, $4::int, $3, id, omsorg.reach_place(), omsorg.reach_client() from shown
  ), today as materialized (${placedToday})
  select json_build_object('place', json_build_object(${placeFacts('$2::date')}, 'id', s.care_place_id, 'name', s.place_name,
      'clientName', s.client_name, 'intervalDays', s.order_period_interval_days, 'soonDays', s.soon_days,
      'expressAllowed', s.express_order_allowed, 'additionsAllowed', s.additions_allowed,
      'sold', json_build_object('allowOutgoing', s.allow_outgoing_items, 'blockUncertainDelivery', s.block_uncertain_delivery),
      'usualMethod', s.default_delivery_method),
    'methods', coalesce((
      select json_agg(json_build_object('code', m.code, 'name', coalesce(own.name, english.name, m.code),
        'description', nullif(coalesce(own.description, english.description), ''), 'fee', m.fee,
        'needsDeliveryPoint', m.needs_delivery_point) order by m.id)
      from omsorg.delivery_method m
      left join omsorg.delivery_method_text own on own.delivery_method_id = m.id and own.language = $6
      left join omsorg.delivery_method_text english on english.delivery_method_id = m.id and english.language = 'en'
      where m.market = s.market and not m.needs_delivery_point
        and (cardinality(s.delivery_method_codes) = 0 or m.code = any (s.delivery_method_codes))), '[]'),
    'flavors', coalesce((
      select json_agg(json_build_object('group', f.product_group_number, 'itemNumber', f.item_number, 'name', f.flavor,
        'isActive', f.active, 'itemStatus', f.item_status, 'stockStatus', coalesce(st.status, 'undefined'))
        order by f.flavor, f.item_number)
      from omsorg.product f left join omsorg.product_stock st on st.product_id = f.id
      where f.market = s.market and f.flavor is not null and f.product_group_number = any (array(
        select distinct r.product_group_number from proposed y join omsorg.prescription_row r on r.id = y.prescription_row_id
        where r.product_group_number <> ''))), '[]'),
    'isBeyondLean', exists (
      select from omsorg.prescription p where p.care_recipient_id = any (array(select id from resident))
        and (p.status = ${preliminary} or p.status in (${active}, ${renew}) and p.end_date < $2::date))
      or exists (select from omsorg.patient_fee_setting f where f.client_id = s.client_id)
      or exists (
        select from omsorg.customer_order o where o.care_place_id = s.care_place_id and o.care_recipient_id is null
          and (o.state = ${orderState.ordered} or o.state = ${orderState.saved} and o.created_by = $1::int
            and o.type = ${orderType.individual})),
    'residents', (
      select json_agg(json_build_object('id', c.id, 'status', c.status, 'room', c.room, 'person', json_build_object(
          'guid', c.care_recipient_guid, 'market', c.market, 'firstName', c.first_name, 'lastName', c.last_name,
          'number', encode(c.identity_number_encrypted, 'base64'), 'temporary', c.identity_number_temporary,
          'birthDate', c.birth_date, 'sex', c.sex, 'protection', c.protected_kind),
        'ordered', (
          select json_build_object('customerOrderId', t.id, 'at', ${instant('t.confirmed_at')},
            'by', omsorg.author_names(t.confirmed_by, t.confirmed_on_behalf_of))
          from today t where t.person = c.id order by t.confirmed_at desc, t.id desc limit 1),
        'rows', own.rows) order by c.id)
      from (
        select y.care_recipient_id as person, json_agg(${proposedRow} order by p.therapy_area, r.id) as rows
        from proposed y ${rowSources} ${priceOfRow}
        group by y.care_recipient_id) own
      join resident c on c.id = own.person)) as answer
  from omsorg.place_setting s where s.care_place_id = omsorg.reach_place()`

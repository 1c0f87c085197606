import { orderState } from '@omsorg/domain/orders/order/order-transitions.ts'
import { prescriptionStatus, renewalRequestStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { instant } from '../json.ts'
import { rowFacts, rowSources } from '../row-facts.ts'

const { preliminary, active, renew, finished } = prescriptionStatus

const product = `'itemNumber', l.item_number, 'name', i.name, 'shape', i.shape, 'therapyArea', l.therapy_area,
  'itemsPerPackage', l.items_per_package, 'unit', i.unit`

/** The parcels of an order `o`. */
const parts = `
  select json_agg(json_build_object('orderId', p.id, 'erpStatus', p.erp_status,
    'expectedOn', coalesce(p.delivery_date, o.delivery_date), 'trackingLink', p.tracking_link,
    'isHeardOf', exists (
        select from omsorg.order_event e where e.order_part_id = p.id and e.event = 'received')
      or exists (select from omsorg.order_task t where t.order_part_id = p.id and t.kind = 'reported' and t.state <> 'done'
        and t.detail ->> 'fault' is not null),
    'steps', coalesce((
      select json_agg(json_build_object('status', e.status, 'at', ${instant('e.at')}) order by e.at, e.id)
      from omsorg.order_event e
      where e.customer_order_id = o.id and (e.order_part_id = p.id or e.order_part_id is null) and e.status is not null), '[]'),
    'lines', coalesce((
      select json_agg(json_build_object('product', json_build_object(${product}), 'packages', l.quantity) order by l.line_no)
      from omsorg.order_line l join omsorg.product i on i.id = l.product_id
      where l.customer_order_id = o.id and l.order_part_id = p.id and not l.set_aside), '[]')) order by p.part_no)
  from omsorg.order_part p where p.customer_order_id = o.id`

/** All of a start page; parameters: the author, the action, the market, the account, the person, the day, since when, until which day. */
export const homeStatement = `
  with person as materialized (
    select c.*, link.holder, account.care_place_id, account.client_id as place_client
    from omsorg.care_recipient c
    join omsorg.crp_account_recipient link on link.care_recipient_id = c.id and link.crp_account_id = $4::int
    cross join lateral (select omsorg.reach_holder_place() as care_place_id, omsorg.reach_holder_client() as client_id) account
    where c.id = $5::int and c.id = omsorg.reach_holder_person()
  ), logged as (
    insert into omsorg.access_log (at, user_id, market, action, care_recipient_id, care_place_id, client_id)
    select now(), $1::int, $3::int, $2, id, care_place_id, place_client from person
  )
  select json_build_object('name', c.first_name || ' ' || c.last_name, 'relation', c.holder,
    'person', json_build_object('protection', c.protected_kind), 'status', c.status, 'linkStatus', l.status,
    'addresses', coalesce((select json_agg(json_build_object('kind', a.kind)) from omsorg.address a
      where a.care_recipient_id = c.id and a.kind = 'delivery'), '[]'),
    'withdrawalAllowed', s.withdrawal_allowed, 'orderTypes', s.order_types, 'placeHasAddress', s.delivery_street is not null,
    'hasPeriod', s.order_period_from_day is not null and s.order_period_interval_days is not null,
    'placeHasOwnSettings', exists (select from omsorg.order_setting os
      where os.care_place_id = c.care_place_id and not os.uses_client_settings),
    'switches', json_build_object('ordering', s.crp_ordering_allowed, 'renewal', s.crp_renewal_allowed,
      'diary', s.crp_diary_allowed, 'stock', s.crp_stock_allowed, 'throughPlace', coalesce(own.through_place, false)),
    'throughPlaceReason', case when own.through_place then nullif(own.reason, '') end,
    'carePlace', json_build_object('name', place.name, 'phone', nullif(place.phone, '')),
    'leadDays', s.stock_lead_days, 'holidays', array(
      select h.day from omsorg.holiday h where h.market = c.market and h.day between $6::date and $6::date + 400),
    'unwritten', exists (select from omsorg.prescription p where p.care_recipient_id = c.id and (
      p.status = ${preliminary} and p.confirmed_at is not null and p.start_date <= $6::date
      or p.status in (${active}, ${renew}) and p.end_date < $6::date)),
    'hasDiary', exists (select from omsorg.leakage_diary d where d.care_recipient_id = c.id),
    'unreadAnswers', (
      select count(*) from omsorg.renew_request r
      where r.requested_by = $1::int and r.answered_at is not null and r.answer_seen_at is null),
    'toldAnswers', coalesce((
      select json_agg(distinct jsonb_build_object('customerOrderId', t.customer_order_id))
      from omsorg.order_task t
      where t.care_recipient_id = c.id and t.kind in ('reported', 'moved') and t.state = 'done' and t.asked_by = $1::int
        and t.answer_seen_at is null and t.done_by is distinct from t.asked_by and t.done_at > $7::timestamptz
        and (t.outcome is null or t.outcome in ('rejected', 'address-changed') or t.outcome = 'came' and t.answer <> '')), '[]'),
    'ending', coalesce((
      select json_agg(json_build_object('prescriptionId', p.id, 'therapyArea', p.therapy_area, 'endsOn', p.end_date,
        'isAsked', exists (select from omsorg.renew_request r
          where r.prescription_id = p.id and r.status = ${renewalRequestStatus.pending})) order by p.end_date, p.id)
      from omsorg.prescription p
      where p.care_recipient_id = c.id and p.status in (${active}, ${renew}) and p.end_date <= $8::date), '[]'),
    'orders', coalesce((
      select json_agg(json_build_object('id', o.id, 'parts', coalesce((${parts}), '[]')) order by o.confirmed_at desc, o.id desc)
      from (
        select * from omsorg.customer_order o
        where o.care_recipient_id = c.id and o.state = ${orderState.ordered} and o.confirmed_at > $7::timestamptz
        order by o.confirmed_at desc, o.id desc limit 20) o), '[]'),
    'rows', coalesce((
      select json_agg(json_build_object('facts', ${rowFacts('$6::date')}, 'prescriptionId', p.id,
        'perPackage', r.items_per_package, 'lastPieces', (
          select sum(l.pieces) from omsorg.order_line l
          where l.prescription_row_id = r.id and not l.set_aside and not l.given_back and l.customer_order_id = (
            select l.customer_order_id from omsorg.order_line l
            join omsorg.customer_order o on o.id = l.customer_order_id and o.state = ${orderState.ordered}
            where l.prescription_row_id = r.id and not l.set_aside and not l.given_back
            order by o.confirmed_at desc, o.id desc limit 1))) order by p.therapy_area, r.id)
      from omsorg.row_supply y ${rowSources}
      where y.care_recipient_id = c.id and y.prescription_status in (${active}, ${renew}, ${finished})), '[]')) as answer
  from person c
  join omsorg.place_setting s on s.care_place_id = c.care_place_id
  join omsorg.care_place place on place.id = c.care_place_id
  join omsorg.care_recipient_place l on l.care_recipient_id = c.id and l.care_place_id = c.care_place_id
  left join omsorg.crp_person_setting own on own.care_recipient_id = c.id`

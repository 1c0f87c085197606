import { orderState } from '@omsorg/domain/orders/order/order-transitions.ts'
import { prescriptionStatus, renewalRequestStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { instant } from './json.ts'
import { logged } from './log.ts'
import { rowFacts, rowSources } from './row-facts.ts'

const { preliminary, active, renew } = prescriptionStatus

const drawsOfItem = `
  select json_agg(json_build_object('orderId', d.customer_order_id, 'rowId', d.prescription_row_id,
    'day', (o.confirmed_at at time zone $7)::date, 'orderedBy', omsorg.author_names(o.confirmed_by, o.confirmed_on_behalf_of),
    'packages', d.packages, 'pieces', d.pieces, 'numerator', d.numerator, 'denominator', d.denominator)
    order by o.confirmed_at, o.id)
  from (
    select l.customer_order_id, l.prescription_row_id, sum(l.quantity) as packages, sum(l.pieces) as pieces,
      max(l.consumption_numerator) as numerator, max(l.consumption_denominator) as denominator
    from omsorg.order_line l
    where l.care_recipient_id = c.id and not l.set_aside and not l.given_back
      and (l.item_number = r.item_number or l.prescription_row_id = r.id)
    group by l.customer_order_id, l.prescription_row_id, l.item_number
  ) d
  join omsorg.customer_order o on o.id = d.customer_order_id and o.state = ${orderState.ordered}`

/** What runs for a person seen from the place of the caller; parameters: the log's, the id, the day, the zone. */
export const tabStatement = `
  with person as materialized (
    select c.*, l.care_place_id, l.status as link_status
    from omsorg.care_recipient_place l join omsorg.care_recipient c on c.id = l.care_recipient_id
    where l.care_place_id = omsorg.reach_place() and l.care_recipient_id = $5::int
  ), logged as (${logged('person')})
  select json_build_object('person', json_build_object('protection', c.protected_kind), 'status', c.status,
    'linkStatus', c.link_status, 'addresses', coalesce((
      select json_agg(json_build_object('kind', a.kind)) from omsorg.address a where a.care_recipient_id = c.id), '[]'),
    'placeHasAddress', s.delivery_street is not null, 'orderTypes', s.order_types, 'withdrawalAllowed', s.withdrawal_allowed,
    'hasPeriod', s.order_period_from_day is not null and s.order_period_interval_days is not null,
    'placeHasOwnSettings', exists (select from omsorg.order_setting os
      where os.care_place_id = c.care_place_id and not os.uses_client_settings),
    'holidays', array(select h.day from omsorg.holiday h
      where h.market = c.market and h.day between $6::date and $6::date + 400),
    'leadDays', json_build_object('express', s.express_lead_days, 'stock', s.stock_lead_days, 'nonStock', s.non_stock_lead_days),
    'isBeyondLean', exists (select from omsorg.prescription p where p.care_recipient_id = c.id and (
        p.status = ${preliminary} or p.status in (${active}, ${renew}) and p.end_date < $6::date))
      or exists (select from omsorg.patient_fee_setting f where f.client_id = c.client_id)
      or exists (select from omsorg.stock_count n where n.care_recipient_id = c.id),
    'prescriptions', coalesce((
      select json_agg(json_build_object('id', p.id, 'guid', c.care_recipient_guid, 'placeId', p.care_place_id,
        'placeName', coalesce(own.place_name, ''), 'clientId', p.client_id, 'area', p.therapy_area, 'type', p.type,
        'status', p.status, 'months', p.period_months, 'start', p.start_date, 'end', p.end_date,
        'number', p.customer_number, 'payerNumber', coalesce(p.payer_customer_number, own.payer_customer_number),
        'dataOwner', s.patient_data_owner_id, 'investigation', p.investigation_id,
        'note', nullif(p.note, ''), 'confirmedOn', ${instant('p.confirmed_at')},
        'prescribedBy', omsorg.author_names(p.prescribed_by, p.prescribed_on_behalf_of),
        'updatedBy', case when p.updated_by is null then omsorg.author_names(p.prescribed_by, p.prescribed_on_behalf_of)
          else omsorg.author_names(p.updated_by, p.updated_on_behalf_of) end,
        'updatedOn', ${instant('p.updated_at')}, 'rowVersion', p.row_version, 'renewalAsked', (
          select json_build_object('requester', omsorg.author_names(q.requested_by, q.requested_on_behalf_of),
            'requestedOn', ${instant('q.requested_at')})
          from omsorg.renew_request q
          where q.prescription_id = p.id and q.status = ${renewalRequestStatus.pending}),
        'successorWaiting', exists (select from omsorg.prescription n
          where n.predecessor_id = p.id and n.status = ${preliminary}),
        'additionsAllowed', coalesce(own.additions_allowed, true)) order by p.id)
      from omsorg.prescription p left join omsorg.place_setting own on own.care_place_id = p.care_place_id
      where p.care_recipient_id = c.id and p.status in (${active}, ${renew})), '[]'),
    'rows', coalesce((
      select json_agg(json_build_object('facts', ${rowFacts('$6::date')}, 'prescriptionId', p.id,
        'draws', coalesce((${drawsOfItem}), '[]'), 'delayedUntil', i.delayed_until, 'view', json_build_object(
          'productGroupNumber', nullif(r.product_group_number, ''), 'latex', i.latex, 'pvc', i.pvc,
          'calculationPeriod', case when r.calculation_period >= 3 then r.calculation_period end,
          'cutOption', r.cut_option, 'cutSize', r.cut_size, 'invoiceAreaId', r.invoice_area_id,
          'note', nullif(r.note, ''), 'rowVersion', r.row_version,
          'flavors', coalesce((
            select json_agg(json_build_object('itemNumber', f.item_number, 'packages', f.packages,
              'name', coalesce(o.flavor, o.name, f.item_number), 'consumption', trim_scale(f.consumption))
              order by coalesce(o.flavor, o.name, f.item_number), f.item_number)
            from omsorg.prescription_row_flavor f
            left join omsorg.product o on o.market = i.market and o.item_number = f.item_number
            where f.prescription_row_id = r.id), '[]'))) order by p.therapy_area, r.id)
      from omsorg.row_supply y ${rowSources}
      where y.care_recipient_id = c.id and p.status in (${active}, ${renew})), '[]')) as answer
  from person c join omsorg.place_setting s on s.care_place_id = c.care_place_id`

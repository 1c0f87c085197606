import { linkStatus, recipientStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import { prescriptionStatus, renewalRequestStatus, rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { instant } from '../json.ts'
import { groundOfItems, itemsJoined, settingsOfItems } from '../writers/items.sql.ts'

const { preliminary, active, renew, finished } = prescriptionStatus
const offered = itemsJoined(
  'join omsorg.product i on i.market = s.market and i.item_number = any (array(select distinct item_number from queue))',
)

/**
 * What ends soon at the place of the caller, with its items as they are offered and what decides whether they may be prescribed;
 * parameters: the name of the call, the day, the user, the market, the day before which it ends, and how many at most.
 */
export const queueStatement = `
  with queue as materialized (
    select r.id, p.id as prescription, c.id as person, c.protected_kind is not null as hidden,
      case when c.protected_kind is null then
        nullif(concat_ws(' ', nullif(c.first_name, ''), nullif(c.last_name, '')), '') end as name_of_person,
      case when c.protected_kind is null then nullif(link.room, '') end as room,
      p.therapy_area, r.item_number, i.name, i.shape, i.unit, r.items_per_package, trim_scale(r.consumption)::text as consumption,
      r.consumption_period, p.start_date as start, p.end_date as "end", r.withdrawals, r.packages_per_withdrawal as packages,
      coalesce(y.packages_drawn, 0) as drawn, exists (
        select from omsorg.prescription n where n.predecessor_id = p.id and n.status = ${preliminary}) as successor_waiting, (
        select json_build_object('requester', omsorg.author_names(q.requested_by, q.requested_on_behalf_of),
          'message', coalesce(q.message, ''))
        from omsorg.renew_request q where q.prescription_id = p.id and q.status = ${renewalRequestStatus.pending}) as asked, (
        select json_build_object('by', omsorg.author_names(e.by_user, e.on_behalf_of), 'on', ${instant('e.at')},
          'reason', coalesce(e.reason, ''))
        from omsorg.prescription_event e where e.prescription_row_id = r.id and e.event = 'renewal-declined'
        order by e.id desc limit 1) as declined
    from omsorg.prescription p
    join omsorg.care_recipient_place link on link.care_recipient_id = p.care_recipient_id
      and link.care_place_id = p.care_place_id and link.status = ${linkStatus.active}
    join omsorg.care_recipient c on c.id = p.care_recipient_id and c.status = ${recipientStatus.active}
    join omsorg.prescription_row r on r.prescription_id = p.id and r.succeeded_by is null and r.status <> ${rowStatus.closed}
    join omsorg.product i on i.id = r.product_id
    left join omsorg.row_supply y on y.prescription_row_id = r.id
    where p.care_place_id = omsorg.reach_place() and p.status in (${active}, ${renew}, ${finished})
      and p.end_date >= $2::date and p.end_date < $5::date
    order by p.end_date, c.id, r.id
    limit $6::int
  ), logged as (
    insert into omsorg.access_log (at, user_id, market, action, care_recipient_id, care_place_id, client_id)
    select now(), $3::int, $4::int, $1, person, omsorg.reach_place(), omsorg.reach_client()
    from (select distinct person from queue) shown
  ), ${groundOfItems}, found as (${offered})
  select json_build_object(${settingsOfItems},
    'items', coalesce((select json_object_agg(item_number, to_json(found)) from found), '{}'),
    'rows', coalesce((select json_agg(to_json(queue) order by "end", person, id) from queue), '[]'),
    'isBeyondLean', exists (
      select from omsorg.renewal_answers k where k.user_id = $3::int and k.care_place_id = s.care_place_id),
    'gate', json_build_object('dataOwner', s.patient_data_owner_id, 'clientHasSettings', exists (
        select from omsorg.prescription_setting t where t.client_id = s.client_id and t.care_place_id is null),
      'placeHasOwnSettings', (
        select case when not t.uses_client_settings then num_nonnulls(t.iterative_prescription_allowed,
          t.prescription_period_months, t.calculation_period_months, t.max_withdrawals) > 0 end
        from omsorg.prescription_setting t where t.client_id = s.client_id and t.care_place_id = s.care_place_id),
      'allowedHere', (
        select h.iterative_prescription_allowed from omsorg.place_setting h where h.care_place_id = s.care_place_id),
      'allowedIn', array(
        select a.therapy_area from omsorg.therapy_area_setting a
        where a.client_id = s.client_id and a.enabled and a.prescription_allowed))) as answer
  from s left join omsorg.product_setting ps on ps.client_id = s.client_id`

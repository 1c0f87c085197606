-- Whoever ends a task that a holder has told says something to her, if they want to; the answer is new to her until she has read it.
alter table omsorg.order_task
  add column answer text not null default '',
  add column answer_seen_at timestamptz;
-- What was ended before is nothing new.
update omsorg.order_task set answer_seen_at = done_at where state = 'done' and kind in ('reported', 'moved');

-- To whoever has told it, and had it seen to by somebody else. That a parcel has come stands with the parcel.
create function omsorg.told_answer_is_new(task omsorg.order_task) returns boolean
  language sql stable set search_path = pg_catalog, pg_temp
return task.kind in ('reported', 'moved') and task.state = 'done' and task.answer_seen_at is null
  and task.asked_by = (select omsorg.reach_user()) and task.done_by is distinct from task.asked_by
  and (task.outcome is null or task.outcome in ('rejected', 'address-changed') or task.outcome = 'came' and task.answer <> '');
revoke execute on function omsorg.told_answer_is_new(omsorg.order_task) from public;
grant execute on function omsorg.told_answer_is_new(omsorg.order_task) to omsorg_app;

-- A holder may say that she has read an answer, and change nothing else of a task that others have ended.
create function omsorg.see_told_answers(p_ids integer[], p_now timestamptz) returns integer
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  seen integer;
begin
  update omsorg.order_task t set answer_seen_at = p_now
  where t.id = any (p_ids) and t.care_recipient_id = (select omsorg.reach_holder_person()) and omsorg.told_answer_is_new(t);
  get diagnostics seen = row_count;
  return seen;
end
$$;
revoke execute on function omsorg.see_told_answers(integer[], timestamptz) from public;
grant execute on function omsorg.see_told_answers(integer[], timestamptz) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.anonymize_order_task(p_care_recipient_id integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  update omsorg.order_task t set reason = '', note = '', answer = '', moved_to = null
  where t.care_recipient_id = p_care_recipient_id
     or t.customer_order_id in (select o.id from omsorg.customer_order o where o.care_recipient_id = p_care_recipient_id)
     or t.order_part_id in (
       select p.id from omsorg.order_part p
       join omsorg.customer_order o on o.id = p.customer_order_id
       where p.care_recipient_id = p_care_recipient_id or o.care_recipient_id = p_care_recipient_id)
$function$;

CREATE OR REPLACE FUNCTION omsorg.portal_home(p_since timestamp with time zone, p_until date, p_today date)
 RETURNS TABLE(person json, at_place json, orders json, ending json, unread_answers integer, diary json, reports json, last_pieces json)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 1
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  chosen constant integer := omsorg.reach_holder_person();
  author constant integer := omsorg.reach_user();
  s omsorg.place_setting;
begin
  if chosen is null then
    return;
  end if;
  select * into s from omsorg.place_setting each where each.care_place_id = (select omsorg.reach_holder_place());
  return query select
    (select row_to_json(p) from omsorg.portal_person() p),
    (select json_build_object(
      'protected_kind', c.protected_kind, 'status', c.status, 'link_status', link.status,
      'addresses', (
        select coalesce(json_agg(a.id), '[]') from omsorg.address a
        where a.care_recipient_id = c.id and a.kind = 'delivery' and c.protected_kind is null),
      'place_address', s.delivery_street,
      'withdrawal_allowed', s.withdrawal_allowed, 'order_types', s.order_types,
      'has_order_period', s.order_period_from_day is not null and s.order_period_interval_days is not null,
      'place_has_own_settings', coalesce((
        select not os.uses_client_settings from omsorg.order_setting os
        where os.client_id = s.client_id and os.care_place_id = s.care_place_id), false),
      'settings', omsorg.ordering_settings(s, array(
        select h.day::text from omsorg.holiday h where h.market = s.market and h.day between p_today and p_today + 400)),
      'unwritten', exists (
        select from omsorg.prescription p
        where p.care_recipient_id = c.id
          and (p.status = 1 and p.confirmed_at is not null and p.start_date <= p_today
            or p.status in (2, 4) and p.end_date < p_today)))
     from omsorg.care_recipient c
     join omsorg.care_recipient_place link on link.care_recipient_id = c.id and link.care_place_id = s.care_place_id
     where c.id = chosen),
    coalesce((
      select json_agg(json_build_object('id', o.id, 'lines', o.lines, 'parts', o.parts) order by o.confirmed_at desc, o.id desc)
      from omsorg.portal_orders(array(
        select latest.id from omsorg.customer_order latest
        where latest.care_recipient_id = chosen and latest.state = 2 and latest.confirmed_at > p_since
        order by latest.confirmed_at desc, latest.id desc limit 20)) o), '[]'),
    coalesce((
      select json_agg(json_build_object('prescriptionId', p.id, 'therapyArea', p.therapy_area, 'endsOn', p.end_date,
        'isAsked', exists (select from omsorg.renew_request r where r.prescription_id = p.id and r.status = 1))
        order by p.end_date, p.id)
      from omsorg.prescription p
      where p.care_recipient_id = chosen and p.status in (2, 4) and p.end_date <= p_until), '[]'),
    (select count(*)::integer from omsorg.renew_request r
     where r.requested_by = author and r.answered_at is not null and r.answer_seen_at is null),
    (select json_build_object('startedAt', d.started_at, 'plannedHours', d.planned_hours, 'entries', coalesce((
        select json_agg(json_build_object('id', e.id, 'at', e.at, 'volume', e.volume, 'apart', e.apart) order by e.at, e.id)
        from omsorg.leakage_diary_entry e where e.leakage_diary_id = d.id and not e.removed), '[]'))
     from omsorg.leakage_diary d
     where d.care_recipient_id = chosen and d.ended_at is null
     order by d.started_at desc, d.id desc limit 1),
    coalesce((
      select json_agg(json_build_object('order_part_id', t.order_part_id, 'is_seen_to', t.state = 'done',
        'customer_order_id', t.customer_order_id, 'is_new', omsorg.told_answer_is_new(t) and t.done_at > p_since) order by t.id desc)
      from omsorg.order_task t
      where t.care_recipient_id = chosen
        and (t.kind = 'reported' and t.order_part_id is not null and t.detail ->> 'fault' is not null and t.outcome is null
          or omsorg.told_answer_is_new(t) and (t.kind = 'reported' or not exists (
            select from omsorg.order_task later
            where later.care_recipient_id = chosen and later.kind = 'moved' and later.id > t.id
              and later.outcome is distinct from 'taken-back')))), '[]'),
    coalesce((
      select json_object_agg(last.prescription_row_id, last.pieces)
      from (
        select distinct on (l.prescription_row_id) l.prescription_row_id,
          sum(l.pieces) over (partition by l.prescription_row_id, l.customer_order_id) as pieces
        from omsorg.order_line l
        join omsorg.customer_order o on o.id = l.customer_order_id and o.state = 2
        where l.care_recipient_id = chosen and l.prescription_row_id is not null and not l.set_aside and not l.given_back
        order by l.prescription_row_id, o.confirmed_at desc, o.id desc
      ) last), '{}');
end
$function$;

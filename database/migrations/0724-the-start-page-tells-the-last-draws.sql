-- All draws of a person were read for the start page of the portal to tell the last of each row. How rows stand is kept by row, as
-- the page of a person reads it; of the last draw its pieces are told here.
drop function omsorg.portal_home(timestamptz, date);
create function omsorg.portal_home(p_since timestamp with time zone, p_until date)
 RETURNS TABLE(person json, orders json, ending json, unread_answers integer, diary json, reports json, last_pieces json)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 1
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $$
declare
  chosen constant integer := omsorg.reach_holder_person();
  author constant integer := omsorg.reach_user();
begin
  if chosen is null then
    return;
  end if;
  return query select
    (select row_to_json(p) from omsorg.portal_person() p),
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
      select json_agg(json_build_object('order_part_id', t.order_part_id, 'is_seen_to', t.state = 'done') order by t.id desc)
      from omsorg.order_task t
      where t.care_recipient_id = chosen and t.kind = 'reported' and t.order_part_id is not null
        and t.detail ->> 'fault' is not null and t.outcome is null), '[]'),
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
$$;
grant execute on function omsorg.portal_home(timestamptz, date) to omsorg_app;

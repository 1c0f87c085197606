-- The start page is what the portal is asked for most. Behind the policies of a dozen tables its questions cost more than what they
-- read; these functions ask once whom the holder has chosen, and tell of nobody else.

-- Orders of the chosen person as the portal tells them, of those that are named: nothing of prices but what she pays, and nobody of
-- the staff by name.
create function omsorg.portal_orders(p_ids bigint[])
  returns table (
    id bigint, confirmed_at timestamptz, created_at timestamptz, row_version integer, source text, crp_holder text, is_own boolean,
    place_name text, undo_until timestamptz, patient_fee bigint, currency text, receiver_name text, receiver_care_of text,
    receiver_street text, receiver_zip text, receiver_city text, delivery_method_code text, delivery_point_id text,
    delivery_point_name text, notify_by text, notify_phone text, notify_email text, lines jsonb, parts jsonb)
  language plpgsql stable security definer rows 10 set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  person constant integer := omsorg.reach_holder_person();
  author constant integer := omsorg.reach_user();
begin
  return query
    select o.id, o.confirmed_at, o.created_at, o.row_version, o.source, o.crp_holder, coalesce(o.created_by = author, false),
      coalesce(s.place_name, ''), o.undo_until, o.patient_fee::bigint, o.currency, o.receiver_name, o.receiver_care_of,
      o.receiver_street, o.receiver_zip, o.receiver_city, o.delivery_method_code, o.delivery_point_id, o.delivery_point_name,
      o.notify_by, o.notify_phone::text, o.notify_email,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'orderLineId', l.id, 'orderPartId', l.order_part_id, 'prescriptionRowId', l.prescription_row_id,
          'itemNumber', l.item_number, 'name', i.name, 'shape', i.shape, 'therapyArea', l.therapy_area,
          'itemsPerPackage', l.items_per_package, 'unit', i.unit, 'packages', l.quantity,
          'flavors', coalesce((
            select jsonb_agg(jsonb_build_object('itemNumber', f.item_number, 'name', coalesce(t.flavor, f.item_number),
              'packages', f.packages) order by f.item_number)
            from omsorg.order_line_flavor f
            left join omsorg.product t on t.market = o.market and t.item_number = f.item_number
            where f.order_line_id = l.id), '[]')) order by l.line_no)
        from omsorg.order_line l join omsorg.product i on i.id = l.product_id
        where l.customer_order_id = o.id and not l.set_aside), '[]'),
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'orderId', p.id, 'erpStatus', p.erp_status, 'expectedOn', coalesce(p.delivery_date, o.delivery_date),
          'trackingLink', p.tracking_link, 'cancelAsked', p.cancel_asked_at is not null and p.cancel_refused_at is null,
          'received', (
            select jsonb_build_object('on', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'by', e.by_user)
            from omsorg.order_event e where e.order_part_id = p.id and e.event = 'received'),
          'steps', coalesce((
            select jsonb_agg(jsonb_build_object('status', e.status,
              'at', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by e.at, e.id)
            from omsorg.order_event e
            where e.customer_order_id = o.id and (e.order_part_id = p.id or e.order_part_id is null) and e.status is not null), '[]'))
          order by p.part_no)
        from omsorg.order_part p where p.customer_order_id = o.id), '[]')
    from omsorg.customer_order o
    left join omsorg.place_setting s on s.care_place_id = o.care_place_id
    where o.id = any (p_ids) and o.care_recipient_id = person;
end
$$;

-- What the start page tells of the chosen person beside her products: who she is, what was ordered since a moment, the latest first,
-- prescriptions that end until a day, how many answers to the caller nobody has read, the diary that goes on, and the parcels of which
-- something was told.
create function omsorg.portal_home(p_since timestamptz, p_until date)
  returns table (person json, orders json, ending json, unread_answers integer, diary json, reports json)
  language plpgsql stable security definer rows 1 set search_path = pg_catalog, pg_temp
as $$
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
        and t.detail ->> 'fault' is not null and t.outcome is null), '[]');
end
$$;

revoke execute on function omsorg.portal_orders(bigint[]), omsorg.portal_home(timestamptz, date) from public;
grant execute on function omsorg.portal_orders(bigint[]), omsorg.portal_home(timestamptz, date) to omsorg_app;

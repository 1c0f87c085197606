-- What the products of a person are told of beside their rows: her and the place as far as ordering depends on them, her
-- prescriptions, and what was counted at her home. Three statements set up the policies of fourteen tables for some rows of one
-- person; one function asks once for her reach. All of it belongs to the client of the person.
create function omsorg.prescribed_to_person(
    p_care_recipient_id integer, p_care_place_id uuid, p_elsewhere_too boolean, p_statuses integer[], p_therapy_area text, p_today date)
  returns table (person json, prescriptions json, counts json)
  language plpgsql stable security definer rows 1 set search_path = pg_catalog, pg_temp
as $$
declare
  c omsorg.care_recipient;
  link omsorg.care_recipient_place;
  s omsorg.place_setting;
begin
  select * into c from omsorg.care_recipient each
  where each.id = any (omsorg.persons_in_reach(array[p_care_recipient_id]));
  if not found then
    return;
  end if;
  -- Where the person is handled: the place of the caller when she is there, else the first active one in reach.
  select * into link from omsorg.care_recipient_place l
  where l.care_recipient_id = c.id
    and ((select omsorg.reach_place()) is null or l.care_place_id = (select omsorg.reach_place()))
  order by l.care_place_id is not distinct from p_care_place_id desc, l.status, l.linked_at, l.care_place_id
  limit 1;
  select * into s from omsorg.place_setting each
  where each.care_place_id = link.care_place_id and (p_elsewhere_too or each.care_place_id = p_care_place_id);
  if not found then
    return;
  end if;
  return query select
    json_build_object(
      'protected_kind', c.protected_kind, 'status', c.status, 'link_status', link.status, 'care_place_id', s.care_place_id,
      'addresses', array(select a.id from omsorg.address a where a.care_recipient_id = c.id and a.kind = 'delivery'),
      'place_address', s.delivery_street, 'withdrawal_allowed', s.withdrawal_allowed, 'order_types', s.order_types,
      'has_order_period', s.order_period_from_day is not null and s.order_period_interval_days is not null,
      'place_has_own_settings', coalesce((
        select not os.uses_client_settings from omsorg.order_setting os
        where os.client_id = s.client_id and os.care_place_id = s.care_place_id), false),
      'patient_fees', coalesce((
        select json_agg(json_build_object(
          'therapyArea', f.therapy_area, 'method', f.method, 'type', f.type, 'minimumOrderLimit', f.minimum_order_limit,
          'oneTimeFeeAllowed', f.one_time_fee_allowed, 'amount', own.amount, 'percentage', own.percentage::text))
        from (
          select distinct on (t.therapy_area) t.* from omsorg.patient_fee_setting t
          where t.client_id = c.client_id and t.valid_from <= p_today
          order by t.therapy_area, t.valid_from desc
        ) f
        left join lateral (
          select pf.amount, pf.percentage from omsorg.patient_fee pf
          where pf.care_recipient_id = c.id and pf.therapy_area = f.therapy_area and pf.valid_from <= p_today
          order by pf.valid_from desc, pf.id desc limit 1
        ) own on true
        where f.enabled), '[]'),
      'settings', json_build_object(
        'withdrawal_allowed', s.withdrawal_allowed, 'order_types', s.order_types, 'enforce_interval', s.enforce_interval,
        'min_days_between_withdrawals', s.min_days_between_withdrawals, 'soon_days', s.soon_days,
        'last_withdrawal_factor', s.last_withdrawal_factor, 'express_lead_days', s.express_lead_days,
        'stock_lead_days', s.stock_lead_days, 'non_stock_lead_days', s.non_stock_lead_days, 'undo_seconds', s.undo_seconds,
        'allow_outgoing_items', s.allow_outgoing_items, 'block_uncertain_delivery', s.block_uncertain_delivery,
        'additions_allowed', s.additions_allowed,
        'holidays', array(
          select h.day from omsorg.holiday h where h.market = s.market and h.day between p_today and p_today + 400)),
      -- As the rules of a day say it (`startsOrEndsUnwritten`).
      'unwritten', exists (
        select from omsorg.prescription p
        where p.care_recipient_id = c.id
          and (p.status = 1 and p.confirmed_at is not null and p.start_date <= p_today
            or p.status in (2, 4) and p.end_date < p_today))),
    coalesce((
      select json_agg(json_build_object(
        'id', p.id, 'care_recipient_guid', c.care_recipient_guid, 'care_place_id', p.care_place_id,
        'care_place_name', coalesce(own.place_name, ''), 'client_id', p.client_id, 'therapy_area', p.therapy_area,
        'type', p.type, 'status', p.status, 'period_months', p.period_months, 'start_date', p.start_date,
        'end_date', p.end_date, 'customer_number', p.customer_number,
        'payer_customer_number', coalesce(p.payer_customer_number, own.payer_customer_number),
        'patient_data_owner_id', own.patient_data_owner_id, 'note', p.note, 'investigation_id', p.investigation_id,
        'confirmed_at', replace(to_jsonb(p.confirmed_at) #>> '{}', '+00:00', 'Z'), 'prescribed_by', author.names,
        'updated_by', case when p.updated_by is null then author.names
          else omsorg.author_names(p.updated_by, p.updated_on_behalf_of) end,
        'updated_at', replace(to_jsonb(p.updated_at) #>> '{}', '+00:00', 'Z'), 'row_version', p.row_version,
        'successor_waiting', exists (
          select from omsorg.prescription n where n.predecessor_id = p.id and n.status = 1),
        'additions_allowed', coalesce(own.additions_allowed, true),
        'requests_enabled', coalesce((
          select a.enabled and a.renewal_requests_enabled and a.therapy_area <> all (own.renewal_requests_off)
          from omsorg.therapy_area_setting a
          where a.client_id = p.client_id and a.therapy_area = p.therapy_area), false),
        'renewal_asked', (
          select json_build_object('requester', omsorg.author_names(q.requested_by, q.requested_on_behalf_of),
            'requestedOn', to_char(q.requested_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          from omsorg.renew_request q where q.prescription_id = p.id and q.status = 1)) order by p.id)
      from omsorg.prescription p
      left join omsorg.place_setting own on own.care_place_id = p.care_place_id
      cross join lateral omsorg.author_names(p.prescribed_by, p.prescribed_on_behalf_of) author (names)
      where p.care_recipient_id = c.id and p.status = any (p_statuses)
        and (p_therapy_area is null or p.therapy_area = p_therapy_area)), '[]'),
    coalesce((
      select json_agg(json_build_object(
        'item_number', k.item_number, 'pieces', k.pieces, 'consumption_numerator', k.consumption_numerator,
        'consumption_denominator', k.consumption_denominator,
        'drawn_until', replace(to_jsonb(k.drawn_until) #>> '{}', '+00:00', 'Z'),
        'counted_at', replace(to_jsonb(k.counted_at) #>> '{}', '+00:00', 'Z')) order by k.id)
      from omsorg.stock_count k
      where k.care_recipient_id = c.id and k.pieces is not null and not exists (
        select from omsorg.stock_count taken
        where taken.care_recipient_id = c.id and taken.item_number = k.item_number and taken.id > k.id
          and taken.pieces is null)), '[]');
end
$$;
revoke all on function omsorg.prescribed_to_person(integer, uuid, boolean, integer[], text, date) from public;
grant execute on function omsorg.prescribed_to_person(integer, uuid, boolean, integer[], text, date) to omsorg_app, omsorg_jobs;

-- What a person is ordered for by at a place, said once for whoever asks; the start page of the portal tells it itself.

-- Without a search path of its own, so that it becomes part of the statement that asks.
create function omsorg.ordering_settings(s omsorg.place_setting, holidays text[]) returns json
language sql stable
as $$
  select json_build_object(
    'withdrawal_allowed', s.withdrawal_allowed, 'order_types', s.order_types, 'enforce_interval', s.enforce_interval,
    'min_days_between_withdrawals', s.min_days_between_withdrawals, 'soon_days', s.soon_days,
    'last_withdrawal_factor', s.last_withdrawal_factor, 'express_lead_days', s.express_lead_days,
    'stock_lead_days', s.stock_lead_days, 'non_stock_lead_days', s.non_stock_lead_days, 'undo_seconds', s.undo_seconds,
    'allow_outgoing_items', s.allow_outgoing_items, 'block_uncertain_delivery', s.block_uncertain_delivery,
    'additions_allowed', s.additions_allowed, 'holidays', holidays)
$$;
revoke all on function omsorg.ordering_settings(omsorg.place_setting, text[]) from public;
grant execute on function omsorg.ordering_settings(omsorg.place_setting, text[]) to omsorg_app, omsorg_jobs;

create or replace function omsorg.order_basis(p_care_recipient_id integer, p_care_place_id uuid, p_elsewhere_too boolean, p_today date, p_language text)
 returns table(id integer, care_recipient_guid uuid, first_name text, last_name text, identity_number_encrypted bytea, identity_number_temporary boolean, birth_date date, sex text, phone text, delivery_phone text, email text, protected_kind text, status integer, link_status integer, addresses json, patient_fees json, unwritten boolean, care_place_id uuid, care_place_name text, client_id uuid, client_name text, market integer, place_address json, withdrawal_allowed boolean, order_types integer[], has_order_period boolean, place_has_own_settings boolean, settings json, home_delivery_allowed boolean, hide_home_delivery boolean, group_order_allowed boolean, nursing_home_allowed boolean, individual_order_allowed boolean, express_order_allowed boolean, delivery_points_allowed boolean, goods_label_required boolean, contact_phone_required boolean, notification_by text, max_lines_per_order integer, order_period_interval_days integer, default_delivery_method text, delivery_methods json, show_prices boolean, show_stock_status boolean, small_order_fee bigint, small_order_threshold bigint, logistics_percent text, express_order_fee bigint, standard_vat_rate text)
 language plpgsql
 stable security definer rows 1
 set search_path = pg_catalog, pg_temp
as $function$
#variable_conflict use_column
declare
  link omsorg.care_recipient_place;
  s omsorg.place_setting;
begin
  if not coalesce(p_care_recipient_id = any (omsorg.persons_in_reach(array[p_care_recipient_id])), false) then
    return;
  end if;
  -- Where the person is handled: the place that orders when she is there, else the first active one in reach.
  select * into link from omsorg.care_recipient_place l
  where l.care_recipient_id = p_care_recipient_id
    and (current_setting('role') = 'omsorg_jobs' or l.care_place_id = (select omsorg.reach_place()) or l.care_place_id = (select omsorg.reach_holder_place())
      or l.client_id = any ((select omsorg.reach_whole_clients())::uuid[]))
  order by l.care_place_id is not distinct from p_care_place_id desc, l.status, l.linked_at, l.care_place_id
  limit 1;
  select * into s from omsorg.place_setting each
  where each.care_place_id = link.care_place_id and (p_elsewhere_too or each.care_place_id = p_care_place_id)
    and (current_setting('role') = 'omsorg_jobs' or each.client_id = (select omsorg.reach_client())
      or each.market = (select omsorg.reach_market()) or (select omsorg.reach_all())
      or each.care_place_id = (select omsorg.reach_holder_place()));
  if not found then
    return;
  end if;
  return query
    select
      c.id, c.care_recipient_guid, c.first_name, c.last_name, c.identity_number_encrypted, c.identity_number_temporary, c.birth_date,
      c.sex, c.phone::text, c.delivery_phone::text, c.email, c.protected_kind, c.status, link.status,
      coalesce((
        select json_agg(json_build_object(
          'id', a.id, 'name', a.name, 'careOf', a.care_of, 'street', a.street, 'zip', a.zip, 'city', a.city,
          'countryCode', a.country_code, 'entryCode', a.entry_code, 'isDefault', a.is_default,
          'isVerified', a.verified_at is not null) order by a.is_default desc, a.id)
        from omsorg.address a where a.care_recipient_id = c.id and a.kind = 'delivery'
          and (c.protected_kind is null or omsorg.reach_holder_account() is null)), '[]'),
      coalesce((
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
      exists (
        select from omsorg.prescription p
        where p.care_recipient_id = c.id
          and (p.status = 1 and p.confirmed_at is not null and p.start_date <= p_today
            or p.status in (2, 4) and p.end_date < p_today)),
      s.care_place_id, s.place_name, s.client_id, s.client_name, s.market::integer,
      case when s.delivery_street is not null then json_build_object(
        'name', coalesce(s.delivery_name, s.place_name), 'careOf', coalesce(s.delivery_care_of, ''),
        'street', coalesce(s.delivery_street, ''), 'zip', coalesce(s.delivery_zip, ''), 'city', coalesce(s.delivery_city, ''),
        'countryCode', s.delivery_country_code, 'entryCode', s.delivery_entry_code) end,
      s.withdrawal_allowed, s.order_types, s.order_period_from_day is not null and s.order_period_interval_days is not null,
      coalesce((
        select not os.uses_client_settings from omsorg.order_setting os
        where os.client_id = s.client_id and os.care_place_id = s.care_place_id), false),
      omsorg.ordering_settings(s, array(
        select h.day::text from omsorg.holiday h where h.market = s.market and h.day between p_today and p_today + 400)),
      s.home_delivery_allowed, s.hide_home_delivery, s.group_order_allowed, s.nursing_home_allowed, s.individual_order_allowed,
      s.express_order_allowed, s.delivery_points_allowed, s.goods_label_required, s.contact_phone_required, s.notification_by,
      s.max_lines_per_order, s.order_period_interval_days, s.default_delivery_method,
      coalesce((
        select json_agg(json_build_object(
          'code', m.code, 'name', coalesce(own.name, english.name, m.code),
          'description', coalesce(own.description, english.description, ''), 'fee', m.fee,
          'needsDeliveryPoint', m.needs_delivery_point) order by m.id)
        from omsorg.delivery_method m
        left join omsorg.delivery_method_text own on own.delivery_method_id = m.id and own.language = p_language
        left join omsorg.delivery_method_text english on english.delivery_method_id = m.id and english.language = 'en'
        where m.market = s.market
          and (cardinality(s.delivery_method_codes) = 0 or m.code = any (s.delivery_method_codes))), '[]'),
      s.show_prices, s.show_stock_status, coalesce(fee.small_order_fee, 0)::bigint, coalesce(fee.small_order_threshold, 0)::bigint,
      coalesce(fee.logistics_percent, 0)::text, coalesce(fee.express_order_fee, 0)::bigint, (
        select v.rate::text from omsorg.vat_rate v
        where v.market = s.market and v.product_class = 'standard' and v.valid_from <= p_today
          and coalesce(v.valid_to, 'infinity') >= p_today)
    from omsorg.care_recipient c
    left join lateral (
      select e.* from omsorg.extra_fee_setting e
      where e.client_id = s.client_id and e.valid_from <= p_today
      order by e.valid_from desc limit 1
    ) fee on true
    where c.id = p_care_recipient_id;
end
$function$;

create or replace function omsorg.person_page(p_care_recipient_id integer, p_care_place_id uuid, p_market integer, p_today date, p_by integer, p_writers text[])
 returns table(identity_number_encrypted bytea, trustee_identity_number_encrypted bytea, head json)
 language plpgsql
 stable security definer rows 1
 set search_path = pg_catalog, pg_temp
as $function$
declare
  here constant uuid := omsorg.reach_place();
  whole constant uuid[] := omsorg.reach_whole_clients();
  zone constant text := omsorg.time_zone_of(p_market);
  link omsorg.care_recipient_place;
  s omsorg.place_setting;
  c omsorg.care_recipient;
begin
  if not coalesce(p_care_recipient_id = any (omsorg.persons_in_reach(array[p_care_recipient_id])), false) then
    return;
  end if;
  -- Seen from the place that asks when the person is there, else from the first of hers in reach.
  select * into link from omsorg.care_recipient_place l
  where l.care_recipient_id = p_care_recipient_id and (l.care_place_id = here or l.client_id = any (whole))
  order by l.care_place_id is not distinct from p_care_place_id desc, l.status, l.linked_at, l.care_place_id
  limit 1;
  select * into s from omsorg.place_setting each where each.care_place_id = link.care_place_id;
  if not found then
    return;
  end if;
  select * into c from omsorg.care_recipient each where each.id = p_care_recipient_id;
  return query select c.identity_number_encrypted, c.trustee_identity_number_encrypted, json_build_object(
    'id', c.id, 'care_recipient_guid', c.care_recipient_guid, 'market', c.market, 'first_name', c.first_name, 'last_name', c.last_name,
    'identity_number_temporary', c.identity_number_temporary, 'birth_date', c.birth_date, 'sex', c.sex,
    'protected_kind', c.protected_kind, 'status', c.status, 'phone', c.phone, 'delivery_phone', c.delivery_phone, 'email', c.email,
    'reference_number', c.reference_number, 'latex_sensitive', c.latex_sensitive, 'pvc_sensitive', c.pvc_sensitive,
    'client_id', c.client_id, 'client_name', s.client_name, 'trustee_name', c.trustee_name, 'trustee_phone', c.trustee_phone,
    'trustee_email', c.trustee_email, 'row_version', c.row_version,
    'care_place_id', s.care_place_id, 'care_place_name', s.place_name, 'room', link.room, 'link_status', link.status,
    'register_checked_on', (
      select max((l.at at time zone zone)::date) from omsorg.register_lookup l
      where l.care_recipient_id = c.id and l.answer in ('found', 'protected')
        and l.user_id = (select omsorg.reach_user()) and l.client_id is not distinct from (select omsorg.reach_client())),
    'last_conversation_on', (select max(k.day) from omsorg.conversation k where k.care_recipient_id = c.id),
    'care_places', coalesce((
      select json_agg(json_build_object('carePlaceId', each.care_place_id, 'name', p.place_name, 'status', each.status)
        order by each.status, case p_market when 10 then p.place_name end collate omsorg.nordic_sv,
          case p_market when 30 then p.place_name end collate omsorg.nordic_fi,
          case p_market when 40 then p.place_name end collate omsorg.nordic_nb,
          case p_market when 80 then p.place_name end collate omsorg.nordic_da, each.care_place_id)
      from omsorg.care_recipient_place each
      join omsorg.place_setting p on p.care_place_id = each.care_place_id
      where each.care_recipient_id = c.id and (each.care_place_id = here or each.client_id = any (whole))), '[]'),
    'guardians', coalesce((
      select json_agg(json_build_object(
        'id', g.id, 'firstName', g.first_name, 'lastName', g.last_name, 'phone', g.phone, 'email', g.email,
        'sealedNumber', encode(g.identity_number_encrypted, 'base64')) order by g.position)
      from omsorg.guardian g where g.care_recipient_id = c.id), '[]'),
    'addresses', coalesce((
      select json_agg(json_build_object(
        'id', a.id, 'kind', a.kind, 'name', a.name, 'careOf', a.care_of, 'street', a.street, 'zip', a.zip, 'city', a.city,
        'countryCode', a.country_code, 'entryCode', a.entry_code, 'isDefault', a.is_default,
        'verified', a.verified_at is not null) order by a.is_default desc, a.id)
      from omsorg.address a where a.care_recipient_id = c.id), '[]'),
    'place_address', case when s.delivery_street is not null then json_build_object(
      'name', coalesce(s.delivery_name, s.place_name), 'careOf', coalesce(s.delivery_care_of, ''),
      'street', coalesce(s.delivery_street, ''), 'zip', coalesce(s.delivery_zip, ''), 'city', coalesce(s.delivery_city, ''),
      'countryCode', s.delivery_country_code, 'entryCode', s.delivery_entry_code) end,
    'withdrawal_allowed', s.withdrawal_allowed, 'order_types', s.order_types,
    'has_order_period', s.order_period_from_day is not null and s.order_period_interval_days is not null,
    'place_has_own_settings', coalesce((
      select not os.uses_client_settings from omsorg.order_setting os
      where os.client_id = s.client_id and os.care_place_id = s.care_place_id), false),
    'home_delivery_allowed', s.home_delivery_allowed and not s.hide_home_delivery and 1 = any (s.order_types),
    'prescription_allowed', s.iterative_prescription_allowed,
    'areas', coalesce((
      select json_agg(json_build_object(
        'therapyArea', t.therapy_area,
        'renewalRequestsEnabled', t.renewal_requests_enabled and not t.therapy_area = any (s.renewal_requests_off),
        'planningEnabled', t.planning_enabled) order by t.therapy_area)
      from omsorg.therapy_area_setting t
      where t.client_id = c.client_id and t.enabled and t.client_id = any ((select omsorg.reach_clients())::uuid[])), '[]'),
    'prescriptions', coalesce((
      -- The day has decided of it what nobody has written down: it has begun, or ended.
      select json_agg(json_build_object('therapyArea', p.therapy_area, 'status', p.status, 'unwritten',
        p.status = 1 and p.confirmed_at is not null and p.start_date <= p_today or p.status in (2, 4) and p.end_date < p_today))
      from omsorg.prescription p where p.care_recipient_id = c.id), '[]'),
    'care_recipient_settings', json_build_object(
      'ssnRequired', s.ssn_required, 'temporarySsnAllowed', s.temporary_ssn_allowed,
      'populationRegisterLookup', s.population_register_lookup, 'protectedIdentityAllowed', s.protected_identity_allowed,
      'referenceNumberRequired', s.reference_number_required, 'phoneRequired', s.phone_required,
      'guardiansAllowed', s.guardians_allowed, 'trusteeAllowed', s.trustee_allowed,
      'invoiceAddressRequired', s.invoice_address_required, 'crpAccountsAllowed', s.crp_accounts_allowed,
      'crpOrderingAllowed', s.crp_ordering_allowed, 'crpRenewalAllowed', s.crp_renewal_allowed,
      'crpDiaryAllowed', s.crp_diary_allowed, 'crpStockAllowed', s.crp_stock_allowed,
      'copyAllowed', s.copy_allowed, 'moveAllowed', s.move_allowed, 'deactivateAllowed', s.deactivate_allowed,
      'adultRecipientsOnly', s.adult_recipients_only, 'anonymizeAfterMonths', s.anonymize_after_months),
    'settings', omsorg.ordering_settings(s, array(
        select h.day::text from omsorg.holiday h where h.market = s.market and h.day between p_today and p_today + 400)),
    'has_orders', exists (select from omsorg.customer_order o where o.care_recipient_id = c.id)
      or exists (select from omsorg.order_line l where l.care_recipient_id = c.id)
      or exists (select from omsorg.preliminary_order_line l where l.care_recipient_id = c.id),
    'has_prescriptions', exists (select from omsorg.prescription p where p.care_recipient_id = c.id),
    'at_other_places', exists (
      select from omsorg.care_recipient_place other
      where other.care_recipient_id = c.id and other.care_place_id is distinct from s.care_place_id),
    'has_targets', (s.copy_allowed or s.move_allowed) and omsorg.may_act_elsewhere(p_writers),
    'has_orders_to_tell', exists (
      select from omsorg.customer_order o
      where o.care_recipient_id = c.id
        and (o.state = 1 and o.created_by = p_by
          or o.state = 2 and o.confirmed_at >= p_today::timestamp at time zone zone)));
end
$function$;

drop function omsorg.portal_home(timestamptz, date);
create or replace function omsorg.portal_home(p_since timestamp with time zone, p_until date, p_today date)
 returns table(person json, at_place json, orders json, ending json, unread_answers integer, diary json, reports json, last_pieces json)
 language plpgsql
 stable security definer rows 1
 set search_path = pg_catalog, pg_temp
as $function$
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
$function$;
revoke all on function omsorg.portal_home(timestamptz, date, date) from public;
grant execute on function omsorg.portal_home(timestamptz, date, date) to omsorg_app;

-- What an order for a person stands on (the person, the place, its settings, the fees of the day) is read in one function, which asks
-- once for the reach of the person and of the place. Its tables were asked for their reach one by one, some of them by all the
-- clients of a market.
create function omsorg.order_basis(
    p_care_recipient_id integer, p_care_place_id uuid, p_elsewhere_too boolean, p_today date, p_language text)
  returns table (
    id integer, care_recipient_guid uuid, first_name text, last_name text, identity_number_encrypted bytea,
    identity_number_temporary boolean, birth_date date, sex text, phone text, delivery_phone text, email text, protected_kind text,
    status integer, link_status integer, addresses json, patient_fees json, unwritten boolean,
    care_place_id uuid, care_place_name text, client_id uuid, client_name text, market integer, place_address json,
    withdrawal_allowed boolean, order_types integer[], has_order_period boolean, place_has_own_settings boolean, settings json,
    home_delivery_allowed boolean, hide_home_delivery boolean, group_order_allowed boolean, nursing_home_allowed boolean,
    individual_order_allowed boolean, express_order_allowed boolean, delivery_points_allowed boolean, goods_label_required boolean,
    contact_phone_required boolean, notification_by text, max_lines_per_order integer, order_period_interval_days integer,
    default_delivery_method text, delivery_methods json, show_prices boolean, show_stock_status boolean, small_order_fee bigint,
    small_order_threshold bigint, logistics_percent text, express_order_fee bigint, standard_vat_rate text)
  language plpgsql stable security definer rows 1 set search_path = pg_catalog, pg_temp
as $$
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
    and (current_setting('role') = 'omsorg_jobs' or l.care_place_id = (select omsorg.reach_place())
      or l.client_id = any ((select omsorg.reach_whole_clients())::uuid[]))
  order by l.care_place_id is not distinct from p_care_place_id desc, l.status, l.linked_at, l.care_place_id
  limit 1;
  select * into s from omsorg.place_setting each
  where each.care_place_id = link.care_place_id and (p_elsewhere_too or each.care_place_id = p_care_place_id)
    and (current_setting('role') = 'omsorg_jobs' or each.client_id = (select omsorg.reach_client())
      or each.market = (select omsorg.reach_market()) or (select omsorg.reach_all()));
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
        from omsorg.address a where a.care_recipient_id = c.id and a.kind = 'delivery'), '[]'),
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
      json_build_object(
        'withdrawal_allowed', s.withdrawal_allowed, 'order_types', s.order_types, 'enforce_interval', s.enforce_interval,
        'min_days_between_withdrawals', s.min_days_between_withdrawals, 'soon_days', s.soon_days,
        'last_withdrawal_factor', s.last_withdrawal_factor, 'express_lead_days', s.express_lead_days,
        'stock_lead_days', s.stock_lead_days, 'non_stock_lead_days', s.non_stock_lead_days, 'undo_seconds', s.undo_seconds,
        'allow_outgoing_items', s.allow_outgoing_items, 'block_uncertain_delivery', s.block_uncertain_delivery,
        'additions_allowed', s.additions_allowed,
        'holidays', array(
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
$$;
grant execute on function omsorg.order_basis(integer, uuid, boolean, date, text) to omsorg_app, omsorg_jobs;

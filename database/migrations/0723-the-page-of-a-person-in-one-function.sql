-- The head of the page of a person was read behind the policies of fifteen tables: nearly half of what its statement cost was asking
-- each of them anew for the reach. It is asked once, as the order and the rows of the page ask it; nobody else is told of.
create function omsorg.person_page(
  p_care_recipient_id integer, p_care_place_id uuid, p_market integer, p_today date, p_by integer, p_writers text[])
  returns table (identity_number_encrypted bytea, trustee_identity_number_encrypted bytea, head json)
  language plpgsql stable security definer rows 1 set search_path = pg_catalog, pg_temp
as $$
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
    'settings', json_build_object(
      'withdrawal_allowed', s.withdrawal_allowed, 'order_types', s.order_types, 'enforce_interval', s.enforce_interval,
      'min_days_between_withdrawals', s.min_days_between_withdrawals, 'soon_days', s.soon_days,
      'last_withdrawal_factor', s.last_withdrawal_factor, 'express_lead_days', s.express_lead_days,
      'stock_lead_days', s.stock_lead_days, 'non_stock_lead_days', s.non_stock_lead_days, 'undo_seconds', s.undo_seconds,
      'allow_outgoing_items', s.allow_outgoing_items, 'block_uncertain_delivery', s.block_uncertain_delivery,
      'additions_allowed', s.additions_allowed,
      'holidays', array(
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
$$;
grant execute on function omsorg.person_page(integer, uuid, integer, date, integer, text[]) to omsorg_app;

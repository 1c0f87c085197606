-- A prescription knows the investigation that its products were chosen by; an area may ask for one. Invoice areas say whether
-- they are offered to whoever asks: those assigned to the user at the place, or all where none were. How much of what ISO 11948-1
-- measures a protection holds in use is a setting of the client.
alter table omsorg.prescription add column investigation_id integer references omsorg.investigation on delete set null;
create index prescription_by_investigation on omsorg.prescription (investigation_id) where investigation_id is not null;

alter table omsorg.product_setting add column working_capacity_percent integer not null default 50
  check (working_capacity_percent between 10 and 100);

create or replace function omsorg.prescribing_facts(
    p_care_recipient_id integer, p_care_place_id uuid, p_therapy_area text, p_today date, p_leave_out integer[])
  returns setof json
  language plpgsql stable security definer rows 1 set search_path = pg_catalog, pg_temp
as $$
declare
  c omsorg.care_recipient;
  s omsorg.place_setting;
begin
  select * into c from omsorg.care_recipient each
  where each.id = any (omsorg.persons_in_reach(array[p_care_recipient_id]));
  if not found then
    return;
  end if;
  select * into s from omsorg.place_setting each
  where each.care_place_id = p_care_place_id and each.client_id = c.client_id;
  if not found then
    return;
  end if;
  return query
    with n as materialized (
      select n.number, n.name, n.is_primary, n.is_payer, n.care_place_id
      from omsorg.customer_number n
      where n.client_id = s.client_id and (n.care_place_id = s.care_place_id or n.care_place_id is null)
        and (n.therapy_areas = '{}' or p_therapy_area = any (n.therapy_areas))
    ), numbers as materialized (
      select n.number, n.name, n.is_primary,
        row_number() over (order by n.care_place_id nulls last, n.is_primary desc, n.number) as place
      from n
      union all
      select a.customer_number, '', false, 1000000
      from omsorg.therapy_area_setting a
      where a.client_id = s.client_id and a.therapy_area = p_therapy_area and a.customer_number is not null
        and not exists (select from n where n.number = a.customer_number)
    )
    select json_build_object(
      'care_recipient_id', c.id, 'first_name', c.first_name, 'last_name', c.last_name, 'birth_date', c.birth_date, 'sex', c.sex,
      'protected_kind', c.protected_kind, 'latex_sensitive', c.latex_sensitive, 'pvc_sensitive', c.pvc_sensitive,
      'status', c.status, 'link_status', link.status, 'market', c.market, 'client_id', c.client_id,
      'care_place_id', s.care_place_id, 'patient_data_owner_id', s.patient_data_owner_id,
      'client_has_settings', exists (
        select from omsorg.prescription_setting ps where ps.client_id = c.client_id and ps.care_place_id is null),
      'place_has_own_settings', (
        select case when not ps.uses_client_settings then num_nonnulls(ps.iterative_prescription_allowed,
          ps.prescription_period_months, ps.calculation_period_months, ps.max_withdrawals) > 0 end
        from omsorg.prescription_setting ps
        where ps.client_id = c.client_id and ps.care_place_id = s.care_place_id),
      'iterative_prescription_allowed', s.iterative_prescription_allowed,
      'prescription_period_months', s.prescription_period_months,
      'calculation_period_months', s.calculation_period_months, 'max_withdrawals', s.max_withdrawals,
      'min_days_between_withdrawals', s.min_days_between_withdrawals, 'invoice_area_required', s.invoice_area_required,
      'payer_customer_number', s.payer_customer_number, 'note_enabled', s.note_enabled,
      'additions_allowed', s.additions_allowed, 'dispense_allowed', s.dispense_allowed,
      'investigation_required', coalesce(area.investigation_required, false),
      'investigation_id', (
        select inv.id from omsorg.investigation inv
        where inv.care_recipient_id = c.id and inv.therapy_area = p_therapy_area and inv.status = 2
          and p_today between inv.valid_from and inv.valid_to
        order by inv.id desc limit 1),
      'area_allowed', coalesce(area.enabled and area.prescription_allowed, false),
      'cut_option_allowed', coalesce(area.cut_option_allowed, false), 'show_prices', s.show_prices,
      'numbers', coalesce((
        select json_agg(json_build_object('number', number, 'name', name, 'isPrimary', is_primary) order by place)
        from numbers), '[]'),
      'payers', coalesce((
        select json_agg(json_build_object('number', n.number, 'name', n.name, 'isPrimary', n.is_primary)
          order by n.care_place_id nulls last, n.is_primary desc, n.number)
        from n where n.is_payer), '[]'),
      'invoice_areas', coalesce((
        select json_agg(json_build_object('id', i.id, 'code', i.code, 'name', i.name, 'customerNumber', i.customer_number,
            'isOffered', not given.any_here or exists (
              select from omsorg.user_invoice_area u
              where u.user_id = (select omsorg.reach_user()) and u.care_place_id = s.care_place_id
                and (u.invoice_area_id = i.id or (u.invoice_area_id is null and u.customer_number = i.customer_number))))
          order by i.customer_number, i.code)
        from omsorg.invoice_area i
        cross join (
          select exists (
            select from omsorg.user_invoice_area u
            where u.user_id = (select omsorg.reach_user()) and u.care_place_id = s.care_place_id) as any_here
        ) given
        where i.client_id = c.client_id and i.active and i.customer_number in (select number from numbers)), '[]'),
      'fee', (
        select json_build_object('method', f.method, 'type', f.type, 'minimumOrderLimit', f.minimum_order_limit,
          'amount', own.amount, 'percentage', own.percentage::text)
        from (
          select t.* from omsorg.patient_fee_setting t
          where t.client_id = c.client_id and t.therapy_area = p_therapy_area and t.valid_from <= p_today
          order by t.valid_from desc limit 1
        ) f
        left join lateral (
          select pf.amount, pf.percentage from omsorg.patient_fee pf
          where pf.care_recipient_id = c.id and pf.therapy_area = p_therapy_area and pf.valid_from <= p_today
          order by pf.valid_from desc, pf.id desc limit 1
        ) own on true
        where f.enabled),
      'running', coalesce((
        select json_agg(json_build_object('prescriptionId', run.id, 'items', run.items))
        from (
          select p.id, array_agg(r.item_number order by r.id) as items
          from omsorg.prescription p
          join omsorg.prescription_row r on r.prescription_id = p.id and r.status <> 4
          where p.care_recipient_id = c.id and p.therapy_area = p_therapy_area and p.status in (2, 4)
            and p.end_date >= p_today and p.id <> all (p_leave_out)
          group by p.id
        ) run), '[]'))
    from omsorg.care_recipient_place link
    left join omsorg.therapy_area_setting area on area.client_id = c.client_id and area.therapy_area = p_therapy_area
    where link.care_recipient_id = c.id and link.care_place_id = s.care_place_id
      and ((select omsorg.reach_place()) is null or link.care_place_id = (select omsorg.reach_place()));
end
$$;

create or replace function omsorg.insert_prescription(p_head json, p_rows json)
  returns json
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  person integer := p_head ->> 'careRecipientId';
  made_id integer;
  made_version integer;
  made_rows json;
begin
  if current_setting('role') = 'omsorg_app' and not (person = any (coalesce(omsorg.persons_in_reach(array[person]), '{}'))) then
    raise exception 'the person is out of reach' using errcode = 'insufficient_privilege';
  end if;
  insert into omsorg.prescription as p
    (care_recipient_id, client_id, care_place_id, market, therapy_area, type, status, confirmed_at, period_months, start_date,
     end_date, customer_number, payer_customer_number, note, predecessor_id, investigation_id, prescribed_by, prescribed_on_behalf_of, created_at,
     updated_by, updated_on_behalf_of, updated_at)
  select person, g."clientId", g."carePlaceId", g.market, g."therapyArea", g.type, g.status, g."confirmedAt", g."periodMonths",
    g.start, g."end", g."customerNumber", g."payerCustomerNumber", g.note, g."predecessorId", g."investigationId", g.by, g."onBehalfOf", g.at, g.by,
    g."onBehalfOf", g.at
  from json_to_record(p_head) as g ("clientId" uuid, "carePlaceId" uuid, market int, "therapyArea" text, type text, status int,
    "confirmedAt" timestamptz, "periodMonths" int, start date, "end" date, "customerNumber" text, "payerCustomerNumber" text,
    note text, "predecessorId" int, "investigationId" int, by int, "onBehalfOf" int, at timestamptz)
  returning p.id, p.row_version into made_id, made_version;

  with given as materialized (
    select g.* from rows from (
      json_to_recordset(p_rows) as ("productId" int, "itemNumber" text, "productGroupNumber" text, "itemsPerPackage" int,
        consumption numeric, "consumptionPeriod" int, "calculationPeriod" int, withdrawals int, "packagesPerWithdrawal" int,
        "intervalDays" int, "cutOption" text, "cutSize" int, "invoiceAreaId" int, note text, flavors json)
    ) with ordinality as g ("productId", "itemNumber", "productGroupNumber", "itemsPerPackage", consumption,
      "consumptionPeriod", "calculationPeriod", withdrawals, "packagesPerWithdrawal", "intervalDays", "cutOption", "cutSize",
      "invoiceAreaId", note, flavors, place)
  ), made as (
    insert into omsorg.prescription_row
      (prescription_id, product_id, item_number, product_group_number, items_per_package, consumption, consumption_period,
       calculation_period, withdrawals, packages_per_withdrawal, interval_days, cut_option, cut_size, invoice_area_id, note,
       status)
    select made_id, g."productId", g."itemNumber", g."productGroupNumber", g."itemsPerPackage", g.consumption,
      g."consumptionPeriod", g."calculationPeriod", g.withdrawals, g."packagesPerWithdrawal", g."intervalDays", g."cutOption",
      g."cutSize", g."invoiceAreaId", g.note, (p_head ->> 'status')::int
    from given g order by g.place
    returning id, item_number, row_version
  ), flavor as (
    insert into omsorg.prescription_row_flavor (prescription_row_id, item_number, packages, consumption)
    select made.id, f."itemNumber", f.packages, f.consumption
    from made
    join given g on g."itemNumber" = made.item_number
    cross join json_to_recordset(g.flavors) as f ("itemNumber" text, packages int, consumption numeric)
  )
  select json_agg(json_build_object('id', made.id, 'itemNumber', made.item_number, 'rowVersion', made.row_version)
    order by g.place)
  into made_rows
  from made join given g on g."itemNumber" = made.item_number;

  insert into omsorg.prescription_event (at, prescription_id, event, to_status, by_user, on_behalf_of, detail)
  select g.at, made_id, 'created', g.status, g.by, g."onBehalfOf", jsonb_build_object('items', array(
    select item.value ->> 'itemNumber' from json_array_elements(p_rows) with ordinality as item (value, place)
    order by item.place))
  from json_to_record(p_head) as g (at timestamptz, status int, by int, "onBehalfOf" int);
  return json_build_object('id', made_id, 'rowVersion', made_version, 'rows', coalesce(made_rows, '[]'));
end
$$;

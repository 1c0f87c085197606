-- An order is placed by three functions, each of which asks once whether it may: under the policies every statement on an order,
-- its parts, lines, fees and events carried the reach of the order and of its person with it, up to fifty parts of a plan for a
-- single row, which cost more than what was written.

-- Whether an order of this place, client, market and person is in reach; as its policy says.
create function omsorg.reaches_order(p_care_place_id uuid, p_client_id uuid, p_market integer, p_care_recipient_id integer)
  returns boolean
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if current_setting('role') = 'omsorg_jobs' then
    return true;
  elsif omsorg.reach_scope() = 'place' then
    return omsorg.reach_place() = p_care_place_id or exists (
      select from omsorg.care_recipient_place link
      where link.care_recipient_id = p_care_recipient_id and link.care_place_id = (select omsorg.reach_place()));
  elsif omsorg.reach_scope() = 'client' then
    return omsorg.reach_whole_client() = p_client_id;
  elsif omsorg.reach_scope() = 'market' then
    return omsorg.reach_market() = p_market;
  end if;
  return false;
end
$$;
grant execute on function omsorg.reaches_order(uuid, uuid, integer, integer) to omsorg_app, omsorg_jobs;

-- An order in reach, locked, and whoever it is for, locked after it by their ids; then its lines as they stand from then on, and
-- the prescriptions of these persons that somebody has asked to renew.
create function omsorg.lock_order_to_place(p_id bigint)
  returns table (locked json, lines json, asked_to_renew json)
  language plpgsql volatile security definer rows 1 set search_path = pg_catalog, pg_temp
as $$
declare
  o omsorg.customer_order;
  persons integer[];
begin
  select * into o from omsorg.customer_order each
  where each.id = p_id and omsorg.reaches_order(each.care_place_id, each.client_id, each.market, each.care_recipient_id)
  for update;
  if not found then
    return;
  end if;
  persons := array(
    select distinct l.care_recipient_id from omsorg.order_line l
    where l.customer_order_id = p_id and l.care_recipient_id is not null);
  perform from omsorg.care_recipient c where c.id = any (persons) order by c.id for no key update;
  return query
    select json_build_object(
      'id', o.id, 'care_recipient_id', o.care_recipient_id, 'preliminary_order_id', o.preliminary_order_id,
      'care_place_id', o.care_place_id, 'client_id', o.client_id, 'state', o.state, 'type', o.type,
      'row_version', o.row_version, 'created_by', o.created_by, 'is_express', o.is_express,
      'one_time_patient_fee', o.one_time_patient_fee, 'total', o.total, 'delivery_method_code', o.delivery_method_code,
      'delivery_date', o.delivery_date, 'receiver_name', o.receiver_name, 'receiver_care_of', o.receiver_care_of,
      'receiver_street', o.receiver_street, 'receiver_zip', o.receiver_zip, 'receiver_city', o.receiver_city,
      'receiver_country_code', o.receiver_country_code, 'receiver_entry_code', o.receiver_entry_code,
      'contact_phone', o.contact_phone, 'delivery_point_id', o.delivery_point_id, 'notify_by', o.notify_by,
      'notify_phone', o.notify_phone, 'notify_email', o.notify_email, 'goods_label', o.goods_label,
      'patient_fees', coalesce((
        select json_agg(json_build_object('careRecipientId', f.care_recipient_id, 'therapyArea', f.therapy_area,
          'fee', f.amount))
        from omsorg.order_patient_fee f where f.customer_order_id = p_id), '[]')),
    coalesce((
      select json_agg(json_build_object(
        'id', l.id, 'line_no', l.line_no, 'care_recipient_id', l.care_recipient_id,
        'prescription_row_id', l.prescription_row_id, 'item_number', l.item_number,
        'product_group_number', coalesce(r.product_group_number, i.product_group_number), 'quantity', l.quantity,
        'price', l.price, 'set_aside', l.set_aside, 'flavors', coalesce((
          select json_agg(json_build_object('itemNumber', f.item_number, 'packages', f.packages))
          from omsorg.order_line_flavor f where f.order_line_id = l.id), '[]')) order by l.line_no)
      from omsorg.order_line l
      join omsorg.product i on i.id = l.product_id
      left join omsorg.prescription_row r on r.id = l.prescription_row_id
      where l.customer_order_id = p_id), '[]'),
    coalesce((
      select json_agg(a.prescription_id)
      from omsorg.prescription p
      join omsorg.renew_request a on a.prescription_id = p.id and a.status = 1
      where p.care_recipient_id = any (persons)), '[]');
end
$$;
grant execute on function omsorg.lock_order_to_place(bigint) to omsorg_app;

-- Writes what an order holds over what it held: what is the same stays as it stands, and what is left over goes. A part keeps its
-- id from the first save to Confirm. Answers the ids of the parts.
create function omsorg.write_order_content(
    p_id bigint, p_parts json, p_lines json, p_fees json, p_erp_status integer, p_erp_status_at timestamptz)
  returns bigint[]
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  ids bigint[];
begin
  perform from omsorg.customer_order o
  where o.id = p_id and omsorg.reaches_order(o.care_place_id, o.client_id, o.market, o.care_recipient_id);
  if not found then
    raise exception 'the order is out of reach' using errcode = 'insufficient_privilege';
  end if;
  with part as (
    insert into omsorg.order_part (customer_order_id, part_no, delivery_date, customer_number, care_recipient_id, goods_label,
      erp_status, erp_status_at)
    select p_id, g."partNo", g."deliveryDate", g."customerNumber", g."careRecipientId", g."goodsLabel", p_erp_status,
      p_erp_status_at
    from json_to_recordset(p_parts) as g ("partNo" int, "deliveryDate" date, "customerNumber" text, "careRecipientId" int,
      "goodsLabel" text)
    on conflict (customer_order_id, part_no) do update
    set delivery_date = excluded.delivery_date, customer_number = excluded.customer_number,
        care_recipient_id = excluded.care_recipient_id, goods_label = excluded.goods_label,
        erp_status = excluded.erp_status, erp_status_at = excluded.erp_status_at
    returning id, part_no
  ), given as materialized (
    select g.*, part.id as order_part_id
    from json_to_recordset(p_lines) as g (line_no int, part_no int, care_recipient_id int, product_id int, item_number text,
      item_name text, therapy_area text, prescription_row_id int, quantity int, items_per_package int,
      consumption_numerator bigint, consumption_denominator bigint, price bigint, vat_rate numeric, line_net bigint, vat bigint,
      withdrawal_number int, set_aside boolean, set_aside_reason int)
    left join part on part.part_no = g.part_no
  ), stands as materialized (
    select l.line_no, (l.order_part_id, l.care_recipient_id, l.product_id, l.item_number, l.item_name, l.therapy_area::text,
        l.prescription_row_id, l.quantity, l.items_per_package, l.consumption_numerator, l.consumption_denominator,
        l.price::bigint, l.vat_rate::numeric, l.line_net::bigint, l.vat::bigint, l.withdrawal_number, l.set_aside,
        l.set_aside_reason)
      is not distinct from
        (g.order_part_id, g.care_recipient_id, g.product_id, g.item_number, g.item_name, g.therapy_area,
        g.prescription_row_id, g.quantity, g.items_per_package, g.consumption_numerator, g.consumption_denominator,
        g.price, g.vat_rate, g.line_net, g.vat, g.withdrawal_number, g.set_aside, g.set_aside_reason) as is_same
    from omsorg.order_line l join given g on g.line_no = l.line_no
    where l.customer_order_id = p_id
  ), line as (
    insert into omsorg.order_line as l (customer_order_id, line_no, order_part_id, care_recipient_id, product_id, item_number,
      item_name, therapy_area, prescription_row_id, quantity, items_per_package, consumption_numerator,
      consumption_denominator, price, vat_rate, line_net, vat, withdrawal_number, set_aside, set_aside_reason)
    select p_id, g.line_no, g.order_part_id, g.care_recipient_id, g.product_id, g.item_number, g.item_name, g.therapy_area,
      g.prescription_row_id, g.quantity, g.items_per_package, g.consumption_numerator, g.consumption_denominator, g.price,
      g.vat_rate, g.line_net, g.vat, g.withdrawal_number, g.set_aside, g.set_aside_reason
    from given g
    where g.line_no not in (select stands.line_no from stands where stands.is_same)
    order by g.line_no
    on conflict (customer_order_id, line_no) do update
    set (order_part_id, care_recipient_id, product_id, item_number, item_name, therapy_area, prescription_row_id, quantity,
        items_per_package, consumption_numerator, consumption_denominator, price, vat_rate, line_net, vat, withdrawal_number,
        set_aside, set_aside_reason)
      = row (excluded.order_part_id, excluded.care_recipient_id, excluded.product_id, excluded.item_number,
        excluded.item_name, excluded.therapy_area, excluded.prescription_row_id, excluded.quantity,
        excluded.items_per_package, excluded.consumption_numerator, excluded.consumption_denominator, excluded.price,
        excluded.vat_rate, excluded.line_net, excluded.vat, excluded.withdrawal_number, excluded.set_aside,
        excluded.set_aside_reason)
  ), given_fee as materialized (
    select g.* from json_to_recordset(p_fees) as g ("careRecipientId" int, "therapyArea" text, fee bigint, months int)
  ), fee as (
    insert into omsorg.order_patient_fee as f (customer_order_id, care_recipient_id, therapy_area, amount, months)
    select p_id, g."careRecipientId", g."therapyArea", g.fee, g.months from given_fee g
    on conflict (customer_order_id, care_recipient_id, therapy_area) do update
    set amount = excluded.amount, months = excluded.months
    where (f.amount, f.months) is distinct from (excluded.amount, excluded.months)
  ), line_left_over as (
    delete from omsorg.order_line l where l.customer_order_id = p_id and l.line_no > json_array_length(p_lines)
  ), part_left_over as (
    delete from omsorg.order_part p where p.customer_order_id = p_id and p.part_no > json_array_length(p_parts)
  ), fee_left_over as (
    delete from omsorg.order_patient_fee f
    where f.customer_order_id = p_id and not exists (
      select from given_fee g where g."careRecipientId" = f.care_recipient_id and g."therapyArea" = f.therapy_area)
  )
  select array_agg(part.id order by part.part_no) into ids from part;
  return coalesce(ids, '{}');
end
$$;
grant execute on function omsorg.write_order_content(bigint, json, json, json, integer, timestamptz) to omsorg_app;

-- The saved order becomes an ordered one: what it holds now, its sums, and the beginning of the timeline of each of its parts, whose
-- ids are answered.
create function omsorg.place_order(p_id bigint, p_placement json, p_parts json, p_lines json, p_fees json)
  returns bigint[]
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  ids bigint[];
  now_at timestamptz := p_placement ->> 'now';
  status integer := p_placement ->> 'erpStatus';
begin
  ids := omsorg.write_order_content(p_id, p_parts, p_lines, p_fees, status, now_at);
  update omsorg.customer_order o
  set state = g.state, confirmed_at = g."placedAt", confirmed_by = g."userId", confirmed_on_behalf_of = g."onBehalfOf",
      saved_until = null, is_preorder = g."isPreorder", delivery_date = g."deliveryDate", undo_until = g."undoUntil",
      row_version = o.row_version + 1, subtotal = t.subtotal, delivery_fee = t."deliveryFee",
      small_order_fee = t."smallOrderFee", logistics_fee = t."logisticsFee", express_fee = t."expressFee", vat = t.vat,
      total = t.total, patient_fee = t."patientFee"
  from json_to_record(p_placement) as g (state int, "placedAt" timestamptz, "userId" int, "onBehalfOf" int,
      "isPreorder" boolean, "deliveryDate" date, "undoUntil" timestamptz),
    json_to_record(p_placement -> 'totals') as t (subtotal bigint, "deliveryFee" bigint, "smallOrderFee" bigint,
      "logisticsFee" bigint, "expressFee" bigint, vat bigint, total bigint, "patientFee" bigint)
  where o.id = p_id;
  insert into omsorg.order_event (customer_order_id, order_part_id, at, recorded_at, event, status, source, by_user, on_behalf_of)
  select p_id, part.id, now_at, now_at, 'placed', status, 'user', (p_placement ->> 'userId')::int,
    (p_placement ->> 'onBehalfOf')::int
  from unnest(ids) with ordinality as part (id, place)
  order by part.place;
  return ids;
end
$$;
grant execute on function omsorg.place_order(bigint, json, json, json, json) to omsorg_app;

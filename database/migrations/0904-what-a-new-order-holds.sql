-- What a new order holds is written plainly: what it held before is asked for only where there is any.
create or replace function omsorg.write_order_content(
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
  -- What nothing stands of yet is written without looking for what stands.
  if not exists (select from omsorg.order_line l where l.customer_order_id = p_id) then
    with part as (
      insert into omsorg.order_part (customer_order_id, part_no, delivery_date, customer_number, care_recipient_id, goods_label,
        erp_status, erp_status_at)
      select p_id, g."partNo", g."deliveryDate", g."customerNumber", g."careRecipientId", g."goodsLabel", p_erp_status,
        p_erp_status_at
      from json_to_recordset(p_parts) as g ("partNo" int, "deliveryDate" date, "customerNumber" text, "careRecipientId" int,
        "goodsLabel" text)
      returning id, part_no
    ), line as (
      insert into omsorg.order_line (customer_order_id, line_no, order_part_id, care_recipient_id, product_id, item_number,
        item_name, therapy_area, prescription_row_id, quantity, items_per_package, consumption_numerator,
        consumption_denominator, price, vat_rate, line_net, vat, withdrawal_number, set_aside, set_aside_reason)
      select p_id, g.line_no, part.id, g.care_recipient_id, g.product_id, g.item_number, g.item_name, g.therapy_area,
        g.prescription_row_id, g.quantity, g.items_per_package, g.consumption_numerator, g.consumption_denominator, g.price,
        g.vat_rate, g.line_net, g.vat, g.withdrawal_number, g.set_aside, g.set_aside_reason
      from json_to_recordset(p_lines) as g (line_no int, part_no int, care_recipient_id int, product_id int, item_number text,
        item_name text, therapy_area text, prescription_row_id int, quantity int, items_per_package int,
        consumption_numerator bigint, consumption_denominator bigint, price bigint, vat_rate numeric, line_net bigint,
        vat bigint, withdrawal_number int, set_aside boolean, set_aside_reason int)
      left join part on part.part_no = g.part_no
      order by g.line_no
    )
    select array_agg(part.id order by part.part_no) into ids from part;
    if json_array_length(p_fees) > 0 then
      insert into omsorg.order_patient_fee (customer_order_id, care_recipient_id, therapy_area, amount, months)
      select p_id, g."careRecipientId", g."therapyArea", g.fee, g.months
      from json_to_recordset(p_fees) as g ("careRecipientId" int, "therapyArea" text, fee bigint, months int);
    end if;
    return coalesce(ids, '{}');
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

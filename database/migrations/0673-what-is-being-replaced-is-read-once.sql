-- Whether an item is being replaced was asked in the lists for each row by itself, a page of the index each: their persons are of
-- several data owners, and PostgreSQL cannot read once what differs by row. What is unfinished is little: it is read once for each
-- statement, for everybody and for each data owner. Where one owner is asked for, as on the page of a person, PostgreSQL does so
-- by itself.
create or replace function omsorg.urgent_rows_at(p_row_ids integer[], p_care_recipient_ids integer[], p_care_place_ids uuid[], p_today date)
 RETURNS TABLE(id integer, prescription_status integer, therapy_area omsorg.therapy_area, start_date date, end_date date, successor_waiting boolean, status integer, consumption text, consumption_period integer, withdrawals integer, packages_per_withdrawal integer, package_adjustment integer, runs_out_on date, draws integer, packages_drawn integer, last_draw_on date, additions json, replayed json, item_number text, product_name text, shape text, unit text, items_per_package integer, item_status text, active boolean, stock_status text, has_price boolean, area_enabled boolean, has_customer_number boolean, being_replaced boolean, has_address boolean, place_has_address boolean, last_withdrawal_factor integer, min_days_between_withdrawals integer, enforce_interval boolean, allow_outgoing_items boolean, block_uncertain_delivery boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $$
declare
  persons integer[] := omsorg.persons_in_reach(p_care_recipient_ids);
begin
  return query
    select r.id, p.status, p.therapy_area, p.start_date, p.end_date,
           exists (select from omsorg.prescription n where n.predecessor_id = p.id and n.status = 1), r.status,
           trim_scale(r.consumption)::text, r.consumption_period, r.withdrawals, r.packages_per_withdrawal,
           r.package_adjustment, y.runs_out_on, y.draws, y.packages_drawn, y.last_draw_on,
           case when y.has_additions then (
             select json_agg(json_build_object(
               'extra_packages', a.extra_packages, 'extra_withdrawals', a.extra_withdrawals, 'end_date', a.end_date,
               'status', a.status, 'created_at', a.created_at, 'ended_at', a.ended_at) order by a.created_at, a.id)
             from omsorg.prescription_row_addition a where a.prescription_row_id = r.id)
           end,
           case when y.has_additions then (
             select json_agg(json_build_object(
               'confirmed_at', drawn.confirmed_at, 'packages', (drawn.pieces + r.items_per_package - 1) / r.items_per_package))
             from (
               select o.confirmed_at, sum(l.pieces) as pieces
               from omsorg.order_line l
               join omsorg.customer_order o on o.id = l.customer_order_id and o.state = 2
               where l.prescription_row_id = r.id and not l.set_aside and not l.given_back
               group by o.id, l.item_number) drawn)
           end,
           r.item_number, i.name, i.shape, i.unit, i.items_per_package, i.item_status, i.active,
           omsorg.stock_level(stock.status, stock.quantity, s.few_in_stock_below),
           -- Without its rate of VAT nobody knows what an item costs (code 14).
           exists (
             select from omsorg.vat_rate v
             where v.market = i.market and v.product_class = 'standard'
               and v.valid_from <= p_today and coalesce(v.valid_to, 'infinity') >= p_today
           ) and exists (
             select from omsorg.product_offer o
             where o.product_id = i.id and o.client_id = p.client_id and o.price is not null
               and o.valid_from <= p_today and coalesce(o.valid_to, 'infinity') >= p_today
               and (o.customer_number is null or o.customer_number = p.customer_number)),
           coalesce(area.enabled, false),
           area.customer_number is not null or exists (
             select from omsorg.customer_number n
             where n.client_id = p.client_id and (n.care_place_id = s.care_place_id or n.care_place_id is null)
               and (n.therapy_areas = '{}' or p.therapy_area = any (n.therapy_areas))),
           i.id in (
             select x.replaced_product_id from omsorg.item_replacement x
             where x.status <> 4 and x.patient_data_owner_id is null)
           or coalesce((i.id, s.patient_data_owner_id) in (
             select x.replaced_product_id, x.patient_data_owner_id from omsorg.item_replacement x
             where x.status <> 4 and x.patient_data_owner_id is not null), false),
           exists (
             select from omsorg.address a where a.care_recipient_id = y.care_recipient_id and a.kind = 'delivery'),
           s.delivery_street is not null, s.last_withdrawal_factor, s.min_days_between_withdrawals, s.enforce_interval,
           s.allow_outgoing_items, s.block_uncertain_delivery
    from unnest(p_row_ids, p_care_place_ids) as asked (row_id, care_place_id)
    join omsorg.row_supply y on y.prescription_row_id = asked.row_id and y.care_recipient_id = any (persons)
    join omsorg.prescription_row r on r.id = y.prescription_row_id
    join omsorg.prescription p on p.id = y.prescription_id
    -- A person, her prescriptions and the places where she is are of one client.
    join omsorg.place_setting s on s.care_place_id = asked.care_place_id and s.client_id = p.client_id
    join omsorg.product i on i.id = r.product_id
    left join omsorg.product_stock stock on stock.product_id = i.id
    left join omsorg.therapy_area_setting area on area.client_id = p.client_id and area.therapy_area = p.therapy_area;
end
$$;

-- What is joined to a row is handed from one join to the next, column by column, and each column is set up anew at every call: of the
-- page of a person that was a tenth of what PostgreSQL does. What is known of a row by itself is asked for by itself.
create or replace function omsorg.rows_to_order(p_care_recipient_ids integer[], p_statuses integer[], p_row_ids integer[], p_care_place_id uuid, p_elsewhere_too boolean, p_today date)
 RETURNS SETOF json
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 10
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $$
declare
  persons integer[] := omsorg.persons_in_reach(p_care_recipient_ids);
  place uuid := p_care_place_id;
  is_settled boolean := coalesce(current_setting('omsorg.unsettled', true), '') = '';
  s omsorg.place_setting;
begin
  if p_elsewhere_too then
    place := (
      select link.care_place_id from omsorg.care_recipient_place link
      where link.care_recipient_id = any (persons)
        and ((select omsorg.reach_place()) is null or link.care_place_id = (select omsorg.reach_place()))
      order by link.care_place_id is not distinct from p_care_place_id desc, link.status, link.linked_at, link.care_place_id
      limit 1);
  end if;
  select * into s from omsorg.place_setting each
  where each.care_place_id = place and (current_setting('role') = 'omsorg_jobs' or each.client_id = (select omsorg.reach_client())
    or each.market = (select omsorg.reach_market()) or (select omsorg.reach_all())
      or each.care_place_id = (select omsorg.reach_holder_place()));
  if not found then
    return;
  end if;
  return query
    select json_build_object(
      'id', r.id, 'prescription_id', r.prescription_id, 'care_recipient_id', p.care_recipient_id,
      'prescription_care_place_id', p.care_place_id, 'prescription_status', p.status,
      'therapy_area', p.therapy_area, 'start_date', p.start_date, 'end_date', p.end_date, 'status', r.status,
      'item_number', r.item_number, 'product_group_number', r.product_group_number,
      'row_items_per_package', r.items_per_package, 'consumption', trim_scale(r.consumption)::text,
      'consumption_period', r.consumption_period, 'calculation_period', r.calculation_period,
      'withdrawals', r.withdrawals, 'packages_per_withdrawal', r.packages_per_withdrawal,
      'package_adjustment', r.package_adjustment, 'cut_option', r.cut_option, 'cut_size', r.cut_size,
      'invoice_area_id', r.invoice_area_id, 'note', case when omsorg.reach_holder_account() is null then r.note else '' end, 'row_version', r.row_version,
      'successor_waiting', exists (
        select from omsorg.prescription n where n.predecessor_id = p.id and n.status = 1),
      'product_id', i.id, 'product_name', i.name, 'shape', i.shape, 'unit', i.unit, 'item_status', i.item_status,
      'delayed_until', i.delayed_until, 'active', i.active, 'is_stock_item', i.is_stock_item, 'latex', i.latex, 'pvc', i.pvc,
      'items_per_package', i.items_per_package,
      'stock_status', coalesce((
        select omsorg.stock_level(st.status, st.quantity, s.few_in_stock_below)
        from omsorg.product_stock st where st.product_id = i.id), 'undefined'),
      -- The fees of an order bear the standard rate of VAT: without it nothing can be priced (code 14).
      'price', case when exists (
        select from omsorg.vat_rate v
        where v.market = i.market and v.product_class = 'standard'
          and v.valid_from <= p_today and coalesce(v.valid_to, 'infinity') >= p_today) then (
        select o.price from omsorg.product_offer o
        where o.product_id = i.id and o.client_id = s.client_id
          and o.valid_from <= p_today and coalesce(o.valid_to, 'infinity') >= p_today
          and (o.customer_number is null or o.customer_number = p.customer_number)
        order by o.customer_number nulls last, o.valid_from desc limit 1) end,
      'vat_rate', coalesce((
        select v.rate from omsorg.vat_rate v
        where v.market = i.market and v.product_class in (i.vat_class, 'standard')
          and v.valid_from <= p_today and coalesce(v.valid_to, 'infinity') >= p_today
        order by v.product_class = 'standard', v.valid_from desc limit 1), 0)::text,
      'area_enabled', coalesce((
        select area.enabled from omsorg.therapy_area_setting area
        where area.client_id = s.client_id and area.therapy_area = p.therapy_area), false),
      'customer_number', coalesce((
        select n.number from omsorg.customer_number n
        where n.client_id = s.client_id and (n.care_place_id = s.care_place_id or n.care_place_id is null)
          and (n.therapy_areas = '{}' or p.therapy_area = any (n.therapy_areas))
        order by n.care_place_id nulls last, n.is_primary desc, n.number limit 1), (
        select area.customer_number from omsorg.therapy_area_setting area
        where area.client_id = s.client_id and area.therapy_area = p.therapy_area)),
      'being_replaced', exists (
        select from omsorg.item_replacement ir
        where ir.status <> 4 and ir.replaced_product_id = i.id
          and (ir.patient_data_owner_id is null or ir.patient_data_owner_id = s.patient_data_owner_id)),
      'has_additions', exists (select from omsorg.prescription_row_addition a where a.prescription_row_id = r.id),
      'has_flavors', exists (select from omsorg.prescription_row_flavor f where f.prescription_row_id = r.id),
      'supply', (
        select json_build_object(
          'use_known', y.use_known, 'runs_out_on', y.runs_out_on, 'draws', y.draws,
          'packages_drawn', y.packages_drawn, 'last_draw_on', y.last_draw_on)
        from omsorg.row_supply y where y.prescription_row_id = r.id and is_settled))
    from omsorg.prescription p
    join omsorg.prescription_row r on r.prescription_id = p.id
    join omsorg.product i on i.id = r.product_id
    where p.care_recipient_id = any (persons) and p.status = any (p_statuses)
      and (p_row_ids is null or r.id = any (p_row_ids))
    order by p.therapy_area, r.id;
end
$$;

-- Whether a row has additions its supply tells, and of the orders of a row the newest alone is looked at for what was last drawn.
create or replace function omsorg.rows_to_order(
  p_care_recipient_ids integer[], p_statuses integer[], p_row_ids integer[], p_care_place_id uuid, p_elsewhere_too boolean,
  p_today date
)
  returns table (
    id integer, prescription_id integer, care_recipient_id integer, prescription_care_place_id uuid, prescription_status integer,
    therapy_area omsorg.therapy_area, start_date date, end_date date, status integer, item_number text,
    product_group_number text, row_items_per_package integer, consumption text, consumption_period integer,
    calculation_period integer, withdrawals integer, packages_per_withdrawal integer, package_adjustment integer,
    cut_option text, cut_size integer, invoice_area_id integer, note text, row_version integer, successor_waiting boolean,
    product_id integer, product_name text, shape text, unit text, item_status text, delayed_until date, active boolean,
    is_stock_item boolean, latex boolean, pvc boolean, items_per_package integer, stock_status text, price bigint,
    vat_rate text, area_enabled boolean, customer_number text, being_replaced boolean, has_additions boolean,
    has_flavors boolean, use_known boolean, runs_out_on date, draws integer, packages_drawn integer, last_draw_on date
  )
  language plpgsql stable security definer rows 10 set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  persons integer[] := omsorg.persons_in_reach(p_care_recipient_ids);
  place uuid := p_care_place_id;
  is_settled boolean := coalesce(current_setting('omsorg.unsettled', true), '') = '';
  -- What is asked of the settings of the place: the whole row would be taken apart in each call.
  s_place uuid; s_client uuid; s_market integer; s_data_owner text; s_few_in_stock integer;
begin
  if p_elsewhere_too then
    place := (
      select link.care_place_id from omsorg.care_recipient_place link
      where link.care_recipient_id = any (persons)
        and ((select omsorg.reach_place()) is null or link.care_place_id = (select omsorg.reach_place()))
      order by link.care_place_id is not distinct from p_care_place_id desc, link.status, link.linked_at, link.care_place_id
      limit 1);
  end if;
  select each.care_place_id, each.client_id, each.market, each.patient_data_owner_id, each.few_in_stock_below
  into s_place, s_client, s_market, s_data_owner, s_few_in_stock
  from omsorg.place_setting each
  where each.care_place_id = place and (current_setting('role') = 'omsorg_jobs' or each.client_id = (select omsorg.reach_client())
    or each.market = (select omsorg.reach_market()) or (select omsorg.reach_all())
      or each.care_place_id = (select omsorg.reach_holder_place()));
  if not found then
    return;
  end if;
  return query
    with rate as materialized (
      select distinct on (v.product_class) v.product_class, v.rate from omsorg.vat_rate v
      where v.market = s_market and v.valid_from <= p_today and coalesce(v.valid_to, 'infinity') >= p_today
      order by v.product_class, v.valid_from desc
    ), area as materialized (
      select each.therapy_area, coalesce(t.enabled, false) as enabled, coalesce((
        select n.number from omsorg.customer_number n
        where n.client_id = s_client and (n.care_place_id = s_place or n.care_place_id is null)
          and (n.therapy_areas = '{}' or each.therapy_area = any (n.therapy_areas))
        order by n.care_place_id nulls last, n.is_primary desc, n.number limit 1), t.customer_number) as customer_number
      from (
        select distinct p.therapy_area from omsorg.prescription p
        where p.care_recipient_id = any (persons) and p.status = any (p_statuses)) each
      left join omsorg.therapy_area_setting t on t.client_id = s_client and t.therapy_area = each.therapy_area
    )
    select r.id, r.prescription_id, p.care_recipient_id, p.care_place_id, p.status, p.therapy_area, p.start_date, p.end_date,
      r.status, r.item_number, r.product_group_number, r.items_per_package, trim_scale(r.consumption)::text,
      r.consumption_period, r.calculation_period, r.withdrawals, r.packages_per_withdrawal, r.package_adjustment, r.cut_option,
      r.cut_size, r.invoice_area_id, case when omsorg.reach_holder_account() is null then r.note else '' end, r.row_version,
      exists (select from omsorg.prescription n where n.predecessor_id = p.id and n.status = 1),
      i.id, i.name, i.shape, i.unit, i.item_status, i.delayed_until, i.active, i.is_stock_item, i.latex, i.pvc,
      i.items_per_package, coalesce((
        select omsorg.stock_level(st.status, st.quantity, s_few_in_stock)
        from omsorg.product_stock st where st.product_id = i.id), 'undefined'),
      -- The fees of an order bear the standard rate of VAT: without it nothing can be priced (code 14).
      case when exists (select from rate where product_class = 'standard') then (
        select o.price from omsorg.product_offer o
        where o.product_id = i.id and o.client_id = s_client
          and o.valid_from <= p_today and coalesce(o.valid_to, 'infinity') >= p_today
          and (o.customer_number is null or o.customer_number = p.customer_number)
        order by o.customer_number nulls last, o.valid_from desc limit 1) end,
      coalesce(own.rate, (select rate from rate where product_class = 'standard'), 0)::text, area.enabled, area.customer_number,
      exists (
        select from omsorg.item_replacement ir
        where ir.status <> 4 and ir.replaced_product_id = i.id
          and (ir.patient_data_owner_id is null or ir.patient_data_owner_id = s_data_owner)),
      coalesce(y.has_additions, exists (select from omsorg.prescription_row_addition a where a.prescription_row_id = r.id)),
      exists (select from omsorg.prescription_row_flavor f where f.prescription_row_id = r.id),
      y.use_known, y.runs_out_on, y.draws, y.packages_drawn, y.last_draw_on
    from omsorg.prescription p
    join area on area.therapy_area = p.therapy_area
    join omsorg.prescription_row r on r.prescription_id = p.id
    join omsorg.product i on i.id = r.product_id
    left join rate own on own.product_class = i.vat_class
    left join omsorg.row_supply y on y.prescription_row_id = r.id and is_settled
    where p.care_recipient_id = any (persons) and p.status = any (p_statuses)
      and (p_row_ids is null or r.id = any (p_row_ids))
    order by p.therapy_area, r.id;
end
$$;

create or replace function omsorg.last_draws_of_persons(p_care_recipient_ids integer[])
  returns table (
    care_recipient_id integer, customer_order_id bigint, prescription_row_id integer, item_number text,
    confirmed_at timestamptz, quantity integer, pieces integer, withdrawal_number integer
  )
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  persons integer[] := omsorg.persons_in_reach(p_care_recipient_ids);
begin
  return query
    select s.care_recipient_id, last.id, s.prescription_row_id, drawn.item_number, s.last_draw_at,
           drawn.quantity, drawn.pieces, drawn.withdrawal_number
    from omsorg.row_supply s
    -- The newest order of a row is nearly always the one: the others are not looked at.
    cross join lateral (
      select l.customer_order_id as id
      from omsorg.order_line l
      join omsorg.customer_order o on o.id = l.customer_order_id and o.state = 2 and o.confirmed_at = s.last_draw_at
      where l.prescription_row_id = s.prescription_row_id and not l.set_aside and not l.given_back
      order by l.customer_order_id desc
      limit 1) last
    cross join lateral (
      select l.item_number, sum(l.quantity)::integer as quantity, sum(l.pieces)::integer as pieces,
             max(l.withdrawal_number) as withdrawal_number
      from omsorg.order_line l
      where l.prescription_row_id = s.prescription_row_id and l.customer_order_id = last.id
        and not l.set_aside and not l.given_back
      group by l.item_number) drawn
    where s.care_recipient_id = any (persons) and s.last_draw_at is not null
    order by s.last_draw_at, last.id;
end
$$;

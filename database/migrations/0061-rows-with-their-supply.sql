-- The rows of persons tell how far the orders reach, and whether there is anything besides to read of them: mostly there is
-- neither an addition nor a flavour. What this very transaction has changed is not settled yet (0054), and is read from the
-- draws.

drop function omsorg.rows_of_persons(integer[], integer[], integer[]);
create function omsorg.rows_of_persons(p_care_recipient_ids integer[], p_statuses integer[], p_row_ids integer[])
  returns table (
    id integer, prescription_id integer, care_recipient_id integer, care_place_id uuid, client_id uuid,
    customer_number text, prescription_status integer, therapy_area omsorg.therapy_area, start_date date, end_date date,
    successor_waiting boolean, status integer, product_id integer, item_number text, product_group_number text,
    items_per_package integer, consumption numeric, consumption_period integer, calculation_period integer,
    withdrawals integer, packages_per_withdrawal integer, package_adjustment integer, cut_option text, cut_size integer,
    invoice_area_id integer, note text, row_version integer, has_additions boolean, has_flavors boolean,
    use_known boolean, runs_out_on date, draws integer, packages_drawn integer, last_draw_on date
  )
  language plpgsql stable security definer rows 10 set search_path = pg_catalog, pg_temp
as $$
declare
  persons integer[] := omsorg.persons_in_reach(p_care_recipient_ids);
begin
  return query
    select r.id, r.prescription_id, p.care_recipient_id, p.care_place_id, p.client_id, p.customer_number, p.status,
           p.therapy_area, p.start_date, p.end_date,
           exists (select from omsorg.prescription n where n.predecessor_id = p.id and n.status = 1), r.status,
           r.product_id, r.item_number, r.product_group_number, r.items_per_package, r.consumption, r.consumption_period,
           r.calculation_period, r.withdrawals, r.packages_per_withdrawal, r.package_adjustment, r.cut_option, r.cut_size,
           r.invoice_area_id, r.note, r.row_version,
           exists (select from omsorg.prescription_row_addition a where a.prescription_row_id = r.id),
           exists (select from omsorg.prescription_row_flavor f where f.prescription_row_id = r.id),
           s.use_known, s.runs_out_on, s.draws, s.packages_drawn, s.last_draw_on
    from omsorg.prescription p
    join omsorg.prescription_row r on r.prescription_id = p.id
    left join omsorg.row_supply s on s.prescription_row_id = r.id
      and coalesce(current_setting('omsorg.unsettled', true), '') = ''
    where p.care_recipient_id = any (persons) and p.status = any (p_statuses)
      and (p_row_ids is null or r.id = any (p_row_ids));
end
$$;
grant execute on function omsorg.rows_of_persons(integer[], integer[], integer[]) to omsorg_app, omsorg_jobs;

-- Lists of many persons: who stands in one, by what each is sorted and counted, and the rows that are most urgent. As
-- the owner, with the reach of the transaction asked once and each reach with a plan of its own.

-- Everybody at the care place of the transaction, or of these persons whoever is there; in a market these persons, each at the first
-- active place of their own. Of who is active `items` has the rows that run, or ended so lately that they may be renewed:
-- [row, whether the use of a day is known, days until it runs out, days from one withdrawal to the next], those that run first.
create function omsorg.listed_recipients(p_ids integer[], p_areas text[], p_today date)
  returns table (
    id integer, first_name text, last_name text, birth_date date, is_protected boolean, room text, status integer,
    care_place_id uuid, items json
  )
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  links omsorg.care_recipient_place[];
begin
  if omsorg.reach_scope() = 'place' and p_ids is null then
    links := array(
      select l from omsorg.care_recipient_place l where l.care_place_id = omsorg.reach_place());
  elsif omsorg.reach_scope() = 'place' then
    links := array(
      select l from omsorg.care_recipient_place l
      where l.care_recipient_id = any (p_ids) and l.care_place_id = omsorg.reach_place());
  elsif omsorg.reach_scope() = 'market' then
    links := array(
      select first.link
      from omsorg.care_recipient c
      cross join lateral (
        select l as link from omsorg.care_recipient_place l
        where l.care_recipient_id = c.id
        order by l.status, l.linked_at, l.care_place_id limit 1) first
      where c.id = any (p_ids) and c.market = omsorg.reach_market());
  end if;
  return query
    select c.id, c.first_name, c.last_name, c.birth_date, c.protected_kind is not null, l.room,
           case when c.status = 1 then l.status else c.status end, l.care_place_id,
           case when c.status = 1 and l.status = 1 then (
             select json_agg(
               json_build_array(r.prescription_row_id, r.use_known, r.runs_out_on - p_today, r.expected_days)
               order by r.prescription_status = 3, r.prescription_row_id)
             from omsorg.row_supply r
             where r.care_recipient_id = c.id and r.row_status in (2, 3)
               and (r.prescription_status in (2, 4)
                 or (r.prescription_status = 3 and r.end_date >= p_today - interval '12 months')))
           end
    from unnest(links) l
    join omsorg.care_recipient c on c.id = l.care_recipient_id
    where p_areas = '{}' or exists (
      select from omsorg.prescription p
      where p.care_recipient_id = c.id and p.therapy_area = any (p_areas) and p.status in (2, 4));
end
$$;

-- Rows of persons in reach with all of them that decides whether they may be ordered. A row that has had an addition
-- brings its additions and its draws, because it does not stand by their number alone (domain rules 3.3).
create function omsorg.urgent_rows(p_row_ids integer[])
  returns table (
    id integer, care_recipient_id integer, client_id uuid, customer_number text, therapy_area omsorg.therapy_area,
    prescription_status integer, start_date date, end_date date, successor_waiting boolean, status integer,
    product_id integer, item_number text, consumption numeric, consumption_period integer, withdrawals integer,
    packages_per_withdrawal integer, package_adjustment integer, runs_out_on date, draws integer, packages_drawn integer,
    last_draw_on date, has_address boolean, additions json, replayed json
  )
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  persons integer[] := omsorg.persons_in_reach(array(
    select s.care_recipient_id from omsorg.row_supply s where s.prescription_row_id = any (p_row_ids)));
begin
  return query
    select r.id, s.care_recipient_id, p.client_id, p.customer_number, p.therapy_area, p.status, p.start_date, p.end_date,
           exists (select from omsorg.prescription n where n.predecessor_id = p.id and n.status = 1), r.status,
           r.product_id, r.item_number, r.consumption, r.consumption_period, r.withdrawals, r.packages_per_withdrawal,
           r.package_adjustment, s.runs_out_on, s.draws, s.packages_drawn, s.last_draw_on,
           exists (
             select from omsorg.address a where a.care_recipient_id = s.care_recipient_id and a.kind = 'delivery'),
           case when s.has_additions then (
             select json_agg(json_build_object(
               'extra_packages', a.extra_packages, 'extra_withdrawals', a.extra_withdrawals, 'end_date', a.end_date,
               'status', a.status, 'created_at', a.created_at, 'ended_at', a.ended_at) order by a.created_at, a.id)
             from omsorg.prescription_row_addition a where a.prescription_row_id = r.id)
           end,
           case when s.has_additions then (
             select json_agg(json_build_object(
               'confirmed_at', drawn.confirmed_at, 'packages', (drawn.pieces + r.items_per_package - 1) / r.items_per_package))
             from (
               select o.confirmed_at, sum(l.pieces) as pieces
               from omsorg.order_line l
               join omsorg.customer_order o on o.id = l.customer_order_id and o.state = 2
               where l.prescription_row_id = r.id and not l.set_aside and not l.given_back
               group by o.id, l.item_number) drawn)
           end
    from omsorg.row_supply s
    join omsorg.prescription_row r on r.id = s.prescription_row_id
    join omsorg.prescription p on p.id = r.prescription_id
    where s.prescription_row_id = any (p_row_ids) and s.care_recipient_id = any (persons);
end
$$;

grant execute on function
  omsorg.listed_recipients(integer[], text[], date), omsorg.urgent_rows(integer[]) to omsorg_app;

drop function omsorg.items_of_persons(integer[], date, text);

-- Asked for each person of a list.
create index customer_order_placed_for_recipient on omsorg.customer_order (care_recipient_id, confirmed_at)
  where state = 2 and care_recipient_id is not null;

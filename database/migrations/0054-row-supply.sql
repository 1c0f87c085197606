-- How far the draws reach, for each row of a prescription that runs or has ended (decision 0034): what lists of many
-- persons would otherwise replay from every order. Nothing in it depends on the day on which it is read. Nobody writes it
-- but the functions below: triggers note whose draws or rows a transaction changes, and settle them when it commits.

create function omsorg.time_zone_of(p_market integer) returns text
  language sql immutable strict parallel safe
  return case p_market
    when 10 then 'Europe/Stockholm' when 30 then 'Europe/Helsinki'
    when 40 then 'Europe/Oslo' when 80 then 'Europe/Copenhagen' end;
grant execute on function omsorg.time_zone_of(integer) to omsorg_app, omsorg_jobs;

create table omsorg.row_supply (
  prescription_row_id integer primary key references omsorg.prescription_row on delete cascade,
  care_recipient_id integer not null,
  prescription_id integer not null,
  prescription_status integer not null,
  row_status integer not null,
  start_date date not null,
  end_date date not null,
  -- Days from one withdrawal to the next.
  expected_days integer not null,
  -- Whether the row says how much is used a day.
  use_known boolean not null,
  -- The first day without pieces, from all draws of the item; null without any, or while the use is not known.
  runs_out_on date,
  -- Of the row itself. One that never had an addition stands by these two (domain rules 3.3).
  draws integer not null,
  packages_drawn integer not null,
  last_draw_on date,
  last_draw_at timestamptz,
  has_additions boolean not null
) with (fillfactor = 85);
create index row_supply_by_recipient on omsorg.row_supply (care_recipient_id);

select omsorg.guard('omsorg.row_supply');
create policy reach on omsorg.row_supply to omsorg_app using (omsorg.reach_person(care_recipient_id));
grant select on omsorg.row_supply to omsorg_app, omsorg_jobs;

-- What the table has to say, worked out from the draws: those of omsorg.draws_of_persons. Each lasts the whole days of its
-- pieces, by the use of its day or else the present one, and the next begins when it has run out (domain rules 3.5). So an
-- item lasts until the latest, over its draws, of the day of one and the days of it and of all that came later.
create view omsorg.row_supply_from_draws as
select r.id as prescription_row_id, p.care_recipient_id, p.id as prescription_id, p.status as prescription_status,
  r.status as row_status, p.start_date, p.end_date,
  greatest(1, (p.end_date - p.start_date + 1) / r.withdrawals) as expected_days,
  coalesce(r.consumption > 0, false) as use_known,
  case when r.consumption > 0 then drawn.runs_out_on end as runs_out_on,
  coalesce(drawn.draws, 0) as draws,
  coalesce(drawn.packages, 0) as packages_drawn,
  (drawn.last_at at time zone omsorg.time_zone_of(p.market))::date as last_draw_on,
  drawn.last_at as last_draw_at,
  exists (select from omsorg.prescription_row_addition a where a.prescription_row_id = r.id) as has_additions
from omsorg.prescription p
join omsorg.prescription_row r on r.prescription_id = p.id
left join (
  select laid.care_recipient_id, laid.id,
    max(laid.day + laid.days_from_here::integer) filter (where laid.is_of_item) as runs_out_on,
    (count(*) filter (where laid.is_of_row))::integer as draws,
    (sum(laid.packages) filter (where laid.is_of_row))::integer as packages,
    max(laid.confirmed_at) filter (where laid.is_of_row) as last_at
  from (
    select lasting.*,
      sum(lasting.days) filter (where lasting.is_of_item)
        over (partition by lasting.care_recipient_id, lasting.id order by lasting.day desc) as days_from_here
    from (
      select p.care_recipient_id, r.id, draw.item_number = r.item_number as is_of_item,
        draw.prescription_row_id is not distinct from r.id as is_of_row, o.confirmed_at,
        (o.confirmed_at at time zone omsorg.time_zone_of(p.market))::date as day,
        (draw.pieces + r.items_per_package - 1) / r.items_per_package as packages,
        -- In whole numbers, so that nothing is lost: a month is 365/12 days. A hundred years are long enough.
        least(36500, case
          when draw.consumption_numerator > 0
            then div(draw.pieces::numeric * draw.consumption_denominator, draw.consumption_numerator)
          when r.consumption > 0 then div(
            draw.pieces * case r.consumption_period when 1 then 1 when 2 then 7 else 365 end,
            r.consumption * case r.consumption_period when 3 then 12 else 1 end)
        end) as days
      from omsorg.prescription p
      join omsorg.prescription_row r on r.prescription_id = p.id
      join (
        select l.care_recipient_id, l.customer_order_id, l.prescription_row_id, l.item_number, sum(l.pieces) as pieces,
          max(l.consumption_numerator) as consumption_numerator,
          max(l.consumption_denominator) as consumption_denominator
        from omsorg.order_line l
        where not l.set_aside and not l.given_back
        group by l.care_recipient_id, l.customer_order_id, l.prescription_row_id, l.item_number
      ) draw on draw.care_recipient_id = p.care_recipient_id
        and (draw.item_number = r.item_number or draw.prescription_row_id = r.id)
      join omsorg.customer_order o on o.id = draw.customer_order_id and o.state = 2
      where p.status in (2, 3, 4)
    ) lasting
  ) laid
  group by laid.care_recipient_id, laid.id
) drawn on drawn.care_recipient_id = p.care_recipient_id and drawn.id = r.id
where p.status in (2, 3, 4);

-- Brings a person in line. The person is locked first and read afterwards: of two who changed something at once, the second
-- settles what both have done.
create function omsorg.settle_supply(p_care_recipient_id integer) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform from omsorg.care_recipient where id = p_care_recipient_id for no key update;
  with reckoned as materialized (
    select * from omsorg.row_supply_from_draws where care_recipient_id = p_care_recipient_id
  ), gone as (
    delete from omsorg.row_supply
    where care_recipient_id = p_care_recipient_id
      and prescription_row_id not in (select reckoned.prescription_row_id from reckoned)
  )
  insert into omsorg.row_supply
  (select * from reckoned except select * from omsorg.row_supply where care_recipient_id = p_care_recipient_id)
  on conflict (prescription_row_id) do update set
    (care_recipient_id, prescription_id, prescription_status, row_status, start_date, end_date, expected_days, use_known,
     runs_out_on, draws, packages_drawn, last_draw_on, last_draw_at, has_additions)
    = (excluded.care_recipient_id, excluded.prescription_id, excluded.prescription_status, excluded.row_status,
       excluded.start_date, excluded.end_date, excluded.expected_days, excluded.use_known, excluded.runs_out_on,
       excluded.draws, excluded.packages_drawn, excluded.last_draw_on, excluded.last_draw_at, excluded.has_additions);
end
$$;
grant execute on function omsorg.settle_supply(integer) to omsorg_jobs;

-- Works the whole table out anew, for operators and for whoever loads many rows with the triggers off. Who draws or
-- prescribes waits meanwhile; who reads does not.
create function omsorg.rebuild_supply() returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  lock table omsorg.row_supply in share row exclusive mode;
  delete from omsorg.row_supply;
  insert into omsorg.row_supply select * from omsorg.row_supply_from_draws;
  perform set_config('omsorg.unsettled', '', true);
end
$$;

-- Notes in a setting of the transaction whom a row tells of: it goes back with a savepoint, as the change does.
create function omsorg.note_supply() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  noted text := coalesce(current_setting('omsorg.unsettled', true), '');
  changed integer[];
  person integer;
begin
  case tg_table_name
    when 'prescription' then
      changed := array[old.care_recipient_id, new.care_recipient_id];
    when 'prescription_row' then
      changed := array(
        select p.care_recipient_id from omsorg.prescription p where p.id in (old.prescription_id, new.prescription_id));
    when 'prescription_row_addition' then
      changed := array(
        select p.care_recipient_id
        from omsorg.prescription_row r join omsorg.prescription p on p.id = r.prescription_id
        where r.id in (old.prescription_row_id, new.prescription_row_id));
    when 'order_line' then
      -- A draft draws nothing.
      if exists (
        select from omsorg.customer_order o
        where o.id in (old.customer_order_id, new.customer_order_id) and o.state = 2
      ) then
        changed := array[old.care_recipient_id, new.care_recipient_id];
      end if;
    when 'customer_order' then
      if 2 in (old.state, new.state) then
        changed := array(select l.care_recipient_id from omsorg.order_line l where l.customer_order_id = old.id);
      end if;
  end case;
  foreach person in array coalesce(changed, '{}') loop
    if strpos(noted, format(',%s,', person)) = 0 and person is not null then
      noted := concat(noted, ',', person, ',');
      perform set_config('omsorg.unsettled', noted, true);
    end if;
  end loop;
  return coalesce(new, old);
end
$$;

create function omsorg.settle_noted_supply() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  noted text := current_setting('omsorg.unsettled', true);
  person integer;
begin
  if noted <> '' then
    perform set_config('omsorg.unsettled', '', true);
    for person in select each::integer from string_to_table(noted, ',') each where each <> '' order by 1 loop
      perform omsorg.settle_supply(person);
    end loop;
  end if;
  return null;
end
$$;

do $$
declare
  watched record;
begin
  for watched in
    select * from (values
      ('prescription', 'insert or delete or update of care_recipient_id, market, status, start_date, end_date'),
      ('prescription_row', 'insert or delete or update of prescription_id, item_number, items_per_package, consumption,
        consumption_period, withdrawals, status'),
      ('prescription_row_addition', 'insert or delete or update of prescription_row_id'),
      ('order_line', 'insert or delete or update of customer_order_id, care_recipient_id, item_number,
        prescription_row_id, quantity, items_per_package, consumption_numerator, consumption_denominator, set_aside,
        given_back'),
      ('customer_order', 'update of state, confirmed_at')
    ) as tables (name, changes)
  loop
    execute format(
      'create trigger supply_is_noted after %2$s on omsorg.%1$I for each row execute function omsorg.note_supply();
       create constraint trigger supply_is_settled after %2$s on omsorg.%1$I deferrable initially deferred
         for each row execute function omsorg.settle_noted_supply()', watched.name, watched.changes);
  end loop;
end
$$;
-- While its lines are there: they go with the order, and what is left of them is settled by their own trigger.
create trigger supply_is_noted_before before delete on omsorg.customer_order
  for each row when (old.state = 2) execute function omsorg.note_supply();

select omsorg.rebuild_supply();
analyze omsorg.row_supply;

-- What care staff counted at home of an item: a fact with its day and who counted. The latest of a person and an item takes the
-- place of all that was drawn by then; what was drawn later, or had not come yet, lies on top of it.
create table omsorg.stock_count (
  id integer generated always as identity primary key,
  care_recipient_id integer not null references omsorg.care_recipient on delete cascade,
  item_number text not null,
  pieces integer check (pieces between 0 and 100000), -- null = the counts before it hold no longer
  -- The use of its day, as an order line keeps its own.
  consumption_numerator bigint check (consumption_numerator >= 0),
  consumption_denominator bigint check (consumption_denominator >= 1),
  -- What was confirmed by then lies in what was counted.
  drawn_until timestamptz not null,
  counted_at timestamptz not null,
  counted_by integer not null references omsorg.user_account,
  check ((consumption_numerator is null) = (consumption_denominator is null))
);
create index stock_count_latest on omsorg.stock_count (care_recipient_id, item_number, id desc);
select omsorg.guard('omsorg.stock_count');
select omsorg.reach_with('omsorg.stock_count', 'omsorg.care_recipient');
select omsorg.keep_both_names('omsorg.stock_count', 'counted_by');
grant select, insert on omsorg.stock_count to omsorg_app;
grant select, insert, delete on omsorg.stock_count to omsorg_jobs;

create function omsorg.anonymize_stock_count(p_care_recipient_id integer) returns void language sql as $$
  delete from omsorg.stock_count where care_recipient_id = p_care_recipient_id
$$;

-- The count that holds for each person and item.
create view omsorg.counted_stock as
select latest.*, (latest.counted_at at time zone omsorg.time_zone_of(c.market))::date as day
from (
  select distinct on (s.care_recipient_id, s.item_number) s.care_recipient_id, s.item_number, s.id, s.pieces,
    s.consumption_numerator, s.consumption_denominator, s.drawn_until, s.counted_at
  from omsorg.stock_count s
  order by s.care_recipient_id, s.item_number, s.id desc
) latest
join omsorg.care_recipient c on c.id = latest.care_recipient_id
where latest.pieces is not null;

create or replace view omsorg.row_supply_from_draws as
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
      select stock.care_recipient_id, stock.id, stock.is_of_item, stock.is_of_row, stock.confirmed_at, stock.day, stock.packages,
        -- In whole numbers, so that nothing is lost: a month is 365/12 days. A hundred years are long enough.
        least(36500, case
          when stock.consumption_numerator > 0
            then div(stock.pieces::numeric * stock.consumption_denominator, stock.consumption_numerator)
          when stock.consumption > 0 then div(
            stock.pieces * case stock.consumption_period when 1 then 1 when 2 then 7 else 365 end,
            stock.consumption * case stock.consumption_period when 3 then 12 else 1 end)
        end) as days
      from (
        select p.care_recipient_id, r.id,
          draw.item_number = r.item_number and (counted.day is null or o.confirmed_at > counted.drawn_until) as is_of_item,
          draw.prescription_row_id is not distinct from r.id as is_of_row, o.confirmed_at,
          -- What came after the count is used after what was counted.
          greatest((o.confirmed_at at time zone omsorg.time_zone_of(p.market))::date, counted.day) as day,
          (draw.pieces + r.items_per_package - 1) / r.items_per_package as packages,
          draw.pieces, draw.consumption_numerator, draw.consumption_denominator, r.consumption, r.consumption_period
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
        left join omsorg.counted_stock counted
          on counted.care_recipient_id = p.care_recipient_id and counted.item_number = r.item_number
        where p.status in (2, 3, 4)
        union all
        select p.care_recipient_id, r.id, true, false, null, counted.day, null, counted.pieces, counted.consumption_numerator,
          counted.consumption_denominator, r.consumption, r.consumption_period
        from omsorg.prescription p
        join omsorg.prescription_row r on r.prescription_id = p.id
        join omsorg.counted_stock counted
          on counted.care_recipient_id = p.care_recipient_id and counted.item_number = r.item_number
        where p.status in (2, 3, 4)
      ) stock
    ) lasting
  ) laid
  group by laid.care_recipient_id, laid.id
) drawn on drawn.care_recipient_id = p.care_recipient_id and drawn.id = r.id
where p.status in (2, 3, 4);

create or replace function omsorg.note_supply() returns trigger
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
    when 'stock_count' then
      changed := array[new.care_recipient_id];
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

create trigger supply_is_noted after insert on omsorg.stock_count
  for each row execute function omsorg.note_supply();
create constraint trigger supply_is_settled after insert on omsorg.stock_count deferrable initially deferred
  for each row execute function omsorg.settle_noted_supply();

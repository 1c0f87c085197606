-- What was drawn of an item before another took its place is still at home: it is supply of every row of the new item that the
-- person has, also of one that was prescribed or renewed later and of one that held the new item already. So is what was counted of
-- it. What took the place of what is kept for each person, and is written by whoever replaces.
create table omsorg.former_item (
  care_recipient_id integer not null references omsorg.care_recipient on delete cascade,
  item_number text not null,
  former_item_number text not null,
  primary key (care_recipient_id, item_number, former_item_number),
  check (item_number <> former_item_number)
);
select omsorg.guard('omsorg.former_item');
select omsorg.reach_with('omsorg.former_item', 'omsorg.care_recipient');
create policy holder on omsorg.former_item for select to omsorg_app
  using (care_recipient_id = (select omsorg.reach_holder_person()));
grant select on omsorg.former_item to omsorg_app;
grant select, insert, delete on omsorg.former_item to omsorg_jobs;

create function omsorg.anonymize_former_item(p_care_recipient_id integer) returns void language sql as $$
  delete from omsorg.former_item where care_recipient_id = p_care_recipient_id
$$;

-- What was replaced until now, with what that had replaced before.
with recursive pair as (
  select distinct p.care_recipient_id, e.detail ->> 'to' as item_number, e.detail ->> 'from' as former_item_number
  from omsorg.prescription_event e
  join omsorg.prescription p on p.id = e.prescription_id
  where e.event = 'row-replaced' and e.detail ? 'to' and e.detail ? 'from'
), former as (
  select * from pair
  union
  select former.care_recipient_id, former.item_number, pair.former_item_number
  from former
  join pair on pair.care_recipient_id = former.care_recipient_id and pair.item_number = former.former_item_number
)
insert into omsorg.former_item select * from former where item_number <> former_item_number;

-- The count that holds for each person and item: the latest of the item or of one that it took the place of.
create or replace view omsorg.counted_stock as
select latest.*, (latest.counted_at at time zone omsorg.time_zone_of(c.market))::date as day
from (
  select distinct on (s.care_recipient_id, s.item_number) s.care_recipient_id, s.item_number, s.id, s.pieces,
    s.consumption_numerator, s.consumption_denominator, s.drawn_until, s.counted_at
  from (
    select own.care_recipient_id, own.item_number, own.id, own.pieces, own.consumption_numerator, own.consumption_denominator,
      own.drawn_until, own.counted_at
    from omsorg.stock_count own
    union all
    select f.care_recipient_id, f.item_number, former.id, former.pieces, former.consumption_numerator,
      former.consumption_denominator, former.drawn_until, former.counted_at
    from omsorg.former_item f
    join omsorg.stock_count former
      on former.care_recipient_id = f.care_recipient_id and former.item_number = f.former_item_number
  ) s
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
          counted.day is null or o.confirmed_at > counted.drawn_until as is_of_item,
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
          and (draw.item_number = r.item_number or draw.prescription_row_id = r.id or exists (
            select from omsorg.former_item f
            where f.care_recipient_id = p.care_recipient_id and f.item_number = r.item_number
              and f.former_item_number = draw.item_number))
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
    when 'prescription', 'former_item' then
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

create trigger supply_is_noted after insert or delete on omsorg.former_item
  for each row execute function omsorg.note_supply();
create constraint trigger supply_is_settled after insert or delete on omsorg.former_item deferrable initially deferred
  for each row execute function omsorg.settle_noted_supply();

-- With which items of the person took the place of what was drawn, so that whoever replays the draws knows whose supply they are.
drop function omsorg.draws_of_persons(integer[]);
create function omsorg.draws_of_persons(p_care_recipient_ids integer[])
  returns table (care_recipient_id integer, customer_order_id bigint, prescription_row_id integer, item_number text,
    confirmed_at timestamptz, ordered_by text, ordered_on_behalf_of text, quantity integer, pieces integer,
    consumption_numerator bigint, consumption_denominator bigint, withdrawal_number integer, followed_by text[])
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  persons integer[] := omsorg.persons_in_reach(p_care_recipient_ids);
begin
  return query
    with drawn as materialized (
      select l.care_recipient_id, l.customer_order_id, l.prescription_row_id, l.item_number,
             sum(l.quantity)::integer as quantity, sum(l.pieces)::integer as pieces,
             max(l.consumption_numerator) as consumption_numerator,
             max(l.consumption_denominator) as consumption_denominator,
             max(l.withdrawal_number) as withdrawal_number
      from omsorg.order_line l
      where l.care_recipient_id = any (persons) and not l.set_aside and not l.given_back
      group by l.care_recipient_id, l.customer_order_id, l.prescription_row_id, l.item_number
    ), placed as materialized (
      select o.id, o.confirmed_at, o.confirmed_by, o.confirmed_on_behalf_of
      from omsorg.customer_order o
      where o.id = any (array(select distinct d.customer_order_id from drawn d)) and o.state = 2
    ), followed as materialized (
      select f.care_recipient_id, f.former_item_number, array_agg(f.item_number) as by_items
      from omsorg.former_item f
      where f.care_recipient_id = any (persons)
      group by f.care_recipient_id, f.former_item_number
    )
    select drawn.care_recipient_id, placed.id, drawn.prescription_row_id, drawn.item_number, placed.confirmed_at,
           nullif(trim(u.first_name || ' ' || u.last_name), ''), nullif(trim(f.first_name || ' ' || f.last_name), ''),
           drawn.quantity, drawn.pieces,
           drawn.consumption_numerator, drawn.consumption_denominator, drawn.withdrawal_number,
           coalesce(followed.by_items, '{}')
    from drawn
    join placed on placed.id = drawn.customer_order_id
    left join followed
      on followed.care_recipient_id = drawn.care_recipient_id and followed.former_item_number = drawn.item_number
    left join omsorg.user_account u on u.id = placed.confirmed_by
    left join omsorg.user_account f on f.id = placed.confirmed_on_behalf_of
    order by placed.confirmed_at, placed.id;
end
$$;
grant execute on function omsorg.draws_of_persons(integer[]) to omsorg_app, omsorg_jobs;

create or replace function omsorg.prescribed_to_person(
    p_care_recipient_id integer, p_care_place_id uuid, p_elsewhere_too boolean, p_statuses integer[], p_therapy_area text, p_today date)
  returns table (person json, prescriptions json, counts json)
  language plpgsql stable security definer rows 1 set search_path = pg_catalog, pg_temp
as $$
declare
  c omsorg.care_recipient;
  link omsorg.care_recipient_place;
  s omsorg.place_setting;
begin
  select * into c from omsorg.care_recipient each
  where each.id = any (omsorg.persons_in_reach(array[p_care_recipient_id]));
  if not found then
    return;
  end if;
  -- Where the person is handled: the place of the caller when she is there, else the first active one in reach.
  select * into link from omsorg.care_recipient_place l
  where l.care_recipient_id = c.id
    and ((select omsorg.reach_place()) is null or l.care_place_id = (select omsorg.reach_place()))
  order by l.care_place_id is not distinct from p_care_place_id desc, l.status, l.linked_at, l.care_place_id
  limit 1;
  select * into s from omsorg.place_setting each
  where each.care_place_id = link.care_place_id and (p_elsewhere_too or each.care_place_id = p_care_place_id);
  if not found then
    return;
  end if;
  return query select
    json_build_object(
      'protected_kind', c.protected_kind, 'status', c.status, 'link_status', link.status, 'care_place_id', s.care_place_id,
      'addresses', array(select a.id from omsorg.address a where a.care_recipient_id = c.id and a.kind = 'delivery'),
      'place_address', s.delivery_street, 'withdrawal_allowed', s.withdrawal_allowed, 'order_types', s.order_types,
      'has_order_period', s.order_period_from_day is not null and s.order_period_interval_days is not null,
      'place_has_own_settings', coalesce((
        select not os.uses_client_settings from omsorg.order_setting os
        where os.client_id = s.client_id and os.care_place_id = s.care_place_id), false),
      'patient_fees', coalesce((
        select json_agg(json_build_object(
          'therapyArea', f.therapy_area, 'method', f.method, 'type', f.type, 'minimumOrderLimit', f.minimum_order_limit,
          'oneTimeFeeAllowed', f.one_time_fee_allowed, 'amount', own.amount, 'percentage', own.percentage::text))
        from (
          select distinct on (t.therapy_area) t.* from omsorg.patient_fee_setting t
          where t.client_id = c.client_id and t.valid_from <= p_today
          order by t.therapy_area, t.valid_from desc
        ) f
        left join lateral (
          select pf.amount, pf.percentage from omsorg.patient_fee pf
          where pf.care_recipient_id = c.id and pf.therapy_area = f.therapy_area and pf.valid_from <= p_today
          order by pf.valid_from desc, pf.id desc limit 1
        ) own on true
        where f.enabled), '[]'),
      'settings', json_build_object(
        'withdrawal_allowed', s.withdrawal_allowed, 'order_types', s.order_types, 'enforce_interval', s.enforce_interval,
        'min_days_between_withdrawals', s.min_days_between_withdrawals, 'soon_days', s.soon_days,
        'last_withdrawal_factor', s.last_withdrawal_factor, 'express_lead_days', s.express_lead_days,
        'stock_lead_days', s.stock_lead_days, 'non_stock_lead_days', s.non_stock_lead_days, 'undo_seconds', s.undo_seconds,
        'allow_outgoing_items', s.allow_outgoing_items, 'block_uncertain_delivery', s.block_uncertain_delivery,
        'additions_allowed', s.additions_allowed,
        'holidays', array(
          select h.day from omsorg.holiday h where h.market = s.market and h.day between p_today and p_today + 400)),
      -- As the rules of a day say it (`startsOrEndsUnwritten`).
      'unwritten', exists (
        select from omsorg.prescription p
        where p.care_recipient_id = c.id
          and (p.status = 1 and p.confirmed_at is not null and p.start_date <= p_today
            or p.status in (2, 4) and p.end_date < p_today))),
    coalesce((
      select json_agg(json_build_object(
        'id', p.id, 'care_recipient_guid', c.care_recipient_guid, 'care_place_id', p.care_place_id,
        'care_place_name', coalesce(own.place_name, ''), 'client_id', p.client_id, 'therapy_area', p.therapy_area,
        'type', p.type, 'status', p.status, 'period_months', p.period_months, 'start_date', p.start_date,
        'end_date', p.end_date, 'customer_number', p.customer_number,
        'payer_customer_number', coalesce(p.payer_customer_number, own.payer_customer_number),
        'patient_data_owner_id', own.patient_data_owner_id, 'note', p.note, 'investigation_id', p.investigation_id,
        'confirmed_at', replace(to_jsonb(p.confirmed_at) #>> '{}', '+00:00', 'Z'), 'prescribed_by', author.names,
        'updated_by', case when p.updated_by is null then author.names
          else omsorg.author_names(p.updated_by, p.updated_on_behalf_of) end,
        'updated_at', replace(to_jsonb(p.updated_at) #>> '{}', '+00:00', 'Z'), 'row_version', p.row_version,
        'successor_waiting', exists (
          select from omsorg.prescription n where n.predecessor_id = p.id and n.status = 1),
        'additions_allowed', coalesce(own.additions_allowed, true),
        'requests_enabled', coalesce((
          select a.enabled and a.renewal_requests_enabled and a.therapy_area <> all (own.renewal_requests_off)
          from omsorg.therapy_area_setting a
          where a.client_id = p.client_id and a.therapy_area = p.therapy_area), false),
        'renewal_asked', (
          select json_build_object('requester', omsorg.author_names(q.requested_by, q.requested_on_behalf_of),
            'requestedOn', to_char(q.requested_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          from omsorg.renew_request q where q.prescription_id = p.id and q.status = 1)) order by p.id)
      from omsorg.prescription p
      left join omsorg.place_setting own on own.care_place_id = p.care_place_id
      cross join lateral omsorg.author_names(p.prescribed_by, p.prescribed_on_behalf_of) author (names)
      where p.care_recipient_id = c.id and p.status = any (p_statuses)
        and (p_therapy_area is null or p.therapy_area = p_therapy_area)), '[]'),
    coalesce((
      select json_agg(json_build_object(
        'item_number', k.item_number, 'followed_by', followed.by_items, 'pieces', k.pieces, 'consumption_numerator', k.consumption_numerator,
        'consumption_denominator', k.consumption_denominator,
        'drawn_until', replace(to_jsonb(k.drawn_until) #>> '{}', '+00:00', 'Z'),
        'counted_at', replace(to_jsonb(k.counted_at) #>> '{}', '+00:00', 'Z')) order by k.id)
      from omsorg.stock_count k
      cross join lateral (
        select array(
          select f.item_number from omsorg.former_item f
          where f.care_recipient_id = c.id and f.former_item_number = k.item_number) as by_items
      ) followed
      where k.care_recipient_id = c.id and k.pieces is not null and not exists (
        select from omsorg.stock_count taken
        where taken.care_recipient_id = c.id and taken.id > k.id and taken.pieces is null
          and (taken.item_number = k.item_number or taken.item_number = any (followed.by_items)))), '[]');
end
$$;

select omsorg.rebuild_supply();

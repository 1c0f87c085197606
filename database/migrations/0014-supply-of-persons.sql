-- What persons have been given, for many persons at once. Under the policies each line, row and prescription asks for
-- its own reach, which is right for one person and slow for everybody at a care place: these run as the owner, ask once which
-- of the persons lie within the reach of the transaction, and answer for those alone. Jobs reach all.

create function omsorg.persons_in_reach(p_care_recipient_ids integer[]) returns integer[]
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if current_setting('role') = 'omsorg_jobs' then
    return p_care_recipient_ids;
  end if;
  return case omsorg.reach_scope()
    when 'place' then array(
      select link.care_recipient_id from omsorg.care_recipient_place link
      where link.care_place_id = omsorg.reach_place() and link.care_recipient_id = any (p_care_recipient_ids))
    when 'client' then array(
      select r.id from omsorg.care_recipient r
      where r.id = any (p_care_recipient_ids) and r.client_id = omsorg.reach_client())
    when 'market' then array(
      select r.id from omsorg.care_recipient r
      where r.id = any (p_care_recipient_ids) and r.market = omsorg.reach_market())
  end;
end
$$;

-- The rows of the prescriptions of persons: these rows alone, where some are named.
create function omsorg.rows_of_persons(p_care_recipient_ids integer[], p_statuses integer[], p_row_ids integer[])
  returns table (
    id integer, prescription_id integer, care_recipient_id integer, care_place_id uuid, client_id uuid,
    customer_number text, prescription_status integer, therapy_area omsorg.therapy_area, start_date date, end_date date,
    successor_waiting boolean, status integer, product_id integer, item_number text, product_group_number text,
    items_per_package integer, consumption numeric, consumption_period integer, calculation_period integer,
    withdrawals integer, packages_per_withdrawal integer, package_adjustment integer, cut_option text, cut_size integer,
    invoice_area_id integer, note text, row_version integer
  )
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  persons integer[] := omsorg.persons_in_reach(p_care_recipient_ids);
begin
  return query
    select r.id, r.prescription_id, p.care_recipient_id, p.care_place_id, p.client_id, p.customer_number, p.status,
           p.therapy_area, p.start_date, p.end_date,
           exists (select from omsorg.prescription s where s.predecessor_id = p.id and s.status = 1), r.status,
           r.product_id, r.item_number, r.product_group_number, r.items_per_package, r.consumption, r.consumption_period,
           r.calculation_period, r.withdrawals, r.packages_per_withdrawal, r.package_adjustment, r.cut_option, r.cut_size,
           r.invoice_area_id, r.note, r.row_version
    from omsorg.prescription p
    join omsorg.prescription_row r on r.prescription_id = p.id
    where p.care_recipient_id = any (persons) and p.status = any (p_statuses)
      and (p_row_ids is null or r.id = any (p_row_ids));
end
$$;

-- The draws of persons in the order of confirmation (domain rules 3.3, 3.5): what each placed order brought of an item,
-- at any care place. Parts of a split order that hold the same row are one draw.
create function omsorg.draws_of_persons(p_care_recipient_ids integer[])
  returns table (
    care_recipient_id integer, customer_order_id bigint, prescription_row_id integer, item_number text,
    confirmed_at timestamptz, ordered_by text, quantity integer, pieces integer,
    consumption_numerator bigint, consumption_denominator bigint
  )
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  persons integer[] := omsorg.persons_in_reach(p_care_recipient_ids);
begin
  return query
    select drawn.care_recipient_id, o.id, drawn.prescription_row_id, drawn.item_number, o.confirmed_at,
           nullif(trim(u.first_name || ' ' || u.last_name), ''), drawn.quantity, drawn.pieces,
           drawn.consumption_numerator, drawn.consumption_denominator
    from (
      select l.care_recipient_id, l.customer_order_id, l.prescription_row_id, l.item_number,
             sum(l.quantity)::integer as quantity, sum(l.pieces)::integer as pieces,
             max(l.consumption_numerator) as consumption_numerator,
             max(l.consumption_denominator) as consumption_denominator
      from omsorg.order_line l
      where l.care_recipient_id = any (persons) and not l.set_aside and not l.given_back
      group by l.care_recipient_id, l.customer_order_id, l.prescription_row_id, l.item_number
    ) drawn
    join omsorg.customer_order o on o.id = drawn.customer_order_id and o.state = 2
    left join omsorg.user_account u on u.id = coalesce(o.confirmed_on_behalf_of, o.confirmed_by)
    order by o.confirmed_at, o.id;
end
$$;

-- The items of persons that run, each with its draws, as one document for each person: the facts from which the next
-- order suggestion is made (domain rules 3.5). Preliminary and closed ones do not run; one that ended up to a year ago
-- still counts, because it may be renewed. The days are those of the market in which a person lives.
create function omsorg.items_of_persons(p_care_recipient_ids integer[], p_today date, p_time_zone text)
  returns table (care_recipient_id integer, items json)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  persons integer[] := omsorg.persons_in_reach(p_care_recipient_ids);
begin
  return query
    with draw as (
      select l.care_recipient_id as person, l.item_number as item,
             json_agg(json_build_array(
               (o.confirmed_at at time zone p_time_zone)::date, l.pieces, l.consumption_numerator, l.consumption_denominator
             )) as draws
      from omsorg.order_line l
      join omsorg.customer_order o on o.id = l.customer_order_id and o.state = 2
      where l.care_recipient_id = any (persons) and not l.set_aside and not l.given_back
      group by l.care_recipient_id, l.item_number
    )
    select p.care_recipient_id,
           json_agg(json_build_object(
             'rowId', r.id, 'consumption', trim_scale(r.consumption)::text, 'consumptionPeriod', r.consumption_period,
             'withdrawals', r.withdrawals, 'startDate', p.start_date, 'endDate', p.end_date,
             'draws', coalesce(draw.draws, '[]')
           ) order by p.status = 3, r.id)
    from omsorg.prescription p
    join omsorg.prescription_row r on r.prescription_id = p.id and r.status in (2, 3)
    left join draw on draw.person = p.care_recipient_id and draw.item = r.item_number
    where p.care_recipient_id = any (persons)
      and (p.status in (2, 4)
        or (p.status = 3 and p.end_date >= p_today - interval '12 months'))
    group by p.care_recipient_id;
end
$$;

grant execute on function
  omsorg.persons_in_reach(integer[]), omsorg.rows_of_persons(integer[], integer[], integer[]),
  omsorg.draws_of_persons(integer[]), omsorg.items_of_persons(integer[], date, text)
  to omsorg_app, omsorg_jobs;

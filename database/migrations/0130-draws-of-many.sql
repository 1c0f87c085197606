-- The orders of many persons are looked up at once and not one after the other: for a hundred residents, each with years of
-- orders, that were three pages for each order. Nothing else of the function has changed.
create or replace function omsorg.draws_of_persons(p_care_recipient_ids integer[])
  returns table (
    care_recipient_id integer, customer_order_id bigint, prescription_row_id integer, item_number text,
    confirmed_at timestamptz, ordered_by text, ordered_on_behalf_of text, quantity integer, pieces integer,
    consumption_numerator bigint, consumption_denominator bigint, withdrawal_number integer
  )
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
    )
    select drawn.care_recipient_id, placed.id, drawn.prescription_row_id, drawn.item_number, placed.confirmed_at,
           nullif(trim(u.first_name || ' ' || u.last_name), ''), nullif(trim(f.first_name || ' ' || f.last_name), ''),
           drawn.quantity, drawn.pieces,
           drawn.consumption_numerator, drawn.consumption_denominator, drawn.withdrawal_number
    from drawn
    join placed on placed.id = drawn.customer_order_id
    left join omsorg.user_account u on u.id = placed.confirmed_by
    left join omsorg.user_account f on f.id = placed.confirmed_on_behalf_of
    order by placed.confirmed_at, placed.id;
end
$$;

-- What a place had sent to itself the last time is asked at the beginning of each order for it, whatever else it ordered.
create index customer_order_placed_for_place on omsorg.customer_order (care_place_id, confirmed_at)
  where state = 2 and care_recipient_id is null;

-- What was last drawn from each row of many persons, which an order for all residents of a place begins with: for a hundred of
-- them, each with years of orders, all draws are ten times as much. The supply of a row knows when it was. The columns are
-- those of draws_of_persons, but for those that only the draws of an item have.
create function omsorg.last_draws_of_persons(p_care_recipient_ids integer[])
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
    select s.care_recipient_id, last.id, s.prescription_row_id, last.item_number, s.last_draw_at,
           last.quantity, last.pieces, last.withdrawal_number
    from omsorg.row_supply s
    cross join lateral (
      select o.id, l.item_number, sum(l.quantity)::integer as quantity, sum(l.pieces)::integer as pieces,
             max(l.withdrawal_number) as withdrawal_number
      from omsorg.order_line l
      join omsorg.customer_order o on o.id = l.customer_order_id and o.state = 2 and o.confirmed_at = s.last_draw_at
      where l.prescription_row_id = s.prescription_row_id and not l.set_aside and not l.given_back
      group by o.id, l.item_number) last
    where s.care_recipient_id = any (persons) and s.last_draw_at is not null
    order by s.last_draw_at, last.id;
end
$$;
revoke all on function omsorg.last_draws_of_persons(integer[]) from public;
grant execute on function omsorg.last_draws_of_persons(integer[]) to omsorg_app, omsorg_jobs;

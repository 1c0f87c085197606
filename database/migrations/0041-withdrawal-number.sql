-- Which withdrawal of its prescription an order is stays with its lines, so that the number of one that was refused or
-- cancelled is free for the next (domain rules 3.7). Null on lines that were placed before it was kept.
alter table omsorg.order_line add column withdrawal_number integer check (withdrawal_number >= 1);

drop function omsorg.draws_of_persons(integer[]);
create function omsorg.draws_of_persons(p_care_recipient_ids integer[])
  returns table (
    care_recipient_id integer, customer_order_id bigint, prescription_row_id integer, item_number text,
    confirmed_at timestamptz, ordered_by text, quantity integer, pieces integer,
    consumption_numerator bigint, consumption_denominator bigint, withdrawal_number integer
  )
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  persons integer[] := omsorg.persons_in_reach(p_care_recipient_ids);
begin
  return query
    select drawn.care_recipient_id, o.id, drawn.prescription_row_id, drawn.item_number, o.confirmed_at,
           nullif(trim(u.first_name || ' ' || u.last_name), ''), drawn.quantity, drawn.pieces,
           drawn.consumption_numerator, drawn.consumption_denominator, drawn.withdrawal_number
    from (
      select l.care_recipient_id, l.customer_order_id, l.prescription_row_id, l.item_number,
             sum(l.quantity)::integer as quantity, sum(l.pieces)::integer as pieces,
             max(l.consumption_numerator) as consumption_numerator,
             max(l.consumption_denominator) as consumption_denominator,
             max(l.withdrawal_number) as withdrawal_number
      from omsorg.order_line l
      where l.care_recipient_id = any (persons) and not l.set_aside and not l.given_back
      group by l.care_recipient_id, l.customer_order_id, l.prescription_row_id, l.item_number
    ) drawn
    join omsorg.customer_order o on o.id = drawn.customer_order_id and o.state = 2
    left join omsorg.user_account u on u.id = coalesce(o.confirmed_on_behalf_of, o.confirmed_by)
    order by o.confirmed_at, o.id;
end
$$;

grant execute on function omsorg.draws_of_persons(integer[]) to omsorg_app, omsorg_jobs;

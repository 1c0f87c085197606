-- What the store of a place ordered since a moment, by which one sees what is usual: asked once whether the place is in reach, and
-- not for each of its orders and their lines.
create function omsorg.ordered_for_store(p_care_place_id uuid, p_since timestamptz, p_item_numbers text[])
  returns table (item_number text, confirmed_at timestamptz, packages integer)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  if not exists (
    select from omsorg.care_place p join omsorg.client c on c.id = p.client_id
    where p.id = p_care_place_id and omsorg.reaches_order(p.id, c.id, c.market, null)) then
    return;
  end if;
  return query
    select l.item_number, o.confirmed_at, sum(l.quantity)::int
    from omsorg.customer_order o
    join omsorg.order_line l on l.customer_order_id = o.id
    where o.care_place_id = p_care_place_id and o.care_recipient_id is null and o.state = 2 and o.confirmed_at >= p_since
      -- A draft is made before it is placed, and kept for thirty days at most.
      and o.created_at >= p_since - interval '31 days'
      and l.care_recipient_id is null and not l.set_aside and not l.given_back
      and (p_item_numbers is null or l.item_number = any (p_item_numbers))
    group by l.item_number, o.id, o.confirmed_at;
end
$$;
grant execute on function omsorg.ordered_for_store(uuid, timestamptz, text[]) to omsorg_app, omsorg_jobs;

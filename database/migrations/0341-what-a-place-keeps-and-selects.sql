-- A template of an order with its lines, and what is selected for the store of a place, are each written by one function that asks
-- once whether the place is in reach. What is judged stays with the rules; what is written comes as JSON.
create function omsorg.save_preliminary_order(p_id integer, p_order json, p_lines json)
  returns table (id integer, row_version integer)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  saved omsorg.preliminary_order;
begin
  if p_id is null then
    insert into omsorg.preliminary_order
      (client_id, care_place_id, type, name, favorite, receiver, created_by, created_at, updated_at)
    select p.client_id, p.id, g.type, g.name, g.favorite, g.receiver, g.by, g.at, g.at
    from json_to_record(p_order) as g ("carePlaceId" uuid, type int, name text, favorite boolean, receiver jsonb, by int,
      at timestamptz)
    join omsorg.care_place p on p.id = g."carePlaceId"
    join omsorg.client c on c.id = p.client_id
    where omsorg.reaches_order(p.id, p.client_id, c.market, null)
    returning * into saved;
  else
    update omsorg.preliminary_order o
    set type = g.type, name = g.name, favorite = g.favorite, receiver = g.receiver, updated_at = g.at,
      row_version = o.row_version + 1
    from json_to_record(p_order) as g (type int, name text, favorite boolean, receiver jsonb, at timestamptz), omsorg.client c
    where o.id = p_id and c.id = o.client_id and omsorg.reaches_order(o.care_place_id, o.client_id, c.market, null)
    returning o.* into saved;
    delete from omsorg.preliminary_order_line l where l.preliminary_order_id = saved.id;
  end if;
  if saved.id is null then
    return;
  end if;
  insert into omsorg.preliminary_order_line (preliminary_order_id, care_recipient_id, item_number, quantity, flavors, price)
  select saved.id, l.care_recipient_id, l.item_number, l.quantity, l.flavors, l.price
  from json_to_recordset(p_lines)
    as l (care_recipient_id int, item_number text, quantity int, flavors jsonb, price bigint);
  return query select saved.id, saved.row_version;
end
$$;
grant execute on function omsorg.save_preliminary_order(integer, json, json) to omsorg_app, omsorg_jobs;

-- Of two who select the same at once one waits, and finds what the other has written. In the order of the products, so that nobody
-- waits for each other for good.
create function omsorg.select_for_place(
    p_client_id uuid, p_care_place_id uuid, p_items json, p_by integer, p_on_behalf_of integer, p_at timestamptz)
  returns setof omsorg.cart_item
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (
    select from omsorg.care_place p join omsorg.client c on c.id = p.client_id
    where p.id = p_care_place_id and c.id = p_client_id and omsorg.reaches_order(p.id, c.id, c.market, null)) then
    raise exception 'the place is out of reach' using errcode = 'insufficient_privilege';
  end if;
  return query
    with item as (
      insert into omsorg.cart_item (client_id, care_place_id, therapy_area, product_id, item_number, packages, status,
        created_by, created_on_behalf_of, created_at, updated_at)
      select p_client_id, p_care_place_id, w."therapyArea", w."productId", w."itemNumber", w.packages, 1, p_by, p_on_behalf_of,
        p_at, p_at
      from json_to_recordset(p_items) as w ("productId" int, "itemNumber" text, "therapyArea" text, packages int)
      order by w."productId"
      on conflict (care_place_id, product_id) where care_recipient_id is null and status in (1, 2)
      do update set packages = excluded.packages, updated_at = excluded.updated_at,
                    row_version = omsorg.cart_item.row_version + 1
      returning *
    ), event as (
      insert into omsorg.cart_item_event (at, cart_item_id, event, by_user, on_behalf_of, detail)
      select p_at, i.id, case when i.row_version = 1 then 'selected' else 'packages-changed' end, p_by, p_on_behalf_of,
        jsonb_build_object('packages', i.packages)
      from item i
    )
    select * from item;
end
$$;
grant execute on function omsorg.select_for_place(uuid, uuid, json, integer, integer, timestamptz) to omsorg_app, omsorg_jobs;

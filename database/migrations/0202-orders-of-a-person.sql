-- The order history of one person is read in one function, which asks once whether she is in reach. Under the policies each of its
-- nine looks at orders, parts and lines asked for itself, which made up more than half of the statement.
--
-- Whoever reaches a person reaches all of her own orders: a person, her orders and the places of both are of one client, and a
-- client is of one market. An order for several residents is in reach with its place.
create function omsorg.orders_of_person(
    p_care_recipient_id integer, p_erp_status integer, p_term text, p_from date, p_to date, p_zone text, p_sort integer,
    p_ascending boolean, p_limit integer, p_offset integer)
  returns table (first_name text, last_name text, protected_kind text, found integer, orders json)
  language plpgsql stable security definer rows 1 set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    with own as (
      select p.id, p.erp_status, o.created_at, coalesce(p.delivery_date, o.delivery_date) as delivery_date
      from omsorg.customer_order o
      join omsorg.order_part p on p.customer_order_id = o.id
      where o.care_recipient_id = p_care_recipient_id and o.state <> 1
      union all
      select p.id, p.erp_status, o.created_at, coalesce(p.delivery_date, o.delivery_date)
      from omsorg.order_part p
      join omsorg.customer_order o on o.id = p.customer_order_id and o.care_recipient_id is null
      where p.care_recipient_id = p_care_recipient_id and o.state <> 1
        and (o.care_place_id = (select omsorg.reach_place()) or o.client_id = (select omsorg.reach_whole_client())
          or o.market = (select omsorg.reach_market()))
    ), chosen as materialized (
      select own.id, row_number() over (
        order by
          case when p_sort = 0 and p_ascending then own.created_at end nulls first,
          case when p_sort = 0 and not p_ascending then own.created_at end desc nulls last,
          case when p_sort = 1 and p_ascending then own.erp_status end nulls first,
          case when p_sort = 1 and not p_ascending then own.erp_status end desc nulls last,
          case when p_sort = 2 and p_ascending then own.delivery_date end nulls first,
          case when p_sort = 2 and not p_ascending then own.delivery_date end desc nulls last,
          case when p_ascending then own.id end, own.id desc) as place
      from own
      where (p_erp_status is null or own.erp_status = p_erp_status)
        and (p_from is null or (own.created_at at time zone p_zone)::date >= p_from)
        and (p_to is null or (own.created_at at time zone p_zone)::date <= p_to)
        and (p_term is null or omsorg.fold((
          select concat_ws(' ', p.id, p.customer_order_id, p.erp_order_id, maker.names ->> 'name',
            maker.names ->> 'onBehalfOf', (
              select string_agg(l.item_name || ' ' || l.item_number, ' ')
              from omsorg.order_line l where l.order_part_id = p.id))
          from omsorg.order_part p
          join omsorg.customer_order o on o.id = p.customer_order_id
          cross join lateral (
            select case when o.confirmed_by is null then omsorg.author_names(o.created_by, o.created_on_behalf_of)
                        else omsorg.author_names(o.confirmed_by, o.confirmed_on_behalf_of) end as names) maker
          where p.id = own.id)) like omsorg.as_pattern(omsorg.fold(p_term)))
    )
    select c.first_name, c.last_name, c.protected_kind, (select count(*)::integer from chosen), (
      select json_agg(json_build_object(
        'id', p.id, 'customer_order_id', p.customer_order_id, 'part_no', p.part_no,
        'parts', (select count(*) from omsorg.order_part each where each.customer_order_id = o.id),
        'erp_order_id', p.erp_order_id, 'care_place_name', coalesce(place.name, ''),
        'packages', coalesce(line.packages, 0), 'item_names', coalesce(line.names[1:3], '{}'),
        'created_by', case when o.confirmed_by is null then omsorg.author_names(o.created_by, o.created_on_behalf_of)
          else omsorg.author_names(o.confirmed_by, o.confirmed_on_behalf_of) end,
        'created_at', replace(to_jsonb(o.created_at) #>> '{}', '+00:00', 'Z'), 'state', o.state, 'erp_status', p.erp_status,
        'cancel_asked_at', p.cancel_asked_at,
        'cancel_asked_by', case when p.cancel_asked_by is not null
          then omsorg.author_names(p.cancel_asked_by, p.cancel_asked_on_behalf_of) end,
        'cancel_refused', p.cancel_refused_at is not null,
        'canceller', case when p.erp_status = 7 then case when p.cancelled_by_erp then '{"name": "ERP", "onBehalfOf": null}'::jsonb
          else omsorg.author_names(p.canceller_user_id, p.canceller_on_behalf_of) end end,
        'type', o.type, 'is_express', o.is_express, 'is_preorder', o.is_preorder, 'source', o.source,
        'goods_label', coalesce(nullif(p.goods_label, ''), o.goods_label),
        'delivery_date', coalesce(p.delivery_date, o.delivery_date)) order by chosen.place)
      from chosen
      join omsorg.order_part p on p.id = chosen.id
      join omsorg.customer_order o on o.id = p.customer_order_id
      left join omsorg.care_place place on place.id = o.care_place_id
      left join lateral (
        select sum(l.quantity) as packages, array_agg(l.item_name order by l.line_no) as names
        from omsorg.order_line l where l.order_part_id = p.id) line on true
      where chosen.place > p_offset and chosen.place <= p_offset + p_limit)
    from omsorg.care_recipient c
    where c.id = any (omsorg.persons_in_reach(array[p_care_recipient_id]));
end
$$;
grant execute on function omsorg.orders_of_person(
  integer, integer, text, date, date, text, integer, boolean, integer, integer) to omsorg_app;

-- The rows of a page were told under the policies of eight tables, each of which asked again for the reach that the function had
-- asked for. It tells them itself, as JSON: those of a page are of persons of the place.
drop function omsorg.run_outs_at(uuid, date, integer, integer);
create function omsorg.run_outs_at(p_care_place_id uuid, p_before date, p_limit integer, p_offset integer)
  returns table (entries json, found integer, without_use integer)
  language plpgsql stable security definer rows 1 set search_path = pg_catalog, pg_temp
as $$
begin
  -- As the policy of care_recipient_place: whose link is in reach is in reach with all rows.
  return query
    with due as materialized (
      select distinct on (s.care_recipient_id, r.item_number)
             s.prescription_row_id, s.care_recipient_id, link.room, s.runs_out_on, s.last_draw_on, s.use_known,
             s.use_known and (s.runs_out_on is null or s.runs_out_on < p_before) as is_before
      from omsorg.care_recipient_place link
      join omsorg.care_recipient c on c.id = link.care_recipient_id and c.status = 1
      join omsorg.row_supply s on s.care_recipient_id = c.id and s.prescription_status in (2, 4) and s.row_status <> 4
      join omsorg.prescription_row r on r.id = s.prescription_row_id
      where link.care_place_id = p_care_place_id and link.status = 1
        and (link.care_place_id = (select omsorg.reach_place())
          or link.client_id = any ((select omsorg.reach_whole_clients())::uuid[]))
      order by s.care_recipient_id, r.item_number, s.use_known desc, s.prescription_row_id desc
    ), page as materialized (
      select due.prescription_row_id as row_id, due.care_recipient_id as person_id, due.room, due.runs_out_on, due.last_draw_on
      from due where due.is_before
      order by due.runs_out_on, due.care_recipient_id, due.prescription_row_id
      limit p_limit offset p_offset
    )
    select
      coalesce((
        select json_agg(json_build_object(
          'id', r.id, 'item_number', r.item_number, 'product_name', i.name, 'shape', i.shape, 'unit', i.unit,
          'items_per_package', r.items_per_package, 'therapy_area', i.therapy_area, 'item_status', i.item_status,
          'stock_status', coalesce((
            select omsorg.stock_level(st.status, st.quantity, (select s.few_in_stock_below from omsorg.place_setting s where s.care_place_id = p_care_place_id))
            from omsorg.product_stock st where st.product_id = i.id), 'undefined'),
          'delayed_until', i.delayed_until, 'consumption', trim_scale(r.consumption)::text, 'consumption_period', r.consumption_period,
          'runs_out_on', page.runs_out_on, 'care_recipient_id', c.id, 'first_name', c.first_name, 'last_name', c.last_name,
          'protected_kind', c.protected_kind, 'room', page.room, 'last_draw_on', page.last_draw_on,
          'count', (
            select json_build_object('id', n.id, 'pieces', n.pieces, 'counted_at', n.counted_at,
              'by', omsorg.author_names(n.counted_by, n.counted_on_behalf_of))
            from omsorg.stock_count n
            where n.care_recipient_id = c.id
              and (n.item_number = r.item_number or n.item_number = any (array(
                select f.former_item_number from omsorg.former_item f
                where f.care_recipient_id = c.id and f.item_number = r.item_number)))
            order by n.id desc limit 1))
          order by page.runs_out_on, page.person_id, page.row_id)
        from page
        join omsorg.care_recipient c on c.id = page.person_id
        join omsorg.prescription_row r on r.id = page.row_id
        join omsorg.product i on i.id = r.product_id), '[]'),
      (select count(*)::integer from due where due.is_before),
      (select count(*)::integer from due where not due.use_known);
end
$$;
grant execute on function omsorg.run_outs_at(uuid, date, integer, integer) to omsorg_app;

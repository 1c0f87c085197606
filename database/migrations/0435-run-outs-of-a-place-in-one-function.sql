-- Who runs out first at a care place is found in one function: the policies of four tables asked for each row of everybody there,
-- twice, what one look at the place answers. The rows that a page shows are read behind their policies as before.
create function omsorg.run_outs_at(p_care_place_id uuid, p_before date, p_limit integer, p_offset integer)
returns table (
  prescription_row_id integer, care_recipient_id integer, room text, runs_out_on date, last_draw_on date, found integer, without_use integer
)
language plpgsql stable security definer rows 25
set search_path = pg_catalog, pg_temp
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
    ), page as (
      select * from due where due.is_before
      order by due.runs_out_on, due.care_recipient_id, due.prescription_row_id
      limit p_limit offset p_offset
    )
    select page.prescription_row_id, page.care_recipient_id, page.room, page.runs_out_on, page.last_draw_on,
           counted.found, counted.without_use
    from (
      select count(*) filter (where due.is_before)::integer as found, count(*) filter (where not due.use_known)::integer as without_use
      from due
    ) counted
    left join page on true
    order by page.runs_out_on, page.care_recipient_id, page.prescription_row_id;
end
$$;
revoke all on function omsorg.run_outs_at(uuid, date, integer, integer) from public;
grant execute on function omsorg.run_outs_at(uuid, date, integer, integer) to omsorg_app;

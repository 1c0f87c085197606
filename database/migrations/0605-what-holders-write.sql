-- What holders count, write in a diary and ask for stands beside what staff count, write and ask for, and is reached with the one
-- person that a holder sees.
create function omsorg.reach_holder_client() returns uuid language sql stable parallel safe
  return case when current_setting('omsorg.scope', true) = 'holder'
    then nullif(current_setting('omsorg.holder_client', true), '')::uuid end;
grant execute on function omsorg.reach_holder_client() to omsorg_app, omsorg_jobs;

do $$
declare
  before constant text := pg_get_functiondef(
    'omsorg.open_holder_or_fail(integer,integer,integer,uuid,integer,date)'::regprocedure);
  place constant text := 'set_config(''omsorg.holder_place'', coalesce(place.care_place_id::text, ''''), true);';
begin
  if position(place in before) = 0 then
    raise exception 'open_holder_or_fail does not set the place';
  end if;
  execute replace(before, place, replace(place, ');', '),') || '
    set_config(''omsorg.holder_client'', coalesce(place.client_id::text, ''''), true);');
end
$$;

-- Whether renewal is on in an area, as the place asks.
create policy holder on omsorg.therapy_area_setting for select to omsorg_app
  using (client_id = (select omsorg.reach_holder_client()));
create policy holder on omsorg.row_supply for select to omsorg_app
  using (care_recipient_id = (select omsorg.reach_holder_person()));
create policy holder on omsorg.stock_count to omsorg_app
  using (care_recipient_id = (select omsorg.reach_holder_person()));
create policy holder on omsorg.leakage_diary to omsorg_app
  using (care_recipient_id = (select omsorg.reach_holder_person()));

-- What a diary is told by: what a protection holds in use, and at which hours the parts of a day begin.
create function omsorg.portal_diary_facts()
  returns table (client_id uuid, capacity integer, day_from integer, evening_from integer, night_from integer)
  language sql stable security definer rows 1 set search_path = pg_catalog, pg_temp
as $$
  select s.client_id, p.working_capacity_percent, p.day_from, p.evening_from, p.night_from
  from omsorg.place_setting s
  left join omsorg.product_setting p on p.client_id = s.client_id
  where s.care_place_id = (select omsorg.reach_holder_place())
$$;

-- Who looked at the person, since a moment: what the same one did of the same within ten minutes is one row. Nobody of the staff
-- is named; a holder by what she was to the person.
create function omsorg.portal_views(p_since timestamptz, p_limit integer, p_offset integer)
  returns table (at timestamptz, action text, unit text, role_code text, is_service boolean, is_holder boolean, relation text,
    is_self boolean, times integer, total integer)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  return query
    with views as (
      select date_trunc('hour', max(l.at)) as at, l.action, l.user_id, l.impersonator_id, l.care_place_id, count(*)::integer as times,
        max(l.at) as latest
      from omsorg.access_log l
      where l.care_recipient_id = (select omsorg.reach_holder_person()) and l.at >= p_since
      group by l.action, l.user_id, l.impersonator_id, l.care_place_id, floor(extract(epoch from l.at) / 600)
    )
    select v.at, v.action, case when u.kind = 'holder' or doer.application = 'CSP' then null else place.name end,
      case when u.kind <> 'holder' and doer.application <> 'CSP' then (
        select r.code from omsorg.role_assignment a join omsorg.role r on r.id = a.role_id
        where a.user_id = u.id order by array_position(array['Prescriber', 'Nurse', 'Investigator', 'Orderer'], r.code), r.code
        limit 1) end,
      doer.application = 'CSP', u.kind = 'holder', (
        select link.holder from omsorg.crp_account a
        join omsorg.crp_account_recipient link on link.crp_account_id = a.id
        where a.author_id = u.id and link.care_recipient_id = (select omsorg.reach_holder_person())),
      u.id = (select omsorg.reach_user()), v.times, count(*) over ()::integer
    from views v
    join omsorg.user_account u on u.id = v.user_id
    join omsorg.user_account doer on doer.id = coalesce(v.impersonator_id, v.user_id)
    left join omsorg.care_place place on place.id = v.care_place_id
    order by v.latest desc
    limit least(p_limit, 200) offset p_offset;
end
$$;

revoke execute on function omsorg.portal_diary_facts(), omsorg.portal_views(timestamptz, integer, integer) from public;
grant execute on function omsorg.portal_diary_facts(), omsorg.portal_views(timestamptz, integer, integer) to omsorg_app;

-- Those of some authors who hold an account, and what they are to the person; nobody of the staff.
create function omsorg.portal_doers(p_author_ids integer[]) returns table (author_id integer, relation text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select u.id, link.holder
  from omsorg.user_account u
  left join omsorg.crp_account a on a.author_id = u.id
  left join omsorg.crp_account_recipient link
    on link.crp_account_id = a.id and link.care_recipient_id = (select omsorg.reach_holder_person())
  where u.id = any (p_author_ids) and u.kind = 'holder' and (select omsorg.reach_holder_account()) is not null
$$;
revoke execute on function omsorg.portal_doers(integer[]) from public;
grant execute on function omsorg.portal_doers(integer[]) to omsorg_app;

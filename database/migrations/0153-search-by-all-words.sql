-- A search by several words looks up each of the first three in the index of words, so that a common word beside a rare one costs
-- nothing, and is planned for the words that it has.
create or replace function omsorg.search_organisation(p_term text, p_market integer, p_level integer, p_limit integer)
  returns table (client_id uuid, care_unit_id uuid, care_place_id uuid)
  language plpgsql stable security definer rows 50
  set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_custom_plan
as $$
declare
  patterns text[] := omsorg.patterns_of(p_term);
  first text := patterns[1];
  second text := coalesce(patterns[2], first);
  third text := coalesce(patterns[3], first);
begin
  if first is null or not (omsorg.reach_all() or coalesce(p_market = (select omsorg.reach_market()), false)) then
    return;
  end if;
  return query
    select hit.client_id, hit.unit_id, hit.place_id
    from (
      select c.id as client_id, null::uuid as unit_id, null::uuid as place_id
      from omsorg.client c
      where c.search_text like first and c.search_text like second and c.search_text like third
        and c.search_text like all (patterns)
      union all
      select u.client_id, u.id, null
      from omsorg.care_unit u
      where p_level >= 2 and u.search_text like first and u.search_text like second and u.search_text like third
        and u.search_text like all (patterns)
      union all
      select p.client_id, p.care_unit_id, p.id
      from omsorg.care_place p
      where p_level >= 3 and p.search_text like first and p.search_text like second and p.search_text like third
        and p.search_text like all (patterns)
    ) hit
    join omsorg.client c on c.id = hit.client_id and c.removed_at is null and (p_market is null or c.market = p_market)
    limit p_limit;
end
$$;

create or replace function omsorg.search_users(p_term text, p_kind text, p_client uuid, p_limit integer)
  returns table (user_id integer, rank real)
  language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_custom_plan
as $$
declare
  patterns text[] := omsorg.patterns_of(p_term);
  beginnings text[] := omsorg.beginnings_of(patterns);
  first text := patterns[1];
  second text := coalesce(patterns[2], first);
  third text := coalesce(patterns[3], first);
begin
  if first is null then
    return;
  end if;
  return query
    select u.id, case when u.search_text like all (beginnings) then 1 else 0.5 end::real
    from omsorg.user_account u
    where u.search_text like first and u.search_text like second and u.search_text like third
      and u.search_text like all (patterns)
      and u.kind = p_kind
      and (p_client is null or u.client_id = p_client)
      and (u.client_id = (select omsorg.reach_client()) or u.market = (select omsorg.reach_market()) or omsorg.reach_all())
    order by 2 desc, u.first_name collate omsorg.nordic_sv, u.last_name collate omsorg.nordic_sv, u.id
    limit p_limit;
end
$$;

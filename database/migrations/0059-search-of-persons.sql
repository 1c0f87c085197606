-- Each way to search has a statement and a plan of its own, made once for a connection: planning anew for each word costs more
-- than what it saves. Across a market up to three words lead through the index, the longest first.
create or replace function omsorg.search_care_recipients(
  p_term text, p_born date[], p_in_rooms boolean,
  p_client uuid, p_place uuid, p_market integer, p_status integer, p_limit integer
) returns table (care_recipient_id integer, rank real)
  language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  patterns text[] := omsorg.patterns_of(p_term);
  beginnings text[] := omsorg.beginnings_of(patterns);
  first text := patterns[1];
  second text := coalesce(patterns[2], first);
  third text := coalesce(patterns[3], first);
begin
  if p_place is not null and omsorg.reach_scope() in ('place', 'client') then
    if p_in_rooms and cardinality(patterns) = 0 then
      return;
    end if;
    return query
      select r.id, case when r.search_text like all (beginnings) then 1 else 0.5 end::real
      from omsorg.care_recipient_place link
      join omsorg.care_recipient r on r.id = link.care_recipient_id
      where link.care_place_id = p_place
        and (link.care_place_id = omsorg.reach_place()
          or link.client_id = any (omsorg.reach_whole_clients()))
        and r.protected_kind is null
        and (p_born is null or r.birth_date = any (p_born))
        -- A room begins with what was typed of it.
        and case when p_in_rooms then ' ' || omsorg.fold(link.room) like all (beginnings)
            else r.search_text like all (patterns)
              or r.search_text || ' ' || omsorg.fold(link.room) like all (patterns) end
        and (p_status is null or p_status = case when r.status = 1 then link.status else r.status end)
      order by 2 desc, r.last_name collate omsorg.nordic_sv, r.first_name collate omsorg.nordic_sv, r.id
      limit p_limit;
    return;
  end if;

  if p_in_rooms
    or (p_market is distinct from omsorg.reach_market()
      and (omsorg.reach_scope() is distinct from 'client' or p_client is distinct from omsorg.reach_client())) then
    return;
  end if;
  if first is not null then
    return query
      select r.id, case when r.search_text like all (beginnings) then 1 else 0.5 end::real
      from omsorg.care_recipient r
      where r.search_text like first and r.search_text like second and r.search_text like third
        and r.search_text like all (patterns)
        and r.market = p_market and r.protected_kind is null
        and (p_born is null or r.birth_date = any (p_born))
        and (p_client is null or r.client_id = p_client)
        and (p_place is null or exists (
          select from omsorg.care_recipient_place link
          where link.care_recipient_id = r.id and link.care_place_id = p_place))
        and (p_status is null or r.status = p_status)
      order by 2 desc, r.last_name collate omsorg.nordic_sv, r.first_name collate omsorg.nordic_sv, r.id
      limit p_limit;
  elsif p_born is not null then
    return query
      select r.id, 1::real
      from omsorg.care_recipient r
      where r.birth_date = any (p_born)
        and r.market = p_market and r.protected_kind is null
        and (p_client is null or r.client_id = p_client)
        and (p_place is null or exists (
          select from omsorg.care_recipient_place link
          where link.care_recipient_id = r.id and link.care_place_id = p_place))
        and (p_status is null or r.status = p_status)
      order by r.last_name collate omsorg.nordic_sv, r.first_name collate omsorg.nordic_sv, r.id
      limit p_limit;
  end if;
end
$$;

-- Recipients by words of their name or reference number, by the room they have at the place, and by the day they were born
-- (decision 0030). p_born: only who was born on one of these days, null = whenever. p_in_rooms: the words are a room and
-- nothing else. Without words everybody whom p_born allows is found; across a client or a market both must not be missing.
-- The reach is given as before. A protected person is never found.

drop function omsorg.search_care_recipients(text, uuid, uuid, integer, integer, integer);

create function omsorg.search_care_recipients(
  p_term text, p_born date[], p_in_rooms boolean,
  p_client uuid, p_place uuid, p_market integer, p_status integer, p_limit integer
) returns table (care_recipient_id integer, rank real)
  language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp
  -- The plan depends on how rare the word is, so each word gets its own.
  set plan_cache_mode = force_custom_plan
as $$
declare
  patterns text[] := omsorg.patterns_of(p_term);
  beginnings text[] := omsorg.beginnings_of(patterns);
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
            else r.search_text || ' ' || omsorg.fold(link.room) like all (patterns) end
        and (p_status is null or p_status = case when r.status = 1 then link.status else r.status end)
      order by 2 desc, r.last_name collate omsorg.nordic_sv, r.first_name collate omsorg.nordic_sv, r.id
      limit p_limit;
    return;
  end if;

  if p_in_rooms or (cardinality(patterns) = 0 and p_born is null) then
    return;
  end if;
  if omsorg.reach_scope() = 'client' and p_client = omsorg.reach_client() then
    return query
      select r.id, case when r.search_text like all (beginnings) then 1 else 0.5 end::real
      from omsorg.care_recipient r
      where r.client_id = p_client and r.protected_kind is null
        -- The longest word leads through the index, the others are compared.
        and (cardinality(patterns) = 0 or r.search_text like patterns[1]) and r.search_text like all (patterns)
        and (p_born is null or r.birth_date = any (p_born))
        and (p_status is null or r.status = p_status)
      order by 2 desc, r.last_name collate omsorg.nordic_sv, r.first_name collate omsorg.nordic_sv, r.id
      limit p_limit;
  elsif p_market = omsorg.reach_market() then
    return query
      select r.id, case when r.search_text like all (beginnings) then 1 else 0.5 end::real
      from omsorg.care_recipient r
      where r.market = p_market and r.protected_kind is null
        and (cardinality(patterns) = 0 or r.search_text like patterns[1]) and r.search_text like all (patterns)
        and (p_born is null or r.birth_date = any (p_born))
        and (p_client is null or r.client_id = p_client)
        and (p_place is null or exists (
          select from omsorg.care_recipient_place link
          where link.care_recipient_id = r.id and link.care_place_id = p_place))
        and (p_status is null or r.status = p_status)
      order by 2 desc, r.last_name collate omsorg.nordic_sv, r.first_name collate omsorg.nordic_sv, r.id
      limit p_limit;
  end if;
end
$$;

grant execute on function
  omsorg.search_care_recipients(text, date[], boolean, uuid, uuid, integer, integer, integer)
  to omsorg_app, omsorg_jobs;

create index care_recipient_by_birth_date on omsorg.care_recipient (birth_date, market) where protected_kind is null;

-- A person who is registered at several clients is one person: an extract for them has who saw each of their registrations.
drop function omsorg.extract_access_log(integer, timestamptz, timestamptz, integer);
drop function omsorg.person_of_extract(integer);

create function omsorg.extract_access_log(
  p_persons integer[], p_since timestamptz, p_until timestamptz, p_most integer)
  returns setof omsorg.logged_view
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if not omsorg.reach_all() then
    return;
  end if;
  return query
    select (omsorg.shown_view(l)).*
    from omsorg.access_log l
    where l.care_recipient_id = any (p_persons) and l.at >= p_since and l.at < p_until
    order by l.at desc, l.user_id
    limit p_most;
end
$$;

-- Whom an extract is for, the latest registration first. A protected person is named in the extract that goes to them.
create function omsorg.persons_of_extract(p_persons integer[])
  returns table (id integer, first_name text, last_name text, market integer, identity_number_encrypted bytea)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select r.id, r.first_name, r.last_name, r.market::integer, r.identity_number_encrypted
  from omsorg.care_recipient r
  where (select omsorg.reach_all()) and r.id = any (p_persons)
  order by r.id desc
$$;

revoke execute on function
  omsorg.extract_access_log(integer[], timestamptz, timestamptz, integer),
  omsorg.persons_of_extract(integer[])
  from public;
grant execute on function
  omsorg.extract_access_log(integer[], timestamptz, timestamptz, integer),
  omsorg.persons_of_extract(integer[])
  to omsorg_app;

-- The rows of the log that a search asks for, listed and counted alike. What is null does not narrow it, but searches of the log
-- are shown only to whoever asks for them or for a person.
create function omsorg.access_log_asked_for(
  p_since timestamptz, p_until timestamptz, p_user integer, p_persons integer[], p_client uuid, p_place uuid, p_actions text[])
  returns setof omsorg.access_log
  language sql stable
as $$
  select * from omsorg.access_log l
  where l.at >= p_since and l.at < p_until
    and (p_user is null or l.user_id = p_user)
    and (p_persons is null or l.care_recipient_id = any (p_persons))
    and (p_client is null or l.client_id = p_client)
    and (p_place is null or l.care_place_id = p_place)
    and (p_actions is null or l.action = any (p_actions))
    and (p_actions is not null or p_persons is not null or l.action <> 'access-log/entry/search-access-log')
$$;
revoke execute on function
  omsorg.access_log_asked_for(timestamptz, timestamptz, integer, integer[], uuid, uuid, text[]) from public;

create or replace function omsorg.search_access_log(
  p_since timestamptz, p_until timestamptz, p_user integer, p_persons integer[], p_client uuid, p_place uuid, p_actions text[],
  p_limit integer, p_offset integer)
  returns setof omsorg.logged_view
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if not omsorg.reach_all() then
    return;
  end if;
  return query
    select (omsorg.shown_view(l)).*
    from omsorg.access_log_asked_for(p_since, p_until, p_user, p_persons, p_client, p_place, p_actions) l
    order by l.at desc, l.user_id, l.care_recipient_id
    limit p_limit offset p_offset;
end
$$;

create or replace function omsorg.count_access_log(
  p_since timestamptz, p_until timestamptz, p_user integer, p_persons integer[], p_client uuid, p_place uuid, p_actions text[],
  p_most integer)
  returns integer
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  counted integer;
begin
  if not omsorg.reach_all() then
    return 0;
  end if;
  select count(*) into counted from (
    select from omsorg.access_log_asked_for(p_since, p_until, p_user, p_persons, p_client, p_place, p_actions)
    limit p_most) found;
  return counted;
end
$$;

-- Each search of the log shows persons and is a row for each of them. Whoever looks through the views of a client or of a user is
-- not shown these, unless they are what is looked for; whoever asks who saw a person, sees them all.

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
    from omsorg.access_log l
    where l.at >= p_since and l.at < p_until
      and (p_user is null or l.user_id = p_user)
      and (p_persons is null or l.care_recipient_id = any (p_persons))
      and (p_client is null or l.client_id = p_client)
      and (p_place is null or l.care_place_id = p_place)
      and (p_actions is null or l.action = any (p_actions))
      and (p_actions is not null or p_persons is not null or l.action <> 'access-log/entry/search-access-log')
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
    select from omsorg.access_log l
    where l.at >= p_since and l.at < p_until
      and (p_user is null or l.user_id = p_user)
      and (p_persons is null or l.care_recipient_id = any (p_persons))
      and (p_client is null or l.client_id = p_client)
      and (p_place is null or l.care_place_id = p_place)
      and (p_actions is null or l.action = any (p_actions))
      and (p_actions is not null or p_persons is not null or l.action <> 'access-log/entry/search-access-log')
    limit p_most) found;
  return counted;
end
$$;

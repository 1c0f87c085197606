-- Whoever names neither a client nor a place acts within reach: administration is not asked for it with each call.
create or replace function omsorg.open_or_fail(
  p_user_id integer,
  p_epoch integer,
  p_impersonator_id integer,
  p_client_id uuid,
  p_care_place_id uuid,
  p_market integer,
  p_scope text,
  p_family_id uuid
) returns void
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
begin
  if omsorg.open_transaction(
    p_user_id, p_epoch, p_impersonator_id, p_client_id, p_care_place_id, p_market, p_scope, p_family_id) is not true
  then
    raise exception 'the session has ended' using errcode = 'OM401';
  end if;
  if (p_client_id is not null or p_care_place_id is not null) and p_scope in ('market', 'all')
    and omsorg.acts_within_reach(p_client_id, p_care_place_id) is not true
  then
    raise exception 'the client or the place is out of reach' using errcode = 'OM403';
  end if;
end
$$;

-- One page of the clients in reach, in the order of the reader's language, by its number or by a client that stands on it: the
-- page, how many there are, and their ids, names and markets in that order. What stands before a page is walked by in its index,
-- and whether it is in reach is asked of the index too, by what is known before the walk begins.
create function omsorg.page_of_clients(p_language text, p_page integer, p_size integer, p_around uuid)
  returns table (page integer, total integer, ids uuid[], names text[], markets integer[])
  language plpgsql stable security definer rows 1 set search_path = pg_catalog, pg_temp
as $$
declare
  everybody boolean := omsorg.reach_all();
  own_client uuid := omsorg.reach_client();
  own_market integer := omsorg.reach_market();
  around text := (
    select c.name from omsorg.client c
    where c.id = p_around and (everybody or c.market = own_market or c.id = own_client));
  before integer := 0;
begin
  page := p_page;
  if p_around is not null then
    if p_language = 'sv' then
      select count(*) into before from omsorg.client c
      where c.removed_at is null and (everybody or c.market = own_market or c.id = own_client)
        and (c.name collate omsorg.nordic_sv, c.id) < (around, p_around);
    elsif p_language = 'fi' then
      select count(*) into before from omsorg.client c
      where c.removed_at is null and (everybody or c.market = own_market or c.id = own_client)
        and (c.name collate omsorg.nordic_fi, c.id) < (around, p_around);
    elsif p_language = 'dk' then
      select count(*) into before from omsorg.client c
      where c.removed_at is null and (everybody or c.market = own_market or c.id = own_client)
        and (c.name collate omsorg.nordic_da, c.id) < (around, p_around);
    else
      select count(*) into before from omsorg.client c
      where c.removed_at is null and (everybody or c.market = own_market or c.id = own_client)
        and (c.name collate omsorg.english, c.id) < (around, p_around);
    end if;
    page := 1 + before / p_size;
  end if;
  total := omsorg.clients_in_reach();
  before := (page - 1) * p_size;
  if p_language = 'sv' then
    select array_agg(c.id), array_agg(c.name), array_agg(c.market::integer) into ids, names, markets from (
      select c.id, c.name, c.market from omsorg.client c
      where c.removed_at is null and (everybody or c.market = own_market or c.id = own_client)
      order by c.name collate omsorg.nordic_sv, c.id limit p_size offset before) c;
  elsif p_language = 'fi' then
    select array_agg(c.id), array_agg(c.name), array_agg(c.market::integer) into ids, names, markets from (
      select c.id, c.name, c.market from omsorg.client c
      where c.removed_at is null and (everybody or c.market = own_market or c.id = own_client)
      order by c.name collate omsorg.nordic_fi, c.id limit p_size offset before) c;
  elsif p_language = 'dk' then
    select array_agg(c.id), array_agg(c.name), array_agg(c.market::integer) into ids, names, markets from (
      select c.id, c.name, c.market from omsorg.client c
      where c.removed_at is null and (everybody or c.market = own_market or c.id = own_client)
      order by c.name collate omsorg.nordic_da, c.id limit p_size offset before) c;
  else
    select array_agg(c.id), array_agg(c.name), array_agg(c.market::integer) into ids, names, markets from (
      select c.id, c.name, c.market from omsorg.client c
      where c.removed_at is null and (everybody or c.market = own_market or c.id = own_client)
      order by c.name collate omsorg.english, c.id limit p_size offset before) c;
  end if;
  return next;
end
$$;
grant execute on function omsorg.page_of_clients(text, integer, integer, uuid) to omsorg_app;

-- How many users in reach each of some clients has, counted from their index alone; clients without any are missing.
create or replace function omsorg.users_of_clients(p_clients uuid[]) returns table (client_id uuid, users integer)
  language plpgsql stable security definer rows 50 set search_path = pg_catalog, pg_temp
as $$
declare
  everybody boolean := omsorg.reach_all();
  own_client uuid := omsorg.reach_client();
  own_market integer := omsorg.reach_market();
begin
  return query
    select u.client_id, count(*)::integer from omsorg.user_account u
    where u.client_id = any (p_clients) and u.kind = 'user' and not u.is_machine
      and (everybody or u.market = own_market or u.client_id = own_client)
    group by u.client_id;
end
$$;

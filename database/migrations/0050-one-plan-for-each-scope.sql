-- How far a transaction sees is asked by one statement for each scope. A connection keeps the plan of a statement, and the
-- plan of one that serves all scopes is right for whoever came first alone: after a care place had asked, customer service
-- read every person of its market. What a scope reads by stands in a select of its own, which no plan looks into.

create or replace function omsorg.persons_in_reach(p_care_recipient_ids integer[]) returns integer[]
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if current_setting('role') = 'omsorg_jobs' then
    return p_care_recipient_ids;
  elsif omsorg.reach_scope() = 'place' then
    return array(
      select link.care_recipient_id from omsorg.care_recipient_place link
      where link.care_recipient_id = any (p_care_recipient_ids) and link.care_place_id = (select omsorg.reach_place()));
  elsif omsorg.reach_scope() = 'client' then
    return array(
      select r.id from omsorg.care_recipient r
      where r.id = any (p_care_recipient_ids) and r.client_id = (select omsorg.reach_client()));
  elsif omsorg.reach_scope() = 'market' then
    return array(
      select r.id from omsorg.care_recipient r
      where r.id = any (p_care_recipient_ids) and r.market = (select omsorg.reach_market()));
  end if;
  return null;
end
$$;

create or replace function omsorg.reach_person(p_care_recipient_id integer) returns boolean
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if omsorg.reach_scope() = 'place' then
    return exists (
      select from omsorg.care_recipient_place link
      where link.care_recipient_id = p_care_recipient_id and link.care_place_id = (select omsorg.reach_place()));
  elsif omsorg.reach_scope() = 'client' then
    return exists (
      select from omsorg.care_recipient r
      where r.id = p_care_recipient_id and r.client_id = (select omsorg.reach_client()));
  elsif omsorg.reach_scope() = 'market' then
    return exists (
      select from omsorg.care_recipient r
      where r.id = p_care_recipient_id and r.market = (select omsorg.reach_market()));
  end if;
  return false;
end
$$;

create or replace function omsorg.reach_clients() returns uuid[]
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if omsorg.reach_scope() in ('place', 'client') then
    return array[omsorg.reach_client()];
  elsif omsorg.reach_scope() = 'market' then
    return array(select c.id from omsorg.client c where c.market = (select omsorg.reach_market()));
  elsif omsorg.reach_scope() = 'all' then
    return array(select c.id from omsorg.client c);
  end if;
  return null;
end
$$;

create or replace function omsorg.reach_whole_clients() returns uuid[]
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if omsorg.reach_scope() = 'client' then
    return array[omsorg.reach_client()];
  elsif omsorg.reach_scope() = 'market' then
    return array(select c.id from omsorg.client c where c.market = (select omsorg.reach_market()));
  end if;
  return null;
end
$$;

-- Nobody asks it any more.
drop function omsorg.draws_of(integer[]);

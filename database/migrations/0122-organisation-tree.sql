-- An organisation of ten thousand clients is looked at as quickly as one of four: whoever reaches all of it, or a market, asks no
-- longer for each unit, place and customer number whether its client is among all those clients.
alter policy reach on omsorg.care_unit using (
  client_id = (select omsorg.reach_client())
  or (select omsorg.reach_all())
  or (select omsorg.reach_sign_in())
  or ((select omsorg.reach_market()) is not null
    and exists (select from omsorg.client c where c.id = care_unit.client_id offset 0)));
alter policy reach on omsorg.care_place using (
  client_id = (select omsorg.reach_client())
  or (select omsorg.reach_all())
  or (select omsorg.reach_sign_in())
  or ((select omsorg.reach_market()) is not null
    and exists (select from omsorg.client c where c.id = care_place.client_id offset 0)));
alter policy reach on omsorg.customer_number using (
  client_id = (select omsorg.reach_client())
  or (select omsorg.reach_all())
  or (select omsorg.reach_sign_in())
  or ((select omsorg.reach_market()) is not null
    and exists (select from omsorg.client c where c.id = customer_number.client_id offset 0)));

-- Names stand in the order of the reader's language; the three others have their order already.
create collation omsorg.english (provider = icu, locale = 'en-GB');

-- Words of names, of which each may be a part. Of a client also what it is known by elsewhere.
alter table omsorg.client add column search_text text generated always as (' ' || omsorg.fold(
  name || ' ' || coalesce(alias, '') || ' ' || erp_customer_identifier || ' ' || patient_data_owner_id)) stored;
alter table omsorg.care_unit add column search_text text generated always as (' ' || omsorg.fold(name)) stored;
alter table omsorg.care_place add column search_text text generated always as (' ' || omsorg.fold(name)) stored;
create index client_by_words on omsorg.client using gin (search_text omsorg.gin_trgm_ops);
create index care_unit_by_words on omsorg.care_unit using gin (search_text omsorg.gin_trgm_ops);
create index care_place_by_words on omsorg.care_place using gin (search_text omsorg.gin_trgm_ops);

-- The nodes whose words hold a term, from clients down to a level: in a market, or in all for administration. An index of words is
-- not used behind a policy, so the reach is asked for here.
create function omsorg.search_organisation(p_term text, p_market integer, p_level integer, p_limit integer)
  returns table (client_id uuid, care_unit_id uuid, care_place_id uuid)
  language plpgsql stable security definer rows 50 set search_path = pg_catalog, pg_temp
as $$
declare
  patterns text[] := omsorg.patterns_of(p_term);
  first text := patterns[1];
begin
  if first is null or not (omsorg.reach_all() or coalesce(p_market = (select omsorg.reach_market()), false)) then
    return;
  end if;
  return query
    select hit.client_id, hit.unit_id, hit.place_id
    from (
      select c.id as client_id, null::uuid as unit_id, null::uuid as place_id
      from omsorg.client c
      where c.search_text like first and c.search_text like all (patterns)
      union all
      select u.client_id, u.id, null
      from omsorg.care_unit u
      where p_level >= 2 and u.search_text like first and u.search_text like all (patterns)
      union all
      select p.client_id, p.care_unit_id, p.id
      from omsorg.care_place p
      where p_level >= 3 and p.search_text like first and p.search_text like all (patterns)
    ) hit
    join omsorg.client c on c.id = hit.client_id and c.removed_at is null and (p_market is null or c.market = p_market)
    limit p_limit;
end
$$;
revoke execute on function omsorg.search_organisation(text, integer, integer, integer) from public;
grant execute on function omsorg.search_organisation(text, integer, integer, integer) to omsorg_app;

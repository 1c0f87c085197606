-- Somebody whose identity is protected here stays hidden also where the register knows of no protection: whoever asks it with
-- the number in hand is told neither name nor address. Runs as the owner, because the person may be at another care place.
create function omsorg.protection_of_number(p_identity_number_blind bytea) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select r.protected_kind from omsorg.care_recipient r
  where r.client_id = omsorg.reach_client() and r.identity_number_blind = p_identity_number_blind
$$;

grant execute on function omsorg.protection_of_number(bytea) to omsorg_app;

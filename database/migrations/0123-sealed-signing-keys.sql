-- The keys that sign tokens are sealed with the secret of the installation, so that a copy of the database signs nothing. Those
-- that lay here readable are forgotten: the next start makes a new one, and browsers refresh.
delete from omsorg.signing_key;
alter table omsorg.signing_key
  drop column public_jwk,
  drop column private_jwk,
  drop column created_at,
  drop column retired_at,
  add column sealed bytea not null,
  -- Published before that, so that whoever checks tokens knows it when it signs.
  add column signs_from timestamptz not null;

drop function omsorg.signing_keys();
drop function omsorg.add_signing_key(text, jsonb, jsonb, boolean);

-- All of them, the oldest first.
create function omsorg.signing_keys() returns table (kid text, sealed bytea, signs_from timestamptz)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  -- Into the log of PostgreSQL, where whoever asked can neither remove it nor roll it back.
  raise log 'omsorg: the keys that sign tokens were given to % from %', session_user, coalesce(host(inet_client_addr()), 'here');
  return query select k.kid, k.sealed, k.signs_from from omsorg.signing_key k order by k.signs_from, k.kid;
end
$$;

-- Their names alone, by which a server knows whether it has them all.
create function omsorg.signing_key_ids() returns setof text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select k.kid from omsorg.signing_key k order by k.signs_from, k.kid
$$;

-- Adds a key, unless there is one that signs from a later moment than the one named. Of two servers at once one adds its key.
create function omsorg.add_signing_key(p_kid text, p_sealed bytea, p_signs_from timestamptz, p_unless_after timestamptz)
  returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  lock table omsorg.signing_key in share row exclusive mode;
  if exists (select from omsorg.signing_key k where k.signs_from > p_unless_after) then
    return false;
  end if;
  insert into omsorg.signing_key (kid, sealed, signs_from) values (p_kid, p_sealed, p_signs_from);
  return true;
end
$$;

-- Removes those whose successor signs since before the moment named: no token of theirs is left. Answers how many.
create function omsorg.remove_ended_signing_keys(p_succeeded_before timestamptz) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  removed integer;
begin
  delete from omsorg.signing_key k
  where exists (
    select from omsorg.signing_key later where later.signs_from > k.signs_from and later.signs_from <= p_succeeded_before);
  get diagnostics removed = row_count;
  return removed;
end
$$;

-- For a key that leaked. No token that was signed until now is taken any more; the servers hear of it and make a new key.
create function omsorg.withdraw_signing_keys() returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  removed integer;
begin
  raise log 'omsorg: the keys that sign tokens were withdrawn by % from %', session_user, coalesce(host(inet_client_addr()), 'here');
  delete from omsorg.signing_key;
  get diagnostics removed = row_count;
  return removed;
end
$$;

create function omsorg.tell_signing_keys_changed() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
begin
  perform pg_notify('omsorg_changed', '{"kind": "signing-keys", "id": 0, "carePlaceId": null, "market": 0}');
  return null;
end
$$;
create trigger tell_changed after insert or delete on omsorg.signing_key
  for each statement execute function omsorg.tell_signing_keys_changed();

revoke execute on function
  omsorg.signing_keys(), omsorg.signing_key_ids(), omsorg.add_signing_key(text, bytea, timestamptz, timestamptz),
  omsorg.remove_ended_signing_keys(timestamptz), omsorg.withdraw_signing_keys()
  from public;
grant execute on function
  omsorg.signing_keys(), omsorg.signing_key_ids(), omsorg.add_signing_key(text, bytea, timestamptz, timestamptz),
  omsorg.remove_ended_signing_keys(timestamptz), omsorg.withdraw_signing_keys()
  to omsorg_jobs;

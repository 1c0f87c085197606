-- A new password by a link in a mail. The link is stored by its hash; its secret lies sealed beside it until the mail is
-- sent, so that a mail that is tried again is the same mail.
alter table omsorg.password_link
  add column id integer generated always as identity unique,
  add column secret_sealed bytea;

-- Who asked for a reset, for whatever address: the call writes the same for one that has an account as for one that has none.
-- A job looks the account up. The address lies sealed until then; the hashes are what the limits count.
create table omsorg.password_request (
  id integer generated always as identity primary key,
  at timestamptz not null,
  address_hash bytea not null,
  source_hash bytea not null,
  address_sealed bytea
);
create index password_request_by_address on omsorg.password_request (address_hash, at);
create index password_request_by_time on omsorg.password_request (at);
select omsorg.guard('omsorg.password_request');
create policy reach on omsorg.password_request to omsorg_app using ((select omsorg.reach_sign_in()));
grant select, insert on omsorg.password_request to omsorg_app;
grant select, update, delete on omsorg.password_request to omsorg_jobs;

-- The one way to a password for the login that answers people: of an account in its reach, and a hash that is one.
create function omsorg.set_password(p_user_id integer, p_hash text, p_at timestamptz) returns boolean
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if p_hash not like '$argon2id$v=19$m=%' then
    raise exception 'this is not the hash of a password';
  end if;
  update omsorg.user_account u
  set password_hash = p_hash, password_set_at = p_at, row_version = u.row_version + 1
  where u.id = p_user_id
    and ((select omsorg.reach_sign_in()) or u.id = (select omsorg.reach_user()) or u.client_id = (select omsorg.reach_client())
      or u.market = (select omsorg.reach_market()) or (select omsorg.reach_all()));
  if not found then
    return false;
  end if;
  raise log 'omsorg: the password of account % is set', p_user_id;
  update omsorg.password_link set used_at = p_at, secret_sealed = null where user_id = p_user_id and used_at is null;
  return true;
end
$$;
grant execute on function omsorg.set_password(integer, text, timestamptz) to omsorg_app;

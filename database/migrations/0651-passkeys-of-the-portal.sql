-- Passkeys of holders, beside those of staff and shaped as they are: one of the one never opens an account of the other.
create table omsorg.crp_passkey (
  id integer generated always as identity primary key,
  crp_account_id integer not null references omsorg.crp_account on delete cascade,
  name text not null check (length(name) between 1 and 60),
  public_key bytea not null,
  credential_id bytea not null unique,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  created_at timestamptz not null,
  last_used_at timestamptz,
  -- Of one that was seen to be a copy: it opens nothing any more.
  closed_at timestamptz
);
create index crp_passkey_by_account on omsorg.crp_passkey (crp_account_id);
select omsorg.guard('omsorg.crp_passkey');
create policy reach on omsorg.crp_passkey to omsorg_app using (
  (select omsorg.reach_sign_in()) or crp_account_id = (select omsorg.reach_holder_account()));
grant select, insert, update, delete on omsorg.crp_passkey to omsorg_app, omsorg_jobs;

-- Until this transaction is over nobody else adds to the passkeys of the holder. Answers how the account is known to its holder,
-- and when the session was opened; nothing when it is over.
create function omsorg.lock_holder_for_passkeys(p_family_id uuid)
  returns table (email text, opened_at timestamptz, passkeys integer)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  perform from omsorg.crp_account a where a.id = (select omsorg.reach_holder_account()) for no key update;
  return query
    select a.email, f.opened_at,
      (select count(*)::integer from omsorg.crp_passkey p where p.crp_account_id = a.id)
    from omsorg.crp_account a
    join omsorg.crp_family f on f.crp_account_id = a.id and f.id = p_family_id and f.ended_at is null
    where a.id = (select omsorg.reach_holder_account());
end
$$;
revoke execute on function omsorg.lock_holder_for_passkeys(uuid) from public;
grant execute on function omsorg.lock_holder_for_passkeys(uuid) to omsorg_app;

-- Customer service acts as a user for at most an hour, within its own session: the session stays the one of whoever helps, and
-- each time is a record of its own, with its reason and how it ended.

create table omsorg.impersonation (
  id bigint generated always as identity primary key,
  -- The session in which it runs; null when that is forgotten.
  family_id uuid references omsorg.refresh_family (id) on delete set null,
  by_user integer not null references omsorg.user_account (id) on delete cascade,
  -- The rights of whoever helps, as they were last looked at: a change of them is looked at anew.
  by_epoch integer not null,
  user_id integer not null references omsorg.user_account (id) on delete cascade,
  reason text not null check (reason ~ '\S' and length(reason) <= 500),
  began_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('stopped', 'time-up', 'right-withdrawn', 'user-changed', 'other-user', 'session-over')),
  check ((ended_at is null) = (end_reason is null)),
  check (by_user <> user_id),
  check (began_at < ends_at and ends_at <= began_at + interval '60 minutes')
);
-- Never chained: one session acts as one user at a time.
create unique index impersonation_running on omsorg.impersonation (family_id) where ended_at is null;
create index impersonation_by_family on omsorg.impersonation (family_id) where family_id is not null;
create index impersonation_by_doer on omsorg.impersonation (by_user, began_at);
create index impersonation_by_user on omsorg.impersonation (user_id, began_at);

select omsorg.guard('omsorg.impersonation');
create policy reach on omsorg.impersonation to omsorg_app using (
  by_user = any (array[(select omsorg.reach_user()), (select omsorg.reach_impersonator())])
  or (select omsorg.reach_sign_in()));
grant select, insert, update on omsorg.impersonation to omsorg_app, omsorg_jobs;

-- A session that ends takes it along, however it ends.
create function omsorg.end_impersonation() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update omsorg.impersonation set ended_at = greatest(new.ended_at, began_at), end_reason = 'session-over'
  where family_id = new.id and ended_at is null;
  return null;
end
$$;
create trigger impersonation_ends after update of ended_at on omsorg.refresh_family
  for each row when (old.ended_at is null and new.ended_at is not null) execute function omsorg.end_impersonation();

create or replace function omsorg.end_sessions() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update omsorg.refresh_family
  set ended_at = now(),
      end_reason = case when new.status <> 'active' then 'account-' || new.status else 'password-changed' end
  where (user_id = new.id or entered_by = new.id) and ended_at is null;
  return null;
end
$$;

alter table omsorg.refresh_family drop column impersonator_id, drop column impersonation_reason;

-- A token of somebody who acts as a user counts while that very impersonation runs, and while the rights of both are as they
-- were; the own token of customer service counts while it acts as nobody.
create or replace function omsorg.open_transaction(
  p_user_id integer, p_epoch integer, p_impersonator_id integer, p_client_id uuid, p_care_place_id uuid, p_market integer,
  p_scope text, p_family_id uuid default null) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  valid boolean;
begin
  valid := p_scope in ('place', 'client', 'market', 'all')
    and exists (
      select from omsorg.user_account u
      where u.id = p_user_id and u.status = 'active' and u.epoch = p_epoch)
    and (p_impersonator_id is null or exists (
      select from omsorg.impersonation m
      join omsorg.user_account i on i.id = m.by_user
      where m.family_id = p_family_id and m.ended_at is null and m.user_id = p_user_id and m.by_user = p_impersonator_id
        and i.status = 'active' and i.epoch = m.by_epoch))
    and (p_family_id is null or exists (
      select from omsorg.refresh_family f
      where f.id = p_family_id and f.ended_at is null))
    and (p_scope <> 'market' or not exists (
      select from omsorg.impersonation m where m.family_id = p_family_id and m.ended_at is null));
  valid := coalesce(valid, false);

  perform
    set_config('omsorg.scope', case when valid then p_scope else '' end, true),
    set_config('omsorg.user_id', case when valid then p_user_id::text else '' end, true),
    set_config('omsorg.impersonator_id', case when valid then coalesce(p_impersonator_id::text, '') else '' end, true),
    set_config('omsorg.client_id', case when valid then coalesce(p_client_id::text, '') else '' end, true),
    set_config('omsorg.care_place_id', case when valid then coalesce(p_care_place_id::text, '') else '' end, true),
    set_config('omsorg.market', case when valid then coalesce(p_market::text, '') else '' end, true);
  return valid;
end
$$;

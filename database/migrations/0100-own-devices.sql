-- A session keeps in words which device it was opened on, so that its owner knows it again; never what tells devices apart.
alter table omsorg.refresh_family
  add column browser text,
  add column system text,
  add column device_kind text check (device_kind in ('computer', 'phone', 'tablet'));

-- The networks that an account was signed in from, as hashes of a coarse part of the address: from a new one its owner is told.
create table omsorg.known_network (
  user_id integer not null references omsorg.user_account (id) on delete cascade,
  network_hash bytea not null,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (user_id, network_hash)
);
select omsorg.guard('omsorg.known_network');
create policy reach on omsorg.known_network to omsorg_app using ((select omsorg.reach_sign_in()));
grant select, insert, update on omsorg.known_network to omsorg_app;
grant select, insert, update, delete on omsorg.known_network to omsorg_jobs;

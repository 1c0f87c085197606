-- How long somebody holds the roles at one node. It stands beside the roles, not in them: a new day is no change of rights, and
-- whoever is signed in notices nothing of it.
create table omsorg.role_term (
  user_id integer not null references omsorg.user_account on delete cascade,
  node_type text not null check (node_type in ('client', 'care-unit', 'care-place')),
  node_id uuid not null,
  client_id uuid not null references omsorg.client on delete cascade,
  last_day date,
  confirm_by date,
  -- The days before the end of which the holder was told last.
  warned_at integer,
  set_at timestamptz not null default now(),
  set_by integer references omsorg.user_account on delete set null,
  row_version integer not null default 1,
  primary key (user_id, node_id),
  check (last_day is not null or confirm_by is not null)
);
create index role_term_by_end on omsorg.role_term (least(last_day, confirm_by));
create index role_term_by_node on omsorg.role_term (node_id);
select omsorg.keep_both_names('omsorg.role_term', 'set_by');
select omsorg.guard('omsorg.role_term');
select omsorg.reach_with('omsorg.role_term', 'omsorg.user_account');
grant select, insert, update, delete on omsorg.role_term to omsorg_app;
grant select, update, delete on omsorg.role_term to omsorg_jobs;

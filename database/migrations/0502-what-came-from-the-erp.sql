-- Each time somebody takes over what the ERP knows: what came of it, and how much. What did not come is read until it has.
create table omsorg.erp_run (
  id bigint generated always as identity primary key,
  feed text not null check (feed in ('agreements', 'ratings', 'customer-agreements')),
  -- The customer of the ERP, where one alone was asked for.
  erp_customer_identifier text,
  begun_at timestamptz not null,
  ended_at timestamptz not null default now(),
  outcome text not null check (outcome in ('done', 'unavailable', 'unknown-customer')),
  added integer not null default 0,
  changed integer not null default 0,
  removed integer not null default 0,
  skipped integer not null default 0,
  begun_by integer not null references omsorg.user_account,
  check (ended_at >= begun_at)
);
create index erp_run_by_feed on omsorg.erp_run (feed, begun_at desc, id desc);
grant select, insert on omsorg.erp_run to omsorg_app;
grant select on omsorg.erp_run to omsorg_jobs;

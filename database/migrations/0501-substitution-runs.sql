-- Items that go out are replaced in one run: what was approved together stands together.
create table omsorg.substitution_run (
  id integer generated always as identity primary key,
  market omsorg.market_code not null,
  approved_by integer not null references omsorg.user_account,
  approved_at timestamptz not null default now()
);
grant select, insert on omsorg.substitution_run to omsorg_app;
grant select on omsorg.substitution_run to omsorg_jobs;

alter table omsorg.item_replacement add column substitution_run_id integer references omsorg.substitution_run;
create index item_replacement_by_run on omsorg.item_replacement (substitution_run_id) where substitution_run_id is not null;

-- What a replacement has changed at a care place, until somebody there has seen it. Counts, and never a person.
create table omsorg.replacement_notice (
  item_replacement_id integer not null references omsorg.item_replacement on delete cascade,
  care_place_id uuid not null,
  client_id uuid not null,
  rows_replaced integer not null default 0 check (rows_replaced >= 0),
  told_at timestamptz not null,
  seen_at timestamptz,
  seen_by integer references omsorg.user_account,
  primary key (item_replacement_id, care_place_id),
  foreign key (care_place_id, client_id) references omsorg.care_place (id, client_id) on delete cascade,
  check ((seen_at is null) = (seen_by is null))
);
create index replacement_notice_by_place on omsorg.replacement_notice (care_place_id, told_at desc);
select omsorg.guard('omsorg.replacement_notice');
create policy reach on omsorg.replacement_notice for all to omsorg_app
  using (care_place_id = (select omsorg.reach_place()) or client_id = any ((select omsorg.reach_whole_clients())::uuid[]));
grant select, update on omsorg.replacement_notice to omsorg_app;
grant select, insert, update on omsorg.replacement_notice to omsorg_jobs;
select omsorg.keep_both_names('omsorg.replacement_notice', 'seen_by');

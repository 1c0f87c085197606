-- An import is applied behind the answer, in one transaction; how far it is stands beside it, so that somebody can watch.

alter table omsorg.import_batch
  add column client_id uuid references omsorg.client on delete cascade,
  add column complete boolean not null default false,
  add column unchanged integer not null default 0,
  add column rows_total integer not null default 0,
  add column rows_done integer not null default 0,
  drop constraint import_batch_state_check,
  add constraint import_batch_state_check
    check (state in ('previewed', 'applying', 'applied', 'discarded', 'failed'));

-- It names a client and what the client pays: seen by whoever keeps the organisation of all markets.
select omsorg.guard('omsorg.import_batch');
create policy reach on omsorg.import_batch to omsorg_app using ((select omsorg.reach_all()));

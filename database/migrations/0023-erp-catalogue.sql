-- What the ERP tells of agreements and of how much an item is asked for.

-- Up to where the changes of the ERP have been taken over; the words of the cursor are the ERP's own.
create table omsorg.erp_sync_state (
  kind text primary key check (kind in ('agreements')),
  cursor text,
  synced_at timestamptz not null default now()
);
insert into omsorg.erp_sync_state (kind) values ('agreements');

-- The higher, the more often an item is chosen. Behind the ranking of a client, it orders what a search finds.
create table omsorg.product_rating (
  product_id integer primary key references omsorg.product on delete cascade,
  rating integer not null check (rating >= 0),
  rated_at timestamptz not null default now()
);

grant select, update on omsorg.erp_sync_state to omsorg_app, omsorg_jobs;
grant select, insert, update, delete on omsorg.product_rating to omsorg_app, omsorg_jobs;

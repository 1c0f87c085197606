-- What is changed of published news stands beside it until it is published or dropped: readers see what is published, and whoever
-- goes on writing after a crash, or instead of somebody else, finds what was written. The id is its version: each keeping is a row
-- of its own, so that what was dropped and written anew is never taken for what somebody has seen.
create table omsorg.news_changes (
  id integer generated always as identity primary key,
  news_id integer not null unique references omsorg.news on delete cascade,
  written jsonb not null,
  updated_by integer not null references omsorg.user_account,
  updated_at timestamptz not null
);
select omsorg.guard('omsorg.news_changes');
select omsorg.reach_with('omsorg.news_changes', 'omsorg.news');
select omsorg.keep_both_names('omsorg.news_changes', 'updated_by');
grant select, insert, delete on omsorg.news_changes to omsorg_app;
grant select on omsorg.news_changes to omsorg_jobs;

-- A file that only the changes hold: nobody sees it but who writes, and it is not swept away.
alter table omsorg.news_file add column kept_for integer references omsorg.news on delete set null;
create index news_file_kept_for on omsorg.news_file (kept_for) where kept_for is not null;

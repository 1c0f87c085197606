-- Care units, care places and users come in spreadsheets. What a file would change is kept row by row, to be applied as it was
-- shown; it is told how far an import is while it is carried out.
create table omsorg.organisation_import (
  id integer generated always as identity primary key,
  client_id uuid not null references omsorg.client on delete cascade,
  kind text not null check (kind in ('care-units', 'care-places', 'users')),
  file_name text not null,
  state text not null default 'previewed' check (state in ('previewed', 'applying', 'applied', 'stale', 'failed')),
  error_count integer not null default 0,
  added integer not null default 0,
  changed integer not null default 0,
  unchanged integer not null default 0,
  rows_done integer not null default 0,
  created_by integer not null references omsorg.user_account,
  created_at timestamptz not null,
  begun_at timestamptz,
  applied_at timestamptz
);
create index organisation_import_by_client on omsorg.organisation_import (client_id, id desc);
create index organisation_import_by_creator on omsorg.organisation_import (created_by);
select omsorg.guard('omsorg.organisation_import');
create policy reach on omsorg.organisation_import to omsorg_app using ((select omsorg.reach_all()));
grant select, insert, update, delete on omsorg.organisation_import to omsorg_app, omsorg_jobs;

create table omsorg.organisation_import_row (
  organisation_import_id integer not null references omsorg.organisation_import on delete cascade,
  row integer not null,
  change text not null check (change in ('error', 'added', 'changed', 'unchanged')),
  name text not null,
  within text not null,
  fields jsonb not null,
  errors jsonb not null,
  cells jsonb not null,
  primary key (organisation_import_id, row)
);
create index organisation_import_row_by_change on omsorg.organisation_import_row (organisation_import_id, change, row);
select omsorg.guard('omsorg.organisation_import_row');
create policy reach on omsorg.organisation_import_row to omsorg_app using ((select omsorg.reach_all()));
grant select, insert, update, delete on omsorg.organisation_import_row to omsorg_app, omsorg_jobs;

-- Which of many words somebody has already, of whatever client, in lower case. Who has them is not told.
create function omsorg.account_words_taken(p_kind text, p_words text[]) returns setof text
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select lower(u.user_name) from omsorg.user_account u
  where p_kind = 'user-name' and lower(u.user_name) = any (array(select lower(word) from unnest(p_words) word))
  union
  select lower(u.email) from omsorg.user_account u
  where p_kind = 'email' and u.email is not null and not u.is_parent and u.parent_user_id is null
    and lower(u.email) = any (array(select lower(word) from unnest(p_words) word));
end;
revoke all on function omsorg.account_words_taken(text, text[]) from public;
grant execute on function omsorg.account_words_taken(text, text[]) to omsorg_app;

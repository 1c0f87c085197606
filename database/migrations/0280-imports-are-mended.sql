-- A workbook has care units, care places and users in three sheets; a row is mended before it is applied, or left out. That an
-- import is under way is told by a lock of whoever carries it out: with the server that dies the lock goes too, and nothing was
-- written. The state is a number of `importState`.
alter table omsorg.organisation_import drop constraint organisation_import_kind_check;
alter table omsorg.organisation_import
  add constraint organisation_import_kind_check check (kind in ('care-units', 'care-places', 'users', 'workbook'));
alter table omsorg.organisation_import drop constraint organisation_import_state_check;
alter table omsorg.organisation_import alter column state drop default;
alter table omsorg.organisation_import alter column state type smallint
  using case state when 'applied' then 2 when 'stale' then 3 when 'failed' then 4 else 1 end;
alter table omsorg.organisation_import alter column state set default 1;
alter table omsorg.organisation_import add constraint organisation_import_state_check check (state between 1 and 4);
alter table omsorg.organisation_import drop column begun_at, drop column rows_done;
alter table omsorg.organisation_import
  add column left_out integer not null default 0,
  add column row_version integer not null default 1;

alter table omsorg.organisation_import_row add column kind text;
update omsorg.organisation_import_row r set kind = i.kind
from omsorg.organisation_import i where i.id = r.organisation_import_id;
alter table omsorg.organisation_import_row alter column kind set not null;
alter table omsorg.organisation_import_row
  add constraint organisation_import_row_kind_check check (kind in ('care-units', 'care-places', 'users'));
alter table omsorg.organisation_import_row drop constraint organisation_import_row_pkey;
alter table omsorg.organisation_import_row add primary key (organisation_import_id, kind, row);
alter table omsorg.organisation_import_row drop constraint organisation_import_row_change_check;
alter table omsorg.organisation_import_row add constraint organisation_import_row_change_check
  check (change in ('error', 'added', 'changed', 'unchanged', 'left-out'));

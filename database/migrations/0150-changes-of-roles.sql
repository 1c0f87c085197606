-- Two administrators do not take each other's changes of somebody's roles: each change raises a version of its own, so that
-- another password or name is no change of roles. The owner can be told.

alter table omsorg.user_account add column roles_version integer not null default 1;

create function omsorg.raise_rights() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update omsorg.user_account set epoch = epoch + 1, roles_version = roles_version + 1
  where id in (select c.user_id from changed c);
  return null;
end
$$;

drop trigger rights_given on omsorg.role_assignment;
drop trigger rights_taken on omsorg.role_assignment;
drop trigger rights_moved_from on omsorg.role_assignment;
drop trigger rights_moved_to on omsorg.role_assignment;
create trigger rights_given after insert on omsorg.role_assignment
  referencing new table as changed for each statement execute function omsorg.raise_rights();
create trigger rights_taken after delete on omsorg.role_assignment
  referencing old table as changed for each statement execute function omsorg.raise_rights();
create trigger rights_moved_from after update on omsorg.role_assignment
  referencing old table as changed for each statement execute function omsorg.raise_rights();
create trigger rights_moved_to after update on omsorg.role_assignment
  referencing new table as changed for each statement execute function omsorg.raise_rights();

alter table omsorg.owner_notice drop constraint owner_notice_what_check;
alter table omsorg.owner_notice add constraint owner_notice_what_check check (what in (
  'password-changed', 'password-given', 'email-changed', 'phone-changed', 'user-name-changed', 'methods-changed',
  'second-factor-added', 'second-factor-removed', 'recovery-codes-made', 'recovery-code-used', 'passkey-added',
  'passkey-removed', 'passkey-copied', 'new-device', 'new-place', 'roles-changed', 'locked', 'unlocked'));

-- Who of a client holds which role is asked when the client is to use one no longer.
create index role_assignment_by_role on omsorg.role_assignment (client_id, role_id);
drop index omsorg.role_assignment_by_client;

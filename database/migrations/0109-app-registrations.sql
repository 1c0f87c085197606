-- A machine that signs in is an account of its own kind: what it reads and writes names it like anybody, and a change of its
-- rights, or its end, counts within a second like anybody's. No call has made a registration before.
delete from omsorg.app_registration;

alter table omsorg.user_account add column is_machine boolean not null default false;

alter table omsorg.app_registration
  add column user_id integer not null unique references omsorg.user_account (id),
  -- The session that its tokens name; it ends with the registration.
  add column family_id uuid not null references omsorg.refresh_family (id),
  add column removed_at timestamptz,
  drop constraint app_registration_check,
  add constraint app_registration_reach check ((reach_client_id is null) <> (reach_market is null));
create index app_registration_by_client on omsorg.app_registration (reach_client_id) where reach_client_id is not null;
create index app_registration_by_family on omsorg.app_registration (family_id);
-- Sent twice it is refused, rather than made twice.
create unique index app_registration_name on omsorg.app_registration (lower(display_name)) where removed_at is null;

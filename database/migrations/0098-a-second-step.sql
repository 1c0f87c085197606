-- A running second step. Nothing of its codes is kept: they are worked out from its number and the secret of the installation.
alter table omsorg.two_factor_challenge
  drop column channel,
  drop column code_hash,
  drop column context,
  -- The account as it was when the password was looked at: whoever changes it in between ends the step.
  add column epoch integer not null default 0,
  add column known_device boolean not null default false,
  -- A parent who enters a child: the running session that goes on as the child, and where.
  add column family_id uuid references omsorg.refresh_family on delete cascade,
  add column care_place_id uuid references omsorg.care_place on delete cascade,
  add column sms_sent_at timestamptz,
  add column email_sent_at timestamptz,
  add column codes_sent integer not null default 0,
  -- Sealed: the app with which somebody begins who has nothing to show yet.
  add column app_secret bytea,
  add constraint two_factor_challenge_entering_check check ((family_id is null) = (care_place_id is null));
create index two_factor_challenge_by_binder on omsorg.two_factor_challenge (binder_hash);
create index two_factor_challenge_by_family on omsorg.two_factor_challenge (family_id) where family_id is not null;
create index two_factor_challenge_by_place on omsorg.two_factor_challenge (care_place_id) where care_place_id is not null;

-- One app for each person; a new one takes the place of the old when its first code was right.
delete from omsorg.second_factor f
where f.kind = 'totp' and exists (
  select from omsorg.second_factor later
  where later.user_id = f.user_id and later.kind = 'totp' and later.id > f.id
    and (later.confirmed_at is null) = (f.confirmed_at is null));
create unique index second_factor_one_app on omsorg.second_factor (user_id, (confirmed_at is not null)) where kind = 'totp';

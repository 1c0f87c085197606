-- Whoever has an account is told when its ways to sign in change, at the address that held when they did: a changed address is
-- told to the old one too. A notice that is sent leaves the table.
create table omsorg.owner_notice (
  id integer generated always as identity primary key,
  user_id integer not null references omsorg.user_account (id) on delete cascade,
  what text not null check (what in ('password-changed', 'password-given', 'email-changed', 'phone-changed', 'user-name-changed',
    'methods-changed', 'second-factor-added', 'second-factor-removed', 'recovery-codes-made', 'recovery-code-used',
    'passkey-added', 'passkey-removed', 'locked', 'unlocked')),
  recipient text not null,
  at timestamptz not null default now()
);
create index owner_notice_by_user on omsorg.owner_notice (user_id);
select omsorg.guard('omsorg.owner_notice');
select omsorg.reach_with('omsorg.owner_notice', 'omsorg.user_account');
grant select, insert on omsorg.owner_notice to omsorg_app;
grant select, insert, delete on omsorg.owner_notice to omsorg_jobs;

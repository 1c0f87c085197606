-- How a passkey is reached (in the device, by a cable, by another device): the browser asks for it in that way.
alter table omsorg.second_factor add column transports text[] not null default '{}';

-- Challenges that were answered. One that is not is kept nowhere: it carries its own seal.
create table omsorg.used_passkey_challenge (
  hash bytea primary key,
  expires_at timestamptz not null
);
create index used_passkey_challenge_by_end on omsorg.used_passkey_challenge (expires_at);
grant select, insert, delete on omsorg.used_passkey_challenge to omsorg_app, omsorg_jobs;

-- A sign-in by card that a browser has begun: it comes back with the session of the card service, within minutes, once, and
-- in the same browser. Neither secret is kept as it is; the number that somebody wrote beforehand is hashed as well.
create table omsorg.card_sign_in (
  session_hash bytea primary key,
  state_hash bytea not null,
  card text not null check (card in ('siths', 'vrk')),
  number_hash bytea,
  begun_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index card_sign_in_by_end on omsorg.card_sign_in (expires_at);
select omsorg.guard('omsorg.card_sign_in');
create policy reach on omsorg.card_sign_in to omsorg_app using ((select omsorg.reach_sign_in()));
grant select, insert, update, delete on omsorg.card_sign_in to omsorg_app, omsorg_jobs;

-- Who asks for an account. What they wrote lies sealed, and nobody who decides sees it before the address is confirmed by the
-- link of a mail, of which the hash is stored and the secret sealed until it is sent.
create table omsorg.account_request (
  id integer generated always as identity primary key,
  status text not null default 'asked' check (status in ('asked', 'open', 'approved', 'refused', 'replaced')),
  language omsorg.language_code not null,
  -- Which of ours they mean; a job finds out, so that the call does the same for each.
  client_id uuid references omsorg.client on delete cascade,
  care_unit_id uuid references omsorg.care_unit on delete set null,
  care_place_id uuid references omsorg.care_place on delete set null,
  sealed bytea not null,
  address_hash bytea not null,
  -- Of the challenge that was solved for it, which is solved once.
  challenge_hash bytea not null unique,
  secret_hash bytea not null unique,
  secret_sealed bytea,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  decided_at timestamptz,
  decided_by integer references omsorg.user_account on delete set null,
  -- Why it was refused, until that is mailed.
  reason_sealed bytea,
  user_id integer references omsorg.user_account on delete set null,
  check ((status in ('approved', 'refused')) = (decided_at is not null)),
  check (care_unit_id is null or client_id is not null)
);
create index account_request_by_address on omsorg.account_request (address_hash, asked_at);
create index account_request_by_age on omsorg.account_request (asked_at);
create index account_request_open on omsorg.account_request (client_id, confirmed_at, id) where status = 'open';
select omsorg.keep_both_names('omsorg.account_request', 'decided_by');
select omsorg.guard('omsorg.account_request');
create policy reach on omsorg.account_request to omsorg_app using (
  client_id = (select omsorg.reach_client()) or (select omsorg.reach_all()) or (select omsorg.reach_sign_in()));
grant select, insert, update on omsorg.account_request to omsorg_app;
grant select, update, delete on omsorg.account_request to omsorg_jobs;

-- By the code of a care unit, which is the end of its id.
create index care_unit_by_ending on omsorg.care_unit (right(id::text, 12));

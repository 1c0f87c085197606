-- A mail to customer service that is kept, sent once more to whoever should have had it: to its own box, or to an operator. A row for each
-- mail and receiver, with what came of it.
create table omsorg.mail_request (
  id integer primary key generated always as identity,
  staff_request_id integer not null references omsorg.staff_request on delete cascade,
  -- Null = customer service itself.
  receiver_id integer references omsorg.user_account,
  requested_by integer not null references omsorg.user_account,
  requested_at timestamptz not null,
  sent_at timestamptz,
  failed_at timestamptz
);
create index mail_request_by_mail on omsorg.mail_request (staff_request_id, requested_at desc);
select omsorg.keep_both_names('omsorg.mail_request', 'requested_by');
select omsorg.guard('omsorg.mail_request');
create policy reach on omsorg.mail_request for all to omsorg_app using ((select omsorg.reach_all()));
grant select, insert on omsorg.mail_request to omsorg_app;
grant select, update on omsorg.mail_request to omsorg_jobs;

-- What is kept of the mails to customer service, without a word of what they say: who administers tools sees that a mail went out or
-- did not, and never who asked what.
create function omsorg.stored_mails(p_ids integer[], p_only_failed boolean, p_limit integer, p_offset integer)
  returns table (id integer, kind text, market integer, client_name text, care_place_name text, requested_at timestamptz,
    sent_at timestamptz, failed_at timestamptz, total integer)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select r.id, r.kind, c.market::integer, c.name, p.name, r.requested_at, r.sent_at, r.failed_at, (count(*) over ())::integer
  from omsorg.staff_request r
  join omsorg.client c on c.id = r.client_id
  join omsorg.care_place p on p.id = r.care_place_id
  where omsorg.reach_all() and (p_ids is null or r.id = any (p_ids)) and (not p_only_failed or r.failed_at is not null)
  order by r.requested_at desc, r.id desc
  limit p_limit offset p_offset
$$;
revoke all on function omsorg.stored_mails(integer[], boolean, integer, integer) from public;
grant execute on function omsorg.stored_mails(integer[], boolean, integer, integer) to omsorg_app;

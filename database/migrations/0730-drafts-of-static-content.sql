-- Static content that somebody writes and has not saved: nobody else sees it, and it is gone after a month. One for each identifier
-- whose languages are being changed, and one for what is new.
create table omsorg.content_draft (
  -- Who acts: while somebody is impersonated the draft is the impersonator's.
  user_id integer not null references omsorg.user_account on delete cascade,
  identifier text not null check (length(identifier) between 1 and 80),
  -- Each keeping has a number of its own, so that what was thrown away and written anew is never taken for what somebody has seen.
  version integer generated always as identity,
  -- The window that keeps it: its own keeping is never in its way, also when the answer to the one before was lost.
  kept_by uuid not null,
  entries jsonb not null,
  saved_at timestamptz not null,
  primary key (user_id, identifier)
);
create index content_draft_by_age on omsorg.content_draft (saved_at);

select omsorg.guard('omsorg.content_draft');
create policy reach on omsorg.content_draft to omsorg_app using (
  user_id = coalesce((select omsorg.reach_impersonator()), (select omsorg.reach_user())));
grant select, insert, update, delete on omsorg.content_draft to omsorg_app;
grant select, delete on omsorg.content_draft to omsorg_jobs;

create or replace function omsorg.remove_expired()
  returns table(subject text, removed bigint)
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  delete from omsorg.idempotency_key where created_at < now() - interval '30 days';
  get diagnostics removed = row_count; subject := 'idempotency_key'; return next;

  delete from omsorg.erp_message where received_at < now() - interval '30 days' and handled_at is not null;
  get diagnostics removed = row_count; subject := 'erp_message'; return next;

  delete from omsorg.customer_order where state = 1 and saved_until < now();
  get diagnostics removed = row_count; subject := 'saved order'; return next;

  delete from omsorg.prescription_draft where saved_at < now() - interval '30 days';
  get diagnostics removed = row_count; subject := 'prescription_draft'; return next;

  delete from omsorg.registration_draft where saved_at < now() - interval '7 days';
  get diagnostics removed = row_count; subject := 'registration_draft'; return next;

  delete from omsorg.content_draft where saved_at < now() - interval '30 days';
  get diagnostics removed = row_count; subject := 'content_draft'; return next;

  -- A family is kept a week after its end: a token that comes back late is still recognised as a replay.
  delete from omsorg.refresh_family where expires_at < now() - interval '7 days';
  get diagnostics removed = row_count; subject := 'refresh_family'; return next;

  delete from omsorg.two_factor_challenge where expires_at < now() - interval '1 day';
  get diagnostics removed = row_count; subject := 'two_factor_challenge'; return next;

  delete from omsorg.password_link where expires_at < now() - interval '1 day';
  get diagnostics removed = row_count; subject := 'password_link'; return next;

  delete from omsorg.sign_in_attempt where sign_in_attempt.at < now() - interval '90 days';
  get diagnostics removed = row_count; subject := 'sign_in_attempt'; return next;

  delete from omsorg.crp_family where expires_at < now() - interval '7 days';
  get diagnostics removed = row_count; subject := 'crp_family'; return next;

  delete from omsorg.crp_code where expires_at < now() - interval '1 day';
  get diagnostics removed = row_count; subject := 'crp_code'; return next;

  delete from omsorg.crp_contact_change where expires_at < now() - interval '1 day';
  get diagnostics removed = row_count; subject := 'crp_contact_change'; return next;

  delete from omsorg.crp_try where crp_try.at < now() - interval '90 days';
  get diagnostics removed = row_count; subject := 'crp_try'; return next;
end
$$;

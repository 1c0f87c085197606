-- A holder sees on which devices they are signed in, and signs a lost one out. A device has words, the sessions and passkeys that
-- came about on it, and a key for what waits there to be sent: it is given with a sign-in and kept nowhere else, so that what lies
-- on a device that was signed out is opened by nobody.
alter table omsorg.crp_device
  add column id uuid not null default gen_random_uuid() unique,
  add column browser text,
  add column system text,
  add column device_kind text check (device_kind in ('computer', 'phone', 'tablet')),
  add column box_key_sealed bytea;
alter table omsorg.crp_family add column crp_device_id uuid references omsorg.crp_device (id) on delete set null;
create index crp_family_by_device on omsorg.crp_family (crp_device_id) where crp_device_id is not null;
alter table omsorg.crp_passkey add column crp_device_id uuid references omsorg.crp_device (id) on delete set null;
create index crp_passkey_by_device on omsorg.crp_passkey (crp_device_id) where crp_device_id is not null;

-- The device of a session of whoever asks: sessions are else in reach of signing in alone.
create function omsorg.device_of_own_session(p_family_id uuid) returns uuid
  language sql stable security definer set search_path = pg_catalog, pg_temp
return (
  select f.crp_device_id from omsorg.crp_family f
  where f.id = p_family_id and f.crp_account_id = (select omsorg.reach_holder_account()));
revoke execute on function omsorg.device_of_own_session(uuid) from public;
grant execute on function omsorg.device_of_own_session(uuid) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.remove_expired()
 RETURNS TABLE(subject text, removed bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
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

  -- Its cookie is gone by then, and what it had kept waits for nobody.
  delete from omsorg.crp_device d where greatest(d.last_seen_at, (select max(f.last_used_at) from omsorg.crp_family f where f.crp_device_id = d.id)) < now() - interval '1 year';
  get diagnostics removed = row_count; subject := 'crp_device'; return next;

  delete from omsorg.crp_code where expires_at < now() - interval '1 day';
  get diagnostics removed = row_count; subject := 'crp_code'; return next;

  delete from omsorg.crp_contact_change where expires_at < now() - interval '1 day';
  get diagnostics removed = row_count; subject := 'crp_contact_change'; return next;

  delete from omsorg.crp_try where crp_try.at < now() - interval '90 days';
  get diagnostics removed = row_count; subject := 'crp_try'; return next;
end
$function$;

-- A registration that is half filled in: kept for whoever fills it in, at the care place where it was begun, until the person
-- is registered. It holds names and a number of somebody who may never be registered, so all of it is sealed as one text that
-- nobody but its writer gets back, and it is gone after a week.

create table omsorg.registration_draft (
  -- Who acts: while somebody is impersonated the draft is the impersonator's.
  user_id integer not null references omsorg.user_account on delete cascade,
  care_place_id uuid not null references omsorg.care_place on delete cascade,
  client_id uuid not null references omsorg.client on delete cascade,
  entries_sealed bytea not null check (octet_length(entries_sealed) <= 500000),
  saved_at timestamptz not null,
  primary key (user_id, care_place_id)
);
create index registration_draft_by_age on omsorg.registration_draft (saved_at);

select omsorg.guard('omsorg.registration_draft');
create policy reach on omsorg.registration_draft to omsorg_app using (
  user_id = coalesce((select omsorg.reach_impersonator()), (select omsorg.reach_user()))
  and care_place_id = (select omsorg.reach_place()));
grant select, insert, update, delete on omsorg.registration_draft to omsorg_app;
grant select, delete on omsorg.registration_draft to omsorg_jobs;

-- What has had its time, with the drafts of registrations.
create or replace function omsorg.remove_expired() returns table (subject text, removed bigint)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  delete from omsorg.idempotency_key where created_at < now() - interval '30 days';
  get diagnostics removed = row_count; subject := 'idempotency_key'; return next;

  delete from omsorg.erp_message where received_at < now() - interval '30 days' and handled_at is not null;
  get diagnostics removed = row_count; subject := 'erp_message'; return next;

  delete from omsorg.customer_order where state = 1 and saved_until < now();
  get diagnostics removed = row_count; subject := 'saved order'; return next;

  delete from omsorg.registration_draft where saved_at < now() - interval '7 days';
  get diagnostics removed = row_count; subject := 'registration_draft'; return next;

  -- A family is kept a week after its end: a token that comes back late is still recognised as a replay.
  delete from omsorg.refresh_family where expires_at < now() - interval '7 days';
  get diagnostics removed = row_count; subject := 'refresh_family'; return next;

  delete from omsorg.two_factor_challenge where expires_at < now() - interval '1 day';
  get diagnostics removed = row_count; subject := 'two_factor_challenge'; return next;

  delete from omsorg.password_link where expires_at < now() - interval '1 day';
  get diagnostics removed = row_count; subject := 'password_link'; return next;

  delete from omsorg.sign_in_attempt where sign_in_attempt.at < now() - interval '90 days';
  get diagnostics removed = row_count; subject := 'sign_in_attempt'; return next;
end
$$;

-- ---------------------------------------------------------------------------------------------------------------------
-- Somebody who is registered has one invoice address, unless a client says that none is needed.

create or replace view omsorg.merged_care_recipient_setting with (security_invoker = true) as
 SELECT p.client_id,
    p.id AS care_place_id,
    COALESCE(own.ssn_required, c.ssn_required, true) AS ssn_required,
    COALESCE(own.temporary_ssn_allowed, c.temporary_ssn_allowed, true) AS temporary_ssn_allowed,
    COALESCE(own.population_register_lookup, c.population_register_lookup, false) AS population_register_lookup,
    COALESCE(own.protected_identity_allowed, c.protected_identity_allowed, true) AS protected_identity_allowed,
    COALESCE(own.reference_number_required, c.reference_number_required, false) AS reference_number_required,
    COALESCE(own.phone_required, c.phone_required, false) AS phone_required,
    COALESCE(own.guardians_allowed, c.guardians_allowed, true) AS guardians_allowed,
    COALESCE(own.trustee_allowed, c.trustee_allowed, true) AS trustee_allowed,
    COALESCE(own.invoice_address_required, c.invoice_address_required, true) AS invoice_address_required,
    COALESCE(own.crp_accounts_allowed, c.crp_accounts_allowed, false) AS crp_accounts_allowed,
    COALESCE(own.copy_allowed, c.copy_allowed, true) AS copy_allowed,
    COALESCE(own.move_allowed, c.move_allowed, true) AS move_allowed,
    COALESCE(own.deactivate_allowed, c.deactivate_allowed, true) AS deactivate_allowed,
    COALESCE(own.adult_recipients_only, c.adult_recipients_only, false) AS adult_recipients_only,
    COALESCE(own.anonymize_after_months, c.anonymize_after_months) AS anonymize_after_months
   FROM omsorg.care_place p
     LEFT JOIN omsorg.care_recipient_setting c ON c.client_id = p.client_id AND c.care_place_id IS NULL
     LEFT JOIN omsorg.care_recipient_setting place ON place.client_id = p.client_id AND place.care_place_id = p.id
     LEFT JOIN omsorg.care_recipient_setting own ON own.id = place.id AND NOT own.uses_client_settings;

-- ---------------------------------------------------------------------------------------------------------------------
-- Takes everything out of the record that tells who somebody is. What stays is who ordered what: the id, the year of birth,
-- the sex and the lines of orders and prescriptions. It runs as the owner because it goes through the tables of every
-- feature, and does nothing for a person out of the caller's reach. There is no way back.
create function omsorg.anonymize_person(p_care_recipient_id integer, p_at timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if not omsorg.reach_person(p_care_recipient_id) then
    return false;
  end if;

  delete from omsorg.address where care_recipient_id = p_care_recipient_id;
  delete from omsorg.guardian where care_recipient_id = p_care_recipient_id;
  delete from omsorg.calendar_entry where care_recipient_id = p_care_recipient_id;
  delete from omsorg.prescription_draft where care_recipient_id = p_care_recipient_id;
  delete from omsorg.customer_order where care_recipient_id = p_care_recipient_id and state = 1;
  -- An account that stands for nobody else goes with its last person.
  delete from omsorg.crp_account a
  where exists (select from omsorg.crp_account_recipient own
                where own.crp_account_id = a.id and own.care_recipient_id = p_care_recipient_id)
    and not exists (select from omsorg.crp_account_recipient other
                    where other.crp_account_id = a.id and other.care_recipient_id <> p_care_recipient_id);
  delete from omsorg.crp_account_recipient where care_recipient_id = p_care_recipient_id;

  update omsorg.customer_order
  set receiver_name = '', receiver_care_of = '', receiver_street = '', receiver_zip = '', receiver_city = '',
      receiver_entry_code = null, contact_phone = null, notify_by = null, notify_phone = null, notify_email = null,
      package_location = '', goods_label = ''
  where care_recipient_id = p_care_recipient_id;
  update omsorg.order_event e set reason = null
  from omsorg.customer_order o
  where o.id = e.customer_order_id and o.care_recipient_id = p_care_recipient_id and e.reason is not null;
  update omsorg.order_task t set note = ''
  from omsorg.order_part part join omsorg.customer_order o on o.id = part.customer_order_id
  where part.id = t.order_part_id and o.care_recipient_id = p_care_recipient_id;

  update omsorg.prescription set note = '' where care_recipient_id = p_care_recipient_id;
  update omsorg.prescription_row r set note = ''
  from omsorg.prescription p where p.id = r.prescription_id and p.care_recipient_id = p_care_recipient_id;
  update omsorg.prescription_event e set reason = null
  from omsorg.prescription p where p.id = e.prescription_id and p.care_recipient_id = p_care_recipient_id;
  update omsorg.renew_request q
  set message = '', rejection_reason = case when q.status = 3 then '-' end
  from omsorg.prescription p where p.id = q.prescription_id and p.care_recipient_id = p_care_recipient_id;
  update omsorg.investigation set answers = '{}' where care_recipient_id = p_care_recipient_id;
  update omsorg.care_recipient_event set reason = null where care_recipient_id = p_care_recipient_id;

  update omsorg.care_recipient
  set first_name = '', last_name = '', reference_number = '', phone = null, delivery_phone = null, email = null,
      identity_number_encrypted = null, identity_number_blind = null, identity_number_kind = null,
      identity_number_temporary = false, birth_date = date_trunc('year', birth_date)::date,
      trustee_name = null, trustee_phone = null, trustee_email = null, trustee_identity_number_encrypted = null,
      trustee_identity_number_blind = null, status = case when status = 1 then 2 else status end,
      status_changed_at = p_at, updated_at = p_at, anonymized_at = p_at, row_version = row_version + 1
  where id = p_care_recipient_id;
  -- No care place looks after nobody.
  delete from omsorg.care_recipient_place where care_recipient_id = p_care_recipient_id;
  return true;
end
$$;
grant execute on function omsorg.anonymize_person(integer, timestamptz) to omsorg_app;

-- ---------------------------------------------------------------------------------------------------------------------
-- The answer that is kept for an idempotency key may name people: it is sealed like their numbers. Those that were kept in
-- clear go; their keys are asked anew.
delete from omsorg.idempotency_key;
alter table omsorg.idempotency_key drop column answer, add column answer_sealed bytea not null;

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
-- The answer that is kept for an idempotency key may name people: it is sealed like their numbers. Those that were kept in
-- clear go; their keys are asked anew.
delete from omsorg.idempotency_key;
alter table omsorg.idempotency_key drop column answer, add column answer_sealed bytea not null;

-- ---------------------------------------------------------------------------------------------------------------------
-- Who said that somebody is protected goes by one word each.
update omsorg.care_recipient set protected_source = 'register' where protected_source = 'population-register';
alter table omsorg.care_recipient
  add constraint care_recipient_protected_source_check check (protected_source in ('register', 'registration'));

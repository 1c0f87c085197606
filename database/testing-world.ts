import type pg from 'pg'

const id = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`

/** Who and where, by the names that the tests speak of. */
export const places = {
  homeClient: id(1),
  homePlace: id(3),
  sisterPlace: id(4),
  foreignClient: id(11),
  foreignPlace: id(13),
}
export const users = { nurse: 1, colleague: 2, stranger: 3, administrator: 4, customerService: 5 }
export const persons = { soren: 1, asa: 2, hidden: 3 }

/**
 * One client with one row in every table that stands behind a policy, all of it at the home place, and a second client in
 * another market that has nothing but itself.
 */
export async function seedWorld(owner: pg.Client): Promise<void> {
  await owner.query(organisation)
  await owner.query(care)
  await owner.query(ordering)
  await owner.query(rest)
}

const organisation = `
  insert into omsorg.client (id, market, name, patient_data_owner_id) values
    ('${id(1)}', 10, 'Region Fjällviken', 'PDO-1'), ('${id(11)}', 30, 'Järvimaa', 'PDO-2');
  insert into omsorg.care_unit (id, client_id, name) values ('${id(2)}', '${id(1)}', 'Norra'), ('${id(12)}', '${id(11)}', 'Etelä');
  insert into omsorg.care_place (id, client_id, care_unit_id, name) values
    ('${id(3)}', '${id(1)}', '${id(2)}', 'Björken'), ('${id(4)}', '${id(1)}', '${id(2)}', 'Granen'),
    ('${id(13)}', '${id(11)}', '${id(12)}', 'Koivu');
  insert into omsorg.user_account (id, kind, application, market, client_id, user_name, first_name, last_name) values
    (1, 'user', 'GUIDE', 10, '${id(1)}', 'nurse', 'Anna', 'Ek'), (2, 'user', 'GUIDE', 10, '${id(1)}', 'colleague', 'Bo', 'Al'),
    (3, 'user', 'GUIDE', 30, '${id(11)}', 'stranger', 'Aino', 'Laine'),
    (4, 'operator', 'PRINCIPAL', 10, null, 'administrator', 'Per', 'Berg'),
    (5, 'operator', 'CSP', 10, null, 'customer.service', 'Eva', 'Dahl');
  select setval('omsorg.user_account_id_seq', 100);
  insert into omsorg.customer_number (client_id, number) values ('${id(1)}', '1001');
  insert into omsorg.invoice_area (client_id, customer_number, code, name) values ('${id(1)}', '1001', 'A', 'Area A');
  insert into omsorg.organisation_event (client_id, subject, subject_id, event) values ('${id(1)}', 'client', '1', 'created');
  insert into omsorg.membership (user_id, client_id, node_type, node_id) values (1, '${id(1)}', 'care-place', '${id(3)}');
  insert into omsorg.role_assignment (user_id, role_id, client_id, node_type, node_id) values (1, 32, '${id(1)}', 'care-place', '${id(3)}');
  insert into omsorg.role_term (user_id, node_type, node_id, client_id, last_day) values (1, 'care-place', '${id(3)}', '${id(1)}', '2027-01-01');
  insert into omsorg.available_role (client_id, role_id) values ('${id(1)}', 32);
  insert into omsorg.user_invoice_area select 1, '${id(3)}', '1001', id from omsorg.invoice_area;
  insert into omsorg.disclaimer_acceptance values (1, '1', 'sv');
  insert into omsorg.user_visit values (1, '2026-01-01');
  insert into omsorg.authentication_method (user_id) values (1);
  insert into omsorg.second_factor (user_id, kind, secret) values (1, 'totp', '\\x00');
  insert into omsorg.authentication_provider_setting (client_id, provider) values ('${id(1)}', 'Siths');
  insert into omsorg.refresh_family (id, user_id, expires_at) values ('${id(21)}', 1, now());
  insert into omsorg.refresh_token (hash, family_id, expires_at) values ('\\x01', '${id(21)}', now());
  insert into omsorg.two_factor_challenge (user_id, expires_at) values (1, now());
  insert into omsorg.password_link (hash, user_id, kind, expires_at) values ('\\x02', 1, 'reset', now());
  insert into omsorg.card_sign_in (session_hash, state_hash, card, begun_at, expires_at)
    values ('\\x01', '\\x01', 'siths', now(), now());
  insert into omsorg.sign_in_attempt (counter_hash, source_hash, succeeded) values ('\\x01', '\\x01', true);
  insert into omsorg.known_device (user_id, device_hash) values (1, '\\x01');
  insert into omsorg.known_network (user_id, network_hash) values (1, '\\x01');
  insert into omsorg.user_event (user_id, event) values (1, 'created');
  insert into omsorg.impersonation (family_id, by_user, by_epoch, user_id, reason, began_at, ends_at)
    values ('${id(21)}', 1, 1, 2, 'Ringde', now(), now() + interval '1 hour');
  insert into omsorg.owner_notice (user_id, what, recipient) values (1, 'password-changed', 'maja@region.example');
  insert into omsorg.password_request (at, address_hash, source_hash) values (now(), '\\x01', '\\x01');
  insert into omsorg.account_request
    (language, client_id, care_unit_id, care_place_id, sealed, address_hash, challenge_hash, secret_hash, asked_at)
    values ('sv', '${id(1)}', '${id(2)}', '${id(3)}', '\\x00', '\\x01', '\\x01', '\\x01', now());
  insert into omsorg.app_registration (client_id, display_name, secret_hash, reach_client_id, user_id, family_id)
    values ('app', 'App', 'x', '${id(1)}', 1, '${id(21)}');
  -- Each right that is given raises it.
  update omsorg.user_account set epoch = 1;
`

const care = `
  insert into omsorg.care_recipient (id, client_id, market, first_name, last_name, protected_kind, protected_since) values
    (1, '${id(1)}', 10, 'Søren', 'Åkerström', null, null), (2, '${id(1)}', 10, 'Åsa', 'Öberg', null, null),
    (3, '${id(1)}', 10, 'Hemlig', 'Åkerström', 'SE_sekretess', '2026-01-01');
  select setval('omsorg.care_recipient_id_seq', 100);
  insert into omsorg.care_recipient_place (care_recipient_id, care_place_id, client_id)
    select id, '${id(3)}', client_id from omsorg.care_recipient;
  insert into omsorg.address (care_recipient_id, kind, street, zip, city, country_code) values (1, 'delivery', 'Storgatan 1', '12345', 'Fjällviken', 'SE');
  insert into omsorg.guardian (care_recipient_id, position, first_name, last_name) values (1, 1, 'Ulla', 'Ek');
  insert into omsorg.care_recipient_event (care_recipient_id, event) values (1, 'created');
  insert into omsorg.conversation (care_recipient_id, at, day, by_user, note) values (1, now(), '2026-01-01', 1, 'Ringde');
  insert into omsorg.stock_count (care_recipient_id, item_number, pieces, drawn_until, counted_at, counted_by) values (1, '100100', 40, now(), now(), 1);
  insert into omsorg.former_item (care_recipient_id, item_number, former_item_number) values (1, '100100', '100200');
  insert into omsorg.crp_account (market, email, mobile, holder_blind) values (10, 'a@example.org', '+46701740605', '\\x05');
  insert into omsorg.crp_account_recipient (crp_account_id, care_recipient_id, holder, holder_name) select id, 1, 'self', 'Søren' from omsorg.crp_account;
  insert into omsorg.crp_activation_link (crp_account_id, hash, secret_sealed, created_at, expires_at) select id, '\\x06', '\\x07', now(), now() from omsorg.crp_account;
  insert into omsorg.crp_consent (care_recipient_id, crp_account_id, holder, given_at) values (1, 1, 'self', now());
  insert into omsorg.crp_person_setting (care_recipient_id, through_place, reason, changed_at) values (1, true, 'Vi hjälps åt', now());
  insert into omsorg.crp_family (id, crp_account_id, care_recipient_id, binder_hash, method, opened_at, last_used_at, expires_at) values ('${id(71)}', 1, 1, '\\x01', 'code', now(), now(), now());
  insert into omsorg.crp_refresh_token (hash, crp_family_id, issued_at, expires_at) values ('\\x01', '${id(71)}', now(), now());
  insert into omsorg.crp_code (hash, crp_account_id, channel, contact_hash, source_hash, created_at, expires_at) values ('\\x01', 1, 'sms', '\\x01', '\\x01', now(), now());
  insert into omsorg.crp_try (at, crp_account_id, source_hash) values (now(), 1, '\\x01');
  insert into omsorg.crp_device (crp_account_id, device_hash, last_seen_at) values (1, '\\x01', now());
  insert into omsorg.crp_eid_sign_in (state_hash, eid, source_hash, begun_at, expires_at) values ('\\x01', 'bankid-se', '\\x01', now(), now());
  insert into omsorg.crp_passkey (crp_account_id, name, public_key, credential_id, created_at) values (1, 'Mobil', '\\x01', '\\x01', now());
  insert into omsorg.crp_contact_change (crp_account_id, email, is_free, created_at, expires_at) values (1, 'ny@example.org', true, now(), now());
  insert into omsorg.register_lookup (user_id, client_id, identity_number_blind, answer, care_recipient_id) values (1, '${id(1)}', '\\x01', 'found', 1);
  insert into omsorg.patient_fee (care_recipient_id, therapy_area, valid_from) values (1, 'Ostomy', '2026-01-01');
  insert into omsorg.product (id, market, item_number, name, therapy_area, items_per_package) values
    (1, 10, '100100', 'Mjuk påse', 'Ostomy', 30), (2, 10, '100200', 'Formbar platta', 'Ostomy', 10);
  insert into omsorg.product_offer (client_id, product_id, price, agreement_type) values ('${id(1)}', 1, 10000, 1);
  insert into omsorg.product_ranking (client_id, therapy_area, product_id, rank) values ('${id(1)}', 'Ostomy', 1, 1);
  insert into omsorg.custom_article_number (client_id, product_id, custom_number) values ('${id(1)}', 1, 'F-1');
  insert into omsorg.prescription (id, care_recipient_id, client_id, care_place_id, market, therapy_area, status, period_months, start_date, end_date, prescribed_by)
    values (1, 1, '${id(1)}', '${id(3)}', 10, 'Ostomy', 2, 12, '2026-01-01', '2026-12-31', 1);
  insert into omsorg.prescription_row (id, prescription_id, product_id, item_number, items_per_package, calculation_period, withdrawals, packages_per_withdrawal, interval_days, status)
    values (1, 1, 1, '100100', 30, 12, 4, 14, 91, 2);
  insert into omsorg.prescription_row_flavor values (1, '100100', 14, null);
  insert into omsorg.prescription_row_addition (prescription_row_id, extra_packages, start_date, end_date, created_by) values (1, 2, '2026-02-01', '2026-12-31', 1);
  insert into omsorg.prescription_event (prescription_id, event) values (1, 'created');
  insert into omsorg.renew_request (prescription_id, requested_by) values (1, 1);
  insert into omsorg.renewal_answers values (1, '${id(3)}', '\\x00', now());
  insert into omsorg.report (kind, from_day, to_day, of_places, market, client_id, language, asked_for, asked_by, asked_at, rows_total)
    values ('Orders', '2026-01-01', '2026-01-31', '{${id(3)}}', 10, '${id(1)}', 'sv', 1, 1, now(), 1);
  insert into omsorg.report_part select id, 0, '\\x00' from omsorg.report;
  insert into omsorg.report_person select id, 1, '${id(3)}', '${id(1)}' from omsorg.report;
`

const ordering = `
  insert into omsorg.customer_order (id, client_id, care_place_id, market, type, state, care_recipient_id, currency, created_by, confirmed_by, confirmed_at)
    values (1, '${id(1)}', '${id(3)}', 10, 4, 2, 1, 'SEK', 1, 1, now());
  insert into omsorg.order_part (id, customer_order_id, erp_status, care_recipient_id, goods_label) values (1, 1, 1, 1, 'Rum 214');
  insert into omsorg.order_line (id, customer_order_id, order_part_id, line_no, care_recipient_id, product_id, item_number, item_name, therapy_area, prescription_row_id, quantity, items_per_package, price, vat_rate, line_net)
    values (1, 1, 1, 1, 1, 1, '100100', 'Mjuk påse', 'Ostomy', 1, 10, 30, 10000, 25, 100000);
  insert into omsorg.order_line_flavor values (1, '100100', 10);
  insert into omsorg.order_patient_fee (customer_order_id, care_recipient_id, therapy_area, amount, months) values (1, 1, 'Incontinence', 10000, 3);
  insert into omsorg.order_event (customer_order_id, event, source) values (1, 'confirmed', 'user');
  insert into omsorg.order_task (customer_order_id, market, client_id, care_place_id, kind) values (1, 10, '${id(1)}', '${id(3)}', 'stuck');
  insert into omsorg.order_task_event (order_task_id, at, event, by_user) select min(id), now(), 'taken', 5 from omsorg.order_task;
  insert into omsorg.order_task (customer_order_id, order_part_id, market, client_id, care_place_id, kind, care_recipient_id, asked_by)
    values (1, 1, 10, '${id(1)}', '${id(3)}', 'reported', 1, 1);
  insert into omsorg.order_notice (order_part_id, kind, channel) values (1, 'on-its-way', 'sms');
  insert into omsorg.erp_message (message_id, body) values ('m1', '{}');
  insert into omsorg.preliminary_order (id, client_id, care_place_id, type, created_by) values (1, '${id(1)}', '${id(3)}', 2, 1);
  insert into omsorg.preliminary_order_line (preliminary_order_id, care_recipient_id, item_number, quantity) values (1, 1, '100100', 1);
  insert into omsorg.staff_request (kind, client_id, care_place_id, requested_by, sealed, content_hash, requested_on, requested_at)
    values ('sample', '${id(1)}', '${id(3)}', 1, 'sealed', 'hash', '2026-11-20', now());
  insert into omsorg.mail_request (staff_request_id, requested_by, requested_at) select min(id), 1, now() from omsorg.staff_request;
  insert into omsorg.product_claim (client_id, care_place_id, type, customer_order_id, requester, created_by) values ('${id(1)}', '${id(3)}', 1, 1, 'Anna Ek', 1);
  insert into omsorg.investigation (id, care_recipient_id, client_id, care_place_id, therapy_area, valid_from, valid_to, created_by)
    values (1, 1, '${id(1)}', '${id(3)}', 'Ostomy', '2026-01-01', '2026-12-31', 1);
  insert into omsorg.investigation_incontinence (investigation_id, day_leakage, evening_leakage, night_leakage, daily_total) values (1, 100, 50, 50, 200);
  insert into omsorg.investigation_item values (1, 1, '100100');
  insert into omsorg.investigation_event (at, investigation_id, event) values (now(), 1, 'created');
  insert into omsorg.leakage_diary (id, care_recipient_id, client_id, care_place_id, started_at, planned_hours, created_by)
    values (1, 1, '${id(1)}', '${id(3)}', '2026-01-01T07:00Z', 48, 1);
  insert into omsorg.leakage_diary_entry (leakage_diary_id, id, at, way, wet, dry, volume, changed_on, created_by)
    values (1, '${id(41)}', '2026-01-01T11:00Z', 'weighed', 300, 90, 210, '2026-01-01T11:00Z', 1);
  insert into omsorg.cart_item (id, client_id, care_place_id, care_recipient_id, therapy_area, product_id, item_number, created_by)
    values (1, '${id(1)}', '${id(3)}', 1, 'Ostomy', 1, '100100', 1);
  insert into omsorg.cart_item_flavor (cart_item_id, item_number) values (1, '100100');
  insert into omsorg.cart_item_event (cart_item_id, event) values (1, 'selected');
  insert into omsorg.prescription_draft
    (user_id, care_place_id, client_id, care_recipient_id, therapy_area, entries_sealed, saved_at)
    values (1, '${id(3)}', '${id(1)}', 1, 'Ostomy', '\\x00', now());
  insert into omsorg.registration_draft (user_id, care_place_id, client_id, entries_sealed, saved_at)
    values (1, '${id(3)}', '${id(1)}', '\\x00', now());
  insert into omsorg.calendar_entry (care_recipient_id, starts_on, text, periods, created_by)
    values (1, '2026-01-01', 'Byte', '{"morning": "Byt före frukost"}', 1);
  insert into omsorg.calendar_entry_event (care_recipient_id, plan_id, calendar_entry_id, event, entry, at, by_user)
    values (1, 1, 1, 'planned', '{"text": "Byte"}', now(), 1);
`

const rest = `
  insert into omsorg.therapy_area_setting (client_id, therapy_area) values ('${id(1)}', 'Ostomy');
  insert into omsorg.prescription_setting (client_id) values ('${id(1)}');
  insert into omsorg.order_setting (client_id, soon_days) values ('${id(1)}', 10);
  insert into omsorg.care_recipient_setting (client_id) values ('${id(1)}');
  insert into omsorg.product_setting (client_id) values ('${id(1)}');
  insert into omsorg.product_availability_setting (client_id, therapy_area, agreement_types) values ('${id(1)}', 'Ostomy', '{1,2}');
  insert into omsorg.extra_fee_setting (client_id, valid_from) values ('${id(1)}', '2026-01-01');
  insert into omsorg.patient_fee_setting (client_id, therapy_area, valid_from, method, type) values ('${id(1)}', 'Ostomy', '2026-01-01', 'per-month', 'fixed');
  insert into omsorg.feature_setting (client_id) values ('${id(1)}');
  insert into omsorg.stored_file (id, client_id, care_place_id, name, media_type, size, sha256, content, uploaded_by) values ('${id(31)}', '${id(1)}', '${id(3)}', 'a.jpg', 'image/jpeg', 1, '\\x00', '\\x00', 1);
  insert into omsorg.stored_file (id, name, media_type, size, sha256, content, uploaded_by, by_holder) values ('${id(33)}', 'photo.jpg', 'image/jpeg', 1, '\\x00', '\\x00', 1, true);
  insert into omsorg.order_task_photo (file_id, care_recipient_id, order_task_id, place) select '${id(33)}', 1, min(id), 1 from omsorg.order_task where kind = 'reported';
  insert into omsorg.product_claim_file select id, '${id(31)}', 1 from omsorg.product_claim;
  insert into omsorg.news (id, client_id, valid_from, created_by) values (1, '${id(1)}', '2026-01-01', 1);
  insert into omsorg.news_text (news_id, language, header) values (1, 'sv', 'Nytt');
  insert into omsorg.stored_file (id, client_id, name, media_type, size, sha256, content, uploaded_by) values ('${id(32)}', '${id(1)}', 'a.pdf', 'application/pdf', 1, '\\x00', '\\x00', 1);
  insert into omsorg.news_file (file_id, news_id) values ('${id(32)}', 1);
  insert into omsorg.content_draft (user_id, identifier, kept_by, entries, saved_at) values (1, 'NEW', '${id(33)}', '{}', now());
  insert into omsorg.news_changes (news_id, written, updated_by, updated_at) values (1, '{}', 1, now());
  insert into omsorg.news_seen (news_id, user_id) values (1, 1);
  insert into omsorg.access_log (user_id, market, action, care_recipient_id, client_id, care_place_id)
    values (1, 10, 'seed', 1, '${id(1)}', '${id(3)}');
  insert into omsorg.access_log_sample (client_id, week_of, seed, rows_of_week, drawn_by)
    values ('${id(1)}', '2026-01-05', 's', 1, 1);
  insert into omsorg.access_log_sample_row
    (sample_id, at, user_id, action, care_recipient_id, care_place_id, client_id, reason, judgement, note, judged_at, judged_by)
    select id, '2026-01-06', 1, 'seed', 1, '${id(3)}', '${id(1)}', 'Söker Sören', 'investigate', 'Sören Ek', now(), 1
    from omsorg.access_log_sample;
  insert into omsorg.item_replacement (id, market, replaced_product_id, replacement_product_id, requested_by)
    overriding system value values (1, 10, 1, 2, 1);
  insert into omsorg.replacement_notice (item_replacement_id, care_place_id, client_id, rows_replaced, told_at)
    values (1, '${id(3)}', '${id(1)}', 1, now());
  insert into omsorg.budget_use (user_id, budget, at) values (1, 'identity-number', now());
  insert into omsorg.import_batch (market, kind, file_name, created_by) values (10, 'stock', 'lager.csv', 1);
  insert into omsorg.import_batch_part (import_batch_id, part, steps) select id, 0, '[]' from omsorg.import_batch;
  insert into omsorg.organisation_import (client_id, kind, file_name, created_by, created_at)
    values ('${id(1)}', 'users', 'personal.csv', 1, now());
  insert into omsorg.organisation_import_row (organisation_import_id, kind, row, change, name, within, fields, errors, cells)
    select id, 'users', 2, 'added', 'Siri Backe', '', '[]', '[]', '{}' from omsorg.organisation_import;
  insert into omsorg.idempotency_key (user_id, endpoint, key, body_hash, answer_sealed) values (1, 'order', 'k', 'h', '\\x00');
`

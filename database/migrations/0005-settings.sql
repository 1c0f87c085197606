-- Settings as typed columns, one row for the client (care_place_id null) and, where a place has its own, one for the
-- place. A column that is null was not set: the place takes the client's value, the client the product's default. The
-- defaults stand once, in the views merged_… at the end.

create table omsorg.therapy_area_setting (
  client_id uuid not null references omsorg.client on delete cascade,
  therapy_area omsorg.therapy_area not null,
  enabled boolean not null default false,
  prescription_allowed boolean not null default true,
  direct_selection_allowed boolean not null default true,
  guided_selection_allowed boolean not null default false,
  investigation_required boolean not null default false,
  care_place_purchase_allowed boolean not null default false,
  renewal_requests_enabled boolean not null default false,
  cut_option_allowed boolean not null default false,
  planning_enabled boolean not null default false,
  customer_number text,
  row_version integer not null default 1,
  primary key (client_id, therapy_area),
  check (not cut_option_allowed or therapy_area = 'Ostomy'),
  check (not planning_enabled or therapy_area in ('Incontinence', 'Catheter'))
);

create table omsorg.prescription_setting (
  id integer generated always as identity primary key,
  client_id uuid not null references omsorg.client on delete cascade,
  care_place_id uuid,
  uses_client_settings boolean not null default false,
  iterative_prescription_allowed boolean,
  prescription_period_months integer check (prescription_period_months between 1 and 12),
  calculation_period_months integer check (calculation_period_months in (3, 12)),
  max_withdrawals integer check (max_withdrawals >= 1),
  min_days_between_withdrawals integer check (min_days_between_withdrawals >= 0),
  invoice_area_required boolean,
  payer_customer_number text,
  note_enabled boolean,
  additions_allowed boolean,
  dispense_allowed boolean,
  print_prices boolean,
  print_note boolean,
  print_prescriber boolean,
  print_header_text text,
  -- Areas in which the place takes no part in renewal requests; the switch itself is the client's.
  renewal_requests_off text[] not null default '{}',
  row_version integer not null default 1,
  foreign key (care_place_id, client_id) references omsorg.care_place (id, client_id) on delete cascade,
  unique nulls not distinct (client_id, care_place_id)
);

create table omsorg.order_setting (
  id integer generated always as identity primary key,
  client_id uuid not null references omsorg.client on delete cascade,
  care_place_id uuid,
  uses_client_settings boolean not null default false,
  home_delivery_allowed boolean,
  hide_home_delivery boolean,
  group_order_allowed boolean,
  nursing_home_allowed boolean,
  withdrawal_allowed boolean,
  individual_order_allowed boolean,
  express_order_allowed boolean,
  order_types integer[] check (order_types <@ array[1, 2, 3, 4]),
  order_period_from_day integer check (order_period_from_day between 1 and 31),
  order_period_interval_days integer check (order_period_interval_days >= 1),
  delivery_method_codes text[],
  default_delivery_method text,
  delivery_points_allowed boolean,
  notification_by text check (notification_by in ('phone', 'sms', 'email')),
  goods_label_required boolean,
  contact_phone_required boolean,
  max_lines_per_order integer check (max_lines_per_order >= 1),
  enforce_interval boolean,
  soon_days integer check (soon_days >= 0),
  last_withdrawal_factor integer check (last_withdrawal_factor >= 1),
  express_lead_days integer check (express_lead_days >= 0),
  stock_lead_days integer check (stock_lead_days >= 0),
  non_stock_lead_days integer check (non_stock_lead_days >= 0),
  stuck_after_hours integer check (stuck_after_hours >= 1),
  return_agree_days integer check (return_agree_days >= 0),
  own_error_credit_percent integer check (own_error_credit_percent between 0 and 100),
  allow_exceed_prescribed boolean,
  order_mail_recipients text[],
  -- Of a care place alone.
  delivery_name text,
  delivery_care_of text,
  delivery_street text,
  delivery_zip text,
  delivery_city text,
  delivery_country_code omsorg.country_code,
  delivery_entry_code omsorg.entry_code,
  row_version integer not null default 1,
  foreign key (care_place_id, client_id) references omsorg.care_place (id, client_id) on delete cascade,
  unique nulls not distinct (client_id, care_place_id)
);

create table omsorg.care_recipient_setting (
  id integer generated always as identity primary key,
  client_id uuid not null references omsorg.client on delete cascade,
  care_place_id uuid,
  uses_client_settings boolean not null default false,
  ssn_required boolean,
  temporary_ssn_allowed boolean,
  population_register_lookup boolean,
  protected_identity_allowed boolean,
  reference_number_required boolean,
  phone_required boolean,
  guardians_allowed boolean,
  trustee_allowed boolean,
  invoice_address_required boolean,
  crp_accounts_allowed boolean,
  copy_allowed boolean,
  move_allowed boolean,
  deactivate_allowed boolean,
  adult_recipients_only boolean,
  anonymize_after_months integer check (anonymize_after_months >= 1),
  row_version integer not null default 1,
  foreign key (care_place_id, client_id) references omsorg.care_place (id, client_id) on delete cascade,
  unique nulls not distinct (client_id, care_place_id)
);

create table omsorg.product_setting (
  client_id uuid primary key references omsorg.client on delete cascade,
  show_prices boolean not null default true,
  show_list_price boolean not null default false,
  show_stock_status boolean not null default true,
  pca_assortment_enabled boolean not null default false,
  ranking_enabled boolean not null default false,
  custom_article_numbers_enabled boolean not null default false,
  latex_free_only boolean not null default false,
  pvc_free_only boolean not null default false,
  allow_outgoing_items boolean not null default true,
  block_uncertain_delivery boolean not null default false,
  few_in_stock_below integer not null default 10 check (few_in_stock_below >= 0),
  compare_enabled boolean not null default true,
  row_version integer not null default 1
);

-- Which agreement types are visible, per area: of the client (user_id null), narrowed by an override of one user.
create table omsorg.product_availability_setting (
  id integer generated always as identity primary key,
  client_id uuid not null references omsorg.client on delete cascade,
  user_id integer references omsorg.user_account on delete cascade,
  therapy_area omsorg.therapy_area not null,
  use_override boolean not null default true,
  agreement_types integer[] not null check (
    agreement_types <@ array[1, 2, 5, 6, 155] and cardinality(agreement_types) >= 1),
  row_version integer not null default 1,
  unique nulls not distinct (client_id, user_id, therapy_area)
);

-- Fees that hold from a day on; the newest that has begun counts. Null or 0 = off.
create table omsorg.extra_fee_setting (
  client_id uuid not null references omsorg.client on delete cascade,
  valid_from date not null,
  small_order_fee omsorg.minor,
  small_order_threshold omsorg.minor,
  logistics_percent numeric(5, 2) check (logistics_percent >= 0 and logistics_percent < 100),
  express_order_fee omsorg.minor,
  row_version integer not null default 1,
  primary key (client_id, valid_from),
  check (coalesce(small_order_fee, 0) = 0 or small_order_threshold is not null)
);

create table omsorg.patient_fee_setting (
  client_id uuid not null references omsorg.client on delete cascade,
  therapy_area omsorg.therapy_area not null,
  valid_from date not null,
  enabled boolean not null default false,
  method text not null check (method in ('per-month', 'per-withdrawal')),
  type text not null check (type in ('fixed', 'percentage')),
  minimum_order_limit omsorg.minor,
  one_time_fee_allowed boolean not null default false,
  row_version integer not null default 1,
  primary key (client_id, therapy_area, valid_from)
);

-- What one recipient pays, in the kind that the client's type asks for. Every change is a new row: the rows are the history.
create table omsorg.patient_fee (
  id integer generated always as identity primary key,
  care_recipient_id integer not null references omsorg.care_recipient on delete cascade,
  therapy_area omsorg.therapy_area not null,
  valid_from date not null,
  amount omsorg.minor,
  percentage numeric(5, 2) check (percentage between 0 and 100),
  changed_by integer,
  changed_at timestamptz not null default now(),
  check (num_nonnulls(amount, percentage) <= 1)
);
create index patient_fee_by_recipient on omsorg.patient_fee (care_recipient_id, therapy_area, valid_from desc, id desc);

create table omsorg.feature_setting (
  client_id uuid primary key references omsorg.client on delete cascade,
  sample_order_form boolean not null default false,
  product_inquiry boolean not null default false,
  care_place_request_form boolean not null default false,
  internal_news boolean not null default false,
  row_version integer not null default 1
);

-- ---------------------------------------------------------------------------------------------------------------------
-- What holds at a care place: its own value, else the client's, else the default (settings.md). A view of the invoker,
-- so that the policies of the tables count.

create view omsorg.merged_order_setting with (security_invoker = true) as
select
  p.client_id,
  p.id as care_place_id,
  coalesce(own.home_delivery_allowed, c.home_delivery_allowed, true) as home_delivery_allowed,
  coalesce(own.hide_home_delivery, c.hide_home_delivery, false) as hide_home_delivery,
  coalesce(own.group_order_allowed, c.group_order_allowed, false) as group_order_allowed,
  coalesce(own.nursing_home_allowed, c.nursing_home_allowed, false) as nursing_home_allowed,
  coalesce(own.withdrawal_allowed, c.withdrawal_allowed, true) as withdrawal_allowed,
  coalesce(own.individual_order_allowed, c.individual_order_allowed, false) as individual_order_allowed,
  coalesce(own.express_order_allowed, c.express_order_allowed, false) as express_order_allowed,
  coalesce(own.order_types, c.order_types, '{}') as order_types,
  coalesce(own.order_period_from_day, c.order_period_from_day) as order_period_from_day,
  coalesce(own.order_period_interval_days, c.order_period_interval_days) as order_period_interval_days,
  coalesce(own.delivery_method_codes, c.delivery_method_codes, '{}') as delivery_method_codes,
  coalesce(own.default_delivery_method, c.default_delivery_method) as default_delivery_method,
  coalesce(own.delivery_points_allowed, c.delivery_points_allowed, false) as delivery_points_allowed,
  coalesce(own.notification_by, c.notification_by, 'sms') as notification_by,
  coalesce(own.goods_label_required, c.goods_label_required, false) as goods_label_required,
  coalesce(own.contact_phone_required, c.contact_phone_required, false) as contact_phone_required,
  coalesce(own.max_lines_per_order, c.max_lines_per_order, 40) as max_lines_per_order,
  coalesce(own.enforce_interval, c.enforce_interval, false) as enforce_interval,
  coalesce(own.soon_days, c.soon_days, 14) as soon_days,
  coalesce(own.last_withdrawal_factor, c.last_withdrawal_factor, 2) as last_withdrawal_factor,
  coalesce(own.express_lead_days, c.express_lead_days, 1) as express_lead_days,
  coalesce(own.stock_lead_days, c.stock_lead_days, 2) as stock_lead_days,
  coalesce(own.non_stock_lead_days, c.non_stock_lead_days, 10) as non_stock_lead_days,
  coalesce(own.stuck_after_hours, c.stuck_after_hours, 24) as stuck_after_hours,
  coalesce(own.return_agree_days, c.return_agree_days, 7) as return_agree_days,
  coalesce(own.own_error_credit_percent, c.own_error_credit_percent, 70) as own_error_credit_percent,
  coalesce(own.allow_exceed_prescribed, c.allow_exceed_prescribed, false) as allow_exceed_prescribed,
  coalesce(own.order_mail_recipients, c.order_mail_recipients, '{}') as order_mail_recipients,
  place.delivery_name, place.delivery_care_of, place.delivery_street, place.delivery_zip, place.delivery_city,
  place.delivery_country_code, place.delivery_entry_code
from omsorg.care_place p
left join omsorg.order_setting c on c.client_id = p.client_id and c.care_place_id is null
left join omsorg.order_setting place on place.client_id = p.client_id and place.care_place_id = p.id
left join omsorg.order_setting own on own.id = place.id and not own.uses_client_settings;

create view omsorg.merged_prescription_setting with (security_invoker = true) as
select
  p.client_id,
  p.id as care_place_id,
  coalesce(own.iterative_prescription_allowed, c.iterative_prescription_allowed, true) as iterative_prescription_allowed,
  coalesce(own.prescription_period_months, c.prescription_period_months, 12) as prescription_period_months,
  coalesce(own.calculation_period_months, c.calculation_period_months, 12) as calculation_period_months,
  coalesce(own.max_withdrawals, c.max_withdrawals, 12) as max_withdrawals,
  coalesce(own.min_days_between_withdrawals, c.min_days_between_withdrawals) as min_days_between_withdrawals,
  coalesce(own.invoice_area_required, c.invoice_area_required, false) as invoice_area_required,
  coalesce(own.payer_customer_number, c.payer_customer_number) as payer_customer_number,
  coalesce(own.note_enabled, c.note_enabled, true) as note_enabled,
  coalesce(own.additions_allowed, c.additions_allowed, true) as additions_allowed,
  coalesce(own.dispense_allowed, c.dispense_allowed, false) as dispense_allowed,
  coalesce(own.print_prices, c.print_prices, false) as print_prices,
  coalesce(own.print_note, c.print_note, true) as print_note,
  coalesce(own.print_prescriber, c.print_prescriber, true) as print_prescriber,
  coalesce(own.print_header_text, c.print_header_text, '') as print_header_text,
  coalesce(place.renewal_requests_off, '{}') as renewal_requests_off
from omsorg.care_place p
left join omsorg.prescription_setting c on c.client_id = p.client_id and c.care_place_id is null
left join omsorg.prescription_setting place on place.client_id = p.client_id and place.care_place_id = p.id
left join omsorg.prescription_setting own on own.id = place.id and not own.uses_client_settings;

create view omsorg.merged_care_recipient_setting with (security_invoker = true) as
select
  p.client_id,
  p.id as care_place_id,
  coalesce(own.ssn_required, c.ssn_required, true) as ssn_required,
  coalesce(own.temporary_ssn_allowed, c.temporary_ssn_allowed, true) as temporary_ssn_allowed,
  coalesce(own.population_register_lookup, c.population_register_lookup, false) as population_register_lookup,
  coalesce(own.protected_identity_allowed, c.protected_identity_allowed, true) as protected_identity_allowed,
  coalesce(own.reference_number_required, c.reference_number_required, false) as reference_number_required,
  coalesce(own.phone_required, c.phone_required, false) as phone_required,
  coalesce(own.guardians_allowed, c.guardians_allowed, true) as guardians_allowed,
  coalesce(own.trustee_allowed, c.trustee_allowed, true) as trustee_allowed,
  coalesce(own.invoice_address_required, c.invoice_address_required, false) as invoice_address_required,
  coalesce(own.crp_accounts_allowed, c.crp_accounts_allowed, false) as crp_accounts_allowed,
  coalesce(own.copy_allowed, c.copy_allowed, true) as copy_allowed,
  coalesce(own.move_allowed, c.move_allowed, true) as move_allowed,
  coalesce(own.deactivate_allowed, c.deactivate_allowed, true) as deactivate_allowed,
  coalesce(own.adult_recipients_only, c.adult_recipients_only, false) as adult_recipients_only,
  coalesce(own.anonymize_after_months, c.anonymize_after_months) as anonymize_after_months
from omsorg.care_place p
left join omsorg.care_recipient_setting c on c.client_id = p.client_id and c.care_place_id is null
left join omsorg.care_recipient_setting place on place.client_id = p.client_id and place.care_place_id = p.id
left join omsorg.care_recipient_setting own on own.id = place.id and not own.uses_client_settings;

-- ---------------------------------------------------------------------------------------------------------------------
-- Who sees what: settings belong to a client and are seen by whoever sees it.

do $$
declare
  setting text;
begin
  foreach setting in array array['therapy_area_setting', 'prescription_setting', 'order_setting',
    'care_recipient_setting', 'product_setting', 'product_availability_setting', 'extra_fee_setting',
    'patient_fee_setting', 'feature_setting']
  loop
    perform omsorg.guard(format('omsorg.%I', setting)::regclass);
    execute format(
      'create policy reach on omsorg.%I to omsorg_app using (
         client_id = any ((select omsorg.reach_clients())::uuid[]))',
      setting);
    execute format('grant select, insert, update, delete on omsorg.%I to omsorg_app, omsorg_jobs', setting);
  end loop;
end
$$;

select omsorg.guard('omsorg.patient_fee');
create policy reach on omsorg.patient_fee to omsorg_app using (
  omsorg.reach_person(care_recipient_id));
grant select, insert on omsorg.patient_fee to omsorg_app, omsorg_jobs;

grant select on omsorg.merged_order_setting, omsorg.merged_prescription_setting, omsorg.merged_care_recipient_setting
  to omsorg_app, omsorg_jobs;

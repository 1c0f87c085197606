-- The schema after all migrations. Written by npm run schema; read it in review, never run it.

create domain omsorg.application_name as text CHECK ((VALUE = ANY (ARRAY['GUIDE'::text, 'PRINCIPAL'::text, 'CSP'::text, 'CRP'::text])));
create domain omsorg.country_code as text CHECK ((VALUE ~ '^[A-Z]{2}$'::text));
create domain omsorg.entry_code as text CHECK ((VALUE ~ '^[[:alnum:]*#]{1,20}$'::text));
create domain omsorg.language_code as text CHECK ((VALUE = ANY (ARRAY['en'::text, 'sv'::text, 'fi'::text, 'dk'::text])));
create domain omsorg.market_code as integer CHECK ((VALUE = ANY (ARRAY[10, 30, 40, 80])));
create domain omsorg.minor as bigint CHECK ((VALUE >= 0));
create domain omsorg.phone as text CHECK ((VALUE ~ '^\+[1-9][0-9]{5,14}$'::text));
create domain omsorg.therapy_area as text CHECK ((VALUE = ANY (ARRAY['Incontinence'::text, 'Catheter'::text, 'Diabetes'::text, 'Ostomy'::text, 'Nutrition'::text, 'WoundCare'::text, 'Other'::text, 'Pca'::text])));

create table omsorg.access_log (
  at timestamp with time zone not null default now(),
  user_id integer not null,
  impersonator_id integer,
  action text not null,
  care_recipient_id integer,
  care_place_id uuid,
  client_id uuid,
  criterion_hash text,
  reason text,
  market omsorg.market_code
) partition by RANGE (at);
alter table omsorg.access_log add constraint access_log_at_place CHECK (((care_recipient_id IS NULL) OR ((client_id IS NOT NULL) AND (care_place_id IS NOT NULL) AND (market IS NOT NULL)))) NOT VALID;
CREATE INDEX access_log_by_client ON ONLY omsorg.access_log USING btree (client_id, at);
CREATE INDEX access_log_by_recipient ON ONLY omsorg.access_log USING btree (care_recipient_id, at) WHERE (care_recipient_id IS NOT NULL);
CREATE INDEX access_log_by_user ON ONLY omsorg.access_log USING btree (user_id, at);
alter table omsorg.access_log enable row level security;
alter table omsorg.access_log force row level security;
create policy jobs on omsorg.access_log for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.access_log for all to owner using (true) with check (true);
create policy reach on omsorg.access_log for insert to omsorg_app with check (((user_id = ( SELECT omsorg.reach_user() AS reach_user)) AND (NOT (impersonator_id IS DISTINCT FROM ( SELECT omsorg.reach_impersonator() AS reach_impersonator)))));
grant insert on omsorg.access_log to omsorg_app;
grant insert on omsorg.access_log to omsorg_jobs;

create table omsorg.access_log_check (
  checked_at timestamp with time zone not null default now(),
  problem text,
  problem_at timestamp with time zone
);
alter table omsorg.access_log_check add constraint access_log_check_pkey PRIMARY KEY (checked_at);

create table omsorg.access_log_sample (
  id integer not null generated always as identity,
  client_id uuid not null,
  week_of date not null,
  seed text not null,
  rows_of_week integer not null,
  drawn_at timestamp with time zone not null default now(),
  drawn_by integer not null,
  signed_at timestamp with time zone,
  signed_by integer,
  row_version integer not null default 1,
  drawn_on_behalf_of integer,
  signed_on_behalf_of integer
);
alter table omsorg.access_log_sample add constraint access_log_sample_check CHECK (((signed_at IS NULL) = (signed_by IS NULL)));
alter table omsorg.access_log_sample add constraint access_log_sample_week_of_check CHECK ((EXTRACT(isodow FROM week_of) = (1)::numeric));
alter table omsorg.access_log_sample add constraint access_log_sample_client_id_fkey FOREIGN KEY (client_id) REFERENCES omsorg.client(id);
alter table omsorg.access_log_sample add constraint access_log_sample_drawn_by_fkey FOREIGN KEY (drawn_by) REFERENCES omsorg.user_account(id);
alter table omsorg.access_log_sample add constraint access_log_sample_drawn_on_behalf_of_fkey FOREIGN KEY (drawn_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.access_log_sample add constraint access_log_sample_signed_by_fkey FOREIGN KEY (signed_by) REFERENCES omsorg.user_account(id);
alter table omsorg.access_log_sample add constraint access_log_sample_signed_on_behalf_of_fkey FOREIGN KEY (signed_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.access_log_sample add constraint access_log_sample_pkey PRIMARY KEY (id);
alter table omsorg.access_log_sample add constraint access_log_sample_client_id_week_of_key UNIQUE (client_id, week_of);
CREATE TRIGGER both_names_drawn_by BEFORE INSERT OR UPDATE OF drawn_by ON omsorg.access_log_sample FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.drawn_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('drawn_by', 'drawn_on_behalf_of');
CREATE TRIGGER both_names_signed_by BEFORE INSERT OR UPDATE OF signed_by ON omsorg.access_log_sample FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.signed_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('signed_by', 'signed_on_behalf_of');
alter table omsorg.access_log_sample enable row level security;
alter table omsorg.access_log_sample force row level security;
create policy jobs on omsorg.access_log_sample for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.access_log_sample for all to owner using (true) with check (true);
create policy reach on omsorg.access_log_sample for all to omsorg_app using (( SELECT omsorg.reach_all() AS reach_all));
grant select, update on omsorg.access_log_sample to omsorg_app;

create table omsorg.access_log_sample_row (
  id integer not null generated always as identity,
  sample_id integer not null,
  at timestamp with time zone not null,
  user_id integer not null,
  impersonator_id integer,
  action text not null,
  care_recipient_id integer not null,
  care_place_id uuid not null,
  client_id uuid not null,
  reason text,
  judgement text,
  note text not null default ''::text,
  judged_at timestamp with time zone,
  judged_by integer,
  row_version integer not null default 1,
  judged_on_behalf_of integer
);
alter table omsorg.access_log_sample_row add constraint access_log_sample_row_check CHECK ((((judgement IS NULL) = (judged_at IS NULL)) AND ((judgement IS NULL) = (judged_by IS NULL))));
alter table omsorg.access_log_sample_row add constraint access_log_sample_row_check1 CHECK (((judgement IS DISTINCT FROM 'investigate'::text) OR (note <> ''::text)));
alter table omsorg.access_log_sample_row add constraint access_log_sample_row_judgement_check CHECK ((judgement = ANY (ARRAY['justified'::text, 'investigate'::text])));
alter table omsorg.access_log_sample_row add constraint access_log_sample_row_care_recipient_id_fkey FOREIGN KEY (care_recipient_id) REFERENCES omsorg.care_recipient(id);
alter table omsorg.access_log_sample_row add constraint access_log_sample_row_judged_by_fkey FOREIGN KEY (judged_by) REFERENCES omsorg.user_account(id);
alter table omsorg.access_log_sample_row add constraint access_log_sample_row_judged_on_behalf_of_fkey FOREIGN KEY (judged_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.access_log_sample_row add constraint access_log_sample_row_sample_id_fkey FOREIGN KEY (sample_id) REFERENCES omsorg.access_log_sample(id) ON DELETE CASCADE;
alter table omsorg.access_log_sample_row add constraint access_log_sample_row_pkey PRIMARY KEY (id);
CREATE INDEX access_log_sample_row_of_person ON omsorg.access_log_sample_row USING btree (care_recipient_id);
CREATE INDEX access_log_sample_row_of_sample ON omsorg.access_log_sample_row USING btree (sample_id);
CREATE TRIGGER both_names_judged_by BEFORE INSERT OR UPDATE OF judged_by ON omsorg.access_log_sample_row FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.judged_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('judged_by', 'judged_on_behalf_of');
alter table omsorg.access_log_sample_row enable row level security;
alter table omsorg.access_log_sample_row force row level security;
create policy jobs on omsorg.access_log_sample_row for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.access_log_sample_row for all to owner using (true) with check (true);
create policy reach on omsorg.access_log_sample_row for all to omsorg_app using (( SELECT omsorg.reach_all() AS reach_all));
grant select, update on omsorg.access_log_sample_row to omsorg_app;

create table omsorg.access_log_seal (
  until timestamp with time zone not null,
  since timestamp with time zone not null,
  row_count integer not null,
  marks bytea not null,
  hash bytea not null,
  removed_at timestamp with time zone
);
alter table omsorg.access_log_seal add constraint access_log_seal_check CHECK ((since < until));
alter table omsorg.access_log_seal add constraint access_log_seal_pkey PRIMARY KEY (until);
alter table omsorg.access_log_seal add constraint access_log_seal_since_key UNIQUE (since);

create table omsorg.account_request (
  id integer not null generated always as identity,
  status smallint not null default 1,
  language omsorg.language_code not null,
  client_id uuid,
  care_unit_id uuid,
  care_place_id uuid,
  sealed bytea not null,
  address_hash bytea not null,
  challenge_hash bytea not null,
  secret_hash bytea not null,
  secret_sealed bytea,
  asked_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  decided_at timestamp with time zone,
  decided_by integer,
  reason_sealed bytea,
  user_id integer,
  decided_on_behalf_of integer
);
alter table omsorg.account_request add constraint account_request_check CHECK (((status = ANY (ARRAY[3, 4])) = (decided_at IS NOT NULL)));
alter table omsorg.account_request add constraint account_request_check1 CHECK (((care_unit_id IS NULL) OR (client_id IS NOT NULL)));
alter table omsorg.account_request add constraint account_request_status_check CHECK (((status >= 1) AND (status <= 5)));
alter table omsorg.account_request add constraint account_request_care_place_id_fkey FOREIGN KEY (care_place_id) REFERENCES omsorg.care_place(id) ON DELETE SET NULL;
alter table omsorg.account_request add constraint account_request_care_unit_id_fkey FOREIGN KEY (care_unit_id) REFERENCES omsorg.care_unit(id) ON DELETE SET NULL;
alter table omsorg.account_request add constraint account_request_client_id_fkey FOREIGN KEY (client_id) REFERENCES omsorg.client(id) ON DELETE CASCADE;
alter table omsorg.account_request add constraint account_request_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES omsorg.user_account(id) ON DELETE SET NULL;
alter table omsorg.account_request add constraint account_request_decided_on_behalf_of_fkey FOREIGN KEY (decided_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.account_request add constraint account_request_user_id_fkey FOREIGN KEY (user_id) REFERENCES omsorg.user_account(id) ON DELETE SET NULL;
alter table omsorg.account_request add constraint account_request_pkey PRIMARY KEY (id);
alter table omsorg.account_request add constraint account_request_challenge_hash_key UNIQUE (challenge_hash);
alter table omsorg.account_request add constraint account_request_secret_hash_key UNIQUE (secret_hash);
CREATE INDEX account_request_by_address ON omsorg.account_request USING btree (address_hash, asked_at);
CREATE INDEX account_request_by_age ON omsorg.account_request USING btree (asked_at);
CREATE INDEX account_request_open ON omsorg.account_request USING btree (client_id, confirmed_at, id) WHERE (status = 2);
CREATE TRIGGER both_names_decided_by BEFORE INSERT OR UPDATE OF decided_by ON omsorg.account_request FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.decided_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('decided_by', 'decided_on_behalf_of');
alter table omsorg.account_request enable row level security;
alter table omsorg.account_request force row level security;
create policy jobs on omsorg.account_request for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.account_request for all to owner using (true) with check (true);
create policy reach on omsorg.account_request for all to omsorg_app using (((client_id = ( SELECT omsorg.reach_client() AS reach_client)) OR ( SELECT omsorg.reach_all() AS reach_all) OR ( SELECT omsorg.reach_sign_in() AS reach_sign_in)));
grant insert, select, update on omsorg.account_request to omsorg_app;
grant delete, select, update on omsorg.account_request to omsorg_jobs;

create table omsorg.address (
  id integer not null generated always as identity,
  care_recipient_id integer not null,
  kind text not null,
  name text not null default ''::text,
  care_of text not null default ''::text,
  street text not null,
  zip text not null,
  city text not null,
  country_code omsorg.country_code not null,
  entry_code omsorg.entry_code,
  is_default boolean not null default false,
  verified_at timestamp with time zone,
  row_version integer not null default 1
);
alter table omsorg.address add constraint address_city_check CHECK ((city ~ '\S'::text));
alter table omsorg.address add constraint address_kind_check CHECK ((kind = ANY (ARRAY['delivery'::text, 'invoice'::text])));
alter table omsorg.address add constraint address_street_check CHECK ((street ~ '\S'::text));
alter table omsorg.address add constraint address_zip_check CHECK ((zip ~ '\S'::text));
alter table omsorg.address add constraint address_care_recipient_id_fkey FOREIGN KEY (care_recipient_id) REFERENCES omsorg.care_recipient(id) ON DELETE CASCADE;
alter table omsorg.address add constraint address_pkey PRIMARY KEY (id);
CREATE INDEX address_by_recipient ON omsorg.address USING btree (care_recipient_id);
CREATE UNIQUE INDEX address_one_default ON omsorg.address USING btree (care_recipient_id) WHERE (is_default AND (kind = 'delivery'::text));
CREATE UNIQUE INDEX address_one_invoice ON omsorg.address USING btree (care_recipient_id) WHERE (kind = 'invoice'::text);
alter table omsorg.address enable row level security;
alter table omsorg.address force row level security;
create policy jobs on omsorg.address for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.address for all to owner using (true) with check (true);
create policy reach on omsorg.address for all to omsorg_app using (((EXISTS ( SELECT
   FROM omsorg.care_recipient_place link
  WHERE ((link.care_recipient_id = address.care_recipient_id) AND (link.care_place_id = ( SELECT omsorg.reach_place() AS reach_place))))) OR (EXISTS ( SELECT
   FROM omsorg.care_recipient p
  WHERE (p.id = address.care_recipient_id)
 OFFSET 0))));
grant delete, insert, select, update on omsorg.address to omsorg_app;
grant delete, insert, select, update on omsorg.address to omsorg_jobs;

create table omsorg.app_registration (
  client_id text not null,
  display_name text not null,
  secret_hash text not null,
  reach_client_id uuid,
  reach_market omsorg.market_code,
  permissions text[] not null default '{}'::text[],
  created_by integer,
  created_at timestamp with time zone not null default now(),
  user_id integer not null,
  family_id uuid not null,
  removed_at timestamp with time zone
);
alter table omsorg.app_registration add constraint app_registration_display_name_check CHECK ((display_name ~ '\S'::text));
alter table omsorg.app_registration add constraint app_registration_reach CHECK (((reach_client_id IS NULL) <> (reach_market IS NULL)));
alter table omsorg.app_registration add constraint app_registration_created_by_fkey FOREIGN KEY (created_by) REFERENCES omsorg.user_account(id);
alter table omsorg.app_registration add constraint app_registration_family_id_fkey FOREIGN KEY (family_id) REFERENCES omsorg.refresh_family(id);
alter table omsorg.app_registration add constraint app_registration_reach_client_id_fkey FOREIGN KEY (reach_client_id) REFERENCES omsorg.client(id) ON DELETE CASCADE;
alter table omsorg.app_registration add constraint app_registration_user_id_fkey FOREIGN KEY (user_id) REFERENCES omsorg.user_account(id);
alter table omsorg.app_registration add constraint app_registration_pkey PRIMARY KEY (client_id);
alter table omsorg.app_registration add constraint app_registration_user_id_key UNIQUE (user_id);
CREATE INDEX app_registration_by_client ON omsorg.app_registration USING btree (reach_client_id) WHERE (reach_client_id IS NOT NULL);
CREATE INDEX app_registration_by_family ON omsorg.app_registration USING btree (family_id);
CREATE UNIQUE INDEX app_registration_name ON omsorg.app_registration USING btree (lower(display_name)) WHERE (removed_at IS NULL);
alter table omsorg.app_registration enable row level security;
alter table omsorg.app_registration force row level security;
create policy jobs on omsorg.app_registration for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.app_registration for all to owner using (true) with check (true);
create policy reach on omsorg.app_registration for all to omsorg_app using ((( SELECT omsorg.reach_all() AS reach_all) OR ( SELECT omsorg.reach_sign_in() AS reach_sign_in)));
grant delete, insert, select, update on omsorg.app_registration to omsorg_app;
grant delete, insert, select, update on omsorg.app_registration to omsorg_jobs;

create table omsorg.authentication_method (
  user_id integer not null,
  password_enabled boolean not null default true,
  siths_enabled boolean not null default false,
  siths_number text,
  vrk_enabled boolean not null default false,
  vrk_number text,
  directory_enabled boolean not null default false,
  directory_user_name text,
  directory_tenant text,
  directory_object_id text,
  sms_code_enabled boolean not null default false,
  email_code_enabled boolean not null default false,
  two_factor_enabled boolean not null default false,
  two_factor_enforced boolean not null default false,
  row_version integer not null default 1
);
alter table omsorg.authentication_method add constraint authentication_method_check CHECK (((NOT siths_enabled) OR (siths_number IS NOT NULL)));
alter table omsorg.authentication_method add constraint authentication_method_check1 CHECK (((NOT vrk_enabled) OR (vrk_number IS NOT NULL)));
alter table omsorg.authentication_method add constraint authentication_method_user_id_fkey FOREIGN KEY (user_id) REFERENCES omsorg.user_account(id) ON DELETE CASCADE;
alter table omsorg.authentication_method add constraint authentication_method_pkey PRIMARY KEY (user_id);
CREATE UNIQUE INDEX authentication_method_directory ON omsorg.authentication_method USING btree (directory_tenant, directory_object_id) WHERE (directory_object_id IS NOT NULL);
CREATE UNIQUE INDEX authentication_method_siths ON omsorg.authentication_method USING btree (upper(siths_number)) WHERE (siths_number IS NOT NULL);
CREATE UNIQUE INDEX authentication_method_vrk ON omsorg.authentication_method USING btree (upper(vrk_number)) WHERE (vrk_number IS NOT NULL);
alter table omsorg.authentication_method enable row level security;
alter table omsorg.authentication_method force row level security;
create policy jobs on omsorg.authentication_method for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.authentication_method for all to owner using (true) with check (true);
create policy reach on omsorg.authentication_method for all to omsorg_app using ((EXISTS ( SELECT
   FROM omsorg.user_account p
  WHERE (p.id = authentication_method.user_id)
 OFFSET 0)));
grant delete, insert, select, update on omsorg.authentication_method to omsorg_app;
grant delete, insert, select, update on omsorg.authentication_method to omsorg_jobs;

create table omsorg.authentication_provider_setting (
  client_id uuid not null,
  provider text not null,
  enabled boolean not null default false,
  is_default boolean not null default false,
  two_factor text not null default 'off'::text,
  sms_code_allowed boolean not null default false,
  email_code_allowed boolean not null default true,
  directory_tenant text,
  directory_domain text,
  siths_issuer_filter text,
  row_version integer not null default 1
);
alter table omsorg.authentication_provider_setting add constraint authentication_provider_setting_check CHECK ((enabled OR (NOT is_default)));
alter table omsorg.authentication_provider_setting add constraint authentication_provider_setting_provider_check CHECK ((provider = ANY (ARRAY['UserNamePassword'::text, 'Siths'::text, 'Vrk'::text, 'Directory'::text])));
alter table omsorg.authentication_provider_setting add constraint authentication_provider_setting_two_factor_check CHECK ((two_factor = ANY (ARRAY['off'::text, 'optional'::text, 'enforced'::text])));
alter table omsorg.authentication_provider_setting add constraint authentication_provider_setting_client_id_fkey FOREIGN KEY (client_id) REFERENCES omsorg.client(id) ON DELETE CASCADE;
alter table omsorg.authentication_provider_setting add constraint authentication_provider_setting_pkey PRIMARY KEY (client_id, provider);
CREATE UNIQUE INDEX authentication_provider_one_default ON omsorg.authentication_provider_setting USING btree (client_id) WHERE is_default;
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON omsorg.authentication_provider_setting FOR EACH ROW EXECUTE FUNCTION omsorg.note_change('authentication-providers', '', 'provider');
alter table omsorg.authentication_provider_setting enable row level security;
alter table omsorg.authentication_provider_setting force row level security;
create policy jobs on omsorg.authentication_provider_setting for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.authentication_provider_setting for all to owner using (true) with check (true);
create policy reach on omsorg.authentication_provider_setting for all to omsorg_app using (((client_id = ANY (( SELECT omsorg.reach_clients() AS reach_clients)::uuid[])) OR ( SELECT omsorg.reach_sign_in() AS reach_sign_in)));
grant delete, insert, select, update on omsorg.authentication_provider_setting to omsorg_app;
grant delete, insert, select, update on omsorg.authentication_provider_setting to omsorg_jobs;

create table omsorg.available_role (
  client_id uuid not null,
  role_id integer not null
);
alter table omsorg.available_role add constraint available_role_client_id_fkey FOREIGN KEY (client_id) REFERENCES omsorg.client(id) ON DELETE CASCADE;
alter table omsorg.available_role add constraint available_role_role_id_fkey FOREIGN KEY (role_id) REFERENCES omsorg.role(id);
alter table omsorg.available_role add constraint available_role_pkey PRIMARY KEY (client_id, role_id);
alter table omsorg.available_role enable row level security;
alter table omsorg.available_role force row level security;
create policy jobs on omsorg.available_role for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.available_role for all to owner using (true) with check (true);
create policy reach on omsorg.available_role for all to omsorg_app using (((client_id = ANY (( SELECT omsorg.reach_clients() AS reach_clients)::uuid[])) OR ( SELECT omsorg.reach_sign_in() AS reach_sign_in)));
grant delete, insert, select, update on omsorg.available_role to omsorg_app;
grant delete, insert, select, update on omsorg.available_role to omsorg_jobs;

create table omsorg.budget_use (
  id bigint not null generated always as identity,
  user_id integer not null,
  budget text not null,
  at timestamp with time zone not null
);
alter table omsorg.budget_use add constraint budget_use_user_id_fkey FOREIGN KEY (user_id) REFERENCES omsorg.user_account(id) ON DELETE CASCADE;
alter table omsorg.budget_use add constraint budget_use_pkey PRIMARY KEY (id);
CREATE INDEX budget_use_by_user ON omsorg.budget_use USING btree (user_id, budget, at);
alter table omsorg.budget_use enable row level security;
alter table omsorg.budget_use force row level security;
create policy jobs on omsorg.budget_use for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.budget_use for all to owner using (true) with check (true);
create policy reach on omsorg.budget_use for all to omsorg_app using ((user_id = ( SELECT omsorg.reach_user() AS reach_user)));

create table omsorg.calendar_entry (
  id integer not null generated by default as identity,
  care_recipient_id integer not null,
  item_number text,
  starts_on date not null,
  ends_on date,
  time_of_day time without time zone,
  recurrence text not null default 'daily'::text,
  text text not null default ''::text,
  created_by integer not null,
  created_at timestamp with time zone not null default now(),
  row_version integer not null default 1,
  created_on_behalf_of integer,
  therapy_area omsorg.therapy_area not null default 'Incontinence'::text,
  every integer not null default 1,
  except_days date[] not null default '{}'::date[],
  periods jsonb not null default '{}'::jsonb,
  updated_by integer,
  updated_at timestamp with time zone,
  updated_on_behalf_of integer,
  plan_id integer
);
alter table omsorg.calendar_entry add constraint calendar_entry_check CHECK ((ends_on >= starts_on));
alter table omsorg.calendar_entry add constraint calendar_entry_check1 CHECK (((recurrence <> 'once'::text) OR (NOT (ends_on IS DISTINCT FROM starts_on))));
alter table omsorg.calendar_entry add constraint calendar_entry_every_check CHECK (((every >= 1) AND (every <= 12)));
alter table omsorg.calendar_entry add constraint calendar_entry_periods_check CHECK (((jsonb_typeof(periods) = 'object'::text) AND ((periods - ARRAY['morning'::text, 'day'::text, 'evening'::text, 'night'::text]) = '{}'::jsonb)));
alter table omsorg.calendar_entry add constraint calendar_entry_recurrence_check CHECK ((recurrence = ANY (ARRAY['once'::text, 'daily'::text, 'weekly'::text, 'monthly'::text])));
alter table omsorg.calendar_entry add constraint calendar_entry_text_check CHECK ((length(text) <= 500));
alter table omsorg.calendar_entry add constraint calendar_entry_therapy_area_check CHECK (((therapy_area)::text = ANY (ARRAY['Incontinence'::text, 'Catheter'::text])));
alter table omsorg.calendar_entry add constraint calendar_entry_care_recipient_id_fkey FOREIGN KEY (care_recipient_id) REFERENCES omsorg.care_recipient(id) ON DELETE CASCADE;
alter table omsorg.calendar_entry add constraint calendar_entry_created_by_fkey FOREIGN KEY (created_by) REFERENCES omsorg.user_account(id);
alter table omsorg.calendar_entry add constraint calendar_entry_created_on_behalf_of_fkey FOREIGN KEY (created_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.calendar_entry add constraint calendar_entry_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES omsorg.user_account(id);
alter table omsorg.calendar_entry add constraint calendar_entry_updated_on_behalf_of_fkey FOREIGN KEY (updated_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.calendar_entry add constraint calendar_entry_pkey PRIMARY KEY (id);
CREATE INDEX calendar_entry_by_recipient ON omsorg.calendar_entry USING btree (care_recipient_id, starts_on);
CREATE TRIGGER both_names_created_by BEFORE INSERT OR UPDATE OF created_by ON omsorg.calendar_entry FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.created_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('created_by', 'created_on_behalf_of');
CREATE TRIGGER both_names_updated_by BEFORE INSERT OR UPDATE OF updated_by ON omsorg.calendar_entry FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.updated_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('updated_by', 'updated_on_behalf_of');
alter table omsorg.calendar_entry enable row level security;
alter table omsorg.calendar_entry force row level security;
create policy jobs on omsorg.calendar_entry for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.calendar_entry for all to owner using (true) with check (true);
create policy reach on omsorg.calendar_entry for all to omsorg_app using (((EXISTS ( SELECT
   FROM omsorg.care_recipient_place link
  WHERE ((link.care_recipient_id = calendar_entry.care_recipient_id) AND (link.care_place_id = ( SELECT omsorg.reach_place() AS reach_place))))) OR (EXISTS ( SELECT
   FROM omsorg.care_recipient p
  WHERE (p.id = calendar_entry.care_recipient_id)
 OFFSET 0))));
grant delete, insert, select, update on omsorg.calendar_entry to omsorg_app;
grant delete, insert, select, update on omsorg.calendar_entry to omsorg_jobs;

create table omsorg.calendar_entry_event (
  id integer not null generated always as identity,
  care_recipient_id integer not null,
  plan_id integer not null,
  calendar_entry_id integer not null,
  event text not null,
  day date,
  scope text,
  former jsonb,
  entry jsonb,
  left_version integer,
  at timestamp with time zone not null,
  by_user integer not null,
  on_behalf_of integer
);
alter table omsorg.calendar_entry_event add constraint calendar_entry_event_event_check CHECK ((event = ANY (ARRAY['planned'::text, 'changed'::text, 'removed'::text, 'restored'::text])));
alter table omsorg.calendar_entry_event add constraint calendar_entry_event_scope_check CHECK ((scope = ANY (ARRAY['one'::text, 'following'::text])));
alter table omsorg.calendar_entry_event add constraint calendar_entry_event_by_user_fkey FOREIGN KEY (by_user) REFERENCES omsorg.user_account(id);
alter table omsorg.calendar_entry_event add constraint calendar_entry_event_care_recipient_id_fkey FOREIGN KEY (care_recipient_id) REFERENCES omsorg.care_recipient(id) ON DELETE CASCADE;
alter table omsorg.calendar_entry_event add constraint calendar_entry_event_on_behalf_of_fkey FOREIGN KEY (on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.calendar_entry_event add constraint calendar_entry_event_pkey PRIMARY KEY (id);
CREATE INDEX calendar_entry_event_by_recipient ON omsorg.calendar_entry_event USING btree (care_recipient_id, plan_id, id DESC);
CREATE TRIGGER both_names_by_user BEFORE INSERT OR UPDATE OF by_user ON omsorg.calendar_entry_event FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('by_user', 'on_behalf_of');
alter table omsorg.calendar_entry_event enable row level security;
alter table omsorg.calendar_entry_event force row level security;
create policy jobs on omsorg.calendar_entry_event for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.calendar_entry_event for all to owner using (true) with check (true);
create policy reach on omsorg.calendar_entry_event for all to omsorg_app using (((EXISTS ( SELECT
   FROM omsorg.care_recipient_place link
  WHERE ((link.care_recipient_id = calendar_entry_event.care_recipient_id) AND (link.care_place_id = ( SELECT omsorg.reach_place() AS reach_place))))) OR (EXISTS ( SELECT
   FROM omsorg.care_recipient p
  WHERE (p.id = calendar_entry_event.care_recipient_id)
 OFFSET 0))));
grant insert, select on omsorg.calendar_entry_event to omsorg_app;
grant delete, insert, select on omsorg.calendar_entry_event to omsorg_jobs;

create table omsorg.card_sign_in (
  session_hash bytea not null,
  state_hash bytea not null,
  card text not null,
  number_hash bytea,
  begun_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone
);
alter table omsorg.card_sign_in add constraint card_sign_in_card_check CHECK ((card = ANY (ARRAY['siths'::text, 'vrk'::text])));
alter table omsorg.card_sign_in add constraint card_sign_in_pkey PRIMARY KEY (session_hash);
CREATE INDEX card_sign_in_by_end ON omsorg.card_sign_in USING btree (expires_at);
alter table omsorg.card_sign_in enable row level security;
alter table omsorg.card_sign_in force row level security;
create policy jobs on omsorg.card_sign_in for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.card_sign_in for all to owner using (true) with check (true);
create policy reach on omsorg.card_sign_in for all to omsorg_app using (( SELECT omsorg.reach_sign_in() AS reach_sign_in));
grant delete, insert, select, update on omsorg.card_sign_in to omsorg_app;
grant delete, insert, select, update on omsorg.card_sign_in to omsorg_jobs;

create table omsorg.care_place (
  id uuid not null default gen_random_uuid(),
  client_id uuid not null,
  care_unit_id uuid not null,
  name text not null,
  email text,
  phone text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  row_version integer not null default 1,
  search_text text generated always as ((' '::text || omsorg.fold(name))) stored
);
alter table omsorg.care_place add constraint care_place_name_check CHECK ((name ~ '\S'::text));
alter table omsorg.care_place add constraint care_place_care_unit_id_client_id_fkey FOREIGN KEY (care_unit_id, client_id) REFERENCES omsorg.care_unit(id, client_id) ON DELETE CASCADE;
alter table omsorg.care_place add constraint care_place_client_id_fkey FOREIGN KEY (client_id) REFERENCES omsorg.client(id) ON DELETE CASCADE;
alter table omsorg.care_place add constraint care_place_pkey PRIMARY KEY (id);
alter table omsorg.care_place add constraint care_place_id_client_id_key UNIQUE (id, client_id);
CREATE INDEX care_place_by_client ON omsorg.care_place USING btree (client_id);
CREATE INDEX care_place_by_unit ON omsorg.care_place USING btree (care_unit_id, client_id);
CREATE INDEX care_place_by_words ON omsorg.care_place USING gin (search_text omsorg.gin_trgm_ops);
CREATE TRIGGER client_locked BEFORE DELETE ON omsorg.care_place FOR EACH ROW EXECUTE FUNCTION omsorg.lock_client_of_place();
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON omsorg.care_place FOR EACH ROW EXECUTE FUNCTION omsorg.note_change('care-place', 'id');
CREATE TRIGGER place_removed BEFORE DELETE ON omsorg.care_place FOR EACH ROW EXECUTE FUNCTION omsorg.raise_epochs_at_place();
CREATE TRIGGER place_settings_after_insert AFTER INSERT ON omsorg.care_place REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION omsorg.keep_place_settings('client_id', 'id');
CREATE TRIGGER place_settings_after_update AFTER UPDATE ON omsorg.care_place REFERENCING OLD TABLE AS gone NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION omsorg.keep_place_settings('client_id', 'id');
alter table omsorg.care_place enable row level security;
alter table omsorg.care_place force row level security;
create policy jobs on omsorg.care_place for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.care_place for all to owner using (true) with check (true);
create policy reach on omsorg.care_place for all to omsorg_app using (((client_id = ( SELECT omsorg.reach_client() AS reach_client)) OR ( SELECT omsorg.reach_all() AS reach_all) OR ( SELECT omsorg.reach_sign_in() AS reach_sign_in) OR ((( SELECT omsorg.reach_market() AS reach_market) IS NOT NULL) AND (EXISTS ( SELECT
   FROM omsorg.client c
  WHERE (c.id = care_place.client_id)
 OFFSET 0)))));
grant delete, insert, select, update on omsorg.care_place to omsorg_app;
grant delete, insert, select, update on omsorg.care_place to omsorg_jobs;

create table omsorg.care_recipient (
  id integer not null generated by default as identity,
  care_recipient_guid uuid not null default gen_random_uuid(),
  client_id uuid not null,
  market omsorg.market_code not null,
  identity_number_encrypted bytea,
  identity_number_blind bytea,
  identity_number_kind text,
  identity_number_temporary boolean not null default false,
  first_name text not null,
  last_name text not null,
  sex text,
  birth_date date,
  phone omsorg.phone,
  delivery_phone omsorg.phone,
  email text,
  reference_number text not null default ''::text,
  protected_kind text,
  protected_source text,
  protected_since date,
  status integer not null default 1,
  status_changed_at timestamp with time zone not null default now(),
  trustee_name text,
  trustee_phone omsorg.phone,
  trustee_email text,
  created_at timestamp with time zone not null default now(),
  created_by integer,
  updated_at timestamp with time zone not null default now(),
  anonymized_at timestamp with time zone,
  row_version integer not null default 1,
  search_text text generated always as (
CASE
    WHEN (protected_kind IS NULL) THEN (' '::text || omsorg.fold(((((first_name || ' '::text) || last_name) || ' '::text) || reference_number)))
    ELSE NULL::text
END) stored,
  latex_sensitive boolean not null default false,
  pvc_sensitive boolean not null default false,
  trustee_identity_number_encrypted bytea,
  trustee_identity_number_blind bytea,
  created_on_behalf_of integer
);
alter table omsorg.care_recipient add constraint care_recipient_check CHECK (((identity_number_encrypted IS NULL) = (identity_number_blind IS NULL)));
alter table omsorg.care_recipient add constraint care_recipient_check1 CHECK (((protected_kind IS NULL) = (protected_since IS NULL)));
alter table omsorg.care_recipient add constraint care_recipient_protected_kind_check CHECK ((protected_kind = ANY (ARRAY['SE_sekretess'::text, 'SE_skyddad_folkbokforing'::text, 'FI_turvakielto'::text, 'NO_fortrolig'::text, 'NO_strengt_fortrolig'::text, 'DK_navne_adresse'::text])));
alter table omsorg.care_recipient add constraint care_recipient_protected_source_check CHECK ((protected_source = ANY (ARRAY['register'::text, 'registration'::text])));
alter table omsorg.care_recipient add constraint care_recipient_sex_check CHECK ((sex = ANY (ARRAY['male'::text, 'female'::text, 'other'::text])));
alter table omsorg.care_recipient add constraint care_recipient_status_check CHECK (((status >= 1) AND (status <= 3)));
alter table omsorg.care_recipient add constraint care_recipient_trustee_number CHECK (((trustee_identity_number_encrypted IS NULL) = (trustee_identity_number_blind IS NULL)));
alter table omsorg.care_recipient add constraint care_recipient_client_id_market_fkey FOREIGN KEY (client_id, market) REFERENCES omsorg.client(id, market) ON DELETE CASCADE;
alter table omsorg.care_recipient add constraint care_recipient_created_on_behalf_of_fkey FOREIGN KEY (created_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.care_recipient add constraint care_recipient_pkey PRIMARY KEY (id);
alter table omsorg.care_recipient add constraint care_recipient_care_recipient_guid_key UNIQUE (care_recipient_guid);
alter table omsorg.care_recipient add constraint care_recipient_client_id_identity_number_blind_key UNIQUE (client_id, identity_number_blind);
alter table omsorg.care_recipient add constraint care_recipient_id_client_id_key UNIQUE (id, client_id);
CREATE INDEX care_recipient_by_birth_date ON omsorg.care_recipient USING btree (birth_date, market) WHERE (protected_kind IS NULL);
CREATE INDEX care_recipient_by_identity_number ON omsorg.care_recipient USING btree (identity_number_blind) WHERE (identity_number_blind IS NOT NULL);
CREATE INDEX care_recipient_by_market ON omsorg.care_recipient USING btree (market, status);
CREATE INDEX care_recipient_by_trustee_number ON omsorg.care_recipient USING btree (trustee_identity_number_blind) WHERE (trustee_identity_number_blind IS NOT NULL);
CREATE INDEX care_recipient_by_words ON omsorg.care_recipient USING gin (client_id, search_text omsorg.gin_trgm_ops) WITH (fastupdate=off);
CREATE TRIGGER both_names_created_by BEFORE INSERT OR UPDATE OF created_by ON omsorg.care_recipient FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.created_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('created_by', 'created_on_behalf_of');
CREATE TRIGGER portal_authors_are_hidden AFTER UPDATE OF protected_kind ON omsorg.care_recipient FOR EACH ROW WHEN (((old.protected_kind IS NULL) IS DISTINCT FROM (new.protected_kind IS NULL))) EXECUTE FUNCTION omsorg.hide_portal_authors();
alter table omsorg.care_recipient enable row level security;
alter table omsorg.care_recipient force row level security;
create policy jobs on omsorg.care_recipient for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.care_recipient for all to owner using (true) with check (true);
create policy reach on omsorg.care_recipient for all to omsorg_app using (((client_id = ( SELECT omsorg.reach_whole_client() AS reach_whole_client)) OR ((market)::integer = ( SELECT omsorg.reach_market() AS reach_market)) OR (EXISTS ( SELECT
   FROM omsorg.care_recipient_place link
  WHERE ((link.care_recipient_id = care_recipient.id) AND (link.care_place_id = ( SELECT omsorg.reach_place() AS reach_place)))))));
grant delete, insert, select, update on omsorg.care_recipient to omsorg_app;
grant delete, insert, select, update on omsorg.care_recipient to omsorg_jobs;

create table omsorg.care_recipient_event (
  id bigint not null generated always as identity,
  at timestamp with time zone not null default now(),
  care_recipient_id integer not null,
  care_place_id uuid,
  by_user integer,
  on_behalf_of integer,
  event text not null,
  reason text,
  detail jsonb not null default '{}'::jsonb
);
alter table omsorg.care_recipient_event add constraint care_recipient_event_care_recipient_id_fkey FOREIGN KEY (care_recipient_id) REFERENCES omsorg.care_recipient(id) ON DELETE CASCADE;
alter table omsorg.care_recipient_event add constraint care_recipient_event_pkey PRIMARY KEY (id);
CREATE INDEX care_recipient_event_by_recipient ON omsorg.care_recipient_event USING btree (care_recipient_id, at);
CREATE TRIGGER both_names_by_user BEFORE INSERT OR UPDATE OF by_user ON omsorg.care_recipient_event FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('by_user', 'on_behalf_of');
alter table omsorg.care_recipient_event enable row level security;
alter table omsorg.care_recipient_event force row level security;
create policy jobs on omsorg.care_recipient_event for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.care_recipient_event for all to owner using (true) with check (true);
create policy reach on omsorg.care_recipient_event for all to omsorg_app using (((EXISTS ( SELECT
   FROM omsorg.care_recipient_place link
  WHERE ((link.care_recipient_id = care_recipient_event.care_recipient_id) AND (link.care_place_id = ( SELECT omsorg.reach_place() AS reach_place))))) OR (EXISTS ( SELECT
   FROM omsorg.care_recipient p
  WHERE (p.id = care_recipient_event.care_recipient_id)
 OFFSET 0))));
grant insert, select on omsorg.care_recipient_event to omsorg_app;
grant insert, select on omsorg.care_recipient_event to omsorg_jobs;

create table omsorg.care_recipient_place (
  care_recipient_id integer not null,
  care_place_id uuid not null,
  client_id uuid not null,
  status integer not null default 1,
  room text not null default ''::text,
  linked_at timestamp with time zone not null default now(),
  linked_by integer,
  linked_on_behalf_of integer
);
alter table omsorg.care_recipient_place add constraint care_recipient_place_status_check CHECK ((status = ANY (ARRAY[1, 2])));
alter table omsorg.care_recipient_place add constraint care_recipient_place_care_place_id_client_id_fkey FOREIGN KEY (care_place_id, client_id) REFERENCES omsorg.care_place(id, client_id) ON DELETE CASCADE;
alter table omsorg.care_recipient_place add constraint care_recipient_place_care_recipient_id_client_id_fkey FOREIGN KEY (care_recipient_id, client_id) REFERENCES omsorg.care_recipient(id, client_id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
alter table omsorg.care_recipient_place add constraint care_recipient_place_linked_on_behalf_of_fkey FOREIGN KEY (linked_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.care_recipient_place add constraint care_recipient_place_pkey PRIMARY KEY (care_recipient_id, care_place_id);
CREATE INDEX care_recipient_place_by_place ON omsorg.care_recipient_place USING btree (care_place_id, status, care_recipient_id);
CREATE TRIGGER both_names_linked_by BEFORE INSERT OR UPDATE OF linked_by ON omsorg.care_recipient_place FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.linked_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('linked_by', 'linked_on_behalf_of');
alter table omsorg.care_recipient_place enable row level security;
alter table omsorg.care_recipient_place force row level security;
create policy jobs on omsorg.care_recipient_place for all to omsorg_jobs using (true) with check (true);
create policy link on omsorg.care_recipient_place for insert to omsorg_app with check ((client_id = ( SELECT omsorg.reach_client() AS reach_client)));
create policy link_person on omsorg.care_recipient_place as restrictive for insert to omsorg_app with check (omsorg.may_link_person(care_recipient_id));
create policy owner on omsorg.care_recipient_place for all to owner using (true) with check (true);
create policy reach on omsorg.care_recipient_place for all to omsorg_app using (((care_place_id = ( SELECT omsorg.reach_place() AS reach_place)) OR (client_id = ANY (( SELECT omsorg.reach_whole_clients() AS reach_whole_clients)::uuid[]))));
create policy relink_person on omsorg.care_recipient_place as restrictive for update to omsorg_app using (true) with check (omsorg.may_link_person(care_recipient_id));
grant delete, insert, select, update on omsorg.care_recipient_place to omsorg_app;
grant delete, insert, select, update on omsorg.care_recipient_place to omsorg_jobs;

create table omsorg.care_recipient_setting (
  id integer not null generated always as identity,
  client_id uuid not null,
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
  anonymize_after_months integer,
  row_version integer not null default 1,
  crp_ordering_allowed boolean,
  crp_renewal_allowed boolean,
  crp_diary_allowed boolean,
  crp_stock_allowed boolean
);
alter table omsorg.care_recipient_setting add constraint care_recipient_setting_anonymize_after_months_check CHECK ((anonymize_after_months >= 1));
alter table omsorg.care_recipient_setting add constraint care_recipient_setting_care_place_id_client_id_fkey FOREIGN KEY (care_place_id, client_id) REFERENCES omsorg.care_place(id, client_id) ON DELETE CASCADE;
alter table omsorg.care_recipient_setting add constraint care_recipient_setting_client_id_fkey FOREIGN KEY (client_id) REFERENCES omsorg.client(id) ON DELETE CASCADE;
alter table omsorg.care_recipient_setting add constraint care_recipient_setting_pkey PRIMARY KEY (id);
alter table omsorg.care_recipient_setting add constraint care_recipient_setting_client_id_care_place_id_key UNIQUE NULLS NOT DISTINCT (client_id, care_place_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON omsorg.care_recipient_setting FOR EACH ROW EXECUTE FUNCTION omsorg.note_change('care-recipient-settings', '');
CREATE TRIGGER place_settings_after_delete AFTER DELETE ON omsorg.care_recipient_setting REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION omsorg.keep_place_settings('client_id', 'care_place_id');
CREATE TRIGGER place_settings_after_insert AFTER INSERT ON omsorg.care_recipient_setting REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION omsorg.keep_place_settings('client_id', 'care_place_id');
CREATE TRIGGER place_settings_after_update AFTER UPDATE ON omsorg.care_recipient_setting REFERENCING OLD TABLE AS gone NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION omsorg.keep_place_settings('client_id', 'care_place_id');
alter table omsorg.care_recipient_setting enable row level security;
alter table omsorg.care_recipient_setting force row level security;
create policy jobs on omsorg.care_recipient_setting for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.care_recipient_setting for all to owner using (true) with check (true);
create policy reach on omsorg.care_recipient_setting for all to omsorg_app using ((client_id = ANY (( SELECT omsorg.reach_clients() AS reach_clients)::uuid[])));
grant delete, insert, select, update on omsorg.care_recipient_setting to omsorg_app;
grant delete, insert, select, update on omsorg.care_recipient_setting to omsorg_jobs;

create table omsorg.care_unit (
  id uuid not null default gen_random_uuid(),
  client_id uuid not null,
  name text not null,
  created_at timestamp with time zone not null default now(),
  row_version integer not null default 1,
  search_text text generated always as ((' '::text || omsorg.fold(name))) stored
);
alter table omsorg.care_unit add constraint care_unit_name_check CHECK ((length(name) >= 2));
alter table omsorg.care_unit add constraint care_unit_client_id_fkey FOREIGN KEY (client_id) REFERENCES omsorg.client(id) ON DELETE CASCADE;
alter table omsorg.care_unit add constraint care_unit_pkey PRIMARY KEY (id);
alter table omsorg.care_unit add constraint care_unit_id_client_id_key UNIQUE (id, client_id);
CREATE INDEX care_unit_by_client ON omsorg.care_unit USING btree (client_id);
CREATE INDEX care_unit_by_ending ON omsorg.care_unit USING btree ("right"((id)::text, 12));
CREATE INDEX care_unit_by_words ON omsorg.care_unit USING gin (search_text omsorg.gin_trgm_ops);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON omsorg.care_unit FOR EACH ROW EXECUTE FUNCTION omsorg.note_change('care-unit', 'id');
alter table omsorg.care_unit enable row level security;
alter table omsorg.care_unit force row level security;
create policy jobs on omsorg.care_unit for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.care_unit for all to owner using (true) with check (true);
create policy reach on omsorg.care_unit for all to omsorg_app using (((client_id = ( SELECT omsorg.reach_client() AS reach_client)) OR ( SELECT omsorg.reach_all() AS reach_all) OR ( SELECT omsorg.reach_sign_in() AS reach_sign_in) OR ((( SELECT omsorg.reach_market() AS reach_market) IS NOT NULL) AND (EXISTS ( SELECT
   FROM omsorg.client c
  WHERE (c.id = care_unit.client_id)
 OFFSET 0)))));
grant delete, insert, select, update on omsorg.care_unit to omsorg_app;
grant delete, insert, select, update on omsorg.care_unit to omsorg_jobs;

create table omsorg.cart_item (
  id integer not null generated by default as identity,
  client_id uuid not null,
  care_place_id uuid not null,
  care_recipient_id integer,
  therapy_area omsorg.therapy_area not null,
  product_id integer not null,
  item_number text not null,
  consumption numeric(12,4),
  consumption_period integer,
  check_consumption boolean not null default false,
  status integer not null default 1,
  investigation_id integer,
  created_by integer not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  row_version integer not null default 1,
  created_on_behalf_of integer,
  replaces_id integer,
  packages integer
);
alter table omsorg.cart_item add constraint cart_item_check CHECK (((consumption IS NULL) = (consumption_period IS NULL)));
alter table omsorg.cart_item add constraint cart_item_consumption_check CHECK ((consumption >= (0)::numeric));
alter table omsorg.cart_item add constraint cart_item_consumption_period_check CHECK (((consumption_period >= 1) AND (consumption_period <= 4)));
alter table omsorg.cart_item add constraint cart_item_of_place_check CHECK (((care_recipient_id IS NOT NULL) OR ((consumption IS NULL) AND (status <> 2))));
alter table omsorg.cart_item add constraint cart_item_packages_check CHECK (((packages >= 1) AND (packages <= 9999)));
alter table omsorg.cart_item add constraint cart_item_packages_of_place_check CHECK (((packages IS NULL) OR (care_recipient_id IS NULL)));
alter table omsorg.cart_item add constraint cart_item_status_check CHECK (((status >= 1) AND (status <= 4)));
alter table omsorg.cart_item add constraint cart_item_care_place_id_client_id_fkey FOREIGN KEY (care_place_id, client_id) REFERENCES omsorg.care_place(id, client_id) ON DELETE CASCADE;
alter table omsorg.cart_item add constraint cart_item_care_recipient_id_client_id_fkey FOREIGN KEY (care_recipient_id, client_id) REFERENCES omsorg.care_recipient(id, client_id) ON DELETE CASCADE;
alter table omsorg.cart_item add constraint cart_item_created_by_fkey FOREIGN KEY (created_by) REFERENCES omsorg.user_account(id);
alter table omsorg.cart_item add constraint cart_item_created_on_behalf_of_fkey FOREIGN KEY (created_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.cart_item add constraint cart_item_investigation_id_fkey FOREIGN KEY (investigation_id) REFERENCES omsorg.investigation(id) ON DELETE SET NULL;
alter table omsorg.cart_item add constraint cart_item_product_id_fkey FOREIGN KEY (product_id) REFERENCES omsorg.product(id);
alter table omsorg.cart_item add constraint cart_item_replaces_id_fkey FOREIGN KEY (replaces_id) REFERENCES omsorg.cart_item(id) ON DELETE SET NULL;
alter table omsorg.cart_item add constraint cart_item_pkey PRIMARY KEY (id);
CREATE INDEX cart_item_by_place ON omsorg.cart_item USING btree (care_place_id, created_at DESC);
CREATE INDEX cart_item_by_product ON omsorg.cart_item USING btree (product_id) WHERE (status = ANY (ARRAY[1, 2]));
CREATE INDEX cart_item_by_recipient ON omsorg.cart_item USING btree (care_recipient_id, created_at DESC) WHERE (care_recipient_id IS NOT NULL);
CREATE INDEX cart_item_ended_of_place ON omsorg.cart_item USING btree (care_place_id, updated_at DESC, id DESC) WHERE ((care_recipient_id IS NULL) AND (status = ANY (ARRAY[3, 4])));
CREATE UNIQUE INDEX cart_item_once_for_person ON omsorg.cart_item USING btree (care_recipient_id, product_id) WHERE ((care_recipient_id IS NOT NULL) AND (status = ANY (ARRAY[1, 2])));
CREATE UNIQUE INDEX cart_item_once_for_place ON omsorg.cart_item USING btree (care_place_id, product_id) WHERE ((care_recipient_id IS NULL) AND (status = ANY (ARRAY[1, 2])));
CREATE UNIQUE INDEX cart_item_one_successor ON omsorg.cart_item USING btree (replaces_id) WHERE (replaces_id IS NOT NULL);
CREATE TRIGGER both_names_created_by BEFORE INSERT OR UPDATE OF created_by ON omsorg.cart_item FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.created_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('created_by', 'created_on_behalf_of');
alter table omsorg.cart_item enable row level security;
alter table omsorg.cart_item force row level security;
create policy jobs on omsorg.cart_item for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.cart_item for all to owner using (true) with check (true);
create policy reach on omsorg.cart_item for all to omsorg_app using (((EXISTS ( SELECT
   FROM omsorg.care_recipient_place link
  WHERE ((link.care_recipient_id = cart_item.care_recipient_id) AND (link.care_place_id = ( SELECT omsorg.reach_place() AS reach_place))))) OR (EXISTS ( SELECT
   FROM omsorg.care_recipient r
  WHERE (r.id = cart_item.care_recipient_id)
 OFFSET 0)) OR ((care_recipient_id IS NULL) AND ((care_place_id = ( SELECT omsorg.reach_place() AS reach_place)) OR (client_id = ANY (( SELECT omsorg.reach_whole_clients() AS reach_whole_clients)::uuid[]))))));
grant delete, insert, select, update on omsorg.cart_item to omsorg_app;
grant delete, insert, select, update on omsorg.cart_item to omsorg_jobs;

create table omsorg.cart_item_event (
  id bigint not null generated always as identity,
  at timestamp with time zone not null default now(),
  cart_item_id integer not null,
  event text not null,
  by_user integer,
  on_behalf_of integer,
  detail jsonb not null default '{}'::jsonb
);
alter table omsorg.cart_item_event add constraint cart_item_event_cart_item_id_fkey FOREIGN KEY (cart_item_id) REFERENCES omsorg.cart_item(id) ON DELETE CASCADE;
alter table omsorg.cart_item_event add constraint cart_item_event_pkey PRIMARY KEY (id);
CREATE INDEX cart_item_event_by_item ON omsorg.cart_item_event USING btree (cart_item_id, at);
CREATE TRIGGER both_names_by_user BEFORE INSERT OR UPDATE OF by_user ON omsorg.cart_item_event FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('by_user', 'on_behalf_of');
alter table omsorg.cart_item_event enable row level security;
alter table omsorg.cart_item_event force row level security;
create policy jobs on omsorg.cart_item_event for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.cart_item_event for all to owner using (true) with check (true);
create policy reach on omsorg.cart_item_event for all to omsorg_app using ((EXISTS ( SELECT
   FROM omsorg.cart_item p
  WHERE (p.id = cart_item_event.cart_item_id)
 OFFSET 0)));
grant insert, select on omsorg.cart_item_event to omsorg_app;
grant insert, select on omsorg.cart_item_event to omsorg_jobs;

create table omsorg.cart_item_flavor (
  cart_item_id integer not null,
  item_number text not null,
  consumption numeric(12,4),
  status integer not null default 1,
  packages integer
);
alter table omsorg.cart_item_flavor add constraint cart_item_flavor_consumption_check CHECK ((consumption >= (0)::numeric));
alter table omsorg.cart_item_flavor add constraint cart_item_flavor_packages_check CHECK (((packages >= 0) AND (packages <= 9999)));
alter table omsorg.cart_item_flavor add constraint cart_item_flavor_status_check CHECK (((status >= 1) AND (status <= 4)));
alter table omsorg.cart_item_flavor add constraint cart_item_flavor_cart_item_id_fkey FOREIGN KEY (cart_item_id) REFERENCES omsorg.cart_item(id) ON DELETE CASCADE;
alter table omsorg.cart_item_flavor add constraint cart_item_flavor_pkey PRIMARY KEY (cart_item_id, item_number);
alter table omsorg.cart_item_flavor enable row level security;
alter table omsorg.cart_item_flavor force row level security;
create policy jobs on omsorg.cart_item_flavor for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.cart_item_flavor for all to owner using (true) with check (true);
create policy reach on omsorg.cart_item_flavor for all to omsorg_app using ((EXISTS ( SELECT
   FROM omsorg.cart_item p
  WHERE (p.id = cart_item_flavor.cart_item_id)
 OFFSET 0)));
grant delete, insert, select, update on omsorg.cart_item_flavor to omsorg_app;
grant delete, insert, select, update on omsorg.cart_item_flavor to omsorg_jobs;

create table omsorg.client (
  id uuid not null default gen_random_uuid(),
  market omsorg.market_code not null,
  name text not null,
  erp_customer_identifier text not null default ''::text,
  patient_data_owner_id text not null,
  alias text,
  created_at timestamp with time zone not null default now(),
  removed_at timestamp with time zone,
  row_version integer not null default 1,
  search_text text generated always as ((' '::text || omsorg.fold(((((((name || ' '::text) || COALESCE(alias, ''::text)) || ' '::text) || erp_customer_identifier) || ' '::text) || patient_data_owner_id)))) stored
);
alter table omsorg.client add constraint client_name_check CHECK ((name ~ '\S'::text));
alter table omsorg.client add constraint client_pkey PRIMARY KEY (id);
alter table omsorg.client add constraint client_id_market_key UNIQUE (id, market);
CREATE INDEX client_by_erp_identifier ON omsorg.client USING btree (erp_customer_identifier);
CREATE INDEX client_by_name ON omsorg.client USING btree (market, name COLLATE omsorg.nordic_sv);
CREATE INDEX client_by_owner_removed_too ON omsorg.client USING btree (patient_data_owner_id, market);
CREATE INDEX client_by_words ON omsorg.client USING gin (search_text omsorg.gin_trgm_ops);
CREATE INDEX client_in_danish_order ON omsorg.client USING btree (name COLLATE omsorg.nordic_da, id) INCLUDE (market) WHERE (removed_at IS NULL);
CREATE INDEX client_in_english_order ON omsorg.client USING btree (name COLLATE omsorg.english, id) INCLUDE (market) WHERE (removed_at IS NULL);
CREATE INDEX client_in_finnish_order ON omsorg.client USING btree (name COLLATE omsorg.nordic_fi, id) INCLUDE (market) WHERE (removed_at IS NULL);
CREATE INDEX client_in_swedish_order ON omsorg.client USING btree (name COLLATE omsorg.nordic_sv, id) INCLUDE (market) WHERE (removed_at IS NULL);
CREATE UNIQUE INDEX client_patient_data_owner ON omsorg.client USING btree (market, patient_data_owner_id) WHERE (removed_at IS NULL);
CREATE INDEX client_removed ON omsorg.client USING btree (removed_at) WHERE (removed_at IS NOT NULL);
CREATE TRIGGER client_count_after_delete AFTER DELETE ON omsorg.client REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION omsorg.keep_client_count();
CREATE TRIGGER client_count_after_insert AFTER INSERT ON omsorg.client REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION omsorg.keep_client_count();
CREATE TRIGGER client_count_after_update AFTER UPDATE ON omsorg.client REFERENCING OLD TABLE AS gone NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION omsorg.keep_client_count();
CREATE TRIGGER client_removed AFTER UPDATE ON omsorg.client FOR EACH ROW WHEN ((old.removed_at IS DISTINCT FROM new.removed_at)) EXECUTE FUNCTION omsorg.raise_epochs_of_client();
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON omsorg.client FOR EACH ROW EXECUTE FUNCTION omsorg.note_change('client', 'id');
CREATE TRIGGER place_settings_after_update AFTER UPDATE ON omsorg.client REFERENCING OLD TABLE AS gone NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION omsorg.keep_place_settings('id', 'null');
alter table omsorg.client enable row level security;
alter table omsorg.client force row level security;
create policy jobs on omsorg.client for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.client for all to owner using (true) with check (true);
create policy reach on omsorg.client for all to omsorg_app using (((id = ( SELECT omsorg.reach_client() AS reach_client)) OR ((market)::integer = ( SELECT omsorg.reach_market() AS reach_market)) OR ( SELECT omsorg.reach_all() AS reach_all) OR ( SELECT omsorg.reach_sign_in() AS reach_sign_in)));
grant delete, insert, select, update on omsorg.client to omsorg_app;
grant delete, insert, select, update on omsorg.client to omsorg_jobs;

create table omsorg.client_count (
  market omsorg.market_code not null,
  clients integer not null
);
alter table omsorg.client_count add constraint client_count_pkey PRIMARY KEY (market);

create table omsorg.content_draft (
  user_id integer not null,
  identifier text not null,
  version integer not null generated always as identity,
  kept_by uuid not null,
  entries jsonb not null,
  saved_at timestamp with time zone not null
);
alter table omsorg.content_draft add constraint content_draft_identifier_check CHECK (((length(identifier) >= 1) AND (length(identifier) <= 80)));
alter table omsorg.content_draft add constraint content_draft_user_id_fkey FOREIGN KEY (user_id) REFERENCES omsorg.user_account(id) ON DELETE CASCADE;
alter table omsorg.content_draft add constraint content_draft_pkey PRIMARY KEY (user_id, identifier);
CREATE INDEX content_draft_by_age ON omsorg.content_draft USING btree (saved_at);
alter table omsorg.content_draft enable row level security;
alter table omsorg.content_draft force row level security;
create policy jobs on omsorg.content_draft for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.content_draft for all to owner using (true) with check (true);
create policy reach on omsorg.content_draft for all to omsorg_app using ((user_id = COALESCE(( SELECT omsorg.reach_impersonator() AS reach_impersonator), ( SELECT omsorg.reach_user() AS reach_user))));
grant delete, insert, select, update on omsorg.content_draft to omsorg_app;
grant delete, select on omsorg.content_draft to omsorg_jobs;

create table omsorg.conversation (
  id integer not null generated by default as identity,
  care_recipient_id integer not null,
  at timestamp with time zone not null,
  day date not null,
  by_user integer not null,
  on_behalf_of integer,
  note text not null default ''::text
);
alter table omsorg.conversation add constraint conversation_note_check CHECK ((length(note) <= 500));
alter table omsorg.conversation add constraint conversation_by_user_fkey FOREIGN KEY (by_user) REFERENCES omsorg.user_account(id);
alter table omsorg.conversation add constraint conversation_care_recipient_id_fkey FOREIGN KEY (care_recipient_id) REFERENCES omsorg.care_recipient(id) ON DELETE CASCADE;
alter table omsorg.conversation add constraint conversation_on_behalf_of_fkey FOREIGN KEY (on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.conversation add constraint conversation_pkey PRIMARY KEY (id);
CREATE INDEX conversation_by_recipient ON omsorg.conversation USING btree (care_recipient_id, day);
CREATE TRIGGER both_names_by_user BEFORE INSERT OR UPDATE OF by_user ON omsorg.conversation FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('by_user', 'on_behalf_of');
alter table omsorg.conversation enable row level security;
alter table omsorg.conversation force row level security;
create policy jobs on omsorg.conversation for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.conversation for all to owner using (true) with check (true);
create policy reach on omsorg.conversation for all to omsorg_app using (((EXISTS ( SELECT
   FROM omsorg.care_recipient_place link
  WHERE ((link.care_recipient_id = conversation.care_recipient_id) AND (link.care_place_id = ( SELECT omsorg.reach_place() AS reach_place))))) OR (EXISTS ( SELECT
   FROM omsorg.care_recipient p
  WHERE (p.id = conversation.care_recipient_id)
 OFFSET 0))));
grant insert, select on omsorg.conversation to omsorg_app;

create table omsorg.crp_account (
  id integer not null generated always as identity,
  market omsorg.market_code not null,
  email text not null,
  mobile omsorg.phone not null,
  status integer not null default 1,
  activation_mail_sent_at timestamp with time zone,
  activated_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  created_by integer,
  created_on_behalf_of integer,
  holder_blind bytea,
  author_id integer not null,
  epoch integer not null default 1,
  last_sign_in_at timestamp with time zone,
  signed_out_at timestamp with time zone
);
alter table omsorg.crp_account add constraint crp_account_status_check CHECK (((status >= 1) AND (status <= 3)));
alter table omsorg.crp_account add constraint crp_account_author_id_fkey FOREIGN KEY (author_id) REFERENCES omsorg.user_account(id);
alter table omsorg.crp_account add constraint crp_account_created_on_behalf_of_fkey FOREIGN KEY (created_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.crp_account add constraint crp_account_pkey PRIMARY KEY (id);
CREATE UNIQUE INDEX crp_account_author ON omsorg.crp_account USING btree (author_id);
CREATE UNIQUE INDEX crp_account_email ON omsorg.crp_account USING btree (lower(email));
CREATE UNIQUE INDEX crp_account_mobile ON omsorg.crp_account USING btree (mobile);
CREATE TRIGGER author_is_forgotten AFTER DELETE ON omsorg.crp_account FOR EACH ROW EXECUTE FUNCTION omsorg.forget_portal_author();
CREATE TRIGGER author_is_given BEFORE INSERT ON omsorg.crp_account FOR EACH ROW EXECUTE FUNCTION omsorg.give_portal_author();
CREATE TRIGGER both_names_created_by BEFORE INSERT OR UPDATE OF created_by ON omsorg.crp_account FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.created_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('created_by', 'created_on_behalf_of');
alter table omsorg.crp_account enable row level security;
alter table omsorg.crp_account force row level security;
create policy jobs on omsorg.crp_account for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.crp_account for all to owner using (true) with check (true);
create policy reach on omsorg.crp_account for all to omsorg_app using (((created_by = ANY (ARRAY[( SELECT omsorg.reach_user() AS reach_user), ( SELECT omsorg.reach_impersonator() AS reach_impersonator)])) OR (EXISTS ( SELECT
   FROM omsorg.crp_account_recipient link
  WHERE (link.crp_account_id = crp_account.id)
 OFFSET 0))));
grant delete, insert, select, update on omsorg.crp_account to omsorg_app;
grant delete, insert, select, update on omsorg.crp_account to omsorg_jobs;

create table omsorg.crp_account_recipient (
  crp_account_id integer not null,
  care_recipient_id integer not null,
  linked_at timestamp with time zone not null default now(),
  linked_by integer,
  linked_on_behalf_of integer,
  holder text not null,
  guardian_id integer,
  holder_name text not null default ''::text
);
alter table omsorg.crp_account_recipient add constraint crp_account_recipient_check CHECK (((holder = 'guardian'::text) = (guardian_id IS NOT NULL)));
alter table omsorg.crp_account_recipient add constraint crp_account_recipient_holder_check CHECK ((holder = ANY (ARRAY['self'::text, 'guardian'::text, 'trustee'::text])));
alter table omsorg.crp_account_recipient add constraint crp_account_recipient_care_recipient_id_fkey FOREIGN KEY (care_recipient_id) REFERENCES omsorg.care_recipient(id) ON DELETE CASCADE;
alter table omsorg.crp_account_recipient add constraint crp_account_recipient_crp_account_id_fkey FOREIGN KEY (crp_account_id) REFERENCES omsorg.crp_account(id) ON DELETE CASCADE;
alter table omsorg.crp_account_recipient add constraint crp_account_recipient_linked_on_behalf_of_fkey FOREIGN KEY (linked_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.crp_account_recipient add constraint crp_account_recipient_pkey PRIMARY KEY (crp_account_id, care_recipient_id);
CREATE UNIQUE INDEX crp_account_one_each ON omsorg.crp_account_recipient USING btree (care_recipient_id, holder, guardian_id) NULLS NOT DISTINCT;
CREATE INDEX crp_account_recipient_by_recipient ON omsorg.crp_account_recipient USING btree (care_recipient_id);
CREATE TRIGGER author_is_named AFTER INSERT OR DELETE OR UPDATE OF holder_name ON omsorg.crp_account_recipient FOR EACH ROW EXECUTE FUNCTION omsorg.name_linked_author();
CREATE TRIGGER both_names_linked_by BEFORE INSERT OR UPDATE OF linked_by ON omsorg.crp_account_recipient FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.linked_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('linked_by', 'linked_on_behalf_of');
alter table omsorg.crp_account_recipient enable row level security;
alter table omsorg.crp_account_recipient force row level security;
create policy jobs on omsorg.crp_account_recipient for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.crp_account_recipient for all to owner using (true) with check (true);
create policy reach on omsorg.crp_account_recipient for all to omsorg_app using (((EXISTS ( SELECT
   FROM omsorg.care_recipient_place link
  WHERE ((link.care_recipient_id = crp_account_recipient.care_recipient_id) AND (link.care_place_id = ( SELECT omsorg.reach_place() AS reach_place))))) OR (EXISTS ( SELECT
   FROM omsorg.care_recipient p
  WHERE (p.id = crp_account_recipient.care_recipient_id)
 OFFSET 0))));
grant delete, insert, select, update on omsorg.crp_account_recipient to omsorg_app;
grant delete, insert, select, update on omsorg.crp_account_recipient to omsorg_jobs;

create table omsorg.crp_activation_link (
  id integer not null generated always as identity,
  crp_account_id integer not null,
  hash bytea not null,
  secret_sealed bytea,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  failed_at timestamp with time zone,
  replaced_at timestamp with time zone,
  used_at timestamp with time zone
);
alter table omsorg.crp_activation_link add constraint crp_activation_link_crp_account_id_fkey FOREIGN KEY (crp_account_id) REFERENCES omsorg.crp_account(id) ON DELETE CASCADE;
alter table omsorg.crp_activation_link add constraint crp_activation_link_pkey PRIMARY KEY (id);
alter table omsorg.crp_activation_link add constraint crp_activation_link_hash_key UNIQUE (hash);
CREATE INDEX crp_activation_link_by_account ON omsorg.crp_activation_link USING btree (crp_account_id);
CREATE UNIQUE INDEX crp_activation_link_one ON omsorg.crp_activation_link USING btree (crp_account_id) WHERE (replaced_at IS NULL);
alter table omsorg.crp_activation_link enable row level security;
alter table omsorg.crp_activation_link force row level security;
create policy jobs on omsorg.crp_activation_link for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.crp_activation_link for all to owner using (true) with check (true);
create policy reach on omsorg.crp_activation_link for all to omsorg_app using ((EXISTS ( SELECT
   FROM omsorg.crp_account p
  WHERE (p.id = crp_activation_link.crp_account_id)
 OFFSET 0)));
grant delete, insert, select, update on omsorg.crp_activation_link to omsorg_app;
grant delete, insert, select, update on omsorg.crp_activation_link to omsorg_jobs;

create table omsorg.crp_code (
  id bigint not null generated always as identity,
  hash bytea not null,
  crp_account_id integer,
  activation_link_id integer,
  channel text not null,
  contact_hash bytea not null,
  source_hash bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  tries integer not null default 0,
  used_at timestamp with time zone
);
alter table omsorg.crp_code add constraint crp_code_channel_check CHECK ((channel = ANY (ARRAY['sms'::text, 'email'::text])));
alter table omsorg.crp_code add constraint crp_code_activation_link_id_fkey FOREIGN KEY (activation_link_id) REFERENCES omsorg.crp_activation_link(id) ON DELETE CASCADE;
alter table omsorg.crp_code add constraint crp_code_crp_account_id_fkey FOREIGN KEY (crp_account_id) REFERENCES omsorg.crp_account(id) ON DELETE CASCADE;
alter table omsorg.crp_code add constraint crp_code_pkey PRIMARY KEY (id);
alter table omsorg.crp_code add constraint crp_code_hash_key UNIQUE (hash);
CREATE INDEX crp_code_by_account ON omsorg.crp_code USING btree (crp_account_id);
CREATE INDEX crp_code_by_age ON omsorg.crp_code USING btree (created_at);
CREATE INDEX crp_code_by_contact ON omsorg.crp_code USING btree (contact_hash, created_at);
CREATE INDEX crp_code_by_link ON omsorg.crp_code USING btree (activation_link_id) WHERE (activation_link_id IS NOT NULL);
CREATE INDEX crp_code_by_source ON omsorg.crp_code USING btree (source_hash, created_at);
alter table omsorg.crp_code enable row level security;
alter table omsorg.crp_code force row level security;
create policy jobs on omsorg.crp_code for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.crp_code for all to owner using (true) with check (true);
create policy reach on omsorg.crp_code for all to omsorg_app using (( SELECT omsorg.reach_sign_in() AS reach_sign_in));
grant delete, insert, select, update on omsorg.crp_code to omsorg_app;
grant delete, insert, select, update on omsorg.crp_code to omsorg_jobs;

create table omsorg.crp_consent (
  id integer not null generated always as identity,
  care_recipient_id integer not null,
  crp_account_id integer not null,
  holder text not null,
  given_at timestamp with time zone not null,
  recorded_by integer,
  ended_at timestamp with time zone,
  recorded_on_behalf_of integer,
  confirmed_version integer,
  confirmed_at timestamp with time zone,
  declined_version integer,
  declined_at timestamp with time zone,
  asked_again_at timestamp with time zone
);
alter table omsorg.crp_consent add constraint crp_consent_check CHECK (((confirmed_version IS NULL) = (confirmed_at IS NULL)));
alter table omsorg.crp_consent add constraint crp_consent_declined_check CHECK (((declined_version IS NULL) = (declined_at IS NULL)));
alter table omsorg.crp_consent add constraint crp_consent_holder_check CHECK ((holder = ANY (ARRAY['self'::text, 'guardian'::text, 'trustee'::text])));
alter table omsorg.crp_consent add constraint crp_consent_care_recipient_id_fkey FOREIGN KEY (care_recipient_id) REFERENCES omsorg.care_recipient(id) ON DELETE CASCADE;
alter table omsorg.crp_consent add constraint crp_consent_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES omsorg.user_account(id);
alter table omsorg.crp_consent add constraint crp_consent_recorded_on_behalf_of_fkey FOREIGN KEY (recorded_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.crp_consent add constraint crp_consent_pkey PRIMARY KEY (id);
CREATE INDEX crp_consent_by_account ON omsorg.crp_consent USING btree (crp_account_id) WHERE (ended_at IS NULL);
CREATE INDEX crp_consent_by_recipient ON omsorg.crp_consent USING btree (care_recipient_id, crp_account_id);
CREATE TRIGGER both_names_recorded_by BEFORE INSERT OR UPDATE OF recorded_by ON omsorg.crp_consent FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.recorded_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('recorded_by', 'recorded_on_behalf_of');
alter table omsorg.crp_consent enable row level security;
alter table omsorg.crp_consent force row level security;
create policy jobs on omsorg.crp_consent for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.crp_consent for all to owner using (true) with check (true);
create policy reach on omsorg.crp_consent for all to omsorg_app using (((EXISTS ( SELECT
   FROM omsorg.care_recipient_place link
  WHERE ((link.care_recipient_id = crp_consent.care_recipient_id) AND (link.care_place_id = ( SELECT omsorg.reach_place() AS reach_place))))) OR (EXISTS ( SELECT
   FROM omsorg.care_recipient p
  WHERE (p.id = crp_consent.care_recipient_id)
 OFFSET 0))));
grant insert, select, update on omsorg.crp_consent to omsorg_app;
grant insert, select, update on omsorg.crp_consent to omsorg_jobs;

create table omsorg.crp_contact_change (
  id uuid not null default gen_random_uuid(),
  crp_account_id integer not null,
  email text,
  mobile omsorg.phone,
  is_free boolean not null,
  contact_before text,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  tries integer not null default 0,
  used_at timestamp with time zone
);
alter table omsorg.crp_contact_change add constraint crp_contact_change_check CHECK (((email IS NULL) <> (mobile IS NULL)));
alter table omsorg.crp_contact_change add constraint crp_contact_change_crp_account_id_fkey FOREIGN KEY (crp_account_id) REFERENCES omsorg.crp_account(id) ON DELETE CASCADE;
alter table omsorg.crp_contact_change add constraint crp_contact_change_pkey PRIMARY KEY (id);
CREATE INDEX crp_contact_change_by_account ON omsorg.crp_contact_change USING btree (crp_account_id, created_at);
alter table omsorg.crp_contact_change enable row level security;
alter table omsorg.crp_contact_change force row level security;
create policy jobs on omsorg.crp_contact_change for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.crp_contact_change for all to owner using (true) with check (true);
create policy reach on omsorg.crp_contact_change for all to omsorg_app using ((crp_account_id = ( SELECT omsorg.reach_holder_account() AS reach_holder_account)));
grant delete, insert, select, update on omsorg.crp_contact_change to omsorg_app;
grant delete, insert, select, update on omsorg.crp_contact_change to omsorg_jobs;

create table omsorg.crp_device (
  crp_account_id integer not null,
  device_hash bytea not null,
  last_seen_at timestamp with time zone not null,
  id uuid not null default gen_random_uuid(),
  browser text,
  system text,
  device_kind text,
  box_key_sealed bytea
);
alter table omsorg.crp_device add constraint crp_device_device_kind_check CHECK ((device_kind = ANY (ARRAY['computer'::text, 'phone'::text, 'tablet'::text])));
alter table omsorg.crp_device add constraint crp_device_crp_account_id_fkey FOREIGN KEY (crp_account_id) REFERENCES omsorg.crp_account(id) ON DELETE CASCADE;
alter table omsorg.crp_device add constraint crp_device_pkey PRIMARY KEY (crp_account_id, device_hash);
alter table omsorg.crp_device add constraint crp_device_id_key UNIQUE (id);
alter table omsorg.crp_device enable row level security;
alter table omsorg.crp_device force row level security;
create policy jobs on omsorg.crp_device for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.crp_device for all to owner using (true) with check (true);
create policy reach on omsorg.crp_device for all to omsorg_app using (( SELECT omsorg.reach_sign_in() AS reach_sign_in));
grant delete, insert, select, update on omsorg.crp_device to omsorg_app;
grant delete, insert, select, update on omsorg.crp_device to omsorg_jobs;

create table omsorg.crp_eid_sign_in (
  id bigint not null generated always as identity,
  state_hash bytea not null,
  eid text not null,
  source_hash bytea not null,
  session_hash bytea,
  begun_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  number_hash bytea,
  shown_at timestamp with time zone
);
alter table omsorg.crp_eid_sign_in add constraint crp_eid_sign_in_eid_check CHECK ((eid = ANY (ARRAY['bankid-se'::text, 'ftn'::text, 'mitid'::text, 'bankid-no'::text])));
alter table omsorg.crp_eid_sign_in add constraint crp_eid_sign_in_pkey PRIMARY KEY (id);
alter table omsorg.crp_eid_sign_in add constraint crp_eid_sign_in_session_hash_key UNIQUE (session_hash);
CREATE INDEX crp_eid_sign_in_by_age ON omsorg.crp_eid_sign_in USING btree (begun_at);
CREATE INDEX crp_eid_sign_in_by_number ON omsorg.crp_eid_sign_in USING btree (number_hash, shown_at) WHERE (number_hash IS NOT NULL);
CREATE INDEX crp_eid_sign_in_by_source ON omsorg.crp_eid_sign_in USING btree (source_hash, begun_at);
alter table omsorg.crp_eid_sign_in enable row level security;
alter table omsorg.crp_eid_sign_in force row level security;
create policy jobs on omsorg.crp_eid_sign_in for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.crp_eid_sign_in for all to owner using (true) with check (true);
create policy reach on omsorg.crp_eid_sign_in for all to omsorg_app using (( SELECT omsorg.reach_sign_in() AS reach_sign_in));
grant delete, insert, select, update on omsorg.crp_eid_sign_in to omsorg_app;
grant delete, insert, select, update on omsorg.crp_eid_sign_in to omsorg_jobs;

create table omsorg.crp_family (
  id uuid not null default gen_random_uuid(),
  crp_account_id integer not null,
  care_recipient_id integer,
  binder_hash bytea not null,
  method text not null,
  opened_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  end_reason text,
  crp_passkey_id integer,
  crp_device_id uuid
);
alter table omsorg.crp_family add constraint crp_family_method_check CHECK ((method = ANY (ARRAY['code'::text, 'activation'::text, 'eid'::text, 'passkey'::text])));
alter table omsorg.crp_family add constraint crp_family_care_recipient_id_fkey FOREIGN KEY (care_recipient_id) REFERENCES omsorg.care_recipient(id) ON DELETE SET NULL;
alter table omsorg.crp_family add constraint crp_family_crp_account_id_fkey FOREIGN KEY (crp_account_id) REFERENCES omsorg.crp_account(id) ON DELETE CASCADE;
alter table omsorg.crp_family add constraint crp_family_crp_device_id_fkey FOREIGN KEY (crp_device_id) REFERENCES omsorg.crp_device(id) ON DELETE SET NULL;
alter table omsorg.crp_family add constraint crp_family_crp_passkey_id_fkey FOREIGN KEY (crp_passkey_id) REFERENCES omsorg.crp_passkey(id) ON DELETE SET NULL;
alter table omsorg.crp_family add constraint crp_family_pkey PRIMARY KEY (id);
CREATE INDEX crp_family_by_account ON omsorg.crp_family USING btree (crp_account_id);
CREATE INDEX crp_family_by_age ON omsorg.crp_family USING btree (expires_at);
CREATE INDEX crp_family_by_binder ON omsorg.crp_family USING btree (binder_hash) WHERE (ended_at IS NULL);
CREATE INDEX crp_family_by_device ON omsorg.crp_family USING btree (crp_device_id) WHERE (crp_device_id IS NOT NULL);
CREATE INDEX crp_family_by_passkey ON omsorg.crp_family USING btree (crp_passkey_id) WHERE (crp_passkey_id IS NOT NULL);
CREATE INDEX crp_family_by_recipient ON omsorg.crp_family USING btree (care_recipient_id) WHERE (care_recipient_id IS NOT NULL);
CREATE TRIGGER sign_in_is_noted AFTER INSERT ON omsorg.crp_family FOR EACH ROW EXECUTE FUNCTION omsorg.note_portal_sign_in();
alter table omsorg.crp_family enable row level security;
alter table omsorg.crp_family force row level security;
create policy jobs on omsorg.crp_family for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.crp_family for all to owner using (true) with check (true);
create policy reach on omsorg.crp_family for all to omsorg_app using (( SELECT omsorg.reach_sign_in() AS reach_sign_in));
grant delete, insert, select, update on omsorg.crp_family to omsorg_app;
grant delete, insert, select, update on omsorg.crp_family to omsorg_jobs;

create table omsorg.crp_passkey (
  id integer not null generated always as identity,
  crp_account_id integer not null,
  name text not null,
  public_key bytea not null,
  credential_id bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}'::text[],
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  closed_at timestamp with time zone,
  crp_device_id uuid
);
alter table omsorg.crp_passkey add constraint crp_passkey_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)));
alter table omsorg.crp_passkey add constraint crp_passkey_crp_account_id_fkey FOREIGN KEY (crp_account_id) REFERENCES omsorg.crp_account(id) ON DELETE CASCADE;
alter table omsorg.crp_passkey add constraint crp_passkey_crp_device_id_fkey FOREIGN KEY (crp_device_id) REFERENCES omsorg.crp_device(id) ON DELETE SET NULL;
alter table omsorg.crp_passkey add constraint crp_passkey_pkey PRIMARY KEY (id);
alter table omsorg.crp_passkey add constraint crp_passkey_credential_id_key UNIQUE (credential_id);
CREATE INDEX crp_passkey_by_account ON omsorg.crp_passkey USING btree (crp_account_id);
CREATE INDEX crp_passkey_by_device ON omsorg.crp_passkey USING btree (crp_device_id) WHERE (crp_device_id IS NOT NULL);
alter table omsorg.crp_passkey enable row level security;
alter table omsorg.crp_passkey force row level security;
create policy jobs on omsorg.crp_passkey for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.crp_passkey for all to owner using (true) with check (true);
create policy reach on omsorg.crp_passkey for all to omsorg_app using ((( SELECT omsorg.reach_sign_in() AS reach_sign_in) OR (crp_account_id = ( SELECT omsorg.reach_holder_account() AS reach_holder_account))));
grant delete, insert, select, update on omsorg.crp_passkey to omsorg_app;
grant delete, insert, select, update on omsorg.crp_passkey to omsorg_jobs;

create table omsorg.crp_person_setting (
  care_recipient_id integer not null,
  through_place boolean not null,
  reason text not null default ''::text,
  changed_at timestamp with time zone not null,
  changed_by integer,
  changed_on_behalf_of integer
);
alter table omsorg.crp_person_setting add constraint crp_person_setting_reason_check CHECK ((length(reason) <= 300));
alter table omsorg.crp_person_setting add constraint crp_person_setting_care_recipient_id_fkey FOREIGN KEY (care_recipient_id) REFERENCES omsorg.care_recipient(id) ON DELETE CASCADE;
alter table omsorg.crp_person_setting add constraint crp_person_setting_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES omsorg.user_account(id);
alter table omsorg.crp_person_setting add constraint crp_person_setting_changed_on_behalf_of_fkey FOREIGN KEY (changed_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.crp_person_setting add constraint crp_person_setting_pkey PRIMARY KEY (care_recipient_id);
CREATE TRIGGER both_names_changed_by BEFORE INSERT OR UPDATE OF changed_by ON omsorg.crp_person_setting FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.changed_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('changed_by', 'changed_on_behalf_of');
alter table omsorg.crp_person_setting enable row level security;
alter table omsorg.crp_person_setting force row level security;
create policy jobs on omsorg.crp_person_setting for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.crp_person_setting for all to owner using (true) with check (true);
create policy reach on omsorg.crp_person_setting for all to omsorg_app using (((EXISTS ( SELECT
   FROM omsorg.care_recipient_place link
  WHERE ((link.care_recipient_id = crp_person_setting.care_recipient_id) AND (link.care_place_id = ( SELECT omsorg.reach_place() AS reach_place))))) OR (EXISTS ( SELECT
   FROM omsorg.care_recipient p
  WHERE (p.id = crp_person_setting.care_recipient_id)
 OFFSET 0))));
grant insert, select, update on omsorg.crp_person_setting to omsorg_app;
grant insert, select, update on omsorg.crp_person_setting to omsorg_jobs;

create table omsorg.crp_refresh_token (
  hash bytea not null,
  crp_family_id uuid not null,
  issued_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone
);
alter table omsorg.crp_refresh_token add constraint crp_refresh_token_crp_family_id_fkey FOREIGN KEY (crp_family_id) REFERENCES omsorg.crp_family(id) ON DELETE CASCADE;
alter table omsorg.crp_refresh_token add constraint crp_refresh_token_pkey PRIMARY KEY (hash);
CREATE INDEX crp_refresh_token_by_family ON omsorg.crp_refresh_token USING btree (crp_family_id);
alter table omsorg.crp_refresh_token enable row level security;
alter table omsorg.crp_refresh_token force row level security;
create policy jobs on omsorg.crp_refresh_token for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.crp_refresh_token for all to owner using (true) with check (true);
create policy reach on omsorg.crp_refresh_token for all to omsorg_app using (( SELECT omsorg.reach_sign_in() AS reach_sign_in));
grant delete, insert, select, update on omsorg.crp_refresh_token to omsorg_app;
grant delete, insert, select, update on omsorg.crp_refresh_token to omsorg_jobs;

create table omsorg.crp_try (
  id bigint not null generated always as identity,
  at timestamp with time zone not null,
  crp_account_id integer,
  source_hash bytea not null,
  device_hash bytea,
  succeeded boolean not null default false
);
alter table omsorg.crp_try add constraint crp_try_crp_account_id_fkey FOREIGN KEY (crp_account_id) REFERENCES omsorg.crp_account(id) ON DELETE CASCADE;
alter table omsorg.crp_try add constraint crp_try_pkey PRIMARY KEY (id);
CREATE INDEX crp_try_by_account ON omsorg.crp_try USING btree (crp_account_id, at);
CREATE INDEX crp_try_by_age ON omsorg.crp_try USING btree (at);
CREATE INDEX crp_try_by_source ON omsorg.crp_try USING btree (source_hash, at);
alter table omsorg.crp_try enable row level security;
alter table omsorg.crp_try force row level security;
create policy jobs on omsorg.crp_try for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.crp_try for all to owner using (true) with check (true);
create policy reach on omsorg.crp_try for all to omsorg_app using (( SELECT omsorg.reach_sign_in() AS reach_sign_in));
grant delete, insert, select, update on omsorg.crp_try to omsorg_app;
grant delete, insert, select, update on omsorg.crp_try to omsorg_jobs;

create table omsorg.custom_article_number (
  client_id uuid not null,
  product_id integer not null,
  custom_number text not null,
  changed_by integer,
  changed_at timestamp with time zone not null default now(),
  changed_on_behalf_of integer
);
alter table omsorg.custom_article_number add constraint custom_article_number_custom_number_check CHECK ((custom_number ~ '\S'::text));
alter table omsorg.custom_article_number add constraint custom_article_number_changed_on_behalf_of_fkey FOREIGN KEY (changed_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.custom_article_number add constraint custom_article_number_client_id_fkey FOREIGN KEY (client_id) REFERENCES omsorg.client(id) ON DELETE CASCADE;
alter table omsorg.custom_article_number add constraint custom_article_number_product_id_fkey FOREIGN KEY (product_id) REFERENCES omsorg.product(id) ON DELETE CASCADE;
alter table omsorg.custom_article_number add constraint custom_article_number_pkey PRIMARY KEY (client_id, product_id);
alter table omsorg.custom_article_number add constraint custom_article_number_client_id_custom_number_key UNIQUE (client_id, custom_number);
CREATE INDEX custom_article_number_by_product ON omsorg.custom_article_number USING btree (product_id);
CREATE TRIGGER both_names_changed_by BEFORE INSERT OR UPDATE OF changed_by ON omsorg.custom_article_number FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.changed_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('changed_by', 'changed_on_behalf_of');
alter table omsorg.custom_article_number enable row level security;
alter table omsorg.custom_article_number force row level security;
create policy jobs on omsorg.custom_article_number for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.custom_article_number for all to owner using (true) with check (true);
create policy reach on omsorg.custom_article_number for all to omsorg_app using ((client_id = ANY (( SELECT omsorg.reach_clients() AS reach_clients)::uuid[])));
grant delete, insert, select, update on omsorg.custom_article_number to omsorg_app;
grant delete, insert, select, update on omsorg.custom_article_number to omsorg_jobs;

create table omsorg.customer_number (
  id integer not null generated always as identity,
  client_id uuid not null,
  care_place_id uuid,
  number text not null,
  is_primary boolean not null default false,
  is_payer boolean not null default false,
  name text not null default ''::text,
  care_of text not null default ''::text,
  street text not null default ''::text,
  city text not null default ''::text,
  zip text not null default ''::text,
  country_code omsorg.country_code,
  entry_code omsorg.entry_code,
  status_code text not null default ''::text,
  therapy_areas text[] not null default '{}'::text[],
  erp_compare_state text,
  erp_compared_at timestamp with time zone,
  row_version integer not null default 1
);
alter table omsorg.customer_number add constraint customer_number_erp_compare_state_check CHECK ((erp_compare_state = ANY (ARRAY['equal'::text, 'new'::text, 'deleted'::text, 'changed'::text])));
alter table omsorg.customer_number add constraint customer_number_number_check CHECK ((number ~ '\S'::text));
alter table omsorg.customer_number add constraint customer_number_therapy_areas_check CHECK ((therapy_areas <@ ARRAY['Incontinence'::text, 'Catheter'::text, 'Diabetes'::text, 'Ostomy'::text, 'Nutrition'::text, 'WoundCare'::text, 'Other'::text, 'Pca'::text]));
alter table omsorg.customer_number add constraint customer_number_care_place_id_client_id_fkey FOREIGN KEY (care_place_id, client_id) REFERENCES omsorg.care_place(id, client_id) ON DELETE CASCADE;
alter table omsorg.customer_number add constraint customer_number_client_id_fkey FOREIGN KEY (client_id) REFERENCES omsorg.client(id) ON DELETE CASCADE;
alter table omsorg.customer_number add constraint customer_number_pkey PRIMARY KEY (id);
alter table omsorg.customer_number add constraint customer_number_client_id_care_place_id_number_key UNIQUE NULLS NOT DISTINCT (client_id, care_place_id, number);
CREATE INDEX customer_number_by_number ON omsorg.customer_number USING btree (number);
CREATE INDEX customer_number_by_place ON omsorg.customer_number USING btree (care_place_id, client_id);
CREATE UNIQUE INDEX customer_number_one_primary ON omsorg.customer_number USING btree (client_id, care_place_id) NULLS NOT DISTINCT WHERE is_primary;
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON omsorg.customer_number FOR EACH ROW EXECUTE FUNCTION omsorg.note_change('customer-number', '', 'number');
alter table omsorg.customer_number enable row level security;
alter table omsorg.customer_number force row level security;
create policy jobs on omsorg.customer_number for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.customer_number for all to owner using (true) with check (true);
create policy reach on omsorg.customer_number for all to omsorg_app using (((client_id = ( SELECT omsorg.reach_client() AS reach_client)) OR ( SELECT omsorg.reach_all() AS reach_all) OR ( SELECT omsorg.reach_sign_in() AS reach_sign_in) OR ((( SELECT omsorg.reach_market() AS reach_market) IS NOT NULL) AND (EXISTS ( SELECT
   FROM omsorg.client c
  WHERE (c.id = customer_number.client_id)
 OFFSET 0)))));
grant delete, insert, select, update on omsorg.customer_number to omsorg_app;
grant delete, insert, select, update on omsorg.customer_number to omsorg_jobs;

create table omsorg.customer_order (
  id bigint not null generated by default as identity,
  client_id uuid not null,
  care_place_id uuid not null,
  market omsorg.market_code not null,
  type integer not null,
  state integer not null default 1,
  source text not null default 'guide'::text,
  care_recipient_id integer,
  preliminary_order_id integer,
  receiver_name text not null default ''::text,
  receiver_care_of text not null default ''::text,
  receiver_street text not null default ''::text,
  receiver_zip text not null default ''::text,
  receiver_city text not null default ''::text,
  receiver_country_code omsorg.country_code,
  receiver_entry_code omsorg.entry_code,
  contact_phone omsorg.phone,
  delivery_method_code text,
  delivery_point_id text,
  delivery_point_name text,
  notify_by text,
  notify_phone omsorg.phone,
  notify_email text,
  package_location text not null default ''::text,
  goods_label text not null default ''::text,
  delivery_date date,
  is_express boolean not null default false,
  is_preorder boolean not null default false,
  one_time_patient_fee omsorg.minor,
  currency text not null,
  subtotal omsorg.minor not null default 0,
  delivery_fee omsorg.minor not null default 0,
  small_order_fee omsorg.minor not null default 0,
  logistics_fee omsorg.minor not null default 0,
  express_fee omsorg.minor not null default 0,
  vat omsorg.minor not null default 0,
  total omsorg.minor not null default 0,
  patient_fee omsorg.minor not null default 0,
  created_by integer not null,
  created_on_behalf_of integer,
  created_at timestamp with time zone not null default now(),
  saved_until timestamp with time zone,
  confirmed_by integer,
  confirmed_on_behalf_of integer,
  confirmed_at timestamp with time zone,
  row_version integer not null default 1,
  undo_until timestamp with time zone,
  contact_confirmed_on date,
  crp_holder text
);
alter table omsorg.customer_order add constraint customer_order_check CHECK (((total)::bigint = ((((((subtotal)::bigint + (delivery_fee)::bigint) + (small_order_fee)::bigint) + (logistics_fee)::bigint) + (express_fee)::bigint) + (vat)::bigint)));
alter table omsorg.customer_order add constraint customer_order_check1 CHECK (((patient_fee)::bigint <= (total)::bigint));
alter table omsorg.customer_order add constraint customer_order_check2 CHECK (((state <> 2) OR ((confirmed_at IS NOT NULL) AND (confirmed_by IS NOT NULL))));
alter table omsorg.customer_order add constraint customer_order_check3 CHECK (((state <> 1) OR ((saved_until IS NOT NULL) AND (confirmed_at IS NULL))));
alter table omsorg.customer_order add constraint customer_order_check4 CHECK (((type <> 4) OR (care_recipient_id IS NOT NULL)));
alter table omsorg.customer_order add constraint customer_order_crp_holder_check CHECK ((crp_holder = ANY (ARRAY['self'::text, 'guardian'::text, 'trustee'::text])));
alter table omsorg.customer_order add constraint customer_order_currency_check CHECK ((currency = ANY (ARRAY['SEK'::text, 'EUR'::text, 'NOK'::text, 'DKK'::text])));
alter table omsorg.customer_order add constraint customer_order_goods_label_check CHECK ((length(goods_label) <= 36));
alter table omsorg.customer_order add constraint customer_order_notify_by_check CHECK ((notify_by = ANY (ARRAY['phone'::text, 'sms'::text, 'email'::text])));
alter table omsorg.customer_order add constraint customer_order_source_check CHECK ((source = ANY (ARRAY['guide'::text, 'csp'::text, 'crp'::text])));
alter table omsorg.customer_order add constraint customer_order_state_check CHECK (((state >= 0) AND (state <= 2)));
alter table omsorg.customer_order add constraint customer_order_type_check CHECK (((type >= 1) AND (type <= 4)));
alter table omsorg.customer_order add constraint customer_order_care_place_id_client_id_fkey FOREIGN KEY (care_place_id, client_id) REFERENCES omsorg.care_place(id, client_id);
alter table omsorg.customer_order add constraint customer_order_care_recipient_id_client_id_fkey FOREIGN KEY (care_recipient_id, client_id) REFERENCES omsorg.care_recipient(id, client_id) ON DELETE CASCADE;
alter table omsorg.customer_order add constraint customer_order_client_id_market_fkey FOREIGN KEY (client_id, market) REFERENCES omsorg.client(id, market);
alter table omsorg.customer_order add constraint customer_order_confirmed_by_fkey FOREIGN KEY (confirmed_by) REFERENCES omsorg.user_account(id);
alter table omsorg.customer_order add constraint customer_order_confirmed_on_behalf_of_fkey FOREIGN KEY (confirmed_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.customer_order add constraint customer_order_created_by_fkey FOREIGN KEY (created_by) REFERENCES omsorg.user_account(id);
alter table omsorg.customer_order add constraint customer_order_created_on_behalf_of_fkey FOREIGN KEY (created_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.customer_order add constraint customer_order_preliminary_order_id_fkey FOREIGN KEY (preliminary_order_id) REFERENCES omsorg.preliminary_order(id) ON DELETE SET NULL;
alter table omsorg.customer_order add constraint customer_order_pkey PRIMARY KEY (id);
CREATE INDEX customer_order_by_client ON omsorg.customer_order USING btree (client_id);
CREATE INDEX customer_order_by_market ON omsorg.customer_order USING btree (market, created_at DESC);
CREATE INDEX customer_order_by_place ON omsorg.customer_order USING btree (care_place_id, created_at DESC);
CREATE INDEX customer_order_by_recipient ON omsorg.customer_order USING btree (care_recipient_id, created_at DESC) WHERE (care_recipient_id IS NOT NULL);
CREATE INDEX customer_order_left_behind ON omsorg.customer_order USING btree (saved_until) WHERE (state = 1);
CREATE UNIQUE INDEX customer_order_one_draft_for_person ON omsorg.customer_order USING btree (created_by, care_recipient_id, type) WHERE ((state = 1) AND (care_recipient_id IS NOT NULL));
CREATE UNIQUE INDEX customer_order_one_draft_for_place ON omsorg.customer_order USING btree (created_by, care_place_id, type) WHERE ((state = 1) AND (care_recipient_id IS NULL));
CREATE INDEX customer_order_placed_at_place ON omsorg.customer_order USING btree (care_place_id, confirmed_at) WHERE (state = 2);
CREATE INDEX customer_order_placed_for_place ON omsorg.customer_order USING btree (care_place_id, confirmed_at) WHERE ((state = 2) AND (care_recipient_id IS NULL));
CREATE INDEX customer_order_placed_for_recipient ON omsorg.customer_order USING btree (care_recipient_id, confirmed_at) WHERE ((state = 2) AND (care_recipient_id IS NOT NULL));
CREATE TRIGGER both_names_confirmed_by BEFORE INSERT OR UPDATE OF confirmed_by ON omsorg.customer_order FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.confirmed_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('confirmed_by', 'confirmed_on_behalf_of');
CREATE TRIGGER both_names_created_by BEFORE INSERT OR UPDATE OF created_by ON omsorg.customer_order FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.created_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('created_by', 'created_on_behalf_of');
CREATE TRIGGER customer_order_gives_place AFTER UPDATE OF client_id, care_place_id, market, type, created_at ON omsorg.customer_order FOR EACH ROW WHEN ((((((old.client_id IS DISTINCT FROM new.client_id) OR (old.care_place_id IS DISTINCT FROM new.care_place_id)) OR ((old.market)::integer IS DISTINCT FROM (new.market)::integer)) OR (old.type IS DISTINCT FROM new.type)) OR (old.created_at IS DISTINCT FROM new.created_at))) EXECUTE FUNCTION omsorg.give_place_to_parts();
CREATE TRIGGER portal_holder_is_named BEFORE INSERT ON omsorg.customer_order FOR EACH ROW WHEN (((new.source = 'crp'::text) AND (new.crp_holder IS NULL))) EXECUTE FUNCTION omsorg.name_portal_holder();
CREATE TRIGGER supply_is_noted AFTER UPDATE OF state, confirmed_at ON omsorg.customer_order FOR EACH ROW EXECUTE FUNCTION omsorg.note_supply();
CREATE TRIGGER supply_is_noted_before BEFORE DELETE ON omsorg.customer_order FOR EACH ROW WHEN ((old.state = 2)) EXECUTE FUNCTION omsorg.note_supply();
CREATE CONSTRAINT TRIGGER supply_is_settled AFTER UPDATE OF state, confirmed_at ON omsorg.customer_order DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION omsorg.settle_noted_supply();
alter table omsorg.customer_order enable row level security;
alter table omsorg.customer_order force row level security;
create policy holder on omsorg.customer_order for select to omsorg_app using (((care_recipient_id = ( SELECT omsorg.reach_holder_person() AS reach_holder_person)) AND (type = ANY (ARRAY[1, 4])) AND ((state = 2) OR (created_by = ( SELECT omsorg.reach_user() AS reach_user)))));
create policy holder_changes on omsorg.customer_order for update to omsorg_app using (((care_recipient_id = ( SELECT omsorg.reach_holder_person() AS reach_holder_person)) AND (type = 4) AND (source = 'crp'::text)));
create policy holder_orders on omsorg.customer_order for insert to omsorg_app with check (((care_recipient_id = ( SELECT omsorg.reach_holder_person() AS reach_holder_person)) AND (type = 4) AND (source = 'crp'::text) AND (care_place_id = ( SELECT omsorg.reach_holder_place() AS reach_holder_place))));
create policy jobs on omsorg.customer_order for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.customer_order for all to owner using (true) with check (true);
create policy reach on omsorg.customer_order for all to omsorg_app using (((care_place_id = ( SELECT omsorg.reach_place() AS reach_place)) OR (client_id = ( SELECT omsorg.reach_whole_client() AS reach_whole_client)) OR ((market)::integer = ( SELECT omsorg.reach_market() AS reach_market)) OR (EXISTS ( SELECT
   FROM omsorg.care_recipient_place link
  WHERE ((link.care_recipient_id = customer_order.care_recipient_id) AND (link.care_place_id = ( SELECT omsorg.reach_place() AS reach_place)))))));
grant delete, insert, select, update on omsorg.customer_order to omsorg_app;
grant delete, insert, select, update on omsorg.customer_order to omsorg_jobs;

create table omsorg.delivery_method (
  id integer not null generated by default as identity,
  market omsorg.market_code not null,
  code text not null,
  fee omsorg.minor not null default 0,
  needs_delivery_point boolean not null default false,
  row_version integer not null default 1
);
alter table omsorg.delivery_method add constraint delivery_method_code_check CHECK ((code ~ '\S'::text));
alter table omsorg.delivery_method add constraint delivery_method_pkey PRIMARY KEY (id);
alter table omsorg.delivery_method add constraint delivery_method_market_code_key UNIQUE (market, code);
grant delete, insert, select, update on omsorg.delivery_method to omsorg_app;
grant delete, insert, select, update on omsorg.delivery_method to omsorg_jobs;

create table omsorg.delivery_method_text (
  delivery_method_id integer not null,
  language omsorg.language_code not null,
  name text not null,
  description text not null default ''::text
);
alter table omsorg.delivery_method_text add constraint delivery_method_text_language_check CHECK (((language)::text = ANY (ARRAY['en'::text, 'sv'::text, 'fi'::text])));
alter table omsorg.delivery_method_text add constraint delivery_method_text_name_check CHECK ((name ~ '\S'::text));
alter table omsorg.delivery_method_text add constraint delivery_method_text_delivery_method_id_fkey FOREIGN KEY (delivery_method_id) REFERENCES omsorg.delivery_method(id) ON DELETE CASCADE;
alter table omsorg.delivery_method_text add constraint delivery_method_text_pkey PRIMARY KEY (delivery_method_id, language);
grant delete, insert, select, update on omsorg.delivery_method_text to omsorg_app;
grant delete, insert, select, update on omsorg.delivery_method_text to omsorg_jobs;

create table omsorg.delivery_point (
  market omsorg.market_code not null,
  postal_code text not null,
  point_id text not null,
  "position" integer not null,
  name text not null,
  street text not null,
  zip text not null,
  city text not null,
  opening_hours jsonb not null,
  distance integer
);
alter table omsorg.delivery_point add constraint delivery_point_distance_check CHECK ((distance >= 0));
alter table omsorg.delivery_point add constraint delivery_point_name_check CHECK ((name ~ '\S'::text));
alter table omsorg.delivery_point add constraint delivery_point_point_id_check CHECK (((length(point_id) >= 1) AND (length(point_id) <= 60)));
alter table omsorg.delivery_point add constraint delivery_point_market_postal_code_fkey FOREIGN KEY (market, postal_code) REFERENCES omsorg.delivery_point_answer(market, postal_code) ON DELETE CASCADE;
alter table omsorg.delivery_point add constraint delivery_point_pkey PRIMARY KEY (market, postal_code, point_id);
CREATE INDEX delivery_point_by_id ON omsorg.delivery_point USING btree (market, point_id);
grant delete, insert, select, update on omsorg.delivery_point to omsorg_app;
grant delete, insert, select, update on omsorg.delivery_point to omsorg_jobs;

create table omsorg.delivery_point_answer (
  market omsorg.market_code not null,
  postal_code text not null,
  answered_at timestamp with time zone not null
);
alter table omsorg.delivery_point_answer add constraint delivery_point_answer_postal_code_check CHECK ((postal_code ~ '^\d{4,5}$'::text));
alter table omsorg.delivery_point_answer add constraint delivery_point_answer_pkey PRIMARY KEY (market, postal_code);
grant delete, insert, select, update on omsorg.delivery_point_answer to omsorg_app;
grant delete, insert, select, update on omsorg.delivery_point_answer to omsorg_jobs;

create table omsorg.disclaimer_acceptance (
  user_id integer not null,
  agreement_version text not null,
  language omsorg.language_code not null,
  accepted_at timestamp with time zone not null default now()
);
alter table omsorg.disclaimer_acceptance add constraint disclaimer_acceptance_user_id_fkey FOREIGN KEY (user_id) REFERENCES omsorg.user_account(id) ON DELETE CASCADE;
alter table omsorg.disclaimer_acceptance add constraint disclaimer_acceptance_pkey PRIMARY KEY (user_id, language, agreement_version);
alter table omsorg.disclaimer_acceptance enable row level security;
alter table omsorg.disclaimer_acceptance force row level security;
create policy jobs on omsorg.disclaimer_acceptance for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.disclaimer_acceptance for all to owner using (true) with check (true);
create policy reach on omsorg.disclaimer_acceptance for all to omsorg_app using ((EXISTS ( SELECT
   FROM omsorg.user_account p
  WHERE (p.id = disclaimer_acceptance.user_id)
 OFFSET 0)));
grant delete, insert, select, update on omsorg.disclaimer_acceptance to omsorg_app;
grant delete, insert, select, update on omsorg.disclaimer_acceptance to omsorg_jobs;

create table omsorg.erp_message (
  message_id text not null,
  received_at timestamp with time zone not null default now(),
  order_part_id bigint,
  body jsonb not null,
  handled_at timestamp with time zone,
  outcome text
);
alter table omsorg.erp_message add constraint erp_message_check CHECK (((handled_at IS NULL) = (outcome IS NULL)));
alter table omsorg.erp_message add constraint erp_message_outcome_check CHECK ((outcome = ANY (ARRAY['go'::text, 'same'::text, 'part'::text, 'late'::text, 'task'::text, 'unknown-order'::text])));
alter table omsorg.erp_message add constraint erp_message_pkey PRIMARY KEY (message_id);
CREATE INDEX erp_message_by_part ON omsorg.erp_message USING btree (order_part_id, received_at);
CREATE INDEX erp_message_waiting ON omsorg.erp_message USING btree (received_at) WHERE (handled_at IS NULL);
alter table omsorg.erp_message enable row level security;
alter table omsorg.erp_message force row level security;
create policy jobs on omsorg.erp_message for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.erp_message for all to owner using (true) with check (true);
grant delete, insert, select, update on omsorg.erp_message to omsorg_jobs;

create table omsorg.erp_run (
  id bigint not null generated always as identity,
  feed text not null,
  erp_customer_identifier text,
  begun_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  outcome text not null,
  added integer not null default 0,
  changed integer not null default 0,
  removed integer not null default 0,
  skipped integer not null default 0,
  begun_by integer not null
);
alter table omsorg.erp_run add constraint erp_run_check CHECK ((ended_at >= begun_at));
alter table omsorg.erp_run add constraint erp_run_ended_check CHECK (((outcome = 'under-way'::text) = (ended_at IS NULL)));
alter table omsorg.erp_run add constraint erp_run_feed_check CHECK ((feed = ANY (ARRAY['agreements'::text, 'ratings'::text, 'customer-agreements'::text, 'customer-numbers'::text])));
alter table omsorg.erp_run add constraint erp_run_outcome_check CHECK ((outcome = ANY (ARRAY['under-way'::text, 'done'::text, 'unavailable'::text, 'unknown-customer'::text, 'broken-off'::text])));
alter table omsorg.erp_run add constraint erp_run_begun_by_fkey FOREIGN KEY (begun_by) REFERENCES omsorg.user_account(id);
alter table omsorg.erp_run add constraint erp_run_pkey PRIMARY KEY (id);
CREATE INDEX erp_run_by_feed ON omsorg.erp_run USING btree (feed, begun_at DESC, id DESC);
CREATE INDEX erp_run_under_way ON omsorg.erp_run USING btree (begun_at) WHERE (outcome = 'under-way'::text);
grant insert, select, update on omsorg.erp_run to omsorg_app;
grant select, update on omsorg.erp_run to omsorg_jobs;

create table omsorg.erp_sync_state (
  kind text not null,
  cursor text,
  synced_at timestamp with time zone not null default now()
);
alter table omsorg.erp_sync_state add constraint erp_sync_state_kind_check CHECK ((kind = 'agreements'::text));
alter table omsorg.erp_sync_state add constraint erp_sync_state_pkey PRIMARY KEY (kind);
grant select, update on omsorg.erp_sync_state to omsorg_app;
grant select, update on omsorg.erp_sync_state to omsorg_jobs;

create table omsorg.extra_fee_setting (
  client_id uuid not null,
  valid_from date not null,
  small_order_fee omsorg.minor,
  small_order_threshold omsorg.minor,
  logistics_percent numeric(5,2),
  express_order_fee omsorg.minor,
  row_version integer not null default 1
);
alter table omsorg.extra_fee_setting add constraint extra_fee_setting_check CHECK (((COALESCE((small_order_fee)::bigint, (0)::bigint) = 0) OR (small_order_threshold IS NOT NULL)));
alter table omsorg.extra_fee_setting add constraint extra_fee_setting_logistics_percent_check CHECK (((logistics_percent >= (0)::numeric) AND (logistics_percent < (100)::numeric)));
alter table omsorg.extra_fee_setting add constraint extra_fee_setting_client_id_fkey FOREIGN KEY (client_id) REFERENCES omsorg.client(id) ON DELETE CASCADE;
alter table omsorg.extra_fee_setting add constraint extra_fee_setting_pkey PRIMARY KEY (client_id, valid_from);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON omsorg.extra_fee_setting FOR EACH ROW EXECUTE FUNCTION omsorg.note_change('extra-fee', '', 'valid_from');
alter table omsorg.extra_fee_setting enable row level security;
alter table omsorg.extra_fee_setting force row level security;
create policy jobs on omsorg.extra_fee_setting for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.extra_fee_setting for all to owner using (true) with check (true);
create policy reach on omsorg.extra_fee_setting for all to omsorg_app using ((client_id = ANY (( SELECT omsorg.reach_clients() AS reach_clients)::uuid[])));
grant delete, insert, select, update on omsorg.extra_fee_setting to omsorg_app;
grant delete, insert, select, update on omsorg.extra_fee_setting to omsorg_jobs;

create table omsorg.feature_setting (
  client_id uuid not null,
  sample_order_form boolean not null default false,
  product_inquiry boolean not null default false,
  care_place_request_form boolean not null default false,
  internal_news boolean not null default false,
  row_version integer not null default 1
);
alter table omsorg.feature_setting add constraint feature_setting_client_id_fkey FOREIGN KEY (client_id) REFERENCES omsorg.client(id) ON DELETE CASCADE;
alter table omsorg.feature_setting add constraint feature_setting_pkey PRIMARY KEY (client_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON omsorg.feature_setting FOR EACH ROW EXECUTE FUNCTION omsorg.note_change('features', '');
alter table omsorg.feature_setting enable row level security;
alter table omsorg.feature_setting force row level security;
create policy jobs on omsorg.feature_setting for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.feature_setting for all to owner using (true) with check (true);
create policy reach on omsorg.feature_setting for all to omsorg_app using ((client_id = ANY (( SELECT omsorg.reach_clients() AS reach_clients)::uuid[])));
grant delete, insert, select, update on omsorg.feature_setting to omsorg_app;
grant delete, insert, select, update on omsorg.feature_setting to omsorg_jobs;

create table omsorg.former_item (
  care_recipient_id integer not null,
  item_number text not null,
  former_item_number text not null
);
alter table omsorg.former_item add constraint former_item_check CHECK ((item_number <> former_item_number));
alter table omsorg.former_item add constraint former_item_care_recipient_id_fkey FOREIGN KEY (care_recipient_id) REFERENCES omsorg.care_recipient(id) ON DELETE CASCADE;
alter table omsorg.former_item add constraint former_item_pkey PRIMARY KEY (care_recipient_id, item_number, former_item_number);
CREATE TRIGGER supply_is_noted AFTER INSERT OR DELETE ON omsorg.former_item FOR EACH ROW EXECUTE FUNCTION omsorg.note_supply();
CREATE CONSTRAINT TRIGGER supply_is_settled AFTER INSERT OR DELETE ON omsorg.former_item DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION omsorg.settle_noted_supply();
alter table omsorg.former_item enable row level security;
alter table omsorg.former_item force row level security;
create policy holder on omsorg.former_item for select to omsorg_app using ((care_recipient_id = ( SELECT omsorg.reach_holder_person() AS reach_holder_person)));
create policy jobs on omsorg.former_item for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.former_item for all to owner using (true) with check (true);
create policy reach on omsorg.former_item for all to omsorg_app using (((EXISTS ( SELECT
   FROM omsorg.care_recipient_place link
  WHERE ((link.care_recipient_id = former_item.care_recipient_id) AND (link.care_place_id = ( SELECT omsorg.reach_place() AS reach_place))))) OR (EXISTS ( SELECT
   FROM omsorg.care_recipient p
  WHERE (p.id = former_item.care_recipient_id)
 OFFSET 0))));
grant select on omsorg.former_item to omsorg_app;
grant delete, insert, select on omsorg.former_item to omsorg_jobs;

create table omsorg.guardian (
  id integer not null generated always as identity,
  care_recipient_id integer not null,
  "position" integer not null,
  first_name text not null,
  last_name text not null,
  identity_number_encrypted bytea,
  identity_number_blind bytea,
  phone omsorg.phone,
  email text
);
alter table omsorg.guardian add constraint guardian_position_check CHECK (("position" = ANY (ARRAY[1, 2])));
alter table omsorg.guardian add constraint guardian_care_recipient_id_fkey FOREIGN KEY (care_recipient_id) REFERENCES omsorg.care_recipient(id) ON DELETE CASCADE;
alter table omsorg.guardian add constraint guardian_pkey PRIMARY KEY (id);
alter table omsorg.guardian add constraint guardian_care_recipient_id_identity_number_blind_key UNIQUE (care_recipient_id, identity_number_blind);
alter table omsorg.guardian add constraint guardian_care_recipient_id_position_key UNIQUE (care_recipient_id, "position");
CREATE INDEX guardian_by_identity_number ON omsorg.guardian USING btree (identity_number_blind) WHERE (identity_number_blind IS NOT NULL);
alter table omsorg.guardian enable row level security;
alter table omsorg.guardian force row level security;
create policy jobs on omsorg.guardian for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.guardian for all to owner using (true) with check (true);
create policy reach on omsorg.guardian for all to omsorg_app using (((EXISTS ( SELECT
   FROM omsorg.care_recipient_place link
  WHERE ((link.care_recipient_id = guardian.care_recipient_id) AND (link.care_place_id = ( SELECT omsorg.reach_place() AS reach_place))))) OR (EXISTS ( SELECT
   FROM omsorg.care_recipient p
  WHERE (p.id = guardian.care_recipient_id)
 OFFSET 0))));
grant delete, insert, select, update on omsorg.guardian to omsorg_app;
grant delete, insert, select, update on omsorg.guardian to omsorg_jobs;

create table omsorg.holiday (
  market omsorg.market_code not null,
  day date not null,
  name_key text not null
);
alter table omsorg.holiday add constraint holiday_pkey PRIMARY KEY (market, day);
grant select on omsorg.holiday to omsorg_app;
grant select on omsorg.holiday to omsorg_jobs;

create table omsorg.idempotency_key (
  user_id integer not null,
  endpoint text not null,
  key text not null,
  body_hash text not null,
  status integer not null default 200,
  created_at timestamp with time zone not null default now(),
  answer_sealed bytea not null
);
alter table omsorg.idempotency_key add constraint idempotency_key_key_check CHECK (((length(key) >= 1) AND (length(key) <= 200)));
alter table omsorg.idempotency_key add constraint idempotency_key_pkey PRIMARY KEY (user_id, endpoint, key);
CREATE INDEX idempotency_key_by_age ON omsorg.idempotency_key USING btree (created_at);
alter table omsorg.idempotency_key enable row level security;
alter table omsorg.idempotency_key force row level security;
create policy jobs on omsorg.idempotency_key for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.idempotency_key for all to owner using (true) with check (true);
create policy reach on omsorg.idempotency_key for all to omsorg_app using ((user_id = ( SELECT omsorg.reach_user() AS reach_user)));
grant insert, select on omsorg.idempotency_key to omsorg_app;
grant delete, select on omsorg.idempotency_key to omsorg_jobs;

create table omsorg.impersonation (
  id bigint not null generated always as identity,
  family_id uuid,
  by_user integer not null,
  by_epoch integer not null,
  user_id integer not null,
  reason text not null,
  began_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  end_reason text
);
alter table omsorg.impersonation add constraint impersonation_check CHECK (((ended_at IS NULL) = (end_reason IS NULL)));
alter table omsorg.impersonation add constraint impersonation_check1 CHECK ((by_user <> user_id));
alter table omsorg.impersonation add constraint impersonation_check2 CHECK (((began_at < ends_at) AND (ends_at <= (began_at + '01:00:00'::interval))));
alter table omsorg.impersonation add constraint impersonation_end_reason_check CHECK ((end_reason = ANY (ARRAY['stopped'::text, 'time-up'::text, 'right-withdrawn'::text, 'user-changed'::text, 'other-user'::text, 'session-over'::text])));
alter table omsorg.impersonation add constraint impersonation_reason_check CHECK (((reason ~ '\S'::text) AND (length(reason) <= 500)));
alter table omsorg.impersonation add constraint impersonation_by_user_fkey FOREIGN KEY (by_user) REFERENCES omsorg.user_account(id) ON DELETE CASCADE;
alter table omsorg.impersonation add constraint impersonation_family_id_fkey FOREIGN KEY (family_id) REFERENCES omsorg.refresh_family(id) ON DELETE SET NULL;
alter table omsorg.impersonation add constraint impersonation_user_id_fkey FOREIGN KEY (user_id) REFERENCES omsorg.user_account(id) ON DELETE CASCADE;
alter table omsorg.impersonation add constraint impersonation_pkey PRIMARY KEY (id);
CREATE INDEX impersonation_by_doer ON omsorg.impersonation USING btree (by_user, began_at);
CREATE INDEX impersonation_by_family ON omsorg.impersonation USING btree (family_id) WHERE (family_id IS NOT NULL);
CREATE INDEX impersonation_by_user ON omsorg.impersonation USING btree (user_id, began_at);
CREATE UNIQUE INDEX impersonation_running ON omsorg.impersonation USING btree (family_id) WHERE (ended_at IS NULL);
alter table omsorg.impersonation enable row level security;
alter table omsorg.impersonation force row level security;
create policy jobs on omsorg.impersonation for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.impersonation for all to owner using (true) with check (true);
create policy reach on omsorg.impersonation for all to omsorg_app using (((by_user = ANY (ARRAY[( SELECT omsorg.reach_user() AS reach_user), ( SELECT omsorg.reach_impersonator() AS reach_impersonator)])) OR ( SELECT omsorg.reach_sign_in() AS reach_sign_in)));
grant insert, select, update on omsorg.impersonation to omsorg_app;
grant insert, select, update on omsorg.impersonation to omsorg_jobs;

create table omsorg.import_batch (
  id integer not null generated always as identity,
  market omsorg.market_code not null,
  kind text not null,
  file_name text not null,
  state text not null default 'previewed'::text,
  added integer not null default 0,
  changed integer not null default 0,
  removed integer not null default 0,
  errors jsonb not null default '[]'::jsonb,
  created_by integer not null,
  created_at timestamp with time zone not null default now(),
  applied_at timestamp with time zone,
  client_id uuid,
  complete boolean not null default false,
  unchanged integer not null default 0,
  rows_total integer not null default 0,
  rows_done integer not null default 0
);
alter table omsorg.import_batch add constraint import_batch_kind_check CHECK ((kind = ANY (ARRAY['products'::text, 'prices'::text, 'agreements'::text, 'stock'::text])));
alter table omsorg.import_batch add constraint import_batch_state_check CHECK ((state = ANY (ARRAY['previewed'::text, 'applying'::text, 'applied'::text, 'discarded'::text, 'failed'::text])));
alter table omsorg.import_batch add constraint import_batch_client_id_fkey FOREIGN KEY (client_id) REFERENCES omsorg.client(id) ON DELETE CASCADE;
alter table omsorg.import_batch add constraint import_batch_created_by_fkey FOREIGN KEY (created_by) REFERENCES omsorg.user_account(id);
alter table omsorg.import_batch add constraint import_batch_pkey PRIMARY KEY (id);
CREATE INDEX import_batch_by_time ON omsorg.import_batch USING btree (created_at);
alter table omsorg.import_batch enable row level security;
alter table omsorg.import_batch force row level security;
create policy jobs on omsorg.import_batch for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.import_batch for all to owner using (true) with check (true);
create policy reach on omsorg.import_batch for all to omsorg_app using (( SELECT omsorg.reach_all() AS reach_all));
grant delete, insert, select, update on omsorg.import_batch to omsorg_app;
grant delete, insert, select, update on omsorg.import_batch to omsorg_jobs;

create table omsorg.import_batch_part (
  import_batch_id integer not null,
  part integer not null,
  steps jsonb not null
);
alter table omsorg.import_batch_part add constraint import_batch_part_import_batch_id_fkey FOREIGN KEY (import_batch_id) REFERENCES omsorg.import_batch(id) ON DELETE CASCADE;
alter table omsorg.import_batch_part add constraint import_batch_part_pkey PRIMARY KEY (import_batch_id, part);
alter table omsorg.import_batch_part enable row level security;
alter table omsorg.import_batch_part force row level security;
create policy jobs on omsorg.import_batch_part for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.import_batch_part for all to owner using (true) with check (true);
create policy reach on omsorg.import_batch_part for all to omsorg_app using (( SELECT omsorg.reach_all() AS reach_all));
grant delete, insert, select, update on omsorg.import_batch_part to omsorg_app;
grant delete, insert, select, update on omsorg.import_batch_part to omsorg_jobs;

create table omsorg.inquiry (
  id bigint not null generated always as identity,
  kind text not null,
  language omsorg.language_code not null,
  sealed bytea not null,
  content_hash bytea not null,
  challenge_hash bytea,
  asked_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  failed_at timestamp with time zone
);
alter table omsorg.inquiry add constraint inquiry_kind_check CHECK ((kind = ANY (ARRAY['inquiry'::text, 'contact'::text])));
alter table omsorg.inquiry add constraint inquiry_pkey PRIMARY KEY (id);
alter table omsorg.inquiry add constraint inquiry_challenge_hash_key UNIQUE (challenge_hash);
CREATE INDEX inquiry_by_age ON omsorg.inquiry USING btree (asked_at);
CREATE INDEX inquiry_by_content ON omsorg.inquiry USING btree (content_hash, asked_at DESC);
grant delete, select, update on omsorg.inquiry to omsorg_jobs;

create table omsorg.investigation (
  id integer not null generated by default as identity,
  care_recipient_id integer not null,
  client_id uuid not null,
  care_place_id uuid not null,
  therapy_area omsorg.therapy_area not null,
  status integer not null default 1,
  valid_from date not null,
  valid_to date not null,
  answers jsonb not null default '{}'::jsonb,
  created_by integer not null,
  created_on_behalf_of integer,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  row_version integer not null default 1,
  updated_by integer,
  updated_on_behalf_of integer
);
alter table omsorg.investigation add constraint investigation_check CHECK ((valid_to >= valid_from));
alter table omsorg.investigation add constraint investigation_status_check CHECK (((status >= 1) AND (status <= 5)));
alter table omsorg.investigation add constraint investigation_care_place_id_client_id_fkey FOREIGN KEY (care_place_id, client_id) REFERENCES omsorg.care_place(id, client_id);
alter table omsorg.investigation add constraint investigation_care_recipient_id_client_id_fkey FOREIGN KEY (care_recipient_id, client_id) REFERENCES omsorg.care_recipient(id, client_id) ON DELETE CASCADE;
alter table omsorg.investigation add constraint investigation_created_by_fkey FOREIGN KEY (created_by) REFERENCES omsorg.user_account(id);
alter table omsorg.investigation add constraint investigation_created_on_behalf_of_fkey FOREIGN KEY (created_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.investigation add constraint investigation_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES omsorg.user_account(id);
alter table omsorg.investigation add constraint investigation_updated_on_behalf_of_fkey FOREIGN KEY (updated_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.investigation add constraint investigation_pkey PRIMARY KEY (id);
CREATE INDEX investigation_active_by_end ON omsorg.investigation USING btree (valid_to) WHERE (status = 2);
CREATE INDEX investigation_by_recipient ON omsorg.investigation USING btree (care_recipient_id, therapy_area, created_at DESC);
CREATE UNIQUE INDEX investigation_one_active ON omsorg.investigation USING btree (care_recipient_id, therapy_area) WHERE (status = 2);
CREATE UNIQUE INDEX investigation_one_in_progress ON omsorg.investigation USING btree (care_recipient_id, therapy_area) WHERE (status = 1);
CREATE TRIGGER both_names_created_by BEFORE INSERT OR UPDATE OF created_by ON omsorg.investigation FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.created_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('created_by', 'created_on_behalf_of');
CREATE TRIGGER both_names_updated_by BEFORE INSERT OR UPDATE OF updated_by ON omsorg.investigation FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.updated_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('updated_by', 'updated_on_behalf_of');
alter table omsorg.investigation enable row level security;
alter table omsorg.investigation force row level security;
create policy jobs on omsorg.investigation for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.investigation for all to owner using (true) with check (true);
create policy reach on omsorg.investigation for all to omsorg_app using (((EXISTS ( SELECT
   FROM omsorg.care_recipient_place link
  WHERE ((link.care_recipient_id = investigation.care_recipient_id) AND (link.care_place_id = ( SELECT omsorg.reach_place() AS reach_place))))) OR (EXISTS ( SELECT
   FROM omsorg.care_recipient p
  WHERE (p.id = investigation.care_recipient_id)
 OFFSET 0))));
grant delete, insert, select, update on omsorg.investigation to omsorg_app;
grant delete, insert, select, update on omsorg.investigation to omsorg_jobs;

create table omsorg.investigation_event (
  id bigint not null generated always as identity,
  at timestamp with time zone not null,
  investigation_id integer not null,
  event text not null,
  from_status integer,
  to_status integer,
  by_user integer,
  on_behalf_of integer
);
alter table omsorg.investigation_event add constraint investigation_event_investigation_id_fkey FOREIGN KEY (investigation_id) REFERENCES omsorg.investigation(id) ON DELETE CASCADE;
alter table omsorg.investigation_event add constraint investigation_event_pkey PRIMARY KEY (id);
CREATE INDEX investigation_event_by_investigation ON omsorg.investigation_event USING btree (investigation_id, at);
CREATE TRIGGER both_names_by_user BEFORE INSERT OR UPDATE OF by_user ON omsorg.investigation_event FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('by_user', 'on_behalf_of');
alter table omsorg.investigation_event enable row level security;
alter table omsorg.investigation_event force row level security;
create policy jobs on omsorg.investigation_event for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.investigation_event for all to owner using (true) with check (true);
create policy reach on omsorg.investigation_event for all to omsorg_app using ((EXISTS ( SELECT
   FROM omsorg.investigation p
  WHERE (p.id = investigation_event.investigation_id)
 OFFSET 0)));
grant insert, select on omsorg.investigation_event to omsorg_app;
grant insert, select on omsorg.investigation_event to omsorg_jobs;

create table omsorg.investigation_incontinence (
  investigation_id integer not null,
  day_leakage integer not null,
  evening_leakage integer not null,
  night_leakage integer not null,
  daily_total integer not null,
  type text not null default ''::text,
  mobility text not null default ''::text,
  hip_size integer,
  day_changes integer not null default 1,
  evening_changes integer not null default 1,
  night_changes integer not null default 1,
  changing text not null default ''::text,
  waist_size integer
);
alter table omsorg.investigation_incontinence add constraint investigation_incontinence_check CHECK ((daily_total = ((day_leakage + evening_leakage) + night_leakage)));
alter table omsorg.investigation_incontinence add constraint investigation_incontinence_day_changes_check CHECK (((day_changes >= 0) AND (day_changes <= 24)));
alter table omsorg.investigation_incontinence add constraint investigation_incontinence_day_leakage_check CHECK ((day_leakage >= 0));
alter table omsorg.investigation_incontinence add constraint investigation_incontinence_evening_changes_check CHECK (((evening_changes >= 0) AND (evening_changes <= 24)));
alter table omsorg.investigation_incontinence add constraint investigation_incontinence_evening_leakage_check CHECK ((evening_leakage >= 0));
alter table omsorg.investigation_incontinence add constraint investigation_incontinence_hip_size_check CHECK ((hip_size > 0));
alter table omsorg.investigation_incontinence add constraint investigation_incontinence_night_changes_check CHECK (((night_changes >= 0) AND (night_changes <= 24)));
alter table omsorg.investigation_incontinence add constraint investigation_incontinence_night_leakage_check CHECK ((night_leakage >= 0));
alter table omsorg.investigation_incontinence add constraint investigation_incontinence_waist_size_check CHECK ((waist_size > 0));
alter table omsorg.investigation_incontinence add constraint investigation_incontinence_investigation_id_fkey FOREIGN KEY (investigation_id) REFERENCES omsorg.investigation(id) ON DELETE CASCADE;
alter table omsorg.investigation_incontinence add constraint investigation_incontinence_pkey PRIMARY KEY (investigation_id);
alter table omsorg.investigation_incontinence enable row level security;
alter table omsorg.investigation_incontinence force row level security;
create policy jobs on omsorg.investigation_incontinence for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.investigation_incontinence for all to owner using (true) with check (true);
create policy reach on omsorg.investigation_incontinence for all to omsorg_app using ((EXISTS ( SELECT
   FROM omsorg.investigation p
  WHERE (p.id = investigation_incontinence.investigation_id)
 OFFSET 0)));
grant delete, insert, select, update on omsorg.investigation_incontinence to omsorg_app;
grant delete, insert, select, update on omsorg.investigation_incontinence to omsorg_jobs;

create table omsorg.investigation_item (
  investigation_id integer not null,
  product_id integer not null,
  item_number text not null
);
alter table omsorg.investigation_item add constraint investigation_item_investigation_id_fkey FOREIGN KEY (investigation_id) REFERENCES omsorg.investigation(id) ON DELETE CASCADE;
alter table omsorg.investigation_item add constraint investigation_item_product_id_fkey FOREIGN KEY (product_id) REFERENCES omsorg.product(id);
alter table omsorg.investigation_item add constraint investigation_item_pkey PRIMARY KEY (investigation_id, product_id);
alter table omsorg.investigation_item enable row level security;
alter table omsorg.investigation_item force row level security;
create policy jobs on omsorg.investigation_item for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.investigation_item for all to owner using (true) with check (true);
create policy reach on omsorg.investigation_item for all to omsorg_app using ((EXISTS ( SELECT
   FROM omsorg.investigation p
  WHERE (p.id = investigation_item.investigation_id)
 OFFSET 0)));
grant delete, insert, select, update on omsorg.investigation_item to omsorg_app;
grant delete, insert, select, update on omsorg.investigation_item to omsorg_jobs;

create table omsorg.invoice_area (
  id integer not null generated always as identity,
  client_id uuid not null,
  customer_number text not null,
  code text not null,
  name text not null,
  active boolean not null default true,
  row_version integer not null default 1
);
alter table omsorg.invoice_area add constraint invoice_area_client_id_fkey FOREIGN KEY (client_id) REFERENCES omsorg.client(id) ON DELETE CASCADE;
alter table omsorg.invoice_area add constraint invoice_area_pkey PRIMARY KEY (id);
alter table omsorg.invoice_area add constraint invoice_area_client_id_customer_number_code_key UNIQUE (client_id, customer_number, code);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON omsorg.invoice_area FOR EACH ROW EXECUTE FUNCTION omsorg.note_change('invoice-area', '', 'customer_number', 'code');
alter table omsorg.invoice_area enable row level security;
alter table omsorg.invoice_area force row level security;
create policy jobs on omsorg.invoice_area for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.invoice_area for all to owner using (true) with check (true);
create policy reach on omsorg.invoice_area for all to omsorg_app using ((client_id = ANY (( SELECT omsorg.reach_clients() AS reach_clients)::uuid[])));
grant delete, insert, select, update on omsorg.invoice_area to omsorg_app;
grant delete, insert, select, update on omsorg.invoice_area to omsorg_jobs;

create table omsorg.item_replacement (
  id integer not null generated always as identity,
  market omsorg.market_code not null,
  replaced_product_id integer not null,
  replacement_product_id integer not null,
  patient_data_owner_id text,
  status integer not null default 1,
  rows_total integer not null default 0,
  rows_done integer not null default 0,
  requested_by integer not null,
  requested_at timestamp with time zone not null default now(),
  last_progress_at timestamp with time zone,
  finished_at timestamp with time zone,
  failure text,
  started_at timestamp with time zone,
  rows_merged integer not null default 0,
  cart_items_done integer not null default 0,
  preliminary_orders_done integer not null default 0,
  left_over jsonb not null default '[]'::jsonb,
  skipped integer not null default 0,
  skipped_by integer,
  skip_reason text,
  substitution_run_id integer
);
alter table omsorg.item_replacement add constraint item_replacement_cart_items_done_check CHECK ((cart_items_done >= 0));
alter table omsorg.item_replacement add constraint item_replacement_check CHECK ((replaced_product_id <> replacement_product_id));
alter table omsorg.item_replacement add constraint item_replacement_check1 CHECK ((rows_done <= rows_total));
alter table omsorg.item_replacement add constraint item_replacement_check2 CHECK (((status = 4) = (finished_at IS NOT NULL)));
alter table omsorg.item_replacement add constraint item_replacement_preliminary_orders_done_check CHECK ((preliminary_orders_done >= 0));
alter table omsorg.item_replacement add constraint item_replacement_rows_merged_check CHECK ((rows_merged >= 0));
alter table omsorg.item_replacement add constraint item_replacement_skip_check CHECK (((skipped_by IS NULL) = (skip_reason IS NULL)));
alter table omsorg.item_replacement add constraint item_replacement_skip_reason_check CHECK ((length(skip_reason) <= 500));
alter table omsorg.item_replacement add constraint item_replacement_skipped_check CHECK ((skipped >= 0));
alter table omsorg.item_replacement add constraint item_replacement_status_check CHECK (((status >= 1) AND (status <= 4)));
alter table omsorg.item_replacement add constraint item_replacement_replaced_product_id_fkey FOREIGN KEY (replaced_product_id) REFERENCES omsorg.product(id);
alter table omsorg.item_replacement add constraint item_replacement_replacement_product_id_fkey FOREIGN KEY (replacement_product_id) REFERENCES omsorg.product(id);
alter table omsorg.item_replacement add constraint item_replacement_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES omsorg.user_account(id);
alter table omsorg.item_replacement add constraint item_replacement_skipped_by_fkey FOREIGN KEY (skipped_by) REFERENCES omsorg.user_account(id);
alter table omsorg.item_replacement add constraint item_replacement_substitution_run_id_fkey FOREIGN KEY (substitution_run_id) REFERENCES omsorg.substitution_run(id);
alter table omsorg.item_replacement add constraint item_replacement_pkey PRIMARY KEY (id);
CREATE INDEX item_replacement_by_market ON omsorg.item_replacement USING btree (market, requested_at);
CREATE INDEX item_replacement_by_run ON omsorg.item_replacement USING btree (substitution_run_id) WHERE (substitution_run_id IS NOT NULL);
CREATE UNIQUE INDEX item_replacement_unfinished ON omsorg.item_replacement USING btree (replaced_product_id, patient_data_owner_id) NULLS NOT DISTINCT WHERE (status <> 4);
grant delete, insert, select, update on omsorg.item_replacement to omsorg_app;
grant delete, insert, select, update on omsorg.item_replacement to omsorg_jobs;

create table omsorg.known_device (
  user_id integer not null,
  device_hash bytea not null,
  first_seen_at timestamp with time zone not null default now(),
  last_seen_at timestamp with time zone not null default now()
);
alter table omsorg.known_device add constraint known_device_user_id_fkey FOREIGN KEY (user_id) REFERENCES omsorg.user_account(id) ON DELETE CASCADE;
alter table omsorg.known_device add constraint known_device_pkey PRIMARY KEY (user_id, device_hash);
alter table omsorg.known_device enable row level security;
alter table omsorg.known_device force row level security;
create policy jobs on omsorg.known_device for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.known_device for all to owner using (true) with check (true);
create policy reach on omsorg.known_device for all to omsorg_app using (( SELECT omsorg.reach_sign_in() AS reach_sign_in));
grant delete, insert, select, update on omsorg.known_device to omsorg_app;
grant delete, insert, select, update on omsorg.known_device to omsorg_jobs;

create table omsorg.known_network (
  user_id integer not null,
  network_hash bytea not null,
  first_seen_at timestamp with time zone not null default now(),
  last_seen_at timestamp with time zone not null default now()
);
alter table omsorg.known_network add constraint known_network_user_id_fkey FOREIGN KEY (user_id) REFERENCES omsorg.user_account(id) ON DELETE CASCADE;
alter table omsorg.known_network add constraint known_network_pkey PRIMARY KEY (user_id, network_hash);
alter table omsorg.known_network enable row level security;
alter table omsorg.known_network force row level security;
create policy jobs on omsorg.known_network for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.known_network for all to owner using (true) with check (true);
create policy reach on omsorg.known_network for all to omsorg_app using (( SELECT omsorg.reach_sign_in() AS reach_sign_in));
grant insert, select, update on omsorg.known_network to omsorg_app;
grant delete, insert, select, update on omsorg.known_network to omsorg_jobs;

create table omsorg.leakage_diary (
  id integer not null generated by default as identity,
  care_recipient_id integer not null,
  client_id uuid not null,
  care_place_id uuid not null,
  started_at timestamp with time zone not null,
  planned_hours integer not null,
  ended_at timestamp with time zone,
  end_reason text not null default ''::text,
  created_by integer not null,
  created_on_behalf_of integer,
  ended_by integer,
  ended_on_behalf_of integer,
  row_version integer not null default 1
);
alter table omsorg.leakage_diary add constraint leakage_diary_check CHECK ((ended_at >= started_at));
alter table omsorg.leakage_diary add constraint leakage_diary_end_reason_check CHECK ((length(end_reason) <= 500));
alter table omsorg.leakage_diary add constraint leakage_diary_planned_hours_check CHECK ((planned_hours = ANY (ARRAY[48, 72, 96])));
alter table omsorg.leakage_diary add constraint leakage_diary_care_place_id_client_id_fkey FOREIGN KEY (care_place_id, client_id) REFERENCES omsorg.care_place(id, client_id);
alter table omsorg.leakage_diary add constraint leakage_diary_care_recipient_id_client_id_fkey FOREIGN KEY (care_recipient_id, client_id) REFERENCES omsorg.care_recipient(id, client_id) ON DELETE CASCADE;
alter table omsorg.leakage_diary add constraint leakage_diary_created_by_fkey FOREIGN KEY (created_by) REFERENCES omsorg.user_account(id);
alter table omsorg.leakage_diary add constraint leakage_diary_created_on_behalf_of_fkey FOREIGN KEY (created_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.leakage_diary add constraint leakage_diary_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES omsorg.user_account(id);
alter table omsorg.leakage_diary add constraint leakage_diary_ended_on_behalf_of_fkey FOREIGN KEY (ended_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.leakage_diary add constraint leakage_diary_pkey PRIMARY KEY (id);
CREATE INDEX leakage_diary_by_recipient ON omsorg.leakage_diary USING btree (care_recipient_id, started_at DESC);
CREATE UNIQUE INDEX leakage_diary_one_open ON omsorg.leakage_diary USING btree (care_recipient_id) WHERE (ended_at IS NULL);
CREATE TRIGGER both_names_created_by BEFORE INSERT OR UPDATE OF created_by ON omsorg.leakage_diary FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.created_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('created_by', 'created_on_behalf_of');
CREATE TRIGGER both_names_ended_by BEFORE INSERT OR UPDATE OF ended_by ON omsorg.leakage_diary FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.ended_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('ended_by', 'ended_on_behalf_of');
alter table omsorg.leakage_diary enable row level security;
alter table omsorg.leakage_diary force row level security;
create policy holder on omsorg.leakage_diary for all to omsorg_app using ((care_recipient_id = ( SELECT omsorg.reach_holder_person() AS reach_holder_person)));
create policy jobs on omsorg.leakage_diary for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.leakage_diary for all to owner using (true) with check (true);
create policy reach on omsorg.leakage_diary for all to omsorg_app using (((EXISTS ( SELECT
   FROM omsorg.care_recipient_place link
  WHERE ((link.care_recipient_id = leakage_diary.care_recipient_id) AND (link.care_place_id = ( SELECT omsorg.reach_place() AS reach_place))))) OR (EXISTS ( SELECT
   FROM omsorg.care_recipient p
  WHERE (p.id = leakage_diary.care_recipient_id)
 OFFSET 0))));
grant insert, select, update on omsorg.leakage_diary to omsorg_app;
grant insert, select, update on omsorg.leakage_diary to omsorg_jobs;

create table omsorg.leakage_diary_entry (
  leakage_diary_id integer not null,
  id uuid not null,
  at timestamp with time zone not null,
  way text not null,
  wet integer,
  dry integer,
  estimate text,
  holds integer,
  volume integer not null,
  outside text not null default 'none'::text,
  voided integer,
  drunk integer,
  item_number text,
  item_name text not null default ''::text,
  apart boolean not null default false,
  removed boolean not null default false,
  changed_on timestamp with time zone not null,
  created_by integer not null,
  created_on_behalf_of integer
);
alter table omsorg.leakage_diary_entry add constraint leakage_diary_entry_check CHECK (((way = 'weighed'::text) = ((wet IS NOT NULL) AND (dry IS NOT NULL))));
alter table omsorg.leakage_diary_entry add constraint leakage_diary_entry_check1 CHECK (((way = 'estimated'::text) = (estimate IS NOT NULL)));
alter table omsorg.leakage_diary_entry add constraint leakage_diary_entry_check2 CHECK ((wet >= dry));
alter table omsorg.leakage_diary_entry add constraint leakage_diary_entry_drunk_check CHECK ((drunk >= 0));
alter table omsorg.leakage_diary_entry add constraint leakage_diary_entry_estimate_check CHECK ((estimate = ANY (ARRAY['dry'::text, 'damp'::text, 'half'::text, 'full'::text])));
alter table omsorg.leakage_diary_entry add constraint leakage_diary_entry_holds_check CHECK ((holds > 0));
alter table omsorg.leakage_diary_entry add constraint leakage_diary_entry_item_name_check CHECK ((length(item_name) <= 200));
alter table omsorg.leakage_diary_entry add constraint leakage_diary_entry_outside_check CHECK ((outside = ANY (ARRAY['none'::text, 'little'::text, 'much'::text])));
alter table omsorg.leakage_diary_entry add constraint leakage_diary_entry_voided_check CHECK ((voided >= 0));
alter table omsorg.leakage_diary_entry add constraint leakage_diary_entry_volume_check CHECK ((volume >= 0));
alter table omsorg.leakage_diary_entry add constraint leakage_diary_entry_way_check CHECK ((way = ANY (ARRAY['weighed'::text, 'estimated'::text])));
alter table omsorg.leakage_diary_entry add constraint leakage_diary_entry_created_by_fkey FOREIGN KEY (created_by) REFERENCES omsorg.user_account(id);
alter table omsorg.leakage_diary_entry add constraint leakage_diary_entry_created_on_behalf_of_fkey FOREIGN KEY (created_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.leakage_diary_entry add constraint leakage_diary_entry_leakage_diary_id_fkey FOREIGN KEY (leakage_diary_id) REFERENCES omsorg.leakage_diary(id) ON DELETE CASCADE;
alter table omsorg.leakage_diary_entry add constraint leakage_diary_entry_pkey PRIMARY KEY (leakage_diary_id, id);
CREATE TRIGGER both_names_created_by BEFORE INSERT OR UPDATE OF created_by ON omsorg.leakage_diary_entry FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.created_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('created_by', 'created_on_behalf_of');
alter table omsorg.leakage_diary_entry enable row level security;
alter table omsorg.leakage_diary_entry force row level security;
create policy jobs on omsorg.leakage_diary_entry for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.leakage_diary_entry for all to owner using (true) with check (true);
create policy reach on omsorg.leakage_diary_entry for all to omsorg_app using ((EXISTS ( SELECT
   FROM omsorg.leakage_diary p
  WHERE (p.id = leakage_diary_entry.leakage_diary_id)
 OFFSET 0)));
grant insert, select, update on omsorg.leakage_diary_entry to omsorg_app;
grant insert, select, update on omsorg.leakage_diary_entry to omsorg_jobs;

create table omsorg.mail_request (
  id integer not null generated always as identity,
  staff_request_id integer not null,
  receiver_id integer,
  requested_by integer not null,
  requested_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  failed_at timestamp with time zone,
  requested_on_behalf_of integer
);
alter table omsorg.mail_request add constraint mail_request_receiver_id_fkey FOREIGN KEY (receiver_id) REFERENCES omsorg.user_account(id);
alter table omsorg.mail_request add constraint mail_request_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES omsorg.user_account(id);
alter table omsorg.mail_request add constraint mail_request_requested_on_behalf_of_fkey FOREIGN KEY (requested_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.mail_request add constraint mail_request_staff_request_id_fkey FOREIGN KEY (staff_request_id) REFERENCES omsorg.staff_request(id) ON DELETE CASCADE;
alter table omsorg.mail_request add constraint mail_request_pkey PRIMARY KEY (id);
CREATE INDEX mail_request_by_mail ON omsorg.mail_request USING btree (staff_request_id, requested_at DESC);
CREATE TRIGGER both_names_requested_by BEFORE INSERT OR UPDATE OF requested_by ON omsorg.mail_request FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.requested_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('requested_by', 'requested_on_behalf_of');
alter table omsorg.mail_request enable row level security;
alter table omsorg.mail_request force row level security;
create policy jobs on omsorg.mail_request for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.mail_request for all to owner using (true) with check (true);
create policy reach on omsorg.mail_request for all to omsorg_app using (( SELECT omsorg.reach_all() AS reach_all));
grant insert, select on omsorg.mail_request to omsorg_app;
grant select, update on omsorg.mail_request to omsorg_jobs;

create table omsorg.membership (
  id integer not null generated always as identity,
  user_id integer not null,
  client_id uuid not null,
  node_type text not null,
  node_id uuid not null,
  is_default boolean not null default false,
  created_at timestamp with time zone not null default now()
);
alter table omsorg.membership add constraint membership_check CHECK (((NOT is_default) OR (node_type = 'care-place'::text)));
alter table omsorg.membership add constraint membership_node_type_check CHECK ((node_type = ANY (ARRAY['client'::text, 'care-unit'::text, 'care-place'::text])));
alter table omsorg.membership add constraint membership_client_id_fkey FOREIGN KEY (client_id) REFERENCES omsorg.client(id) ON DELETE CASCADE;
alter table omsorg.membership add constraint membership_user_id_fkey FOREIGN KEY (user_id) REFERENCES omsorg.user_account(id) ON DELETE CASCADE;
alter table omsorg.membership add constraint membership_pkey PRIMARY KEY (id);
alter table omsorg.membership add constraint membership_user_id_node_type_node_id_key UNIQUE (user_id, node_type, node_id);
CREATE INDEX membership_by_client ON omsorg.membership USING btree (client_id);
CREATE INDEX membership_by_node ON omsorg.membership USING btree (node_type, node_id);
CREATE UNIQUE INDEX membership_one_default ON omsorg.membership USING btree (user_id, client_id) WHERE is_default;
CREATE TRIGGER membership_ended AFTER DELETE ON omsorg.membership REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION omsorg.raise_epochs();
CREATE TRIGGER membership_moved AFTER UPDATE ON omsorg.membership FOR EACH ROW WHEN (((((old.user_id IS DISTINCT FROM new.user_id) OR (old.client_id IS DISTINCT FROM new.client_id)) OR (old.node_type IS DISTINCT FROM new.node_type)) OR (old.node_id IS DISTINCT FROM new.node_id))) EXECUTE FUNCTION omsorg.raise_epoch_of_member();
alter table omsorg.membership enable row level security;
alter table omsorg.membership force row level security;
create policy jobs on omsorg.membership for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.membership for all to owner using (true) with check (true);
create policy reach on omsorg.membership for all to omsorg_app using ((EXISTS ( SELECT
   FROM omsorg.user_account p
  WHERE (p.id = membership.user_id)
 OFFSET 0)));
grant delete, insert, select, update on omsorg.membership to omsorg_app;
grant delete, insert, select, update on omsorg.membership to omsorg_jobs;

create table omsorg.migration (
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now()
);
alter table omsorg.migration add constraint migration_pkey PRIMARY KEY (name);

create table omsorg.news (
  id integer not null generated by default as identity,
  client_id uuid,
  market omsorg.market_code,
  internal_heading text not null default ''::text,
  url text,
  state text not null default 'draft'::text,
  valid_from date not null,
  valid_until date,
  always_show boolean not null default false,
  always_on_top boolean not null default false,
  care_unit_ids uuid[] not null default '{}'::uuid[],
  role_codes text[] not null default '{}'::text[],
  created_by integer not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  row_version integer not null default 1,
  created_on_behalf_of integer,
  message_type text not null default 'news'::text,
  opening_hours text not null default ''::text,
  address text not null default ''::text,
  updated_by integer,
  updated_on_behalf_of integer
);
alter table omsorg.news add constraint news_check CHECK ((valid_until >= valid_from));
alter table omsorg.news add constraint news_message_type_check CHECK ((message_type = ANY (ARRAY['news'::text, 'information'::text, 'manual'::text, 'contact'::text, 'agreement'::text])));
alter table omsorg.news add constraint news_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'published'::text])));
alter table omsorg.news add constraint news_client_id_fkey FOREIGN KEY (client_id) REFERENCES omsorg.client(id) ON DELETE CASCADE;
alter table omsorg.news add constraint news_created_by_fkey FOREIGN KEY (created_by) REFERENCES omsorg.user_account(id);
alter table omsorg.news add constraint news_created_on_behalf_of_fkey FOREIGN KEY (created_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.news add constraint news_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES omsorg.user_account(id);
alter table omsorg.news add constraint news_updated_on_behalf_of_fkey FOREIGN KEY (updated_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.news add constraint news_pkey PRIMARY KEY (id);
CREATE INDEX news_by_client ON omsorg.news USING btree (client_id, valid_from DESC);
CREATE INDEX news_shown ON omsorg.news USING btree (valid_from DESC) WHERE (state = 'published'::text);
CREATE TRIGGER both_names_created_by BEFORE INSERT OR UPDATE OF created_by ON omsorg.news FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.created_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('created_by', 'created_on_behalf_of');
CREATE TRIGGER both_names_updated_by BEFORE INSERT OR UPDATE OF updated_by ON omsorg.news FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.updated_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('updated_by', 'updated_on_behalf_of');
alter table omsorg.news enable row level security;
alter table omsorg.news force row level security;
create policy jobs on omsorg.news for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.news for all to owner using (true) with check (true);
create policy reach on omsorg.news for select to omsorg_app using ((((client_id IS NULL) AND (( SELECT omsorg.reach_scope() AS reach_scope) = ANY (ARRAY['place'::text, 'client'::text, 'market'::text, 'all'::text]))) OR (client_id = ANY (( SELECT omsorg.reach_clients() AS reach_clients)::uuid[]))));
create policy reach_delete on omsorg.news for delete to omsorg_app using ((((client_id IS NULL) AND ((( SELECT omsorg.reach_scope() AS reach_scope) = 'all'::text) OR ((market)::integer = ( SELECT omsorg.reach_market() AS reach_market)))) OR (client_id = ANY (( SELECT omsorg.reach_clients() AS reach_clients)::uuid[]))));
create policy reach_insert on omsorg.news for insert to omsorg_app with check ((((client_id IS NULL) AND ((( SELECT omsorg.reach_scope() AS reach_scope) = 'all'::text) OR ((market)::integer = ( SELECT omsorg.reach_market() AS reach_market)))) OR (client_id = ANY (( SELECT omsorg.reach_clients() AS reach_clients)::uuid[]))));
create policy reach_update on omsorg.news for update to omsorg_app using ((((client_id IS NULL) AND ((( SELECT omsorg.reach_scope() AS reach_scope) = 'all'::text) OR ((market)::integer = ( SELECT omsorg.reach_market() AS reach_market)))) OR (client_id = ANY (( SELECT omsorg.reach_clients() AS reach_clients)::uuid[])))) with check ((((client_id IS NULL) AND ((( SELECT omsorg.reach_scope() AS reach_scope) = 'all'::text) OR ((market)::integer = ( SELECT omsorg.reach_market() AS reach_market)))) OR (client_id = ANY (( SELECT omsorg.reach_clients() AS reach_clients)::uuid[]))));
grant delete, insert, select, update on omsorg.news to omsorg_app;
grant delete, insert, select, update on omsorg.news to omsorg_jobs;

create table omsorg.news_changes (
  id integer not null generated always as identity,
  news_id integer not null,
  written jsonb not null,
  updated_by integer not null,
  updated_at timestamp with time zone not null,
  updated_on_behalf_of integer
);
alter table omsorg.news_changes add constraint news_changes_news_id_fkey FOREIGN KEY (news_id) REFERENCES omsorg.news(id) ON DELETE CASCADE;
alter table omsorg.news_changes add constraint news_changes_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES omsorg.user_account(id);
alter table omsorg.news_changes add constraint news_changes_updated_on_behalf_of_fkey FOREIGN KEY (updated_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.news_changes add constraint news_changes_pkey PRIMARY KEY (id);
alter table omsorg.news_changes add constraint news_changes_news_id_key UNIQUE (news_id);
CREATE TRIGGER both_names_updated_by BEFORE INSERT OR UPDATE OF updated_by ON omsorg.news_changes FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.updated_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('updated_by', 'updated_on_behalf_of');
alter table omsorg.news_changes enable row level security;
alter table omsorg.news_changes force row level security;
create policy jobs on omsorg.news_changes for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.news_changes for all to owner using (true) with check (true);
create policy reach on omsorg.news_changes for all to omsorg_app using ((EXISTS ( SELECT
   FROM omsorg.news p
  WHERE (p.id = news_changes.news_id)
 OFFSET 0)));
grant delete, insert, select on omsorg.news_changes to omsorg_app;
grant select on omsorg.news_changes to omsorg_jobs;

create table omsorg.news_file (
  file_id uuid not null,
  news_id integer,
  place integer not null default 1,
  state text not null default 'waiting'::text,
  checked_at timestamp with time zone,
  kept_for integer
);
alter table omsorg.news_file add constraint news_file_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'clean'::text, 'refused'::text])));
alter table omsorg.news_file add constraint news_file_file_id_fkey FOREIGN KEY (file_id) REFERENCES omsorg.stored_file(id) ON DELETE CASCADE;
alter table omsorg.news_file add constraint news_file_kept_for_fkey FOREIGN KEY (kept_for) REFERENCES omsorg.news(id) ON DELETE SET NULL;
alter table omsorg.news_file add constraint news_file_news_id_fkey FOREIGN KEY (news_id) REFERENCES omsorg.news(id) ON DELETE CASCADE;
alter table omsorg.news_file add constraint news_file_pkey PRIMARY KEY (file_id);
CREATE INDEX news_file_by_news ON omsorg.news_file USING btree (news_id, place) WHERE (news_id IS NOT NULL);
CREATE INDEX news_file_kept_for ON omsorg.news_file USING btree (kept_for) WHERE (kept_for IS NOT NULL);
alter table omsorg.news_file enable row level security;
alter table omsorg.news_file force row level security;
create policy jobs on omsorg.news_file for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.news_file for all to owner using (true) with check (true);
create policy reach on omsorg.news_file for all to omsorg_app using ((EXISTS ( SELECT
   FROM omsorg.stored_file f
  WHERE (f.id = news_file.file_id)
 OFFSET 0)));
grant delete, insert, select, update on omsorg.news_file to omsorg_app;
grant delete, insert, select, update on omsorg.news_file to omsorg_jobs;

create table omsorg.news_seen (
  news_id integer not null,
  user_id integer not null,
  seen_at timestamp with time zone not null default now()
);
alter table omsorg.news_seen add constraint news_seen_news_id_fkey FOREIGN KEY (news_id) REFERENCES omsorg.news(id) ON DELETE CASCADE;
alter table omsorg.news_seen add constraint news_seen_user_id_fkey FOREIGN KEY (user_id) REFERENCES omsorg.user_account(id) ON DELETE CASCADE;
alter table omsorg.news_seen add constraint news_seen_pkey PRIMARY KEY (news_id, user_id);
CREATE INDEX news_seen_by_user ON omsorg.news_seen USING btree (user_id);
alter table omsorg.news_seen enable row level security;
alter table omsorg.news_seen force row level security;
create policy jobs on omsorg.news_seen for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.news_seen for all to owner using (true) with check (true);
create policy reach on omsorg.news_seen for all to omsorg_app using ((user_id = ( SELECT omsorg.reach_user() AS reach_user)));
grant delete, insert, select, update on omsorg.news_seen to omsorg_app;
grant delete, insert, select, update on omsorg.news_seen to omsorg_jobs;

create table omsorg.news_text (
  news_id integer not null,
  language omsorg.language_code not null,
  header text not null,
  text text not null default ''::text,
  ready boolean not null default true
);
alter table omsorg.news_text add constraint news_text_header_check CHECK ((length(header) <= 200));
alter table omsorg.news_text add constraint news_text_news_id_fkey FOREIGN KEY (news_id) REFERENCES omsorg.news(id) ON DELETE CASCADE;
alter table omsorg.news_text add constraint news_text_pkey PRIMARY KEY (news_id, language);
alter table omsorg.news_text enable row level security;
alter table omsorg.news_text force row level security;
create policy jobs on omsorg.news_text for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.news_text for all to owner using (true) with check (true);
create policy reach on omsorg.news_text for all to omsorg_app using ((EXISTS ( SELECT
   FROM omsorg.news p
  WHERE (p.id = news_text.news_id)
 OFFSET 0)));
grant delete, insert, select, update on omsorg.news_text to omsorg_app;
grant delete, insert, select, update on omsorg.news_text to omsorg_jobs;

create table omsorg.order_event (
  id bigint not null generated always as identity,
  customer_order_id bigint not null,
  order_part_id bigint,
  at timestamp with time zone not null default now(),
  recorded_at timestamp with time zone not null default now(),
  event text not null,
  status integer,
  source text not null,
  reported boolean not null default true,
  by_user integer,
  on_behalf_of integer,
  reason text,
  detail jsonb not null default '{}'::jsonb
);
alter table omsorg.order_event add constraint order_event_source_check CHECK ((source = ANY (ARRAY['user'::text, 'erp'::text, 'system'::text])));
alter table omsorg.order_event add constraint order_event_status_check CHECK (((status >= 1) AND (status <= 7)));
alter table omsorg.order_event add constraint order_event_customer_order_id_fkey FOREIGN KEY (customer_order_id) REFERENCES omsorg.customer_order(id) ON DELETE CASCADE;
alter table omsorg.order_event add constraint order_event_order_part_id_fkey FOREIGN KEY (order_part_id) REFERENCES omsorg.order_part(id) ON DELETE CASCADE;
alter table omsorg.order_event add constraint order_event_pkey PRIMARY KEY (id);
CREATE INDEX order_event_by_order ON omsorg.order_event USING btree (customer_order_id, at, id);
CREATE INDEX order_event_by_part ON omsorg.order_event USING btree (order_part_id) WHERE (order_part_id IS NOT NULL);
CREATE UNIQUE INDEX order_event_one_receipt ON omsorg.order_event USING btree (order_part_id) WHERE (event = 'received'::text);
CREATE TRIGGER both_names_by_user BEFORE INSERT OR UPDATE OF by_user ON omsorg.order_event FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('by_user', 'on_behalf_of');
CREATE TRIGGER tell_changed AFTER INSERT ON omsorg.order_event FOR EACH ROW WHEN ((new.event <> 'placed'::text)) EXECUTE FUNCTION omsorg.tell_order_changed();
alter table omsorg.order_event enable row level security;
alter table omsorg.order_event force row level security;
create policy jobs on omsorg.order_event for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.order_event for all to owner using (true) with check (true);
create policy reach on omsorg.order_event for all to omsorg_app using ((EXISTS ( SELECT
   FROM omsorg.customer_order p
  WHERE (p.id = order_event.customer_order_id)
 OFFSET 0)));
grant insert, select on omsorg.order_event to omsorg_app;
grant insert, select on omsorg.order_event to omsorg_jobs;

create table omsorg.order_line (
  id bigint not null generated by default as identity,
  customer_order_id bigint not null,
  order_part_id bigint,
  line_no integer not null,
  care_recipient_id integer,
  product_id integer not null,
  item_number text not null,
  item_name text not null,
  therapy_area omsorg.therapy_area not null,
  prescription_row_id integer,
  quantity integer not null,
  items_per_package integer not null,
  pieces integer generated always as ((quantity * items_per_package)) stored,
  consumption_numerator bigint,
  consumption_denominator bigint,
  price omsorg.minor not null,
  vat_rate numeric(5,2) not null,
  line_net omsorg.minor not null,
  vat omsorg.minor not null default 0,
  set_aside boolean not null default false,
  set_aside_reason integer,
  delivered_quantity integer not null default 0,
  given_back boolean not null default false,
  withdrawal_number integer
);
alter table omsorg.order_line add constraint order_line_check CHECK (((delivered_quantity >= 0) AND (delivered_quantity <= quantity)));
alter table omsorg.order_line add constraint order_line_check1 CHECK (((line_net)::bigint = ((price)::bigint * quantity)));
alter table omsorg.order_line add constraint order_line_check2 CHECK (((consumption_numerator IS NULL) = (consumption_denominator IS NULL)));
alter table omsorg.order_line add constraint order_line_check3 CHECK (((NOT set_aside) OR (order_part_id IS NULL)));
alter table omsorg.order_line add constraint order_line_consumption_denominator_check CHECK ((consumption_denominator >= 1));
alter table omsorg.order_line add constraint order_line_consumption_numerator_check CHECK ((consumption_numerator >= 0));
alter table omsorg.order_line add constraint order_line_items_per_package_check CHECK ((items_per_package >= 1));
alter table omsorg.order_line add constraint order_line_line_no_check CHECK ((line_no >= 1));
alter table omsorg.order_line add constraint order_line_quantity_check CHECK ((quantity >= 1));
alter table omsorg.order_line add constraint order_line_set_aside_reason_check CHECK (((set_aside_reason >= 0) AND (set_aside_reason <= 15)));
alter table omsorg.order_line add constraint order_line_vat_rate_check CHECK ((vat_rate >= (0)::numeric));
alter table omsorg.order_line add constraint order_line_withdrawal_number_check CHECK ((withdrawal_number >= 1));
alter table omsorg.order_line add constraint order_line_care_recipient_id_fkey FOREIGN KEY (care_recipient_id) REFERENCES omsorg.care_recipient(id) ON DELETE CASCADE;
alter table omsorg.order_line add constraint order_line_customer_order_id_fkey FOREIGN KEY (customer_order_id) REFERENCES omsorg.customer_order(id) ON DELETE CASCADE;
alter table omsorg.order_line add constraint order_line_order_part_id_customer_order_id_fkey FOREIGN KEY (order_part_id, customer_order_id) REFERENCES omsorg.order_part(id, customer_order_id) ON DELETE CASCADE;
alter table omsorg.order_line add constraint order_line_prescription_row_id_fkey FOREIGN KEY (prescription_row_id) REFERENCES omsorg.prescription_row(id);
alter table omsorg.order_line add constraint order_line_product_id_fkey FOREIGN KEY (product_id) REFERENCES omsorg.product(id);
alter table omsorg.order_line add constraint order_line_pkey PRIMARY KEY (id);
alter table omsorg.order_line add constraint order_line_customer_order_id_line_no_key UNIQUE (customer_order_id, line_no);
CREATE INDEX order_line_by_part ON omsorg.order_line USING btree (order_part_id, customer_order_id);
CREATE INDEX order_line_by_prescription_row ON omsorg.order_line USING btree (prescription_row_id, customer_order_id) WHERE (prescription_row_id IS NOT NULL);
CREATE INDEX order_line_by_product ON omsorg.order_line USING btree (product_id);
CREATE INDEX order_line_by_recipient ON omsorg.order_line USING btree (care_recipient_id) WHERE (care_recipient_id IS NOT NULL);
CREATE TRIGGER supply_is_noted AFTER INSERT OR DELETE OR UPDATE OF customer_order_id, care_recipient_id, item_number, prescription_row_id, quantity, items_per_package, consumption_numerator, consumption_denominator, set_aside, given_back ON omsorg.order_line FOR EACH ROW EXECUTE FUNCTION omsorg.note_supply();
CREATE CONSTRAINT TRIGGER supply_is_settled AFTER INSERT OR DELETE OR UPDATE OF customer_order_id, care_recipient_id, item_number, prescription_row_id, quantity, items_per_package, consumption_numerator, consumption_denominator, set_aside, given_back ON omsorg.order_line DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION omsorg.settle_noted_supply();
alter table omsorg.order_line enable row level security;
alter table omsorg.order_line force row level security;
create policy jobs on omsorg.order_line for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.order_line for all to owner using (true) with check (true);
create policy reach on omsorg.order_line for all to omsorg_app using ((EXISTS ( SELECT
   FROM omsorg.customer_order p
  WHERE (p.id = order_line.customer_order_id)
 OFFSET 0)));
grant delete, insert, select, update on omsorg.order_line to omsorg_app;
grant delete, insert, select, update on omsorg.order_line to omsorg_jobs;

create table omsorg.order_line_flavor (
  order_line_id bigint not null,
  item_number text not null,
  packages integer not null
);
alter table omsorg.order_line_flavor add constraint order_line_flavor_packages_check CHECK ((packages >= 0));
alter table omsorg.order_line_flavor add constraint order_line_flavor_order_line_id_fkey FOREIGN KEY (order_line_id) REFERENCES omsorg.order_line(id) ON DELETE CASCADE;
alter table omsorg.order_line_flavor add constraint order_line_flavor_pkey PRIMARY KEY (order_line_id, item_number);
alter table omsorg.order_line_flavor enable row level security;
alter table omsorg.order_line_flavor force row level security;
create policy jobs on omsorg.order_line_flavor for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.order_line_flavor for all to owner using (true) with check (true);
create policy reach on omsorg.order_line_flavor for all to omsorg_app using ((EXISTS ( SELECT
   FROM omsorg.order_line p
  WHERE (p.id = order_line_flavor.order_line_id)
 OFFSET 0)));
grant delete, insert, select, update on omsorg.order_line_flavor to omsorg_app;
grant delete, insert, select, update on omsorg.order_line_flavor to omsorg_jobs;

create table omsorg.order_notice (
  id integer not null generated always as identity,
  order_part_id bigint not null,
  kind text not null,
  channel text not null,
  recipient text,
  added_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  given_up_at timestamp with time zone
);
alter table omsorg.order_notice add constraint order_notice_channel_check CHECK ((channel = ANY (ARRAY['sms'::text, 'email'::text, 'order-mail'::text])));
alter table omsorg.order_notice add constraint order_notice_check CHECK (((channel = 'order-mail'::text) = (recipient IS NOT NULL)));
alter table omsorg.order_notice add constraint order_notice_kind_check CHECK ((kind = ANY (ARRAY['sent'::text, 'on-its-way'::text, 'refused'::text])));
alter table omsorg.order_notice add constraint order_notice_order_part_id_fkey FOREIGN KEY (order_part_id) REFERENCES omsorg.order_part(id) ON DELETE CASCADE;
alter table omsorg.order_notice add constraint order_notice_pkey PRIMARY KEY (id);
alter table omsorg.order_notice add constraint order_notice_order_part_id_kind_channel_recipient_key UNIQUE NULLS NOT DISTINCT (order_part_id, kind, channel, recipient);
alter table omsorg.order_notice enable row level security;
alter table omsorg.order_notice force row level security;
create policy jobs on omsorg.order_notice for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.order_notice for all to owner using (true) with check (true);
create policy reach on omsorg.order_notice for all to omsorg_app using ((EXISTS ( SELECT
   FROM omsorg.order_part p
  WHERE (p.id = order_notice.order_part_id)
 OFFSET 0)));
grant select on omsorg.order_notice to omsorg_app;
grant delete, insert, select, update on omsorg.order_notice to omsorg_jobs;

create table omsorg.order_part (
  id bigint not null generated by default as identity,
  customer_order_id bigint not null,
  part_no integer not null default 1,
  erp_order_id text,
  erp_status integer,
  erp_status_at timestamp with time zone,
  handed_over_at timestamp with time zone,
  tracking_link text,
  delivery_date date,
  cancel_asked_at timestamp with time zone,
  cancel_asked_by integer,
  cancel_asked_on_behalf_of integer,
  cancel_refused_at timestamp with time zone,
  canceller_user_id integer,
  cancelled_by_erp boolean not null default false,
  refusal_reason text,
  given_back_at timestamp with time zone,
  care_recipient_id integer,
  goods_label text not null default ''::text,
  client_id uuid not null,
  care_place_id uuid not null,
  market omsorg.market_code not null,
  type integer not null,
  created_at timestamp with time zone not null,
  customer_number text,
  canceller_on_behalf_of integer
);
alter table omsorg.order_part add constraint order_part_check CHECK (((cancel_asked_at IS NULL) = (cancel_asked_by IS NULL)));
alter table omsorg.order_part add constraint order_part_check1 CHECK (((cancel_refused_at IS NULL) OR (cancel_asked_at IS NOT NULL)));
alter table omsorg.order_part add constraint order_part_check2 CHECK (((given_back_at IS NULL) OR (erp_status = 7)));
alter table omsorg.order_part add constraint order_part_erp_status_check CHECK (((erp_status >= 1) AND (erp_status <= 7)));
alter table omsorg.order_part add constraint order_part_goods_label_check CHECK ((length(goods_label) <= 36));
alter table omsorg.order_part add constraint order_part_part_no_check CHECK ((part_no >= 1));
alter table omsorg.order_part add constraint order_part_cancel_asked_by_fkey FOREIGN KEY (cancel_asked_by) REFERENCES omsorg.user_account(id);
alter table omsorg.order_part add constraint order_part_cancel_asked_on_behalf_of_fkey FOREIGN KEY (cancel_asked_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.order_part add constraint order_part_canceller_on_behalf_of_fkey FOREIGN KEY (canceller_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.order_part add constraint order_part_canceller_user_id_fkey FOREIGN KEY (canceller_user_id) REFERENCES omsorg.user_account(id);
alter table omsorg.order_part add constraint order_part_care_recipient_id_fkey FOREIGN KEY (care_recipient_id) REFERENCES omsorg.care_recipient(id) ON DELETE CASCADE;
alter table omsorg.order_part add constraint order_part_customer_order_id_fkey FOREIGN KEY (customer_order_id) REFERENCES omsorg.customer_order(id) ON DELETE CASCADE;
alter table omsorg.order_part add constraint order_part_pkey PRIMARY KEY (id);
alter table omsorg.order_part add constraint order_part_customer_order_id_part_no_key UNIQUE (customer_order_id, part_no);
alter table omsorg.order_part add constraint order_part_id_customer_order_id_key UNIQUE (id, customer_order_id);
CREATE UNIQUE INDEX order_part_by_erp_order ON omsorg.order_part USING btree (erp_order_id) WHERE (erp_order_id IS NOT NULL);
CREATE INDEX order_part_by_recipient ON omsorg.order_part USING btree (care_recipient_id) WHERE (care_recipient_id IS NOT NULL);
CREATE INDEX order_part_of_place ON omsorg.order_part USING btree (care_place_id, created_at DESC, id DESC) INCLUDE (erp_status, type, delivery_date) WHERE (erp_status IS NOT NULL);
CREATE INDEX order_part_on_the_way ON omsorg.order_part USING btree (care_place_id) WHERE (erp_status = ANY (ARRAY[1, 2, 3, 4, 5]));
CREATE INDEX order_part_under_way ON omsorg.order_part USING btree (erp_status, erp_status_at) WHERE (erp_status = ANY (ARRAY[1, 2]));
CREATE TRIGGER both_names_cancel_asked_by BEFORE INSERT OR UPDATE OF cancel_asked_by ON omsorg.order_part FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.cancel_asked_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('cancel_asked_by', 'cancel_asked_on_behalf_of');
CREATE TRIGGER both_names_canceller_user_id BEFORE INSERT OR UPDATE OF canceller_user_id ON omsorg.order_part FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.canceller_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('canceller_user_id', 'canceller_on_behalf_of');
CREATE TRIGGER order_part_takes_place BEFORE INSERT OR UPDATE OF customer_order_id ON omsorg.order_part FOR EACH ROW EXECUTE FUNCTION omsorg.take_place_of_order();
alter table omsorg.order_part enable row level security;
alter table omsorg.order_part force row level security;
create policy jobs on omsorg.order_part for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.order_part for all to owner using (true) with check (true);
create policy reach on omsorg.order_part for all to omsorg_app using (((care_place_id = ( SELECT omsorg.reach_place() AS reach_place)) OR (client_id = ( SELECT omsorg.reach_whole_client() AS reach_whole_client)) OR ((market)::integer = ( SELECT omsorg.reach_market() AS reach_market)) OR (EXISTS ( SELECT
   FROM omsorg.customer_order p
  WHERE (p.id = order_part.customer_order_id)
 OFFSET 0))));
grant delete, insert, select, update on omsorg.order_part to omsorg_app;
grant delete, insert, select, update on omsorg.order_part to omsorg_jobs;

create table omsorg.order_patient_fee (
  customer_order_id bigint not null,
  therapy_area omsorg.therapy_area not null,
  amount omsorg.minor not null,
  months integer not null,
  care_recipient_id integer not null
);
alter table omsorg.order_patient_fee add constraint order_patient_fee_months_check CHECK (((months >= 0) AND (months <= 12)));
alter table omsorg.order_patient_fee add constraint order_patient_fee_care_recipient_id_fkey FOREIGN KEY (care_recipient_id) REFERENCES omsorg.care_recipient(id) ON DELETE CASCADE;
alter table omsorg.order_patient_fee add constraint order_patient_fee_customer_order_id_fkey FOREIGN KEY (customer_order_id) REFERENCES omsorg.customer_order(id) ON DELETE CASCADE;
alter table omsorg.order_patient_fee add constraint order_patient_fee_pkey PRIMARY KEY (customer_order_id, care_recipient_id, therapy_area);
CREATE INDEX order_patient_fee_by_recipient ON omsorg.order_patient_fee USING btree (care_recipient_id);
alter table omsorg.order_patient_fee enable row level security;
alter table omsorg.order_patient_fee force row level security;
create policy jobs on omsorg.order_patient_fee for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.order_patient_fee for all to owner using (true) with check (true);
create policy reach on omsorg.order_patient_fee for all to omsorg_app using ((EXISTS ( SELECT
   FROM omsorg.customer_order p
  WHERE (p.id = order_patient_fee.customer_order_id)
 OFFSET 0)));
grant delete, insert, select, update on omsorg.order_patient_fee to omsorg_app;
grant delete, insert, select, update on omsorg.order_patient_fee to omsorg_jobs;

create table omsorg.order_setting (
  id integer not null generated always as identity,
  client_id uuid not null,
  care_place_id uuid,
  uses_client_settings boolean not null default false,
  home_delivery_allowed boolean,
  hide_home_delivery boolean,
  group_order_allowed boolean,
  nursing_home_allowed boolean,
  withdrawal_allowed boolean,
  individual_order_allowed boolean,
  express_order_allowed boolean,
  order_types integer[],
  order_period_from_day integer,
  order_period_interval_days integer,
  delivery_method_codes text[],
  default_delivery_method text,
  delivery_points_allowed boolean,
  notification_by text,
  goods_label_required boolean,
  contact_phone_required boolean,
  max_lines_per_order integer,
  enforce_interval boolean,
  soon_days integer,
  last_withdrawal_factor integer,
  express_lead_days integer,
  stock_lead_days integer,
  non_stock_lead_days integer,
  stuck_after_hours integer,
  return_agree_days integer,
  own_error_credit_percent integer,
  allow_exceed_prescribed boolean,
  order_mail_recipients text[],
  delivery_name text,
  delivery_care_of text,
  delivery_street text,
  delivery_zip text,
  delivery_city text,
  delivery_country_code omsorg.country_code,
  delivery_entry_code omsorg.entry_code,
  row_version integer not null default 1,
  undo_seconds integer
);
alter table omsorg.order_setting add constraint order_setting_express_lead_days_check CHECK ((express_lead_days >= 0));
alter table omsorg.order_setting add constraint order_setting_last_withdrawal_factor_check CHECK ((last_withdrawal_factor >= 1));
alter table omsorg.order_setting add constraint order_setting_max_lines_per_order_check CHECK ((max_lines_per_order >= 1));
alter table omsorg.order_setting add constraint order_setting_non_stock_lead_days_check CHECK ((non_stock_lead_days >= 0));
alter table omsorg.order_setting add constraint order_setting_notification_by_check CHECK ((notification_by = ANY (ARRAY['phone'::text, 'sms'::text, 'email'::text])));
alter table omsorg.order_setting add constraint order_setting_order_period_from_day_check CHECK (((order_period_from_day >= 1) AND (order_period_from_day <= 31)));
alter table omsorg.order_setting add constraint order_setting_order_period_interval_days_check CHECK ((order_period_interval_days >= 1));
alter table omsorg.order_setting add constraint order_setting_order_types_check CHECK ((order_types <@ ARRAY[1, 2, 3, 4]));
alter table omsorg.order_setting add constraint order_setting_own_error_credit_percent_check CHECK (((own_error_credit_percent >= 0) AND (own_error_credit_percent <= 100)));
alter table omsorg.order_setting add constraint order_setting_return_agree_days_check CHECK ((return_agree_days >= 0));
alter table omsorg.order_setting add constraint order_setting_soon_days_check CHECK ((soon_days >= 0));
alter table omsorg.order_setting add constraint order_setting_stock_lead_days_check CHECK ((stock_lead_days >= 0));
alter table omsorg.order_setting add constraint order_setting_stuck_after_hours_check CHECK ((stuck_after_hours >= 1));
alter table omsorg.order_setting add constraint order_setting_undo_seconds_check CHECK (((undo_seconds >= 0) AND (undo_seconds <= 3600)));
alter table omsorg.order_setting add constraint order_setting_care_place_id_client_id_fkey FOREIGN KEY (care_place_id, client_id) REFERENCES omsorg.care_place(id, client_id) ON DELETE CASCADE;
alter table omsorg.order_setting add constraint order_setting_client_id_fkey FOREIGN KEY (client_id) REFERENCES omsorg.client(id) ON DELETE CASCADE;
alter table omsorg.order_setting add constraint order_setting_pkey PRIMARY KEY (id);
alter table omsorg.order_setting add constraint order_setting_client_id_care_place_id_key UNIQUE NULLS NOT DISTINCT (client_id, care_place_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON omsorg.order_setting FOR EACH ROW EXECUTE FUNCTION omsorg.note_change('order-settings', '');
CREATE TRIGGER place_settings_after_delete AFTER DELETE ON omsorg.order_setting REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION omsorg.keep_place_settings('client_id', 'care_place_id');
CREATE TRIGGER place_settings_after_insert AFTER INSERT ON omsorg.order_setting REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION omsorg.keep_place_settings('client_id', 'care_place_id');
CREATE TRIGGER place_settings_after_update AFTER UPDATE ON omsorg.order_setting REFERENCING OLD TABLE AS gone NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION omsorg.keep_place_settings('client_id', 'care_place_id');
alter table omsorg.order_setting enable row level security;
alter table omsorg.order_setting force row level security;
create policy jobs on omsorg.order_setting for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.order_setting for all to owner using (true) with check (true);
create policy reach on omsorg.order_setting for all to omsorg_app using ((client_id = ANY (( SELECT omsorg.reach_clients() AS reach_clients)::uuid[])));
grant delete, insert, select, update on omsorg.order_setting to omsorg_app;
grant delete, insert, select, update on omsorg.order_setting to omsorg_jobs;

create table omsorg.order_task (
  id integer not null generated always as identity,
  customer_order_id bigint,
  order_part_id bigint,
  market omsorg.market_code,
  client_id uuid,
  care_place_id uuid,
  kind text not null,
  state text not null default 'open'::text,
  reason text not null default ''::text,
  detail jsonb not null default '{}'::jsonb,
  since timestamp with time zone not null default now(),
  assigned_to integer,
  done_by integer,
  done_at timestamp with time zone,
  note text not null default ''::text,
  row_version integer not null default 1,
  taken_at timestamp with time zone,
  done_on_behalf_of integer,
  care_recipient_id integer,
  asked_by integer,
  moved_to jsonb,
  crp_holder text,
  asked_on_behalf_of integer,
  outcome text,
  answer text not null default ''::text,
  answer_seen_at timestamp with time zone
);
alter table omsorg.order_task add constraint order_task_check CHECK (((state = 'done'::text) = (done_at IS NOT NULL)));
alter table omsorg.order_task add constraint order_task_crp_holder_check CHECK ((crp_holder = ANY (ARRAY['self'::text, 'guardian'::text, 'trustee'::text])));
alter table omsorg.order_task add constraint order_task_kind_check CHECK ((kind = ANY (ARRAY['refused'::text, 'stuck'::text, 'cancel-unanswered'::text, 'cancel-refused'::text, 'unexpected-message'::text, 'unknown-order'::text, 'failed-job'::text, 'feed-failed'::text, 'failed-message'::text, 'failed-work'::text, 'reported'::text, 'moved'::text])));
alter table omsorg.order_task add constraint order_task_outcome_check CHECK ((outcome = ANY (ARRAY['came'::text, 'taken-back'::text, 'address-changed'::text, 'rejected'::text])));
alter table omsorg.order_task add constraint order_task_outcome_check1 CHECK (((outcome IS NULL) OR (state = 'done'::text)));
alter table omsorg.order_task add constraint order_task_state_check CHECK ((state = ANY (ARRAY['open'::text, 'taken'::text, 'done'::text])));
alter table omsorg.order_task add constraint order_task_taken_check CHECK (((state <> 'taken'::text) OR (assigned_to IS NOT NULL)));
alter table omsorg.order_task add constraint order_task_told_check CHECK (((kind <> ALL (ARRAY['reported'::text, 'moved'::text])) OR ((care_recipient_id IS NOT NULL) AND (asked_by IS NOT NULL))));
alter table omsorg.order_task add constraint order_task_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES omsorg.user_account(id);
alter table omsorg.order_task add constraint order_task_asked_on_behalf_of_fkey FOREIGN KEY (asked_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.order_task add constraint order_task_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES omsorg.user_account(id);
alter table omsorg.order_task add constraint order_task_care_place_id_fkey FOREIGN KEY (care_place_id) REFERENCES omsorg.care_place(id) ON DELETE CASCADE;
alter table omsorg.order_task add constraint order_task_care_recipient_id_fkey FOREIGN KEY (care_recipient_id) REFERENCES omsorg.care_recipient(id) ON DELETE CASCADE;
alter table omsorg.order_task add constraint order_task_client_id_fkey FOREIGN KEY (client_id) REFERENCES omsorg.client(id) ON DELETE CASCADE;
alter table omsorg.order_task add constraint order_task_customer_order_id_fkey FOREIGN KEY (customer_order_id) REFERENCES omsorg.customer_order(id) ON DELETE CASCADE;
alter table omsorg.order_task add constraint order_task_done_by_fkey FOREIGN KEY (done_by) REFERENCES omsorg.user_account(id);
alter table omsorg.order_task add constraint order_task_done_on_behalf_of_fkey FOREIGN KEY (done_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.order_task add constraint order_task_order_part_id_fkey FOREIGN KEY (order_part_id) REFERENCES omsorg.order_part(id) ON DELETE CASCADE;
alter table omsorg.order_task add constraint order_task_pkey PRIMARY KEY (id);
CREATE INDEX order_task_by_order ON omsorg.order_task USING btree (customer_order_id);
CREATE INDEX order_task_by_person ON omsorg.order_task USING btree (care_recipient_id) WHERE (care_recipient_id IS NOT NULL);
CREATE INDEX order_task_done_by_market ON omsorg.order_task USING btree (market, done_at DESC) WHERE (state = 'done'::text);
CREATE INDEX order_task_done_by_place ON omsorg.order_task USING btree (care_place_id, done_at DESC) WHERE (state = 'done'::text);
CREATE UNIQUE INDEX order_task_one_feed ON omsorg.order_task USING btree (((detail ->> 'feed'::text)), ((detail ->> 'customer'::text))) NULLS NOT DISTINCT WHERE ((kind = 'feed-failed'::text) AND (state <> 'done'::text));
CREATE UNIQUE INDEX order_task_one_message ON omsorg.order_task USING btree (((detail ->> 'messageId'::text))) WHERE ((kind = 'failed-message'::text) AND (state <> 'done'::text));
CREATE UNIQUE INDEX order_task_one_move ON omsorg.order_task USING btree (care_recipient_id) WHERE ((kind = 'moved'::text) AND (state <> 'done'::text));
CREATE UNIQUE INDEX order_task_one_open ON omsorg.order_task USING btree (order_part_id, kind) WHERE ((state <> 'done'::text) AND (order_part_id IS NOT NULL) AND (kind <> 'reported'::text));
CREATE UNIQUE INDEX order_task_one_report ON omsorg.order_task USING btree (order_part_id, ((detail ->> 'fault'::text)), ((detail ->> 'orderLineId'::text))) NULLS NOT DISTINCT WHERE ((kind = 'reported'::text) AND (state <> 'done'::text));
CREATE UNIQUE INDEX order_task_one_unknown ON omsorg.order_task USING btree (((detail ->> 'orderId'::text))) WHERE ((kind = 'unknown-order'::text) AND (state <> 'done'::text));
CREATE UNIQUE INDEX order_task_one_work ON omsorg.order_task USING btree (reason) WHERE ((kind = 'failed-work'::text) AND (state <> 'done'::text));
CREATE INDEX order_task_open_by_market ON omsorg.order_task USING btree (market, since) WHERE (state <> 'done'::text);
CREATE INDEX order_task_open_by_place ON omsorg.order_task USING btree (care_place_id, since) WHERE (state <> 'done'::text);
CREATE TRIGGER both_names_asked_by BEFORE INSERT OR UPDATE OF asked_by ON omsorg.order_task FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.asked_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('asked_by', 'asked_on_behalf_of');
CREATE TRIGGER both_names_done_by BEFORE INSERT OR UPDATE OF done_by ON omsorg.order_task FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.done_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('done_by', 'done_on_behalf_of');
CREATE TRIGGER portal_holder_is_named BEFORE INSERT ON omsorg.order_task FOR EACH ROW WHEN (((new.kind = ANY (ARRAY['reported'::text, 'moved'::text])) AND (new.crp_holder IS NULL))) EXECUTE FUNCTION omsorg.name_portal_holder();
CREATE TRIGGER tell_changed AFTER INSERT OR UPDATE ON omsorg.order_task FOR EACH ROW WHEN ((new.customer_order_id IS NOT NULL)) EXECUTE FUNCTION omsorg.tell_order_changed();
CREATE TRIGGER tell_task_changed AFTER INSERT OR UPDATE ON omsorg.order_task FOR EACH ROW WHEN ((new.customer_order_id IS NULL)) EXECUTE FUNCTION omsorg.tell_task_changed();
alter table omsorg.order_task enable row level security;
alter table omsorg.order_task force row level security;
create policy holder on omsorg.order_task for select to omsorg_app using ((care_recipient_id = ( SELECT omsorg.reach_holder_person() AS reach_holder_person)));
create policy holder_ends on omsorg.order_task for update to omsorg_app using (((care_recipient_id = ( SELECT omsorg.reach_holder_person() AS reach_holder_person)) AND (kind = ANY (ARRAY['reported'::text, 'moved'::text])))) with check (((care_recipient_id = ( SELECT omsorg.reach_holder_person() AS reach_holder_person)) AND (kind = ANY (ARRAY['reported'::text, 'moved'::text])) AND (state = 'done'::text) AND (done_by = ( SELECT omsorg.reach_user() AS reach_user)) AND (outcome = ANY (ARRAY['came'::text, 'taken-back'::text]))));
create policy holder_tells on omsorg.order_task for insert to omsorg_app with check (((care_recipient_id = ( SELECT omsorg.reach_holder_person() AS reach_holder_person)) AND (kind = ANY (ARRAY['reported'::text, 'moved'::text])) AND (state = 'open'::text) AND (asked_by = ( SELECT omsorg.reach_user() AS reach_user))));
create policy jobs on omsorg.order_task for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.order_task for all to owner using (true) with check (true);
create policy reach on omsorg.order_task for all to omsorg_app using (((care_place_id = ( SELECT omsorg.reach_place() AS reach_place)) OR (client_id = ANY (( SELECT omsorg.reach_whole_clients() AS reach_whole_clients)::uuid[])) OR ((client_id IS NULL) AND (COALESCE((market)::integer, ( SELECT omsorg.reach_market() AS reach_market)) = ( SELECT omsorg.reach_market() AS reach_market)))));
grant delete, insert, select, update on omsorg.order_task to omsorg_app;
grant delete, insert, select, update on omsorg.order_task to omsorg_jobs;

create table omsorg.order_task_event (
  id integer not null generated always as identity,
  order_task_id integer not null,
  at timestamp with time zone not null,
  event text not null,
  by_user integer,
  on_behalf_of integer
);
alter table omsorg.order_task_event add constraint order_task_event_event_check CHECK ((event = ANY (ARRAY['taken'::text, 'released'::text, 'run-again'::text, 'failed-again'::text])));
alter table omsorg.order_task_event add constraint order_task_event_by_user_fkey FOREIGN KEY (by_user) REFERENCES omsorg.user_account(id);
alter table omsorg.order_task_event add constraint order_task_event_on_behalf_of_fkey FOREIGN KEY (on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.order_task_event add constraint order_task_event_order_task_id_fkey FOREIGN KEY (order_task_id) REFERENCES omsorg.order_task(id) ON DELETE CASCADE;
alter table omsorg.order_task_event add constraint order_task_event_pkey PRIMARY KEY (id);
CREATE INDEX order_task_event_by_task ON omsorg.order_task_event USING btree (order_task_id, id);
CREATE TRIGGER both_names_by_user BEFORE INSERT OR UPDATE OF by_user ON omsorg.order_task_event FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('by_user', 'on_behalf_of');
CREATE TRIGGER tell_task_changed AFTER INSERT ON omsorg.order_task_event FOR EACH ROW EXECUTE FUNCTION omsorg.tell_task_changed();
alter table omsorg.order_task_event enable row level security;
alter table omsorg.order_task_event force row level security;
create policy jobs on omsorg.order_task_event for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.order_task_event for all to owner using (true) with check (true);
create policy reach on omsorg.order_task_event for all to omsorg_app using ((EXISTS ( SELECT
   FROM omsorg.order_task p
  WHERE (p.id = order_task_event.order_task_id)
 OFFSET 0)));
grant insert, select on omsorg.order_task_event to omsorg_app;
grant delete, insert, select on omsorg.order_task_event to omsorg_jobs;

create table omsorg.order_task_photo (
  file_id uuid not null,
  care_recipient_id integer not null,
  order_task_id integer,
  place integer
);
alter table omsorg.order_task_photo add constraint order_task_photo_check CHECK (((order_task_id IS NULL) = (place IS NULL)));
alter table omsorg.order_task_photo add constraint order_task_photo_place_check CHECK (((place >= 1) AND (place <= 4)));
alter table omsorg.order_task_photo add constraint order_task_photo_care_recipient_id_fkey FOREIGN KEY (care_recipient_id) REFERENCES omsorg.care_recipient(id) ON DELETE CASCADE;
alter table omsorg.order_task_photo add constraint order_task_photo_file_id_fkey FOREIGN KEY (file_id) REFERENCES omsorg.stored_file(id);
alter table omsorg.order_task_photo add constraint order_task_photo_order_task_id_fkey FOREIGN KEY (order_task_id) REFERENCES omsorg.order_task(id) ON DELETE CASCADE;
alter table omsorg.order_task_photo add constraint order_task_photo_pkey PRIMARY KEY (file_id);
alter table omsorg.order_task_photo add constraint order_task_photo_order_task_id_place_key UNIQUE (order_task_id, place);
CREATE INDEX order_task_photo_by_person ON omsorg.order_task_photo USING btree (care_recipient_id);
CREATE TRIGGER photo_file_goes AFTER DELETE ON omsorg.order_task_photo FOR EACH ROW EXECUTE FUNCTION omsorg.remove_photo_file();
alter table omsorg.order_task_photo enable row level security;
alter table omsorg.order_task_photo force row level security;
create policy holder on omsorg.order_task_photo for select to omsorg_app using ((care_recipient_id = ( SELECT omsorg.reach_holder_person() AS reach_holder_person)));
create policy holder_removes on omsorg.order_task_photo for delete to omsorg_app using (((care_recipient_id = ( SELECT omsorg.reach_holder_person() AS reach_holder_person)) AND (order_task_id IS NULL)));
create policy holder_sends on omsorg.order_task_photo for insert to omsorg_app with check (((care_recipient_id = ( SELECT omsorg.reach_holder_person() AS reach_holder_person)) AND (order_task_id IS NULL)));
create policy holder_tells on omsorg.order_task_photo for update to omsorg_app using (((care_recipient_id = ( SELECT omsorg.reach_holder_person() AS reach_holder_person)) AND (order_task_id IS NULL))) with check (((care_recipient_id = ( SELECT omsorg.reach_holder_person() AS reach_holder_person)) AND (order_task_id IS NOT NULL)));
create policy jobs on omsorg.order_task_photo for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.order_task_photo for all to owner using (true) with check (true);
create policy reach on omsorg.order_task_photo for all to omsorg_app using ((EXISTS ( SELECT
   FROM omsorg.order_task p
  WHERE (p.id = order_task_photo.order_task_id)
 OFFSET 0)));
grant delete, insert, select, update on omsorg.order_task_photo to omsorg_app;
grant delete, insert, select, update on omsorg.order_task_photo to omsorg_jobs;

create table omsorg.organisation_event (
  id bigint not null generated always as identity,
  at timestamp with time zone not null default now(),
  by_user integer,
  on_behalf_of integer,
  market omsorg.market_code,
  client_id uuid,
  care_place_id uuid,
  subject text not null,
  subject_id text not null,
  event text not null,
  detail jsonb not null default '{}'::jsonb
);
alter table omsorg.organisation_event add constraint organisation_event_client_id_fkey FOREIGN KEY (client_id) REFERENCES omsorg.client(id) ON DELETE CASCADE;
alter table omsorg.organisation_event add constraint organisation_event_pkey PRIMARY KEY (id);
CREATE INDEX organisation_event_by_client ON omsorg.organisation_event USING btree (client_id, at);
CREATE INDEX organisation_event_by_subject ON omsorg.organisation_event USING btree (subject, subject_id, at);
CREATE INDEX organisation_event_of_client ON omsorg.organisation_event USING btree (client_id, id) WHERE (care_place_id IS NULL);
CREATE INDEX organisation_event_of_place ON omsorg.organisation_event USING btree (care_place_id, id) WHERE (care_place_id IS NOT NULL);
CREATE TRIGGER both_names_by_user BEFORE INSERT OR UPDATE OF by_user ON omsorg.organisation_event FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('by_user', 'on_behalf_of');
alter table omsorg.organisation_event enable row level security;
alter table omsorg.organisation_event force row level security;
create policy jobs on omsorg.organisation_event for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.organisation_event for all to owner using (true) with check (true);
create policy reach on omsorg.organisation_event for all to omsorg_app using (((client_id = ANY (( SELECT omsorg.reach_clients() AS reach_clients)::uuid[])) OR ( SELECT omsorg.reach_all() AS reach_all)));
grant insert, select on omsorg.organisation_event to omsorg_app;
grant insert, select on omsorg.organisation_event to omsorg_jobs;

create table omsorg.organisation_import (
  id integer not null generated always as identity,
  client_id uuid not null,
  kind text not null,
  file_name text not null,
  state smallint not null default 1,
  error_count integer not null default 0,
  added integer not null default 0,
  changed integer not null default 0,
  unchanged integer not null default 0,
  created_by integer not null,
  created_at timestamp with time zone not null,
  applied_at timestamp with time zone,
  left_out integer not null default 0,
  row_version integer not null default 1
);
alter table omsorg.organisation_import add constraint organisation_import_kind_check CHECK ((kind = ANY (ARRAY['care-units'::text, 'care-places'::text, 'users'::text, 'workbook'::text])));
alter table omsorg.organisation_import add constraint organisation_import_state_check CHECK (((state >= 1) AND (state <= 4)));
alter table omsorg.organisation_import add constraint organisation_import_client_id_fkey FOREIGN KEY (client_id) REFERENCES omsorg.client(id) ON DELETE CASCADE;
alter table omsorg.organisation_import add constraint organisation_import_created_by_fkey FOREIGN KEY (created_by) REFERENCES omsorg.user_account(id);
alter table omsorg.organisation_import add constraint organisation_import_pkey PRIMARY KEY (id);
CREATE INDEX organisation_import_by_client ON omsorg.organisation_import USING btree (client_id, id DESC);
CREATE INDEX organisation_import_by_creator ON omsorg.organisation_import USING btree (created_by);
alter table omsorg.organisation_import enable row level security;
alter table omsorg.organisation_import force row level security;
create policy jobs on omsorg.organisation_import for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.organisation_import for all to owner using (true) with check (true);
create policy reach on omsorg.organisation_import for all to omsorg_app using (( SELECT omsorg.reach_all() AS reach_all));
grant delete, insert, select, update on omsorg.organisation_import to omsorg_app;
grant delete, insert, select, update on omsorg.organisation_import to omsorg_jobs;

create table omsorg.organisation_import_row (
  organisation_import_id integer not null,
  "row" integer not null,
  change text not null,
  name text not null,
  within text not null,
  fields jsonb not null,
  errors jsonb not null,
  cells jsonb not null,
  kind text not null
);
alter table omsorg.organisation_import_row add constraint organisation_import_row_change_check CHECK ((change = ANY (ARRAY['error'::text, 'added'::text, 'changed'::text, 'unchanged'::text, 'left-out'::text])));
alter table omsorg.organisation_import_row add constraint organisation_import_row_kind_check CHECK ((kind = ANY (ARRAY['care-units'::text, 'care-places'::text, 'users'::text])));
alter table omsorg.organisation_import_row add constraint organisation_import_row_organisation_import_id_fkey FOREIGN KEY (organisation_import_id) REFERENCES omsorg.organisation_import(id) ON DELETE CASCADE;
alter table omsorg.organisation_import_row add constraint organisation_import_row_pkey PRIMARY KEY (organisation_import_id, kind, "row");
CREATE INDEX organisation_import_row_by_change ON omsorg.organisation_import_row USING btree (organisation_import_id, change, "row");
alter table omsorg.organisation_import_row enable row level security;
alter table omsorg.organisation_import_row force row level security;
create policy jobs on omsorg.organisation_import_row for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.organisation_import_row for all to owner using (true) with check (true);
create policy reach on omsorg.organisation_import_row for all to omsorg_app using (( SELECT omsorg.reach_all() AS reach_all));
grant delete, insert, select, update on omsorg.organisation_import_row to omsorg_app;
grant delete, insert, select, update on omsorg.organisation_import_row to omsorg_jobs;

create table omsorg.owner_notice (
  id integer not null generated always as identity,
  user_id integer not null,
  what text not null,
  recipient text not null,
  at timestamp with time zone not null default now()
);
alter table omsorg.owner_notice add constraint owner_notice_what_check CHECK ((what = ANY (ARRAY['password-changed'::text, 'password-given'::text, 'email-changed'::text, 'phone-changed'::text, 'user-name-changed'::text, 'methods-changed'::text, 'second-factor-added'::text, 'second-factor-removed'::text, 'recovery-codes-made'::text, 'recovery-code-used'::text, 'passkey-added'::text, 'passkey-removed'::text, 'passkey-copied'::text, 'new-device'::text, 'new-place'::text, 'roles-changed'::text, 'locked'::text, 'unlocked'::text])));
alter table omsorg.owner_notice add constraint owner_notice_user_id_fkey FOREIGN KEY (user_id) REFERENCES omsorg.user_account(id) ON DELETE CASCADE;
alter table omsorg.owner_notice add constraint owner_notice_pkey PRIMARY KEY (id);
CREATE INDEX owner_notice_by_user ON omsorg.owner_notice USING btree (user_id);
alter table omsorg.owner_notice enable row level security;
alter table omsorg.owner_notice force row level security;
create policy jobs on omsorg.owner_notice for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.owner_notice for all to owner using (true) with check (true);
create policy reach on omsorg.owner_notice for all to omsorg_app using ((EXISTS ( SELECT
   FROM omsorg.user_account p
  WHERE (p.id = owner_notice.user_id)
 OFFSET 0)));
grant insert, select on omsorg.owner_notice to omsorg_app;
grant delete, insert, select on omsorg.owner_notice to omsorg_jobs;

create table omsorg.password_link (
  hash bytea not null,
  user_id integer not null,
  kind text not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  id integer not null generated always as identity,
  secret_sealed bytea
);
alter table omsorg.password_link add constraint password_link_kind_check CHECK ((kind = ANY (ARRAY['reset'::text, 'welcome'::text, 'first-administrator'::text])));
alter table omsorg.password_link add constraint password_link_user_id_fkey FOREIGN KEY (user_id) REFERENCES omsorg.user_account(id) ON DELETE CASCADE;
alter table omsorg.password_link add constraint password_link_pkey PRIMARY KEY (hash);
alter table omsorg.password_link add constraint password_link_id_key UNIQUE (id);
CREATE INDEX password_link_by_user ON omsorg.password_link USING btree (user_id);
alter table omsorg.password_link enable row level security;
alter table omsorg.password_link force row level security;
create policy jobs on omsorg.password_link for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.password_link for all to owner using (true) with check (true);
create policy reach on omsorg.password_link for all to omsorg_app using ((( SELECT omsorg.reach_sign_in() AS reach_sign_in) OR (EXISTS ( SELECT
   FROM omsorg.user_account u
  WHERE (u.id = password_link.user_id)
 OFFSET 0))));
grant delete, insert, select, update on omsorg.password_link to omsorg_app;
grant delete, insert, select, update on omsorg.password_link to omsorg_jobs;

create table omsorg.password_request (
  id integer not null generated always as identity,
  at timestamp with time zone not null,
  address_hash bytea not null,
  source_hash bytea not null,
  address_sealed bytea
);
alter table omsorg.password_request add constraint password_request_pkey PRIMARY KEY (id);
CREATE INDEX password_request_by_address ON omsorg.password_request USING btree (address_hash, at);
CREATE INDEX password_request_by_time ON omsorg.password_request USING btree (at);
alter table omsorg.password_request enable row level security;
alter table omsorg.password_request force row level security;
create policy jobs on omsorg.password_request for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.password_request for all to owner using (true) with check (true);
create policy reach on omsorg.password_request for all to omsorg_app using (( SELECT omsorg.reach_sign_in() AS reach_sign_in));
grant insert, select on omsorg.password_request to omsorg_app;
grant delete, select, update on omsorg.password_request to omsorg_jobs;

create table omsorg.patient_fee (
  id integer not null generated always as identity,
  care_recipient_id integer not null,
  therapy_area omsorg.therapy_area not null,
  valid_from date not null,
  amount omsorg.minor,
  percentage numeric(5,2),
  changed_by integer,
  changed_at timestamp with time zone not null default now(),
  changed_on_behalf_of integer
);
alter table omsorg.patient_fee add constraint patient_fee_check CHECK ((num_nonnulls(amount, percentage) <= 1));
alter table omsorg.patient_fee add constraint patient_fee_percentage_check CHECK (((percentage >= (0)::numeric) AND (percentage <= (100)::numeric)));
alter table omsorg.patient_fee add constraint patient_fee_care_recipient_id_fkey FOREIGN KEY (care_recipient_id) REFERENCES omsorg.care_recipient(id) ON DELETE CASCADE;
alter table omsorg.patient_fee add constraint patient_fee_pkey PRIMARY KEY (id);
CREATE INDEX patient_fee_by_recipient ON omsorg.patient_fee USING btree (care_recipient_id, therapy_area, valid_from DESC, id DESC);
CREATE TRIGGER both_names_changed_by BEFORE INSERT OR UPDATE OF changed_by ON omsorg.patient_fee FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.changed_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('changed_by', 'changed_on_behalf_of');
alter table omsorg.patient_fee enable row level security;
alter table omsorg.patient_fee force row level security;
create policy jobs on omsorg.patient_fee for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.patient_fee for all to owner using (true) with check (true);
create policy reach on omsorg.patient_fee for all to omsorg_app using (((EXISTS ( SELECT
   FROM omsorg.care_recipient_place link
  WHERE ((link.care_recipient_id = patient_fee.care_recipient_id) AND (link.care_place_id = ( SELECT omsorg.reach_place() AS reach_place))))) OR (EXISTS ( SELECT
   FROM omsorg.care_recipient p
  WHERE (p.id = patient_fee.care_recipient_id)
 OFFSET 0))));
grant insert, select on omsorg.patient_fee to omsorg_app;
grant insert, select on omsorg.patient_fee to omsorg_jobs;

create table omsorg.patient_fee_setting (
  client_id uuid not null,
  therapy_area omsorg.therapy_area not null,
  valid_from date not null,
  enabled boolean not null default false,
  method text not null,
  type text not null,
  minimum_order_limit omsorg.minor,
  one_time_fee_allowed boolean not null default false,
  row_version integer not null default 1
);
alter table omsorg.patient_fee_setting add constraint patient_fee_setting_method_check CHECK ((method = ANY (ARRAY['per-month'::text, 'per-withdrawal'::text])));
alter table omsorg.patient_fee_setting add constraint patient_fee_setting_type_check CHECK ((type = ANY (ARRAY['fixed'::text, 'percentage'::text])));
alter table omsorg.patient_fee_setting add constraint patient_fee_setting_client_id_fkey FOREIGN KEY (client_id) REFERENCES omsorg.client(id) ON DELETE CASCADE;
alter table omsorg.patient_fee_setting add constraint patient_fee_setting_pkey PRIMARY KEY (client_id, therapy_area, valid_from);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON omsorg.patient_fee_setting FOR EACH ROW EXECUTE FUNCTION omsorg.note_change('patient-fee', '', 'therapy_area', 'valid_from');
alter table omsorg.patient_fee_setting enable row level security;
alter table omsorg.patient_fee_setting force row level security;
create policy jobs on omsorg.patient_fee_setting for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.patient_fee_setting for all to owner using (true) with check (true);
create policy reach on omsorg.patient_fee_setting for all to omsorg_app using ((client_id = ANY (( SELECT omsorg.reach_clients() AS reach_clients)::uuid[])));
grant delete, insert, select, update on omsorg.patient_fee_setting to omsorg_app;
grant delete, insert, select, update on omsorg.patient_fee_setting to omsorg_jobs;

create table omsorg.place_setting (
  client_id uuid not null,
  care_place_id uuid not null,
  home_delivery_allowed boolean not null,
  hide_home_delivery boolean not null,
  group_order_allowed boolean not null,
  nursing_home_allowed boolean not null,
  withdrawal_allowed boolean not null,
  individual_order_allowed boolean not null,
  express_order_allowed boolean not null,
  order_types integer[] not null,
  order_period_from_day integer,
  order_period_interval_days integer,
  delivery_method_codes text[] not null,
  default_delivery_method text,
  delivery_points_allowed boolean not null,
  notification_by text not null,
  goods_label_required boolean not null,
  contact_phone_required boolean not null,
  max_lines_per_order integer not null,
  enforce_interval boolean not null,
  soon_days integer not null,
  last_withdrawal_factor integer not null,
  express_lead_days integer not null,
  stock_lead_days integer not null,
  non_stock_lead_days integer not null,
  stuck_after_hours integer not null,
  return_agree_days integer not null,
  own_error_credit_percent integer not null,
  allow_exceed_prescribed boolean not null,
  order_mail_recipients text[] not null,
  delivery_name text,
  delivery_care_of text,
  delivery_street text,
  delivery_zip text,
  delivery_city text,
  delivery_country_code omsorg.country_code,
  delivery_entry_code omsorg.entry_code,
  undo_seconds integer not null,
  iterative_prescription_allowed boolean not null,
  prescription_period_months integer not null,
  calculation_period_months integer not null,
  max_withdrawals integer not null,
  min_days_between_withdrawals integer,
  invoice_area_required boolean not null,
  payer_customer_number text,
  note_enabled boolean not null,
  additions_allowed boolean not null,
  dispense_allowed boolean not null,
  print_prices boolean not null,
  print_note boolean not null,
  print_prescriber boolean not null,
  print_header_text text not null,
  renewal_requests_off text[] not null,
  ssn_required boolean not null,
  temporary_ssn_allowed boolean not null,
  population_register_lookup boolean not null,
  protected_identity_allowed boolean not null,
  reference_number_required boolean not null,
  phone_required boolean not null,
  guardians_allowed boolean not null,
  trustee_allowed boolean not null,
  invoice_address_required boolean not null,
  crp_accounts_allowed boolean not null,
  copy_allowed boolean not null,
  move_allowed boolean not null,
  deactivate_allowed boolean not null,
  adult_recipients_only boolean not null,
  anonymize_after_months integer,
  market omsorg.market_code not null,
  place_name text not null,
  client_name text not null,
  patient_data_owner_id text not null,
  allow_outgoing_items boolean not null,
  block_uncertain_delivery boolean not null,
  show_prices boolean not null,
  show_stock_status boolean not null,
  few_in_stock_below integer not null,
  crp_ordering_allowed boolean not null,
  crp_renewal_allowed boolean not null,
  crp_diary_allowed boolean not null,
  crp_stock_allowed boolean not null,
  version integer not null default 1
);
alter table omsorg.place_setting add constraint place_setting_care_place_id_fkey FOREIGN KEY (care_place_id) REFERENCES omsorg.care_place(id) ON DELETE CASCADE;
alter table omsorg.place_setting add constraint place_setting_pkey PRIMARY KEY (care_place_id);
alter table omsorg.place_setting enable row level security;
alter table omsorg.place_setting force row level security;
create policy holder on omsorg.place_setting for select to omsorg_app using ((care_place_id = ( SELECT omsorg.reach_holder_place() AS reach_holder_place)));
create policy jobs on omsorg.place_setting for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.place_setting for all to owner using (true) with check (true);
create policy reach on omsorg.place_setting for all to omsorg_app using (((client_id = ( SELECT omsorg.reach_client() AS reach_client)) OR ((market)::integer = ( SELECT omsorg.reach_market() AS reach_market)) OR ( SELECT omsorg.reach_all() AS reach_all)));
grant select on omsorg.place_setting to omsorg_app;
grant select on omsorg.place_setting to omsorg_jobs;

create table omsorg.postal_place (
  country_code omsorg.country_code not null,
  zip_from text not null,
  zip_to text not null,
  city text not null
);
alter table omsorg.postal_place add constraint postal_place_check CHECK (((length(zip_to) = length(zip_from)) AND (zip_to >= zip_from)));
alter table omsorg.postal_place add constraint postal_place_city_check CHECK ((city ~ '\S'::text));
alter table omsorg.postal_place add constraint postal_place_zip_from_check CHECK ((zip_from ~ '^[0-9]+$'::text));
alter table omsorg.postal_place add constraint postal_place_pkey PRIMARY KEY (country_code, zip_from, city);
grant select on omsorg.postal_place to omsorg_app;
grant select on omsorg.postal_place to omsorg_jobs;

create table omsorg.preliminary_order (
  id integer not null generated by default as identity,
  client_id uuid not null,
  care_place_id uuid not null,
  type integer not null,
  name text not null default ''::text,
  state integer not null default 1,
  favorite boolean not null default false,
  receiver jsonb not null default '{}'::jsonb,
  created_by integer not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  row_version integer not null default 1,
  last_used_at timestamp with time zone,
  last_used_by integer,
  last_order_id bigint,
  created_on_behalf_of integer,
  last_used_on_behalf_of integer
);
alter table omsorg.preliminary_order add constraint preliminary_order_check CHECK (((last_used_at IS NULL) = (last_used_by IS NULL)));
alter table omsorg.preliminary_order add constraint preliminary_order_state_check CHECK ((state = ANY (ARRAY[1, 2])));
alter table omsorg.preliminary_order add constraint preliminary_order_type_check CHECK (((type >= 1) AND (type <= 4)));
alter table omsorg.preliminary_order add constraint preliminary_order_care_place_id_client_id_fkey FOREIGN KEY (care_place_id, client_id) REFERENCES omsorg.care_place(id, client_id) ON DELETE CASCADE;
alter table omsorg.preliminary_order add constraint preliminary_order_created_by_fkey FOREIGN KEY (created_by) REFERENCES omsorg.user_account(id);
alter table omsorg.preliminary_order add constraint preliminary_order_created_on_behalf_of_fkey FOREIGN KEY (created_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.preliminary_order add constraint preliminary_order_last_order_id_fkey FOREIGN KEY (last_order_id) REFERENCES omsorg.customer_order(id) ON DELETE SET NULL;
alter table omsorg.preliminary_order add constraint preliminary_order_last_used_by_fkey FOREIGN KEY (last_used_by) REFERENCES omsorg.user_account(id);
alter table omsorg.preliminary_order add constraint preliminary_order_last_used_on_behalf_of_fkey FOREIGN KEY (last_used_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.preliminary_order add constraint preliminary_order_pkey PRIMARY KEY (id);
CREATE INDEX preliminary_order_by_last_order ON omsorg.preliminary_order USING btree (last_order_id) WHERE (last_order_id IS NOT NULL);
CREATE INDEX preliminary_order_by_use ON omsorg.preliminary_order USING btree (care_place_id, state, favorite DESC, COALESCE(last_used_at, updated_at) DESC, id DESC);
CREATE TRIGGER both_names_created_by BEFORE INSERT OR UPDATE OF created_by ON omsorg.preliminary_order FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.created_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('created_by', 'created_on_behalf_of');
CREATE TRIGGER both_names_last_used_by BEFORE INSERT OR UPDATE OF last_used_by ON omsorg.preliminary_order FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.last_used_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('last_used_by', 'last_used_on_behalf_of');
alter table omsorg.preliminary_order enable row level security;
alter table omsorg.preliminary_order force row level security;
create policy jobs on omsorg.preliminary_order for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.preliminary_order for all to owner using (true) with check (true);
create policy reach on omsorg.preliminary_order for all to omsorg_app using (((care_place_id = ( SELECT omsorg.reach_place() AS reach_place)) OR (client_id = ANY (( SELECT omsorg.reach_whole_clients() AS reach_whole_clients)::uuid[]))));
grant delete, insert, select, update on omsorg.preliminary_order to omsorg_app;
grant delete, insert, select, update on omsorg.preliminary_order to omsorg_jobs;

create table omsorg.preliminary_order_line (
  id bigint not null generated always as identity,
  preliminary_order_id integer not null,
  care_recipient_id integer,
  item_number text not null,
  quantity integer not null,
  flavors jsonb not null default '[]'::jsonb,
  price omsorg.minor
);
alter table omsorg.preliminary_order_line add constraint preliminary_order_line_quantity_check CHECK ((quantity >= 1));
alter table omsorg.preliminary_order_line add constraint preliminary_order_line_care_recipient_id_fkey FOREIGN KEY (care_recipient_id) REFERENCES omsorg.care_recipient(id) ON DELETE CASCADE;
alter table omsorg.preliminary_order_line add constraint preliminary_order_line_preliminary_order_id_fkey FOREIGN KEY (preliminary_order_id) REFERENCES omsorg.preliminary_order(id) ON DELETE CASCADE;
alter table omsorg.preliminary_order_line add constraint preliminary_order_line_pkey PRIMARY KEY (id);
CREATE INDEX preliminary_order_line_by_item ON omsorg.preliminary_order_line USING btree (item_number);
CREATE INDEX preliminary_order_line_by_order ON omsorg.preliminary_order_line USING btree (preliminary_order_id);
CREATE INDEX preliminary_order_line_by_recipient ON omsorg.preliminary_order_line USING btree (care_recipient_id) WHERE (care_recipient_id IS NOT NULL);
alter table omsorg.preliminary_order_line enable row level security;
alter table omsorg.preliminary_order_line force row level security;
create policy jobs on omsorg.preliminary_order_line for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.preliminary_order_line for all to owner using (true) with check (true);
create policy reach on omsorg.preliminary_order_line for all to omsorg_app using ((EXISTS ( SELECT
   FROM omsorg.preliminary_order p
  WHERE (p.id = preliminary_order_line.preliminary_order_id)
 OFFSET 0)));
grant delete, insert, select, update on omsorg.preliminary_order_line to omsorg_app;
grant delete, insert, select, update on omsorg.preliminary_order_line to omsorg_jobs;

create table omsorg.prescription (
  id integer not null generated by default as identity,
  care_recipient_id integer not null,
  client_id uuid not null,
  care_place_id uuid not null,
  market omsorg.market_code not null,
  therapy_area omsorg.therapy_area not null,
  type text not null default 'iterative'::text,
  status integer not null default 1,
  confirmed_at timestamp with time zone,
  period_months integer not null,
  start_date date not null,
  end_date date not null,
  effective_end_date date,
  customer_number text,
  payer_customer_number text,
  note text not null default ''::text,
  predecessor_id integer,
  prescribed_by integer not null,
  prescribed_on_behalf_of integer,
  created_at timestamp with time zone not null default now(),
  updated_by integer,
  updated_at timestamp with time zone not null default now(),
  row_version integer not null default 1,
  updated_on_behalf_of integer,
  investigation_id integer
);
alter table omsorg.prescription add constraint prescription_check CHECK ((end_date > start_date));
alter table omsorg.prescription add constraint prescription_check1 CHECK ((end_date <= ((start_date + '1 year'::interval) - '1 day'::interval)));
alter table omsorg.prescription add constraint prescription_check2 CHECK ((predecessor_id <> id));
alter table omsorg.prescription add constraint prescription_note_check CHECK ((length(note) <= 500));
alter table omsorg.prescription add constraint prescription_period_months_check CHECK (((period_months >= 1) AND (period_months <= 12)));
alter table omsorg.prescription add constraint prescription_status_check CHECK (((status >= 1) AND (status <= 5)));
alter table omsorg.prescription add constraint prescription_type_check CHECK ((type = ANY (ARRAY['iterative'::text, 'dispense'::text, 'lean'::text])));
alter table omsorg.prescription add constraint prescription_care_place_id_client_id_fkey FOREIGN KEY (care_place_id, client_id) REFERENCES omsorg.care_place(id, client_id);
alter table omsorg.prescription add constraint prescription_care_recipient_id_client_id_fkey FOREIGN KEY (care_recipient_id, client_id) REFERENCES omsorg.care_recipient(id, client_id) ON DELETE CASCADE;
alter table omsorg.prescription add constraint prescription_investigation_id_fkey FOREIGN KEY (investigation_id) REFERENCES omsorg.investigation(id) ON DELETE SET NULL;
alter table omsorg.prescription add constraint prescription_predecessor_id_fkey FOREIGN KEY (predecessor_id) REFERENCES omsorg.prescription(id) ON DELETE SET NULL;
alter table omsorg.prescription add constraint prescription_prescribed_by_fkey FOREIGN KEY (prescribed_by) REFERENCES omsorg.user_account(id);
alter table omsorg.prescription add constraint prescription_prescribed_on_behalf_of_fkey FOREIGN KEY (prescribed_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.prescription add constraint prescription_pkey PRIMARY KEY (id);
CREATE INDEX prescription_by_client ON omsorg.prescription USING btree (client_id);
CREATE INDEX prescription_by_investigation ON omsorg.prescription USING btree (investigation_id) WHERE (investigation_id IS NOT NULL);
CREATE INDEX prescription_by_place ON omsorg.prescription USING btree (care_place_id, status, end_date);
CREATE INDEX prescription_by_predecessor ON omsorg.prescription USING btree (predecessor_id) WHERE (predecessor_id IS NOT NULL);
CREATE INDEX prescription_by_recipient ON omsorg.prescription USING btree (care_recipient_id, therapy_area, status);
CREATE UNIQUE INDEX prescription_one_waiting_successor ON omsorg.prescription USING btree (predecessor_id) WHERE (status = 1);
CREATE INDEX prescription_running_by_end ON omsorg.prescription USING btree (end_date) WHERE (status = ANY (ARRAY[2, 4]));
CREATE INDEX prescription_waiting_by_start ON omsorg.prescription USING btree (start_date) WHERE ((status = 1) AND (confirmed_at IS NOT NULL));
CREATE TRIGGER both_names_prescribed_by BEFORE INSERT OR UPDATE OF prescribed_by ON omsorg.prescription FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.prescribed_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('prescribed_by', 'prescribed_on_behalf_of');
CREATE TRIGGER both_names_updated_by BEFORE INSERT OR UPDATE OF updated_by ON omsorg.prescription FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.updated_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('updated_by', 'updated_on_behalf_of');
CREATE TRIGGER supply_is_noted AFTER INSERT OR DELETE OR UPDATE OF care_recipient_id, market, status, start_date, end_date ON omsorg.prescription FOR EACH ROW EXECUTE FUNCTION omsorg.note_supply();
CREATE CONSTRAINT TRIGGER supply_is_settled AFTER INSERT OR DELETE OR UPDATE OF care_recipient_id, market, status, start_date, end_date ON omsorg.prescription DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION omsorg.settle_noted_supply();
alter table omsorg.prescription enable row level security;
alter table omsorg.prescription force row level security;
create policy holder on omsorg.prescription for select to omsorg_app using ((care_recipient_id = ( SELECT omsorg.reach_holder_person() AS reach_holder_person)));
create policy holder_draws on omsorg.prescription for update to omsorg_app using ((care_recipient_id = ( SELECT omsorg.reach_holder_person() AS reach_holder_person)));
create policy jobs on omsorg.prescription for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.prescription for all to owner using (true) with check (true);
create policy reach on omsorg.prescription for all to omsorg_app using (((client_id = ANY (( SELECT omsorg.reach_whole_clients() AS reach_whole_clients)::uuid[])) OR (EXISTS ( SELECT
   FROM omsorg.care_recipient_place link
  WHERE ((link.care_recipient_id = prescription.care_recipient_id) AND (link.care_place_id = ( SELECT omsorg.reach_place() AS reach_place)))))));
grant delete, insert, select, update on omsorg.prescription to omsorg_app;
grant delete, insert, select, update on omsorg.prescription to omsorg_jobs;

create table omsorg.prescription_draft (
  id integer not null generated by default as identity,
  user_id integer not null,
  care_place_id uuid not null,
  client_id uuid not null,
  care_recipient_id integer not null,
  therapy_area omsorg.therapy_area not null,
  prescription_id integer,
  saved_at timestamp with time zone not null,
  entries_sealed bytea not null
);
alter table omsorg.prescription_draft add constraint prescription_draft_entries_sealed_check CHECK ((octet_length(entries_sealed) <= 500000));
alter table omsorg.prescription_draft add constraint prescription_draft_care_place_id_fkey FOREIGN KEY (care_place_id) REFERENCES omsorg.care_place(id) ON DELETE CASCADE;
alter table omsorg.prescription_draft add constraint prescription_draft_care_recipient_id_client_id_fkey FOREIGN KEY (care_recipient_id, client_id) REFERENCES omsorg.care_recipient(id, client_id) ON DELETE CASCADE;
alter table omsorg.prescription_draft add constraint prescription_draft_client_id_fkey FOREIGN KEY (client_id) REFERENCES omsorg.client(id) ON DELETE CASCADE;
alter table omsorg.prescription_draft add constraint prescription_draft_prescription_id_fkey FOREIGN KEY (prescription_id) REFERENCES omsorg.prescription(id) ON DELETE CASCADE;
alter table omsorg.prescription_draft add constraint prescription_draft_user_id_fkey FOREIGN KEY (user_id) REFERENCES omsorg.user_account(id) ON DELETE CASCADE;
alter table omsorg.prescription_draft add constraint prescription_draft_pkey PRIMARY KEY (id);
alter table omsorg.prescription_draft add constraint prescription_draft_one_of_each UNIQUE NULLS NOT DISTINCT (user_id, care_place_id, care_recipient_id, therapy_area, prescription_id);
CREATE INDEX prescription_draft_by_age ON omsorg.prescription_draft USING btree (saved_at);
CREATE INDEX prescription_draft_by_prescription ON omsorg.prescription_draft USING btree (prescription_id);
CREATE INDEX prescription_draft_by_recipient ON omsorg.prescription_draft USING btree (care_recipient_id);
alter table omsorg.prescription_draft enable row level security;
alter table omsorg.prescription_draft force row level security;
create policy jobs on omsorg.prescription_draft for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.prescription_draft for all to owner using (true) with check (true);
create policy reach on omsorg.prescription_draft for all to omsorg_app using (((user_id = COALESCE(( SELECT omsorg.reach_impersonator() AS reach_impersonator), ( SELECT omsorg.reach_user() AS reach_user))) AND (care_place_id = ( SELECT omsorg.reach_place() AS reach_place))));
grant delete, insert, select, update on omsorg.prescription_draft to omsorg_app;
grant delete, select on omsorg.prescription_draft to omsorg_jobs;

create table omsorg.prescription_event (
  id bigint not null generated always as identity,
  at timestamp with time zone not null default now(),
  prescription_id integer not null,
  prescription_row_id integer,
  event text not null,
  from_status integer,
  to_status integer,
  by_user integer,
  on_behalf_of integer,
  reason text,
  detail jsonb not null default '{}'::jsonb
);
alter table omsorg.prescription_event add constraint prescription_event_prescription_row_id_fkey FOREIGN KEY (prescription_row_id) REFERENCES omsorg.prescription_row(id) ON DELETE SET NULL;
alter table omsorg.prescription_event add constraint prescription_event_pkey PRIMARY KEY (id);
CREATE INDEX prescription_event_by_prescription ON omsorg.prescription_event USING btree (prescription_id, at);
CREATE INDEX prescription_event_by_row ON omsorg.prescription_event USING btree (prescription_row_id, at) WHERE (prescription_row_id IS NOT NULL);
CREATE TRIGGER both_names_by_user BEFORE INSERT OR UPDATE OF by_user ON omsorg.prescription_event FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('by_user', 'on_behalf_of');
alter table omsorg.prescription_event enable row level security;
alter table omsorg.prescription_event force row level security;
create policy jobs on omsorg.prescription_event for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.prescription_event for all to owner using (true) with check (true);
create policy reach on omsorg.prescription_event for all to omsorg_app using ((EXISTS ( SELECT
   FROM omsorg.prescription p
  WHERE (p.id = prescription_event.prescription_id)
 OFFSET 0)));
grant insert, select on omsorg.prescription_event to omsorg_app;
grant insert, select on omsorg.prescription_event to omsorg_jobs;

create table omsorg.prescription_row (
  id integer not null generated by default as identity,
  prescription_id integer not null,
  product_id integer not null,
  item_number text not null,
  product_group_number text not null default ''::text,
  items_per_package integer not null,
  consumption numeric(12,4),
  consumption_period integer,
  calculation_period integer not null,
  withdrawals integer not null,
  packages_per_withdrawal integer not null,
  interval_days integer not null,
  package_adjustment integer not null default 0,
  cut_option text,
  cut_size integer,
  invoice_area_id integer,
  note text not null default ''::text,
  status integer not null default 1,
  closed_at timestamp with time zone,
  row_version integer not null default 1,
  succeeded_by integer
);
alter table omsorg.prescription_row add constraint prescription_row_calculation_period_check CHECK (((calculation_period >= 1) AND (calculation_period <= 12)));
alter table omsorg.prescription_row add constraint prescription_row_check CHECK (((consumption IS NULL) = (consumption_period IS NULL)));
alter table omsorg.prescription_row add constraint prescription_row_check1 CHECK (((cut_option IS DISTINCT FROM 'standard'::text) OR (cut_size IS NOT NULL)));
alter table omsorg.prescription_row add constraint prescription_row_check2 CHECK (((status = 4) = (closed_at IS NOT NULL)));
alter table omsorg.prescription_row add constraint prescription_row_consumption_check CHECK ((consumption >= (0)::numeric));
alter table omsorg.prescription_row add constraint prescription_row_consumption_period_check CHECK (((consumption_period >= 1) AND (consumption_period <= 4)));
alter table omsorg.prescription_row add constraint prescription_row_cut_option_check CHECK ((cut_option = ANY (ARRAY['standard'::text, 'individual'::text, 'none'::text])));
alter table omsorg.prescription_row add constraint prescription_row_cut_size_check CHECK (((cut_size >= 15) AND (cut_size <= 70)));
alter table omsorg.prescription_row add constraint prescription_row_interval_days_check CHECK ((interval_days >= 1));
alter table omsorg.prescription_row add constraint prescription_row_items_per_package_check CHECK ((items_per_package >= 1));
alter table omsorg.prescription_row add constraint prescription_row_note_check CHECK ((length(note) <= 500));
alter table omsorg.prescription_row add constraint prescription_row_packages_per_withdrawal_check CHECK ((packages_per_withdrawal >= 1));
alter table omsorg.prescription_row add constraint prescription_row_status_check CHECK (((status >= 1) AND (status <= 4)));
alter table omsorg.prescription_row add constraint prescription_row_withdrawals_check CHECK ((withdrawals >= 1));
alter table omsorg.prescription_row add constraint prescription_row_invoice_area_id_fkey FOREIGN KEY (invoice_area_id) REFERENCES omsorg.invoice_area(id);
alter table omsorg.prescription_row add constraint prescription_row_prescription_id_fkey FOREIGN KEY (prescription_id) REFERENCES omsorg.prescription(id) ON DELETE CASCADE;
alter table omsorg.prescription_row add constraint prescription_row_product_id_fkey FOREIGN KEY (product_id) REFERENCES omsorg.product(id);
alter table omsorg.prescription_row add constraint prescription_row_succeeded_by_fkey FOREIGN KEY (succeeded_by) REFERENCES omsorg.prescription(id) ON DELETE SET NULL;
alter table omsorg.prescription_row add constraint prescription_row_pkey PRIMARY KEY (id);
CREATE INDEX prescription_row_by_invoice_area ON omsorg.prescription_row USING btree (invoice_area_id) WHERE (invoice_area_id IS NOT NULL);
CREATE INDEX prescription_row_by_prescription ON omsorg.prescription_row USING btree (prescription_id);
CREATE INDEX prescription_row_by_product ON omsorg.prescription_row USING btree (product_id) WHERE (status = ANY (ARRAY[2, 3]));
CREATE INDEX prescription_row_by_successor ON omsorg.prescription_row USING btree (succeeded_by) WHERE (succeeded_by IS NOT NULL);
CREATE TRIGGER supply_is_noted AFTER INSERT OR DELETE OR UPDATE OF prescription_id, item_number, items_per_package, consumption, consumption_period, withdrawals, status ON omsorg.prescription_row FOR EACH ROW EXECUTE FUNCTION omsorg.note_supply();
CREATE CONSTRAINT TRIGGER supply_is_settled AFTER INSERT OR DELETE OR UPDATE OF prescription_id, item_number, items_per_package, consumption, consumption_period, withdrawals, status ON omsorg.prescription_row DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION omsorg.settle_noted_supply();
alter table omsorg.prescription_row enable row level security;
alter table omsorg.prescription_row force row level security;
create policy jobs on omsorg.prescription_row for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.prescription_row for all to owner using (true) with check (true);
create policy reach on omsorg.prescription_row for all to omsorg_app using ((EXISTS ( SELECT
   FROM omsorg.prescription p
  WHERE (p.id = prescription_row.prescription_id)
 OFFSET 0)));
grant delete, insert, select, update on omsorg.prescription_row to omsorg_app;
grant delete, insert, select, update on omsorg.prescription_row to omsorg_jobs;

create table omsorg.prescription_row_addition (
  id integer not null generated by default as identity,
  prescription_row_id integer not null,
  extra_packages integer not null default 0,
  extra_withdrawals integer not null default 0,
  start_date date not null,
  end_date date not null,
  status integer not null default 1,
  created_by integer not null,
  created_on_behalf_of integer,
  created_at timestamp with time zone not null default now(),
  ended_at timestamp with time zone,
  row_version integer not null default 1
);
alter table omsorg.prescription_row_addition add constraint prescription_row_addition_check CHECK (((extra_packages + extra_withdrawals) > 0));
alter table omsorg.prescription_row_addition add constraint prescription_row_addition_check1 CHECK ((end_date >= start_date));
alter table omsorg.prescription_row_addition add constraint prescription_row_addition_check2 CHECK (((status = 1) = (ended_at IS NULL)));
alter table omsorg.prescription_row_addition add constraint prescription_row_addition_extra_packages_check CHECK ((extra_packages >= 0));
alter table omsorg.prescription_row_addition add constraint prescription_row_addition_extra_withdrawals_check CHECK ((extra_withdrawals >= 0));
alter table omsorg.prescription_row_addition add constraint prescription_row_addition_status_check CHECK (((status >= 1) AND (status <= 4)));
alter table omsorg.prescription_row_addition add constraint prescription_row_addition_created_by_fkey FOREIGN KEY (created_by) REFERENCES omsorg.user_account(id);
alter table omsorg.prescription_row_addition add constraint prescription_row_addition_created_on_behalf_of_fkey FOREIGN KEY (created_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.prescription_row_addition add constraint prescription_row_addition_prescription_row_id_fkey FOREIGN KEY (prescription_row_id) REFERENCES omsorg.prescription_row(id) ON DELETE CASCADE;
alter table omsorg.prescription_row_addition add constraint prescription_row_addition_pkey PRIMARY KEY (id);
CREATE INDEX prescription_row_addition_by_end ON omsorg.prescription_row_addition USING btree (end_date) WHERE (status = ANY (ARRAY[1, 2]));
CREATE INDEX prescription_row_addition_by_row ON omsorg.prescription_row_addition USING btree (prescription_row_id, created_at);
CREATE UNIQUE INDEX prescription_row_one_open_addition ON omsorg.prescription_row_addition USING btree (prescription_row_id) WHERE (status = 1);
CREATE TRIGGER both_names_created_by BEFORE INSERT OR UPDATE OF created_by ON omsorg.prescription_row_addition FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.created_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('created_by', 'created_on_behalf_of');
CREATE TRIGGER supply_is_noted AFTER INSERT OR DELETE OR UPDATE OF prescription_row_id ON omsorg.prescription_row_addition FOR EACH ROW EXECUTE FUNCTION omsorg.note_supply();
CREATE CONSTRAINT TRIGGER supply_is_settled AFTER INSERT OR DELETE OR UPDATE OF prescription_row_id ON omsorg.prescription_row_addition DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION omsorg.settle_noted_supply();
alter table omsorg.prescription_row_addition enable row level security;
alter table omsorg.prescription_row_addition force row level security;
create policy jobs on omsorg.prescription_row_addition for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.prescription_row_addition for all to owner using (true) with check (true);
create policy reach on omsorg.prescription_row_addition for all to omsorg_app using ((EXISTS ( SELECT
   FROM omsorg.prescription_row p
  WHERE (p.id = prescription_row_addition.prescription_row_id)
 OFFSET 0)));
grant delete, insert, select, update on omsorg.prescription_row_addition to omsorg_app;
grant delete, insert, select, update on omsorg.prescription_row_addition to omsorg_jobs;

create table omsorg.prescription_row_flavor (
  prescription_row_id integer not null,
  item_number text not null,
  packages integer not null,
  consumption numeric(12,4)
);
alter table omsorg.prescription_row_flavor add constraint prescription_row_flavor_consumption_check CHECK ((consumption >= (0)::numeric));
alter table omsorg.prescription_row_flavor add constraint prescription_row_flavor_packages_check CHECK ((packages >= 0));
alter table omsorg.prescription_row_flavor add constraint prescription_row_flavor_prescription_row_id_fkey FOREIGN KEY (prescription_row_id) REFERENCES omsorg.prescription_row(id) ON DELETE CASCADE;
alter table omsorg.prescription_row_flavor add constraint prescription_row_flavor_pkey PRIMARY KEY (prescription_row_id, item_number);
alter table omsorg.prescription_row_flavor enable row level security;
alter table omsorg.prescription_row_flavor force row level security;
create policy jobs on omsorg.prescription_row_flavor for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.prescription_row_flavor for all to owner using (true) with check (true);
create policy reach on omsorg.prescription_row_flavor for all to omsorg_app using ((EXISTS ( SELECT
   FROM omsorg.prescription_row p
  WHERE (p.id = prescription_row_flavor.prescription_row_id)
 OFFSET 0)));
grant delete, insert, select, update on omsorg.prescription_row_flavor to omsorg_app;
grant delete, insert, select, update on omsorg.prescription_row_flavor to omsorg_jobs;

create table omsorg.prescription_setting (
  id integer not null generated always as identity,
  client_id uuid not null,
  care_place_id uuid,
  uses_client_settings boolean not null default false,
  iterative_prescription_allowed boolean,
  prescription_period_months integer,
  calculation_period_months integer,
  max_withdrawals integer,
  min_days_between_withdrawals integer,
  invoice_area_required boolean,
  payer_customer_number text,
  note_enabled boolean,
  additions_allowed boolean,
  dispense_allowed boolean,
  print_prices boolean,
  print_note boolean,
  print_prescriber boolean,
  print_header_text text,
  renewal_requests_off text[] not null default '{}'::text[],
  row_version integer not null default 1
);
alter table omsorg.prescription_setting add constraint prescription_setting_calculation_period_months_check CHECK ((calculation_period_months = ANY (ARRAY[3, 12])));
alter table omsorg.prescription_setting add constraint prescription_setting_max_withdrawals_check CHECK ((max_withdrawals >= 1));
alter table omsorg.prescription_setting add constraint prescription_setting_min_days_between_withdrawals_check CHECK ((min_days_between_withdrawals >= 0));
alter table omsorg.prescription_setting add constraint prescription_setting_prescription_period_months_check CHECK (((prescription_period_months >= 1) AND (prescription_period_months <= 12)));
alter table omsorg.prescription_setting add constraint prescription_setting_care_place_id_client_id_fkey FOREIGN KEY (care_place_id, client_id) REFERENCES omsorg.care_place(id, client_id) ON DELETE CASCADE;
alter table omsorg.prescription_setting add constraint prescription_setting_client_id_fkey FOREIGN KEY (client_id) REFERENCES omsorg.client(id) ON DELETE CASCADE;
alter table omsorg.prescription_setting add constraint prescription_setting_pkey PRIMARY KEY (id);
alter table omsorg.prescription_setting add constraint prescription_setting_client_id_care_place_id_key UNIQUE NULLS NOT DISTINCT (client_id, care_place_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON omsorg.prescription_setting FOR EACH ROW EXECUTE FUNCTION omsorg.note_change('prescription-settings', '');
CREATE TRIGGER place_settings_after_delete AFTER DELETE ON omsorg.prescription_setting REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION omsorg.keep_place_settings('client_id', 'care_place_id');
CREATE TRIGGER place_settings_after_insert AFTER INSERT ON omsorg.prescription_setting REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION omsorg.keep_place_settings('client_id', 'care_place_id');
CREATE TRIGGER place_settings_after_update AFTER UPDATE ON omsorg.prescription_setting REFERENCING OLD TABLE AS gone NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION omsorg.keep_place_settings('client_id', 'care_place_id');
alter table omsorg.prescription_setting enable row level security;
alter table omsorg.prescription_setting force row level security;
create policy jobs on omsorg.prescription_setting for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.prescription_setting for all to owner using (true) with check (true);
create policy reach on omsorg.prescription_setting for all to omsorg_app using ((client_id = ANY (( SELECT omsorg.reach_clients() AS reach_clients)::uuid[])));
grant delete, insert, select, update on omsorg.prescription_setting to omsorg_app;
grant delete, insert, select, update on omsorg.prescription_setting to omsorg_jobs;

create table omsorg.product (
  id integer not null generated by default as identity,
  market omsorg.market_code not null,
  item_number text not null,
  product_number text not null default ''::text,
  product_group_number text not null default ''::text,
  name text not null,
  brand text not null default ''::text,
  description text not null default ''::text,
  therapy_area omsorg.therapy_area not null,
  category_id integer,
  product_type text not null default ''::text,
  shape text not null default ''::text,
  item_status text not null default 'sellable'::text,
  delayed_until date,
  active boolean not null default true,
  is_stock_item boolean not null default true,
  latex boolean not null default false,
  pvc boolean not null default false,
  is_pca boolean not null default false,
  items_per_package integer,
  unit text not null default 'piece'::text,
  gtin text,
  supplier_item_number text not null default ''::text,
  producer_item_number text not null default ''::text,
  flavor text,
  vat_class text not null default 'standard'::text,
  properties jsonb not null default '{}'::jsonb,
  updated_at timestamp with time zone not null default now(),
  search_text text generated always as ((' '::text || omsorg.fold(((((((((((name || ' '::text) || brand) || ' '::text) || item_number) || ' '::text) || supplier_item_number) || ' '::text) || producer_item_number) || ' '::text) || COALESCE(gtin, ''::text))))) stored,
  traits bigint not null generated always as (hashtextextended(((properties)::text || COALESCE((' '::text || flavor), ''::text)), (0)::bigint)) stored
);
alter table omsorg.product add constraint product_gtin_check CHECK ((gtin ~ '^[0-9]{8,14}$'::text));
alter table omsorg.product add constraint product_item_number_check CHECK ((item_number ~ '\S'::text));
alter table omsorg.product add constraint product_item_status_check CHECK ((item_status = ANY (ARRAY['sellable'::text, 'outgoing'::text, 'deleted'::text, 'delayed'::text, 'not-sellable'::text])));
alter table omsorg.product add constraint product_items_per_package_check CHECK ((items_per_package >= 0));
alter table omsorg.product add constraint product_name_check CHECK ((name ~ '\S'::text));
alter table omsorg.product add constraint product_vat_class_check CHECK ((vat_class = ANY (ARRAY['standard'::text, 'food'::text, 'incontinence'::text, 'medicine'::text])));
alter table omsorg.product add constraint product_category_id_fkey FOREIGN KEY (category_id) REFERENCES omsorg.product_category(id);
alter table omsorg.product add constraint product_pkey PRIMARY KEY (id);
alter table omsorg.product add constraint product_market_item_number_key UNIQUE (market, item_number);
CREATE INDEX product_by_area ON omsorg.product USING btree (market, therapy_area, category_id);
CREATE INDEX product_by_category ON omsorg.product USING btree (category_id);
CREATE INDEX product_by_group ON omsorg.product USING btree (market, product_group_number);
CREATE INDEX product_by_gtin ON omsorg.product USING btree (gtin) WHERE (gtin IS NOT NULL);
CREATE INDEX product_by_properties ON omsorg.product USING gin (properties jsonb_path_ops);
CREATE INDEX product_by_scope ON omsorg.product USING btree (market, therapy_area, is_pca, id) INCLUDE (category_id, traits, brand, item_status, active, latex, pvc);
CREATE INDEX product_by_words ON omsorg.product USING gin (market, therapy_area, search_text omsorg.gin_trgm_ops) WITH (fastupdate=off);
CREATE TRIGGER product_takes_offers_along AFTER UPDATE OF therapy_area ON omsorg.product FOR EACH ROW WHEN (((old.therapy_area)::text IS DISTINCT FROM (new.therapy_area)::text)) EXECUTE FUNCTION omsorg.move_offers_of_product();
grant delete, insert, select, update on omsorg.product to omsorg_app;
grant delete, insert, select, update on omsorg.product to omsorg_jobs;

create table omsorg.product_availability_setting (
  id integer not null generated always as identity,
  client_id uuid not null,
  user_id integer,
  therapy_area omsorg.therapy_area not null,
  use_override boolean not null default true,
  agreement_types integer[] not null,
  row_version integer not null default 1
);
alter table omsorg.product_availability_setting add constraint product_availability_setting_agreement_types_check CHECK (((agreement_types <@ ARRAY[1, 2, 5, 6, 155]) AND (cardinality(agreement_types) >= 1)));
alter table omsorg.product_availability_setting add constraint product_availability_setting_client_id_fkey FOREIGN KEY (client_id) REFERENCES omsorg.client(id) ON DELETE CASCADE;
alter table omsorg.product_availability_setting add constraint product_availability_setting_user_id_fkey FOREIGN KEY (user_id) REFERENCES omsorg.user_account(id) ON DELETE CASCADE;
alter table omsorg.product_availability_setting add constraint product_availability_setting_pkey PRIMARY KEY (id);
alter table omsorg.product_availability_setting add constraint product_availability_setting_client_id_user_id_therapy_area_key UNIQUE NULLS NOT DISTINCT (client_id, user_id, therapy_area);
CREATE TRIGGER note_change AFTER INSERT OR UPDATE ON omsorg.product_availability_setting FOR EACH ROW WHEN ((new.user_id IS NULL)) EXECUTE FUNCTION omsorg.note_change('product-availability', '', 'therapy_area');
CREATE TRIGGER note_removal AFTER DELETE ON omsorg.product_availability_setting FOR EACH ROW WHEN ((old.user_id IS NULL)) EXECUTE FUNCTION omsorg.note_change('product-availability', '', 'therapy_area');
alter table omsorg.product_availability_setting enable row level security;
alter table omsorg.product_availability_setting force row level security;
create policy jobs on omsorg.product_availability_setting for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.product_availability_setting for all to owner using (true) with check (true);
create policy reach on omsorg.product_availability_setting for all to omsorg_app using ((client_id = ANY (( SELECT omsorg.reach_clients() AS reach_clients)::uuid[])));
grant delete, insert, select, update on omsorg.product_availability_setting to omsorg_app;
grant delete, insert, select, update on omsorg.product_availability_setting to omsorg_jobs;

create table omsorg.product_category (
  id integer not null generated by default as identity,
  market omsorg.market_code not null,
  therapy_area omsorg.therapy_area not null,
  parent_id integer,
  name jsonb not null,
  "position" integer not null default 0
);
alter table omsorg.product_category add constraint product_category_check CHECK ((parent_id <> id));
alter table omsorg.product_category add constraint product_category_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES omsorg.product_category(id) ON DELETE CASCADE;
alter table omsorg.product_category add constraint product_category_pkey PRIMARY KEY (id);
CREATE INDEX product_category_by_area ON omsorg.product_category USING btree (market, therapy_area, "position");
CREATE INDEX product_category_by_parent ON omsorg.product_category USING btree (parent_id);
grant delete, insert, select, update on omsorg.product_category to omsorg_app;
grant delete, insert, select, update on omsorg.product_category to omsorg_jobs;

create table omsorg.product_claim (
  id integer not null generated by default as identity,
  client_id uuid not null,
  care_place_id uuid not null,
  type integer not null,
  status integer not null default 1,
  customer_order_id bigint,
  requester text not null,
  customer text not null default ''::text,
  contact_person text not null default ''::text,
  order_number text not null default ''::text,
  lot_number text not null default ''::text,
  defective_items integer,
  fault_description text not null default ''::text,
  item_number text not null default ''::text,
  item_name text not null default ''::text,
  packages integer,
  weight_grams integer,
  dispatch_date date,
  pick_up_date date,
  estimated_credit omsorg.minor,
  created_by integer not null,
  created_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  row_version integer not null default 1,
  fault_kind text,
  wanted_outcome text,
  order_line_id bigint,
  created_on_behalf_of integer,
  send_asked_at timestamp with time zone,
  send_failed_at timestamp with time zone
);
alter table omsorg.product_claim add constraint product_claim_check CHECK (((status = 2) = (sent_at IS NOT NULL)));
alter table omsorg.product_claim add constraint product_claim_defective_items_check CHECK ((defective_items >= 0));
alter table omsorg.product_claim add constraint product_claim_fault_kind_check CHECK ((fault_kind = ANY (ARRAY['leaks'::text, 'broken'::text, 'wrong-item'::text, 'too-few'::text, 'other'::text])));
alter table omsorg.product_claim add constraint product_claim_packages_check CHECK ((packages >= 0));
alter table omsorg.product_claim add constraint product_claim_status_check CHECK ((status = ANY (ARRAY[1, 2])));
alter table omsorg.product_claim add constraint product_claim_type_check CHECK ((type = ANY (ARRAY[1, 2])));
alter table omsorg.product_claim add constraint product_claim_wanted_outcome_check CHECK ((wanted_outcome = ANY (ARRAY['new-delivery'::text, 'money-back'::text, 'report-only'::text])));
alter table omsorg.product_claim add constraint product_claim_weight_grams_check CHECK ((weight_grams >= 0));
alter table omsorg.product_claim add constraint product_claim_care_place_id_client_id_fkey FOREIGN KEY (care_place_id, client_id) REFERENCES omsorg.care_place(id, client_id) ON DELETE CASCADE;
alter table omsorg.product_claim add constraint product_claim_created_by_fkey FOREIGN KEY (created_by) REFERENCES omsorg.user_account(id);
alter table omsorg.product_claim add constraint product_claim_created_on_behalf_of_fkey FOREIGN KEY (created_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.product_claim add constraint product_claim_customer_order_id_fkey FOREIGN KEY (customer_order_id) REFERENCES omsorg.customer_order(id) ON DELETE SET NULL;
alter table omsorg.product_claim add constraint product_claim_order_line_id_fkey FOREIGN KEY (order_line_id) REFERENCES omsorg.order_line(id) ON DELETE SET NULL;
alter table omsorg.product_claim add constraint product_claim_pkey PRIMARY KEY (id);
CREATE INDEX product_claim_by_line ON omsorg.product_claim USING btree (order_line_id) WHERE (order_line_id IS NOT NULL);
CREATE INDEX product_claim_by_order ON omsorg.product_claim USING btree (customer_order_id) WHERE (customer_order_id IS NOT NULL);
CREATE INDEX product_claim_by_place ON omsorg.product_claim USING btree (care_place_id, created_at DESC);
CREATE TRIGGER both_names_created_by BEFORE INSERT OR UPDATE OF created_by ON omsorg.product_claim FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.created_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('created_by', 'created_on_behalf_of');
alter table omsorg.product_claim enable row level security;
alter table omsorg.product_claim force row level security;
create policy jobs on omsorg.product_claim for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.product_claim for all to owner using (true) with check (true);
create policy reach on omsorg.product_claim for all to omsorg_app using (((care_place_id = ( SELECT omsorg.reach_place() AS reach_place)) OR (client_id = ANY (( SELECT omsorg.reach_whole_clients() AS reach_whole_clients)::uuid[]))));
grant delete, insert, select, update on omsorg.product_claim to omsorg_app;
grant delete, insert, select, update on omsorg.product_claim to omsorg_jobs;

create table omsorg.product_claim_file (
  product_claim_id integer not null,
  file_id uuid not null,
  place integer not null
);
alter table omsorg.product_claim_file add constraint product_claim_file_place_check CHECK (((place >= 1) AND (place <= 4)));
alter table omsorg.product_claim_file add constraint product_claim_file_file_id_fkey FOREIGN KEY (file_id) REFERENCES omsorg.stored_file(id);
alter table omsorg.product_claim_file add constraint product_claim_file_product_claim_id_fkey FOREIGN KEY (product_claim_id) REFERENCES omsorg.product_claim(id) ON DELETE CASCADE;
alter table omsorg.product_claim_file add constraint product_claim_file_pkey PRIMARY KEY (product_claim_id, place);
alter table omsorg.product_claim_file add constraint product_claim_file_file_id_key UNIQUE (file_id);
alter table omsorg.product_claim_file enable row level security;
alter table omsorg.product_claim_file force row level security;
create policy jobs on omsorg.product_claim_file for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.product_claim_file for all to owner using (true) with check (true);
create policy reach on omsorg.product_claim_file for all to omsorg_app using ((EXISTS ( SELECT
   FROM omsorg.product_claim p
  WHERE (p.id = product_claim_file.product_claim_id)
 OFFSET 0)));
grant delete, insert, select, update on omsorg.product_claim_file to omsorg_app;
grant delete, insert, select, update on omsorg.product_claim_file to omsorg_jobs;

create table omsorg.product_offer (
  id bigint not null generated always as identity,
  client_id uuid not null,
  customer_number text,
  product_id integer not null,
  price omsorg.minor,
  agreement_type integer not null,
  price_agreement_type text not null default 'agreement'::text,
  valid_from date not null default '2000-01-01'::date,
  valid_to date,
  therapy_area omsorg.therapy_area not null
);
alter table omsorg.product_offer add constraint product_offer_check CHECK ((valid_to >= valid_from));
alter table omsorg.product_offer add constraint product_offer_price_agreement_type_check CHECK ((price_agreement_type = ANY (ARRAY['list-price'::text, 'campaign'::text, 'agreement'::text, 'complementary'::text, 'not-agreed'::text, 'pca'::text])));
alter table omsorg.product_offer add constraint product_offer_client_id_fkey FOREIGN KEY (client_id) REFERENCES omsorg.client(id) ON DELETE CASCADE;
alter table omsorg.product_offer add constraint product_offer_product_id_fkey FOREIGN KEY (product_id) REFERENCES omsorg.product(id) ON DELETE CASCADE;
alter table omsorg.product_offer add constraint product_offer_pkey PRIMARY KEY (id);
alter table omsorg.product_offer add constraint product_offer_client_id_product_id_customer_number_valid_fr_key UNIQUE NULLS NOT DISTINCT (client_id, product_id, customer_number, valid_from);
CREATE INDEX product_offer_by_area ON omsorg.product_offer USING btree (client_id, therapy_area, product_id, customer_number, valid_from DESC) INCLUDE (agreement_type, valid_to, price);
CREATE INDEX product_offer_by_product ON omsorg.product_offer USING btree (product_id);
CREATE TRIGGER product_offer_takes_area BEFORE INSERT OR UPDATE OF product_id, therapy_area ON omsorg.product_offer FOR EACH ROW EXECUTE FUNCTION omsorg.take_area_of_product();
alter table omsorg.product_offer enable row level security;
alter table omsorg.product_offer force row level security;
create policy jobs on omsorg.product_offer for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.product_offer for all to owner using (true) with check (true);
create policy reach on omsorg.product_offer for all to omsorg_app using ((client_id = ANY (( SELECT omsorg.reach_clients() AS reach_clients)::uuid[])));
grant delete, insert, select, update on omsorg.product_offer to omsorg_app;
grant delete, insert, select, update on omsorg.product_offer to omsorg_jobs;

create table omsorg.product_ranking (
  client_id uuid not null,
  therapy_area omsorg.therapy_area not null,
  product_id integer not null,
  rank integer not null,
  changed_by integer,
  changed_at timestamp with time zone not null default now(),
  changed_on_behalf_of integer
);
alter table omsorg.product_ranking add constraint product_ranking_rank_check CHECK ((rank >= 1));
alter table omsorg.product_ranking add constraint product_ranking_changed_on_behalf_of_fkey FOREIGN KEY (changed_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.product_ranking add constraint product_ranking_client_id_fkey FOREIGN KEY (client_id) REFERENCES omsorg.client(id) ON DELETE CASCADE;
alter table omsorg.product_ranking add constraint product_ranking_product_id_fkey FOREIGN KEY (product_id) REFERENCES omsorg.product(id) ON DELETE CASCADE;
alter table omsorg.product_ranking add constraint product_ranking_pkey PRIMARY KEY (client_id, product_id);
CREATE INDEX product_ranking_by_product ON omsorg.product_ranking USING btree (product_id);
CREATE TRIGGER both_names_changed_by BEFORE INSERT OR UPDATE OF changed_by ON omsorg.product_ranking FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.changed_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('changed_by', 'changed_on_behalf_of');
alter table omsorg.product_ranking enable row level security;
alter table omsorg.product_ranking force row level security;
create policy jobs on omsorg.product_ranking for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.product_ranking for all to owner using (true) with check (true);
create policy reach on omsorg.product_ranking for all to omsorg_app using ((client_id = ANY (( SELECT omsorg.reach_clients() AS reach_clients)::uuid[])));
grant delete, insert, select, update on omsorg.product_ranking to omsorg_app;
grant delete, insert, select, update on omsorg.product_ranking to omsorg_jobs;

create table omsorg.product_rating (
  product_id integer not null,
  rating integer not null,
  rated_at timestamp with time zone not null default now()
);
alter table omsorg.product_rating add constraint product_rating_rating_check CHECK ((rating >= 0));
alter table omsorg.product_rating add constraint product_rating_product_id_fkey FOREIGN KEY (product_id) REFERENCES omsorg.product(id) ON DELETE CASCADE;
alter table omsorg.product_rating add constraint product_rating_pkey PRIMARY KEY (product_id);
grant delete, insert, select, update on omsorg.product_rating to omsorg_app;
grant delete, insert, select, update on omsorg.product_rating to omsorg_jobs;

create table omsorg.product_setting (
  client_id uuid not null,
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
  few_in_stock_below integer not null default 10,
  compare_enabled boolean not null default true,
  row_version integer not null default 1,
  working_capacity_percent integer not null default 50,
  day_from integer not null default 7,
  evening_from integer not null default 15,
  night_from integer not null default 22
);
alter table omsorg.product_setting add constraint product_setting_day_from_check CHECK ((day_from >= 0));
alter table omsorg.product_setting add constraint product_setting_few_in_stock_below_check CHECK ((few_in_stock_below >= 0));
alter table omsorg.product_setting add constraint product_setting_hours_check CHECK (((day_from < evening_from) AND (evening_from < night_from)));
alter table omsorg.product_setting add constraint product_setting_night_from_check CHECK ((night_from <= 23));
alter table omsorg.product_setting add constraint product_setting_working_capacity_percent_check CHECK (((working_capacity_percent >= 10) AND (working_capacity_percent <= 100)));
alter table omsorg.product_setting add constraint product_setting_client_id_fkey FOREIGN KEY (client_id) REFERENCES omsorg.client(id) ON DELETE CASCADE;
alter table omsorg.product_setting add constraint product_setting_pkey PRIMARY KEY (client_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON omsorg.product_setting FOR EACH ROW EXECUTE FUNCTION omsorg.note_change('product-settings', '');
CREATE TRIGGER place_settings_after_delete AFTER DELETE ON omsorg.product_setting REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION omsorg.keep_place_settings('client_id', 'null');
CREATE TRIGGER place_settings_after_insert AFTER INSERT ON omsorg.product_setting REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION omsorg.keep_place_settings('client_id', 'null');
CREATE TRIGGER place_settings_after_update AFTER UPDATE ON omsorg.product_setting REFERENCING OLD TABLE AS gone NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION omsorg.keep_place_settings('client_id', 'null');
alter table omsorg.product_setting enable row level security;
alter table omsorg.product_setting force row level security;
create policy jobs on omsorg.product_setting for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.product_setting for all to owner using (true) with check (true);
create policy reach on omsorg.product_setting for all to omsorg_app using ((client_id = ANY (( SELECT omsorg.reach_clients() AS reach_clients)::uuid[])));
grant delete, insert, select, update on omsorg.product_setting to omsorg_app;
grant delete, insert, select, update on omsorg.product_setting to omsorg_jobs;

create table omsorg.product_stock (
  product_id integer not null,
  status text not null default 'undefined'::text,
  quantity integer,
  expected_on date,
  updated_at timestamp with time zone not null default now(),
  market omsorg.market_code not null,
  therapy_area omsorg.therapy_area not null
);
alter table omsorg.product_stock add constraint product_stock_quantity_check CHECK ((quantity >= 0));
alter table omsorg.product_stock add constraint product_stock_status_check CHECK ((status = ANY (ARRAY['undefined'::text, 'in-stock'::text, 'few-in-stock'::text, 'not-in-stock'::text, 'on-order'::text, 'on-order-in-stock'::text, 'uncertain-delivery'::text])));
alter table omsorg.product_stock add constraint product_stock_product_id_fkey FOREIGN KEY (product_id) REFERENCES omsorg.product(id) ON DELETE CASCADE;
alter table omsorg.product_stock add constraint product_stock_pkey PRIMARY KEY (product_id);
CREATE INDEX product_stock_by_area ON omsorg.product_stock USING btree (market, therapy_area, product_id) INCLUDE (status, quantity);
CREATE TRIGGER product_stock_takes_shelf BEFORE INSERT OR UPDATE OF product_id, market, therapy_area ON omsorg.product_stock FOR EACH ROW EXECUTE FUNCTION omsorg.take_shelf_of_product();
grant delete, insert, select, update on omsorg.product_stock to omsorg_app;
grant delete, insert, select, update on omsorg.product_stock to omsorg_jobs;

create table omsorg.refresh_family (
  id uuid not null default gen_random_uuid(),
  user_id integer not null,
  client text not null default 'web'::text,
  client_id uuid,
  care_place_id uuid,
  binder_hash bytea,
  context jsonb not null default '{}'::jsonb,
  opened_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  end_reason text,
  entered_by integer,
  methods text[] not null default '{}'::text[],
  confirmed_at timestamp with time zone,
  browser text,
  system text,
  device_kind text
);
alter table omsorg.refresh_family add constraint refresh_family_check CHECK (((ended_at IS NULL) = (end_reason IS NULL)));
alter table omsorg.refresh_family add constraint refresh_family_device_kind_check CHECK ((device_kind = ANY (ARRAY['computer'::text, 'phone'::text, 'tablet'::text])));
alter table omsorg.refresh_family add constraint refresh_family_methods_check CHECK ((methods <@ ARRAY['pwd'::text, 'sms'::text, 'email'::text, 'totp'::text, 'recovery'::text, 'passkey'::text, 'siths'::text, 'vrk'::text, 'directory'::text, 'impersonation'::text]));
alter table omsorg.refresh_family add constraint refresh_family_care_place_id_fkey FOREIGN KEY (care_place_id) REFERENCES omsorg.care_place(id) ON DELETE SET NULL;
alter table omsorg.refresh_family add constraint refresh_family_client_id_fkey FOREIGN KEY (client_id) REFERENCES omsorg.client(id) ON DELETE CASCADE;
alter table omsorg.refresh_family add constraint refresh_family_entered_by_fkey FOREIGN KEY (entered_by) REFERENCES omsorg.user_account(id) ON DELETE CASCADE;
alter table omsorg.refresh_family add constraint refresh_family_user_id_fkey FOREIGN KEY (user_id) REFERENCES omsorg.user_account(id) ON DELETE CASCADE;
alter table omsorg.refresh_family add constraint refresh_family_pkey PRIMARY KEY (id);
CREATE INDEX refresh_family_by_binder ON omsorg.refresh_family USING btree (binder_hash) WHERE (ended_at IS NULL);
CREATE INDEX refresh_family_by_end ON omsorg.refresh_family USING btree (expires_at);
CREATE INDEX refresh_family_by_parent ON omsorg.refresh_family USING btree (entered_by) WHERE (entered_by IS NOT NULL);
CREATE INDEX refresh_family_by_place ON omsorg.refresh_family USING btree (care_place_id) WHERE (ended_at IS NULL);
CREATE INDEX refresh_family_running ON omsorg.refresh_family USING btree (user_id) WHERE (ended_at IS NULL);
CREATE TRIGGER impersonation_ends AFTER UPDATE OF ended_at ON omsorg.refresh_family FOR EACH ROW WHEN (((old.ended_at IS NULL) AND (new.ended_at IS NOT NULL))) EXECUTE FUNCTION omsorg.end_impersonation();
alter table omsorg.refresh_family enable row level security;
alter table omsorg.refresh_family force row level security;
create policy jobs on omsorg.refresh_family for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.refresh_family for all to owner using (true) with check (true);
create policy reach on omsorg.refresh_family for all to omsorg_app using ((EXISTS ( SELECT
   FROM omsorg.user_account p
  WHERE (p.id = refresh_family.user_id)
 OFFSET 0)));
grant delete, insert, select, update on omsorg.refresh_family to omsorg_app;
grant delete, insert, select, update on omsorg.refresh_family to omsorg_jobs;

create table omsorg.refresh_token (
  hash bytea not null,
  family_id uuid not null,
  issued_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone
);
alter table omsorg.refresh_token add constraint refresh_token_family_id_fkey FOREIGN KEY (family_id) REFERENCES omsorg.refresh_family(id) ON DELETE CASCADE;
alter table omsorg.refresh_token add constraint refresh_token_pkey PRIMARY KEY (hash);
CREATE INDEX refresh_token_by_family ON omsorg.refresh_token USING btree (family_id);
alter table omsorg.refresh_token enable row level security;
alter table omsorg.refresh_token force row level security;
create policy jobs on omsorg.refresh_token for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.refresh_token for all to owner using (true) with check (true);
create policy reach on omsorg.refresh_token for all to omsorg_app using (( SELECT omsorg.reach_sign_in() AS reach_sign_in));
grant delete, insert, select, update on omsorg.refresh_token to omsorg_app;
grant delete, insert, select, update on omsorg.refresh_token to omsorg_jobs;

create table omsorg.register_lookup (
  id bigint not null generated always as identity,
  at timestamp with time zone not null default now(),
  user_id integer not null,
  impersonator_id integer,
  client_id uuid not null,
  care_place_id uuid,
  identity_number_blind bytea not null,
  answer text not null,
  care_recipient_id integer,
  protected_kind text
);
alter table omsorg.register_lookup add constraint register_lookup_answer_check CHECK ((answer = ANY (ARRAY['asked'::text, 'found'::text, 'protected'::text, 'deceased'::text, 'unknown'::text, 'failed'::text])));
alter table omsorg.register_lookup add constraint register_lookup_protected_kind_check CHECK ((protected_kind = ANY (ARRAY['SE_sekretess'::text, 'SE_skyddad_folkbokforing'::text, 'FI_turvakielto'::text, 'NO_fortrolig'::text, 'NO_strengt_fortrolig'::text, 'DK_navne_adresse'::text])));
alter table omsorg.register_lookup add constraint register_lookup_pkey PRIMARY KEY (id);
CREATE INDEX register_lookup_by_number ON omsorg.register_lookup USING btree (identity_number_blind, at);
CREATE INDEX register_lookup_by_user ON omsorg.register_lookup USING btree (user_id, at);
alter table omsorg.register_lookup enable row level security;
alter table omsorg.register_lookup force row level security;
create policy jobs on omsorg.register_lookup for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.register_lookup for all to owner using (true) with check (true);
create policy reach on omsorg.register_lookup for all to omsorg_app using (((user_id = ( SELECT omsorg.reach_user() AS reach_user)) AND (NOT (client_id IS DISTINCT FROM ( SELECT omsorg.reach_client() AS reach_client)))));
grant insert, select on omsorg.register_lookup to omsorg_app;
grant insert, select on omsorg.register_lookup to omsorg_jobs;

create table omsorg.registration_draft (
  user_id integer not null,
  care_place_id uuid not null,
  client_id uuid not null,
  entries_sealed bytea not null,
  saved_at timestamp with time zone not null
);
alter table omsorg.registration_draft add constraint registration_draft_entries_sealed_check CHECK ((octet_length(entries_sealed) <= 500000));
alter table omsorg.registration_draft add constraint registration_draft_care_place_id_fkey FOREIGN KEY (care_place_id) REFERENCES omsorg.care_place(id) ON DELETE CASCADE;
alter table omsorg.registration_draft add constraint registration_draft_client_id_fkey FOREIGN KEY (client_id) REFERENCES omsorg.client(id) ON DELETE CASCADE;
alter table omsorg.registration_draft add constraint registration_draft_user_id_fkey FOREIGN KEY (user_id) REFERENCES omsorg.user_account(id) ON DELETE CASCADE;
alter table omsorg.registration_draft add constraint registration_draft_pkey PRIMARY KEY (user_id, care_place_id);
CREATE INDEX registration_draft_by_age ON omsorg.registration_draft USING btree (saved_at);
alter table omsorg.registration_draft enable row level security;
alter table omsorg.registration_draft force row level security;
create policy jobs on omsorg.registration_draft for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.registration_draft for all to owner using (true) with check (true);
create policy reach on omsorg.registration_draft for all to omsorg_app using (((user_id = COALESCE(( SELECT omsorg.reach_impersonator() AS reach_impersonator), ( SELECT omsorg.reach_user() AS reach_user))) AND (care_place_id = ( SELECT omsorg.reach_place() AS reach_place))));
grant delete, insert, select, update on omsorg.registration_draft to omsorg_app;
grant delete, select on omsorg.registration_draft to omsorg_jobs;

create table omsorg.renew_request (
  id integer not null generated by default as identity,
  prescription_id integer not null,
  message text not null default ''::text,
  status integer not null default 1,
  rejection_reason text,
  requested_by integer,
  requested_by_crp_account integer,
  requested_at timestamp with time zone not null default now(),
  answered_by integer,
  answered_at timestamp with time zone,
  row_version integer not null default 1,
  requested_on_behalf_of integer,
  answered_on_behalf_of integer,
  rejected_by_closing boolean not null default false,
  answer_seen_at timestamp with time zone
);
alter table omsorg.renew_request add constraint renew_request_check CHECK (((status = 1) = (answered_at IS NULL)));
alter table omsorg.renew_request add constraint renew_request_check1 CHECK (((status <> 3) OR ((rejection_reason ~ '\S'::text) AND (length(rejection_reason) <= 500))));
alter table omsorg.renew_request add constraint renew_request_status_check CHECK (((status >= 1) AND (status <= 4)));
alter table omsorg.renew_request add constraint renew_request_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES omsorg.user_account(id);
alter table omsorg.renew_request add constraint renew_request_answered_on_behalf_of_fkey FOREIGN KEY (answered_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.renew_request add constraint renew_request_prescription_id_fkey FOREIGN KEY (prescription_id) REFERENCES omsorg.prescription(id) ON DELETE CASCADE;
alter table omsorg.renew_request add constraint renew_request_requested_by_crp_account_fkey FOREIGN KEY (requested_by_crp_account) REFERENCES omsorg.crp_account(id) ON DELETE SET NULL;
alter table omsorg.renew_request add constraint renew_request_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES omsorg.user_account(id);
alter table omsorg.renew_request add constraint renew_request_requested_on_behalf_of_fkey FOREIGN KEY (requested_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.renew_request add constraint renew_request_pkey PRIMARY KEY (id);
CREATE INDEX renew_request_by_prescription ON omsorg.renew_request USING btree (prescription_id);
CREATE INDEX renew_request_by_requester ON omsorg.renew_request USING btree (requested_by, requested_at);
CREATE UNIQUE INDEX renew_request_one_pending ON omsorg.renew_request USING btree (prescription_id) WHERE (status = 1);
CREATE TRIGGER both_names_answered_by BEFORE INSERT OR UPDATE OF answered_by ON omsorg.renew_request FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.answered_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('answered_by', 'answered_on_behalf_of');
CREATE TRIGGER both_names_requested_by BEFORE INSERT OR UPDATE OF requested_by ON omsorg.renew_request FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.requested_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('requested_by', 'requested_on_behalf_of');
CREATE TRIGGER tell_changed AFTER INSERT OR UPDATE OF status ON omsorg.renew_request FOR EACH ROW EXECUTE FUNCTION omsorg.tell_renew_request_changed();
alter table omsorg.renew_request enable row level security;
alter table omsorg.renew_request force row level security;
create policy jobs on omsorg.renew_request for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.renew_request for all to owner using (true) with check (true);
create policy reach on omsorg.renew_request for all to omsorg_app using ((EXISTS ( SELECT
   FROM omsorg.prescription p
  WHERE (p.id = renew_request.prescription_id)
 OFFSET 0)));
grant delete, insert, select, update on omsorg.renew_request to omsorg_app;
grant delete, insert, select, update on omsorg.renew_request to omsorg_jobs;

create table omsorg.renewal_answers (
  user_id integer not null,
  care_place_id uuid not null,
  answers_sealed bytea not null,
  kept_at timestamp with time zone not null
);
alter table omsorg.renewal_answers add constraint renewal_answers_care_place_id_fkey FOREIGN KEY (care_place_id) REFERENCES omsorg.care_place(id) ON DELETE CASCADE;
alter table omsorg.renewal_answers add constraint renewal_answers_user_id_fkey FOREIGN KEY (user_id) REFERENCES omsorg.user_account(id) ON DELETE CASCADE;
alter table omsorg.renewal_answers add constraint renewal_answers_pkey PRIMARY KEY (user_id, care_place_id);
CREATE INDEX renewal_answers_by_age ON omsorg.renewal_answers USING btree (kept_at);
CREATE TRIGGER remove_old AFTER INSERT ON omsorg.renewal_answers FOR EACH STATEMENT EXECUTE FUNCTION omsorg.remove_old_renewal_answers();
alter table omsorg.renewal_answers enable row level security;
alter table omsorg.renewal_answers force row level security;
create policy jobs on omsorg.renewal_answers for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.renewal_answers for all to owner using (true) with check (true);
create policy reach on omsorg.renewal_answers for all to omsorg_app using ((care_place_id = ( SELECT omsorg.reach_place() AS reach_place)));
grant delete, insert, select, update on omsorg.renewal_answers to omsorg_app;
grant delete, select on omsorg.renewal_answers to omsorg_jobs;

create table omsorg.replacement_notice (
  item_replacement_id integer not null,
  care_place_id uuid not null,
  client_id uuid not null,
  rows_replaced integer not null default 0,
  told_at timestamp with time zone not null,
  seen_at timestamp with time zone,
  seen_by integer,
  seen_on_behalf_of integer
);
alter table omsorg.replacement_notice add constraint replacement_notice_check CHECK (((seen_at IS NULL) = (seen_by IS NULL)));
alter table omsorg.replacement_notice add constraint replacement_notice_rows_replaced_check CHECK ((rows_replaced >= 0));
alter table omsorg.replacement_notice add constraint replacement_notice_care_place_id_client_id_fkey FOREIGN KEY (care_place_id, client_id) REFERENCES omsorg.care_place(id, client_id) ON DELETE CASCADE;
alter table omsorg.replacement_notice add constraint replacement_notice_item_replacement_id_fkey FOREIGN KEY (item_replacement_id) REFERENCES omsorg.item_replacement(id) ON DELETE CASCADE;
alter table omsorg.replacement_notice add constraint replacement_notice_seen_by_fkey FOREIGN KEY (seen_by) REFERENCES omsorg.user_account(id);
alter table omsorg.replacement_notice add constraint replacement_notice_seen_on_behalf_of_fkey FOREIGN KEY (seen_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.replacement_notice add constraint replacement_notice_pkey PRIMARY KEY (item_replacement_id, care_place_id);
CREATE INDEX replacement_notice_by_place ON omsorg.replacement_notice USING btree (care_place_id, told_at DESC);
CREATE TRIGGER both_names_seen_by BEFORE INSERT OR UPDATE OF seen_by ON omsorg.replacement_notice FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.seen_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('seen_by', 'seen_on_behalf_of');
alter table omsorg.replacement_notice enable row level security;
alter table omsorg.replacement_notice force row level security;
create policy jobs on omsorg.replacement_notice for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.replacement_notice for all to owner using (true) with check (true);
create policy reach on omsorg.replacement_notice for all to omsorg_app using (((care_place_id = ( SELECT omsorg.reach_place() AS reach_place)) OR (client_id = ANY (( SELECT omsorg.reach_whole_clients() AS reach_whole_clients)::uuid[]))));
grant select, update on omsorg.replacement_notice to omsorg_app;
grant insert, select, update on omsorg.replacement_notice to omsorg_jobs;

create table omsorg.report (
  id integer not null generated always as identity,
  kind text not null,
  from_day date not null,
  to_day date not null,
  care_unit_ids uuid[] not null default '{}'::uuid[],
  care_place_ids uuid[] not null default '{}'::uuid[],
  therapy_areas text[] not null default '{}'::text[],
  of_places uuid[] not null,
  market omsorg.market_code not null,
  client_id uuid,
  language text not null,
  asked_for integer not null,
  asked_by integer not null,
  asked_at timestamp with time zone not null,
  state text not null default 'waiting'::text,
  rows_total integer not null,
  rows_done integer not null default 0,
  size integer not null default 0,
  ended_at timestamp with time zone,
  asked_on_behalf_of integer
);
alter table omsorg.report add constraint report_check CHECK ((to_day >= from_day));
alter table omsorg.report add constraint report_check1 CHECK (((ended_at IS NULL) = (state = ANY (ARRAY['waiting'::text, 'making'::text]))));
alter table omsorg.report add constraint report_kind_check CHECK ((kind = ANY (ARRAY['Orders'::text, 'OrderLines'::text, 'Prescriptions'::text, 'Consumption'::text, 'PatientFees'::text, 'Claims'::text, 'RenewalRequests'::text])));
alter table omsorg.report add constraint report_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'making'::text, 'done'::text, 'failed'::text, 'cancelled'::text])));
alter table omsorg.report add constraint report_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES omsorg.user_account(id);
alter table omsorg.report add constraint report_asked_for_fkey FOREIGN KEY (asked_for) REFERENCES omsorg.user_account(id);
alter table omsorg.report add constraint report_asked_on_behalf_of_fkey FOREIGN KEY (asked_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.report add constraint report_client_id_fkey FOREIGN KEY (client_id) REFERENCES omsorg.client(id) ON DELETE CASCADE;
alter table omsorg.report add constraint report_pkey PRIMARY KEY (id);
CREATE INDEX report_by_client ON omsorg.report USING btree (client_id) WHERE (client_id IS NOT NULL);
CREATE INDEX report_by_user ON omsorg.report USING btree (asked_for, id DESC);
CREATE UNIQUE INDEX report_one_under_way ON omsorg.report USING btree (asked_for, client_id, kind, from_day, to_day, care_unit_ids, care_place_ids, therapy_areas, language) NULLS NOT DISTINCT WHERE (state = ANY (ARRAY['waiting'::text, 'making'::text]));
CREATE TRIGGER both_names_asked_by BEFORE INSERT OR UPDATE OF asked_by ON omsorg.report FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.asked_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('asked_by', 'asked_on_behalf_of');
alter table omsorg.report enable row level security;
alter table omsorg.report force row level security;
create policy jobs on omsorg.report for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.report for all to owner using (true) with check (true);
create policy reach on omsorg.report for all to omsorg_app using (((asked_for = ( SELECT omsorg.reach_user() AS reach_user)) AND (NOT (client_id IS DISTINCT FROM ( SELECT omsorg.reach_client() AS reach_client)))));
grant delete, insert, select, update on omsorg.report to omsorg_app;
grant delete, insert, select, update on omsorg.report to omsorg_jobs;

create table omsorg.report_part (
  report_id integer not null,
  part integer not null,
  content bytea not null
);
alter table omsorg.report_part add constraint report_part_report_id_fkey FOREIGN KEY (report_id) REFERENCES omsorg.report(id) ON DELETE CASCADE;
alter table omsorg.report_part add constraint report_part_pkey PRIMARY KEY (report_id, part);
alter table omsorg.report_part enable row level security;
alter table omsorg.report_part force row level security;
create policy jobs on omsorg.report_part for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.report_part for all to owner using (true) with check (true);
create policy reach on omsorg.report_part for all to omsorg_app using ((EXISTS ( SELECT
   FROM omsorg.report p
  WHERE (p.id = report_part.report_id)
 OFFSET 0)));
grant delete, insert, select on omsorg.report_part to omsorg_app;
grant delete, insert, select on omsorg.report_part to omsorg_jobs;

create table omsorg.report_person (
  report_id integer not null,
  care_recipient_id integer not null,
  care_place_id uuid not null,
  client_id uuid not null
);
alter table omsorg.report_person add constraint report_person_report_id_fkey FOREIGN KEY (report_id) REFERENCES omsorg.report(id) ON DELETE CASCADE;
alter table omsorg.report_person add constraint report_person_pkey PRIMARY KEY (report_id, care_recipient_id);
CREATE INDEX report_person_by_recipient ON omsorg.report_person USING btree (care_recipient_id);
alter table omsorg.report_person enable row level security;
alter table omsorg.report_person force row level security;
create policy jobs on omsorg.report_person for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.report_person for all to owner using (true) with check (true);
create policy reach on omsorg.report_person for all to omsorg_app using ((EXISTS ( SELECT
   FROM omsorg.report p
  WHERE (p.id = report_person.report_id)
 OFFSET 0)));
grant delete, insert, select on omsorg.report_person to omsorg_app;
grant delete, insert, select on omsorg.report_person to omsorg_jobs;

create table omsorg.role (
  id integer not null,
  code text not null,
  scope text not null,
  therapy_area omsorg.therapy_area
);
alter table omsorg.role add constraint role_scope_check CHECK ((scope = ANY (ARRAY['principal'::text, 'csp'::text, 'client'::text, 'care-unit'::text, 'care-place'::text])));
alter table omsorg.role add constraint role_pkey PRIMARY KEY (id);
alter table omsorg.role add constraint role_code_key UNIQUE (code);
grant select on omsorg.role to omsorg_app;
grant select on omsorg.role to omsorg_jobs;

create table omsorg.role_assignment (
  id integer not null generated always as identity,
  user_id integer not null,
  role_id integer not null,
  client_id uuid,
  node_type text not null,
  node_id uuid,
  assigned_at timestamp with time zone not null default now(),
  assigned_by integer
);
alter table omsorg.role_assignment add constraint role_assignment_check CHECK (((node_type = 'application'::text) = (node_id IS NULL)));
alter table omsorg.role_assignment add constraint role_assignment_check1 CHECK (((node_type = 'application'::text) = (client_id IS NULL)));
alter table omsorg.role_assignment add constraint role_assignment_node_type_check CHECK ((node_type = ANY (ARRAY['application'::text, 'client'::text, 'care-unit'::text, 'care-place'::text])));
alter table omsorg.role_assignment add constraint role_assignment_assigned_by_fkey FOREIGN KEY (assigned_by) REFERENCES omsorg.user_account(id);
alter table omsorg.role_assignment add constraint role_assignment_client_id_fkey FOREIGN KEY (client_id) REFERENCES omsorg.client(id) ON DELETE CASCADE;
alter table omsorg.role_assignment add constraint role_assignment_role_id_fkey FOREIGN KEY (role_id) REFERENCES omsorg.role(id);
alter table omsorg.role_assignment add constraint role_assignment_user_id_fkey FOREIGN KEY (user_id) REFERENCES omsorg.user_account(id) ON DELETE CASCADE;
alter table omsorg.role_assignment add constraint role_assignment_pkey PRIMARY KEY (id);
alter table omsorg.role_assignment add constraint role_assignment_user_id_role_id_node_type_node_id_key UNIQUE NULLS NOT DISTINCT (user_id, role_id, node_type, node_id);
CREATE INDEX role_assignment_by_node ON omsorg.role_assignment USING btree (node_type, node_id);
CREATE INDEX role_assignment_by_role ON omsorg.role_assignment USING btree (client_id, role_id);
CREATE TRIGGER rights_given AFTER INSERT ON omsorg.role_assignment REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION omsorg.raise_rights();
CREATE TRIGGER rights_moved_from AFTER UPDATE ON omsorg.role_assignment REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION omsorg.raise_rights();
CREATE TRIGGER rights_moved_to AFTER UPDATE ON omsorg.role_assignment REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION omsorg.raise_rights();
CREATE TRIGGER rights_taken AFTER DELETE ON omsorg.role_assignment REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION omsorg.raise_rights();
alter table omsorg.role_assignment enable row level security;
alter table omsorg.role_assignment force row level security;
create policy jobs on omsorg.role_assignment for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.role_assignment for all to owner using (true) with check (true);
create policy reach on omsorg.role_assignment for all to omsorg_app using ((EXISTS ( SELECT
   FROM omsorg.user_account p
  WHERE (p.id = role_assignment.user_id)
 OFFSET 0)));
grant delete, insert, select, update on omsorg.role_assignment to omsorg_app;
grant delete, insert, select, update on omsorg.role_assignment to omsorg_jobs;

create table omsorg.role_term (
  user_id integer not null,
  node_type text not null,
  node_id uuid not null,
  client_id uuid not null,
  last_day date,
  confirm_by date,
  warned_at integer,
  set_at timestamp with time zone not null default now(),
  set_by integer,
  row_version integer not null default 1,
  set_on_behalf_of integer
);
alter table omsorg.role_term add constraint role_term_check CHECK (((last_day IS NOT NULL) OR (confirm_by IS NOT NULL)));
alter table omsorg.role_term add constraint role_term_node_type_check CHECK ((node_type = ANY (ARRAY['client'::text, 'care-unit'::text, 'care-place'::text])));
alter table omsorg.role_term add constraint role_term_client_id_fkey FOREIGN KEY (client_id) REFERENCES omsorg.client(id) ON DELETE CASCADE;
alter table omsorg.role_term add constraint role_term_set_by_fkey FOREIGN KEY (set_by) REFERENCES omsorg.user_account(id) ON DELETE SET NULL;
alter table omsorg.role_term add constraint role_term_set_on_behalf_of_fkey FOREIGN KEY (set_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.role_term add constraint role_term_user_id_fkey FOREIGN KEY (user_id) REFERENCES omsorg.user_account(id) ON DELETE CASCADE;
alter table omsorg.role_term add constraint role_term_pkey PRIMARY KEY (user_id, node_id);
CREATE INDEX role_term_by_end ON omsorg.role_term USING btree (LEAST(last_day, confirm_by));
CREATE INDEX role_term_by_node ON omsorg.role_term USING btree (node_id);
CREATE TRIGGER both_names_set_by BEFORE INSERT OR UPDATE OF set_by ON omsorg.role_term FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.set_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('set_by', 'set_on_behalf_of');
alter table omsorg.role_term enable row level security;
alter table omsorg.role_term force row level security;
create policy jobs on omsorg.role_term for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.role_term for all to owner using (true) with check (true);
create policy reach on omsorg.role_term for all to omsorg_app using ((EXISTS ( SELECT
   FROM omsorg.user_account p
  WHERE (p.id = role_term.user_id)
 OFFSET 0)));
grant delete, insert, select, update on omsorg.role_term to omsorg_app;
grant delete, select, update on omsorg.role_term to omsorg_jobs;

create table omsorg.row_supply (
  prescription_row_id integer not null,
  care_recipient_id integer not null,
  prescription_id integer not null,
  prescription_status integer not null,
  row_status integer not null,
  start_date date not null,
  end_date date not null,
  expected_days integer not null,
  use_known boolean not null,
  runs_out_on date,
  draws integer not null,
  packages_drawn integer not null,
  last_draw_on date,
  last_draw_at timestamp with time zone,
  has_additions boolean not null
);
alter table omsorg.row_supply add constraint row_supply_prescription_row_id_fkey FOREIGN KEY (prescription_row_id) REFERENCES omsorg.prescription_row(id) ON DELETE CASCADE;
alter table omsorg.row_supply add constraint row_supply_pkey PRIMARY KEY (prescription_row_id);
CREATE INDEX row_supply_by_recipient ON omsorg.row_supply USING btree (care_recipient_id);
alter table omsorg.row_supply enable row level security;
alter table omsorg.row_supply force row level security;
create policy holder on omsorg.row_supply for select to omsorg_app using ((care_recipient_id = ( SELECT omsorg.reach_holder_person() AS reach_holder_person)));
create policy jobs on omsorg.row_supply for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.row_supply for all to owner using (true) with check (true);
create policy reach on omsorg.row_supply for all to omsorg_app using (((EXISTS ( SELECT
   FROM omsorg.care_recipient_place link
  WHERE ((link.care_recipient_id = row_supply.care_recipient_id) AND (link.care_place_id = ( SELECT omsorg.reach_place() AS reach_place))))) OR (EXISTS ( SELECT
   FROM omsorg.care_recipient p
  WHERE (p.id = row_supply.care_recipient_id)
 OFFSET 0))));
grant select on omsorg.row_supply to omsorg_app;
grant select on omsorg.row_supply to omsorg_jobs;

create table omsorg.second_factor (
  id integer not null generated always as identity,
  user_id integer not null,
  kind text not null,
  name text not null default ''::text,
  secret bytea not null,
  credential_id bytea,
  counter bigint not null default 0,
  created_at timestamp with time zone not null default now(),
  confirmed_at timestamp with time zone,
  last_used_at timestamp with time zone,
  used_up_at timestamp with time zone,
  transports text[] not null default '{}'::text[]
);
alter table omsorg.second_factor add constraint second_factor_kind_check CHECK ((kind = ANY (ARRAY['totp'::text, 'passkey'::text, 'recovery-code'::text])));
alter table omsorg.second_factor add constraint second_factor_user_id_fkey FOREIGN KEY (user_id) REFERENCES omsorg.user_account(id) ON DELETE CASCADE;
alter table omsorg.second_factor add constraint second_factor_pkey PRIMARY KEY (id);
alter table omsorg.second_factor add constraint second_factor_credential_id_key UNIQUE (credential_id);
CREATE INDEX second_factor_by_user ON omsorg.second_factor USING btree (user_id);
CREATE UNIQUE INDEX second_factor_one_app ON omsorg.second_factor USING btree (user_id, ((confirmed_at IS NOT NULL))) WHERE (kind = 'totp'::text);
alter table omsorg.second_factor enable row level security;
alter table omsorg.second_factor force row level security;
create policy jobs on omsorg.second_factor for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.second_factor for all to owner using (true) with check (true);
create policy reach on omsorg.second_factor for all to omsorg_app using ((EXISTS ( SELECT
   FROM omsorg.user_account p
  WHERE (p.id = second_factor.user_id)
 OFFSET 0)));
grant delete, insert, select, update on omsorg.second_factor to omsorg_app;
grant delete, insert, select, update on omsorg.second_factor to omsorg_jobs;

create table omsorg.sign_in_attempt (
  id bigint not null generated always as identity,
  at timestamp with time zone not null default now(),
  user_id integer,
  counter_hash bytea not null,
  source_hash bytea not null,
  device_hash bytea,
  succeeded boolean not null,
  known_device boolean not null default false,
  admitted boolean not null default true
);
alter table omsorg.sign_in_attempt add constraint sign_in_attempt_user_id_fkey FOREIGN KEY (user_id) REFERENCES omsorg.user_account(id) ON DELETE CASCADE;
alter table omsorg.sign_in_attempt add constraint sign_in_attempt_pkey PRIMARY KEY (id);
CREATE INDEX sign_in_attempt_by_counter ON omsorg.sign_in_attempt USING btree (counter_hash, at);
CREATE INDEX sign_in_attempt_by_source ON omsorg.sign_in_attempt USING btree (source_hash, at);
CREATE INDEX sign_in_attempt_by_time ON omsorg.sign_in_attempt USING btree (at);
CREATE INDEX sign_in_attempt_by_user ON omsorg.sign_in_attempt USING btree (user_id, at);
CREATE INDEX sign_in_attempt_strange ON omsorg.sign_in_attempt USING btree (at) INCLUDE (source_hash) WHERE ((NOT succeeded) AND (NOT known_device));
alter table omsorg.sign_in_attempt enable row level security;
alter table omsorg.sign_in_attempt force row level security;
create policy jobs on omsorg.sign_in_attempt for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.sign_in_attempt for all to owner using (true) with check (true);
create policy reach on omsorg.sign_in_attempt for all to omsorg_app using (( SELECT omsorg.reach_sign_in() AS reach_sign_in));
grant delete, insert, select, update on omsorg.sign_in_attempt to omsorg_app;
grant delete, insert, select, update on omsorg.sign_in_attempt to omsorg_jobs;

create table omsorg.signing_key (
  kid text not null,
  sealed bytea not null,
  signs_from timestamp with time zone not null
);
alter table omsorg.signing_key add constraint signing_key_pkey PRIMARY KEY (kid);
CREATE TRIGGER tell_changed AFTER INSERT OR DELETE ON omsorg.signing_key FOR EACH STATEMENT EXECUTE FUNCTION omsorg.tell_signing_keys_changed();

create table omsorg.source_budget_use (
  id bigint not null generated always as identity,
  source_hash bytea not null,
  budget text not null,
  at timestamp with time zone not null
);
alter table omsorg.source_budget_use add constraint source_budget_use_pkey PRIMARY KEY (id);
CREATE INDEX source_budget_use_by_age ON omsorg.source_budget_use USING btree (at);
CREATE INDEX source_budget_use_by_source ON omsorg.source_budget_use USING btree (source_hash, budget, at);
grant delete, select on omsorg.source_budget_use to omsorg_jobs;

create table omsorg.staff_request (
  id integer not null generated always as identity,
  kind text not null,
  client_id uuid not null,
  care_place_id uuid not null,
  requested_by integer not null,
  sealed bytea not null,
  content_hash bytea not null,
  requested_on date not null,
  requested_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  failed_at timestamp with time zone,
  requested_on_behalf_of integer
);
alter table omsorg.staff_request add constraint staff_request_kind_check CHECK ((kind = ANY (ARRAY['sample'::text, 'product'::text, 'care-place'::text])));
alter table omsorg.staff_request add constraint staff_request_care_place_id_client_id_fkey FOREIGN KEY (care_place_id, client_id) REFERENCES omsorg.care_place(id, client_id) ON DELETE CASCADE;
alter table omsorg.staff_request add constraint staff_request_client_id_fkey FOREIGN KEY (client_id) REFERENCES omsorg.client(id) ON DELETE CASCADE;
alter table omsorg.staff_request add constraint staff_request_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES omsorg.user_account(id);
alter table omsorg.staff_request add constraint staff_request_requested_on_behalf_of_fkey FOREIGN KEY (requested_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.staff_request add constraint staff_request_pkey PRIMARY KEY (id);
alter table omsorg.staff_request add constraint staff_request_requested_by_content_hash_requested_on_key UNIQUE (requested_by, content_hash, requested_on);
CREATE INDEX staff_request_by_age ON omsorg.staff_request USING btree (requested_at);
CREATE TRIGGER both_names_requested_by BEFORE INSERT OR UPDATE OF requested_by ON omsorg.staff_request FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.requested_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('requested_by', 'requested_on_behalf_of');
alter table omsorg.staff_request enable row level security;
alter table omsorg.staff_request force row level security;
create policy jobs on omsorg.staff_request for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.staff_request for all to owner using (true) with check (true);
create policy reach on omsorg.staff_request for all to omsorg_app using (((care_place_id = ( SELECT omsorg.reach_place() AS reach_place)) AND (requested_by = ANY (ARRAY[( SELECT omsorg.reach_user() AS reach_user), ( SELECT omsorg.reach_impersonator() AS reach_impersonator)]))));
grant insert, select, update on omsorg.staff_request to omsorg_app;
grant delete, select, update on omsorg.staff_request to omsorg_jobs;

create table omsorg.static_content (
  id integer not null generated by default as identity,
  identifier text not null,
  name text not null,
  type text not null,
  status text not null default 'active'::text,
  language omsorg.language_code not null,
  text text not null default ''::text,
  version integer not null default 1,
  updated_by integer,
  updated_at timestamp with time zone not null default now(),
  row_version integer not null default 1,
  shown_from timestamp with time zone,
  shown_until timestamp with time zone,
  meaning_version integer not null default 1,
  meaning_at timestamp with time zone,
  matched_at timestamp with time zone not null default now(),
  video_url text,
  video_title text
);
alter table omsorg.static_content add constraint static_content_identifier_check CHECK ((identifier ~ '\S'::text));
alter table omsorg.static_content add constraint static_content_name_check CHECK ((name ~ '\S'::text));
alter table omsorg.static_content add constraint static_content_status_check CHECK ((status = ANY (ARRAY['active'::text, 'inactive'::text])));
alter table omsorg.static_content add constraint static_content_times CHECK ((shown_until > shown_from));
alter table omsorg.static_content add constraint static_content_type_check CHECK ((type = ANY (ARRAY['general'::text, 'maintenance'::text, 'disclaimer'::text])));
alter table omsorg.static_content add constraint static_content_video CHECK (((video_url IS NULL) = (video_title IS NULL)));
alter table omsorg.static_content add constraint static_content_video_url_check CHECK ((video_url ~ '^https://'::text));
alter table omsorg.static_content add constraint static_content_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES omsorg.user_account(id);
alter table omsorg.static_content add constraint static_content_pkey PRIMARY KEY (id);
alter table omsorg.static_content add constraint static_content_identifier_language_key UNIQUE (identifier, language);
CREATE INDEX static_content_active ON omsorg.static_content USING btree (type, language) WHERE (status = 'active'::text);
grant delete, insert, select, update on omsorg.static_content to omsorg_app;
grant delete, insert, select, update on omsorg.static_content to omsorg_jobs;

create table omsorg.static_content_version (
  static_content_id integer not null,
  version integer not null,
  name text not null,
  status text not null,
  text text not null,
  written_by integer,
  written_at timestamp with time zone not null,
  video_url text,
  video_title text
);
alter table omsorg.static_content_version add constraint static_content_version_status_check CHECK ((status = ANY (ARRAY['active'::text, 'inactive'::text])));
alter table omsorg.static_content_version add constraint static_content_version_static_content_id_fkey FOREIGN KEY (static_content_id) REFERENCES omsorg.static_content(id) ON DELETE CASCADE;
alter table omsorg.static_content_version add constraint static_content_version_written_by_fkey FOREIGN KEY (written_by) REFERENCES omsorg.user_account(id);
alter table omsorg.static_content_version add constraint static_content_version_pkey PRIMARY KEY (static_content_id, version);
grant delete, insert, select, update on omsorg.static_content_version to omsorg_app;
grant delete, insert, select, update on omsorg.static_content_version to omsorg_jobs;

create table omsorg.stock_count (
  id integer not null generated always as identity,
  care_recipient_id integer not null,
  item_number text not null,
  pieces integer,
  consumption_numerator bigint,
  consumption_denominator bigint,
  drawn_until timestamp with time zone not null,
  counted_at timestamp with time zone not null,
  counted_by integer not null,
  counted_on_behalf_of integer
);
alter table omsorg.stock_count add constraint stock_count_check CHECK (((consumption_numerator IS NULL) = (consumption_denominator IS NULL)));
alter table omsorg.stock_count add constraint stock_count_consumption_denominator_check CHECK ((consumption_denominator >= 1));
alter table omsorg.stock_count add constraint stock_count_consumption_numerator_check CHECK ((consumption_numerator >= 0));
alter table omsorg.stock_count add constraint stock_count_pieces_check CHECK (((pieces >= 0) AND (pieces <= 100000)));
alter table omsorg.stock_count add constraint stock_count_care_recipient_id_fkey FOREIGN KEY (care_recipient_id) REFERENCES omsorg.care_recipient(id) ON DELETE CASCADE;
alter table omsorg.stock_count add constraint stock_count_counted_by_fkey FOREIGN KEY (counted_by) REFERENCES omsorg.user_account(id);
alter table omsorg.stock_count add constraint stock_count_counted_on_behalf_of_fkey FOREIGN KEY (counted_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.stock_count add constraint stock_count_pkey PRIMARY KEY (id);
CREATE INDEX stock_count_latest ON omsorg.stock_count USING btree (care_recipient_id, item_number, id DESC);
CREATE TRIGGER both_names_counted_by BEFORE INSERT OR UPDATE OF counted_by ON omsorg.stock_count FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.counted_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('counted_by', 'counted_on_behalf_of');
CREATE TRIGGER supply_is_noted AFTER INSERT ON omsorg.stock_count FOR EACH ROW EXECUTE FUNCTION omsorg.note_supply();
CREATE CONSTRAINT TRIGGER supply_is_settled AFTER INSERT ON omsorg.stock_count DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION omsorg.settle_noted_supply();
alter table omsorg.stock_count enable row level security;
alter table omsorg.stock_count force row level security;
create policy holder on omsorg.stock_count for all to omsorg_app using ((care_recipient_id = ( SELECT omsorg.reach_holder_person() AS reach_holder_person)));
create policy jobs on omsorg.stock_count for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.stock_count for all to owner using (true) with check (true);
create policy reach on omsorg.stock_count for all to omsorg_app using (((EXISTS ( SELECT
   FROM omsorg.care_recipient_place link
  WHERE ((link.care_recipient_id = stock_count.care_recipient_id) AND (link.care_place_id = ( SELECT omsorg.reach_place() AS reach_place))))) OR (EXISTS ( SELECT
   FROM omsorg.care_recipient p
  WHERE (p.id = stock_count.care_recipient_id)
 OFFSET 0))));
grant insert, select on omsorg.stock_count to omsorg_app;
grant delete, insert, select on omsorg.stock_count to omsorg_jobs;

create table omsorg.stored_file (
  id uuid not null default gen_random_uuid(),
  client_id uuid,
  market omsorg.market_code,
  name text not null,
  media_type text not null,
  size integer not null,
  sha256 bytea not null,
  content bytea not null,
  uploaded_by integer not null,
  uploaded_at timestamp with time zone not null default now(),
  care_place_id uuid,
  uploaded_on_behalf_of integer,
  in_store boolean not null default false,
  by_holder boolean not null default false
);
alter table omsorg.stored_file add constraint stored_file_by_holder_check CHECK (((NOT by_holder) OR ((client_id IS NULL) AND (care_place_id IS NULL))));
alter table omsorg.stored_file add constraint stored_file_of_place_has_client CHECK (((care_place_id IS NULL) OR (client_id IS NOT NULL)));
alter table omsorg.stored_file add constraint stored_file_size_check CHECK ((size >= 0));
alter table omsorg.stored_file add constraint stored_file_care_place_id_fkey FOREIGN KEY (care_place_id) REFERENCES omsorg.care_place(id) ON DELETE CASCADE;
alter table omsorg.stored_file add constraint stored_file_client_id_fkey FOREIGN KEY (client_id) REFERENCES omsorg.client(id) ON DELETE CASCADE;
alter table omsorg.stored_file add constraint stored_file_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES omsorg.user_account(id);
alter table omsorg.stored_file add constraint stored_file_uploaded_on_behalf_of_fkey FOREIGN KEY (uploaded_on_behalf_of) REFERENCES omsorg.user_account(id);
alter table omsorg.stored_file add constraint stored_file_pkey PRIMARY KEY (id);
CREATE INDEX stored_file_by_place ON omsorg.stored_file USING btree (care_place_id, uploaded_at) WHERE (care_place_id IS NOT NULL);
CREATE INDEX stored_file_to_move ON omsorg.stored_file USING btree (uploaded_at) WHERE ((NOT in_store) AND (size > 0));
CREATE TRIGGER both_names_uploaded_by BEFORE INSERT OR UPDATE OF uploaded_by ON omsorg.stored_file FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.uploaded_on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('uploaded_by', 'uploaded_on_behalf_of');
alter table omsorg.stored_file enable row level security;
alter table omsorg.stored_file force row level security;
create policy holder on omsorg.stored_file for select to omsorg_app using ((by_holder AND (( SELECT omsorg.reach_scope() AS reach_scope) = 'holder'::text) AND (uploaded_by = ( SELECT omsorg.reach_user() AS reach_user))));
create policy holder_sends on omsorg.stored_file for insert to omsorg_app with check ((by_holder AND (( SELECT omsorg.reach_scope() AS reach_scope) = 'holder'::text) AND (uploaded_by = ( SELECT omsorg.reach_user() AS reach_user))));
create policy jobs on omsorg.stored_file for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.stored_file for all to owner using (true) with check (true);
create policy reach on omsorg.stored_file for all to omsorg_app using (((NOT by_holder) AND (((client_id IS NULL) AND (( SELECT omsorg.reach_scope() AS reach_scope) = ANY (ARRAY['place'::text, 'client'::text, 'market'::text, 'all'::text]))) OR ((care_place_id IS NULL) AND (client_id = ANY (( SELECT omsorg.reach_clients() AS reach_clients)::uuid[]))) OR (care_place_id = ( SELECT omsorg.reach_place() AS reach_place)) OR (client_id = ANY (( SELECT omsorg.reach_whole_clients() AS reach_whole_clients)::uuid[])))));
create policy told on omsorg.stored_file for select to omsorg_app using ((by_holder AND (( SELECT omsorg.reach_scope() AS reach_scope) <> 'holder'::text) AND (EXISTS ( SELECT
   FROM omsorg.order_task_photo p
  WHERE (p.file_id = stored_file.id)
 OFFSET 0))));
grant delete, insert, select, update on omsorg.stored_file to omsorg_app;
grant delete, insert, select, update on omsorg.stored_file to omsorg_jobs;

create table omsorg.substitution_run (
  id integer not null generated always as identity,
  market omsorg.market_code not null,
  approved_by integer not null,
  approved_at timestamp with time zone not null default now()
);
alter table omsorg.substitution_run add constraint substitution_run_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES omsorg.user_account(id);
alter table omsorg.substitution_run add constraint substitution_run_pkey PRIMARY KEY (id);
grant insert, select on omsorg.substitution_run to omsorg_app;
grant select on omsorg.substitution_run to omsorg_jobs;

create table omsorg.therapy_area_setting (
  client_id uuid not null,
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
  row_version integer not null default 1
);
alter table omsorg.therapy_area_setting add constraint therapy_area_setting_check CHECK (((NOT cut_option_allowed) OR ((therapy_area)::text = 'Ostomy'::text)));
alter table omsorg.therapy_area_setting add constraint therapy_area_setting_check1 CHECK (((NOT planning_enabled) OR ((therapy_area)::text = ANY (ARRAY['Incontinence'::text, 'Catheter'::text]))));
alter table omsorg.therapy_area_setting add constraint therapy_area_setting_client_id_fkey FOREIGN KEY (client_id) REFERENCES omsorg.client(id) ON DELETE CASCADE;
alter table omsorg.therapy_area_setting add constraint therapy_area_setting_pkey PRIMARY KEY (client_id, therapy_area);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON omsorg.therapy_area_setting FOR EACH ROW EXECUTE FUNCTION omsorg.note_change('therapy-areas', '', 'therapy_area');
alter table omsorg.therapy_area_setting enable row level security;
alter table omsorg.therapy_area_setting force row level security;
create policy holder on omsorg.therapy_area_setting for select to omsorg_app using ((client_id = ( SELECT omsorg.reach_holder_client() AS reach_holder_client)));
create policy jobs on omsorg.therapy_area_setting for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.therapy_area_setting for all to owner using (true) with check (true);
create policy reach on omsorg.therapy_area_setting for all to omsorg_app using ((client_id = ANY (( SELECT omsorg.reach_clients() AS reach_clients)::uuid[])));
grant delete, insert, select, update on omsorg.therapy_area_setting to omsorg_app;
grant delete, insert, select, update on omsorg.therapy_area_setting to omsorg_jobs;

create table omsorg.two_factor_challenge (
  id uuid not null default gen_random_uuid(),
  user_id integer not null,
  binder_hash bytea,
  tries integer not null default 0,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  epoch integer not null default 0,
  known_device boolean not null default false,
  family_id uuid,
  care_place_id uuid,
  sms_sent_at timestamp with time zone,
  email_sent_at timestamp with time zone,
  codes_sent integer not null default 0,
  app_secret bytea
);
alter table omsorg.two_factor_challenge add constraint two_factor_challenge_entering_check CHECK (((family_id IS NULL) = (care_place_id IS NULL)));
alter table omsorg.two_factor_challenge add constraint two_factor_challenge_tries_check CHECK (((tries >= 0) AND (tries <= 5)));
alter table omsorg.two_factor_challenge add constraint two_factor_challenge_care_place_id_fkey FOREIGN KEY (care_place_id) REFERENCES omsorg.care_place(id) ON DELETE CASCADE;
alter table omsorg.two_factor_challenge add constraint two_factor_challenge_family_id_fkey FOREIGN KEY (family_id) REFERENCES omsorg.refresh_family(id) ON DELETE CASCADE;
alter table omsorg.two_factor_challenge add constraint two_factor_challenge_user_id_fkey FOREIGN KEY (user_id) REFERENCES omsorg.user_account(id) ON DELETE CASCADE;
alter table omsorg.two_factor_challenge add constraint two_factor_challenge_pkey PRIMARY KEY (id);
CREATE INDEX two_factor_challenge_by_binder ON omsorg.two_factor_challenge USING btree (binder_hash);
CREATE INDEX two_factor_challenge_by_family ON omsorg.two_factor_challenge USING btree (family_id) WHERE (family_id IS NOT NULL);
CREATE INDEX two_factor_challenge_by_place ON omsorg.two_factor_challenge USING btree (care_place_id) WHERE (care_place_id IS NOT NULL);
CREATE INDEX two_factor_challenge_by_user ON omsorg.two_factor_challenge USING btree (user_id);
alter table omsorg.two_factor_challenge enable row level security;
alter table omsorg.two_factor_challenge force row level security;
create policy jobs on omsorg.two_factor_challenge for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.two_factor_challenge for all to owner using (true) with check (true);
create policy reach on omsorg.two_factor_challenge for all to omsorg_app using (( SELECT omsorg.reach_sign_in() AS reach_sign_in));
grant delete, insert, select, update on omsorg.two_factor_challenge to omsorg_app;
grant delete, insert, select, update on omsorg.two_factor_challenge to omsorg_jobs;

create table omsorg.used_passkey_challenge (
  hash bytea not null,
  expires_at timestamp with time zone not null
);
alter table omsorg.used_passkey_challenge add constraint used_passkey_challenge_pkey PRIMARY KEY (hash);
CREATE INDEX used_passkey_challenge_by_end ON omsorg.used_passkey_challenge USING btree (expires_at);
grant delete, insert, select on omsorg.used_passkey_challenge to omsorg_app;
grant delete, insert, select on omsorg.used_passkey_challenge to omsorg_jobs;

create table omsorg.user_account (
  id integer not null generated by default as identity,
  kind text not null,
  application omsorg.application_name not null,
  market omsorg.market_code not null,
  client_id uuid,
  user_name text not null,
  first_name text not null default ''::text,
  last_name text not null default ''::text,
  email text,
  phone omsorg.phone,
  language omsorg.language_code not null default 'sv'::text,
  password_hash text,
  password_set_at timestamp with time zone,
  status text not null default 'active'::text,
  locked_reason text,
  status_changed_at timestamp with time zone not null default now(),
  status_changed_by integer,
  epoch integer not null default 1,
  is_parent boolean not null default false,
  parent_user_id integer,
  last_sign_in_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  row_version integer not null default 1,
  search_text text generated always as ((' '::text || omsorg.fold(((((((first_name || ' '::text) || last_name) || ' '::text) || user_name) || ' '::text) || COALESCE(email, ''::text))))) stored,
  unlocked_at timestamp with time zone,
  is_machine boolean not null default false,
  roles_version integer not null default 1,
  visible boolean not null default true
);
alter table omsorg.user_account add constraint user_account_application_check CHECK (
CASE kind
    WHEN 'user'::text THEN ((application)::text <> 'CRP'::text)
    WHEN 'operator'::text THEN ((application)::text = ANY (ARRAY['PRINCIPAL'::text, 'CSP'::text]))
    ELSE ((application)::text = 'CRP'::text)
END);
alter table omsorg.user_account add constraint user_account_check1 CHECK (((status = 'locked'::text) = (locked_reason IS NOT NULL)));
alter table omsorg.user_account add constraint user_account_check3 CHECK ((NOT (is_parent AND (parent_user_id IS NOT NULL))));
alter table omsorg.user_account add constraint user_account_check4 CHECK ((parent_user_id <> id));
alter table omsorg.user_account add constraint user_account_client_check CHECK (((kind = 'user'::text) = (client_id IS NOT NULL)));
alter table omsorg.user_account add constraint user_account_holder_check CHECK (((kind <> 'holder'::text) OR ((status = 'inactive'::text) AND (password_hash IS NULL) AND (email IS NULL) AND (phone IS NULL) AND (NOT is_machine))));
alter table omsorg.user_account add constraint user_account_kind_check CHECK ((kind = ANY (ARRAY['user'::text, 'operator'::text, 'holder'::text])));
alter table omsorg.user_account add constraint user_account_locked_reason_check CHECK ((locked_reason = ANY (ARRAY['failed-attempts'::text, 'inactivity'::text, 'administrator'::text])));
alter table omsorg.user_account add constraint user_account_status_check CHECK ((status = ANY (ARRAY['active'::text, 'inactive'::text, 'locked'::text, 'pending'::text])));
alter table omsorg.user_account add constraint user_account_user_name_check CHECK ((user_name ~ '\S'::text));
alter table omsorg.user_account add constraint user_account_client_id_fkey FOREIGN KEY (client_id) REFERENCES omsorg.client(id) ON DELETE CASCADE;
alter table omsorg.user_account add constraint user_account_parent_user_id_fkey FOREIGN KEY (parent_user_id) REFERENCES omsorg.user_account(id);
alter table omsorg.user_account add constraint user_account_status_changed_by_fkey FOREIGN KEY (status_changed_by) REFERENCES omsorg.user_account(id);
alter table omsorg.user_account add constraint user_account_pkey PRIMARY KEY (id);
CREATE INDEX user_account_by_client ON omsorg.user_account USING btree (client_id);
CREATE INDEX user_account_by_email ON omsorg.user_account USING btree (lower(email)) WHERE (email IS NOT NULL);
CREATE INDEX user_account_by_parent ON omsorg.user_account USING btree (parent_user_id) WHERE (parent_user_id IS NOT NULL);
CREATE INDEX user_account_by_status_changer ON omsorg.user_account USING btree (status_changed_by) WHERE (status_changed_by IS NOT NULL);
CREATE INDEX user_account_by_words ON omsorg.user_account USING gin (search_text omsorg.gin_trgm_ops) WITH (fastupdate=off);
CREATE UNIQUE INDEX user_account_email ON omsorg.user_account USING btree (lower(email)) WHERE ((email IS NOT NULL) AND (NOT is_parent) AND (parent_user_id IS NULL));
CREATE INDEX user_account_of_client ON omsorg.user_account USING btree (client_id) INCLUDE (market) WHERE ((kind = 'user'::text) AND (NOT is_machine));
CREATE INDEX user_account_of_operators ON omsorg.user_account USING btree (id) WHERE (kind = 'operator'::text);
CREATE UNIQUE INDEX user_account_user_name ON omsorg.user_account USING btree (lower(user_name));
CREATE TRIGGER account_changed BEFORE UPDATE ON omsorg.user_account FOR EACH ROW WHEN ((((((((old.status IS DISTINCT FROM new.status) OR (old.password_hash IS DISTINCT FROM new.password_hash)) OR (old.client_id IS DISTINCT FROM new.client_id)) OR ((old.market)::integer IS DISTINCT FROM (new.market)::integer)) OR ((old.application)::text IS DISTINCT FROM (new.application)::text)) OR (old.is_parent IS DISTINCT FROM new.is_parent)) OR (old.parent_user_id IS DISTINCT FROM new.parent_user_id))) EXECUTE FUNCTION omsorg.raise_own_epoch();
CREATE TRIGGER note_change AFTER UPDATE OF user_name, first_name, last_name, email, phone, language, is_parent, parent_user_id, visible, market, application ON omsorg.user_account FOR EACH ROW WHEN ((((((((((((old.user_name IS DISTINCT FROM new.user_name) OR (old.first_name IS DISTINCT FROM new.first_name)) OR (old.last_name IS DISTINCT FROM new.last_name)) OR (old.email IS DISTINCT FROM new.email)) OR ((old.phone)::text IS DISTINCT FROM (new.phone)::text)) OR ((old.language)::text IS DISTINCT FROM (new.language)::text)) OR (old.is_parent IS DISTINCT FROM new.is_parent)) OR (old.parent_user_id IS DISTINCT FROM new.parent_user_id)) OR (old.visible IS DISTINCT FROM new.visible)) OR ((old.market)::integer IS DISTINCT FROM (new.market)::integer)) OR ((old.application)::text IS DISTINCT FROM (new.application)::text))) EXECUTE FUNCTION omsorg.note_user_change();
CREATE TRIGGER note_making AFTER INSERT ON omsorg.user_account FOR EACH ROW EXECUTE FUNCTION omsorg.note_user_change();
CREATE TRIGGER sessions_end AFTER UPDATE ON omsorg.user_account FOR EACH ROW WHEN ((((new.status <> 'active'::text) AND (old.status = 'active'::text)) OR (old.password_hash IS DISTINCT FROM new.password_hash))) EXECUTE FUNCTION omsorg.end_sessions();
alter table omsorg.user_account enable row level security;
alter table omsorg.user_account force row level security;
create policy jobs on omsorg.user_account for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.user_account for all to owner using (true) with check (true);
create policy reach on omsorg.user_account for all to omsorg_app using (((id = ANY (ARRAY[( SELECT omsorg.reach_user() AS reach_user), ( SELECT omsorg.reach_impersonator() AS reach_impersonator)])) OR (parent_user_id = ( SELECT omsorg.reach_user() AS reach_user)) OR (client_id = ( SELECT omsorg.reach_client() AS reach_client)) OR ((market)::integer = ( SELECT omsorg.reach_market() AS reach_market)) OR ( SELECT omsorg.reach_all() AS reach_all) OR ( SELECT omsorg.reach_sign_in() AS reach_sign_in)));
grant delete on omsorg.user_account to omsorg_app;
grant delete on omsorg.user_account to omsorg_jobs;

create table omsorg.user_event (
  id bigint not null generated always as identity,
  at timestamp with time zone not null default now(),
  user_id integer not null,
  by_user integer,
  on_behalf_of integer,
  event text not null,
  detail jsonb not null default '{}'::jsonb
);
alter table omsorg.user_event add constraint user_event_user_id_fkey FOREIGN KEY (user_id) REFERENCES omsorg.user_account(id) ON DELETE CASCADE;
alter table omsorg.user_event add constraint user_event_pkey PRIMARY KEY (id);
CREATE INDEX user_event_newest ON omsorg.user_event USING btree (user_id, at DESC, id DESC);
CREATE TRIGGER both_names_by_user BEFORE INSERT OR UPDATE OF by_user ON omsorg.user_event FOR EACH ROW WHEN (((omsorg.reach_impersonator() IS NOT NULL) OR (new.on_behalf_of IS NOT NULL))) EXECUTE FUNCTION omsorg.name_both('by_user', 'on_behalf_of');
alter table omsorg.user_event enable row level security;
alter table omsorg.user_event force row level security;
create policy jobs on omsorg.user_event for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.user_event for all to owner using (true) with check (true);
create policy reach on omsorg.user_event for all to omsorg_app using ((EXISTS ( SELECT
   FROM omsorg.user_account p
  WHERE (p.id = user_event.user_id)
 OFFSET 0)));
grant insert, select on omsorg.user_event to omsorg_app;
grant insert, select on omsorg.user_event to omsorg_jobs;

create table omsorg.user_invoice_area (
  user_id integer not null,
  care_place_id uuid not null,
  customer_number text not null,
  invoice_area_id integer
);
alter table omsorg.user_invoice_area add constraint user_invoice_area_care_place_id_fkey FOREIGN KEY (care_place_id) REFERENCES omsorg.care_place(id) ON DELETE CASCADE;
alter table omsorg.user_invoice_area add constraint user_invoice_area_invoice_area_id_fkey FOREIGN KEY (invoice_area_id) REFERENCES omsorg.invoice_area(id) ON DELETE CASCADE;
alter table omsorg.user_invoice_area add constraint user_invoice_area_user_id_fkey FOREIGN KEY (user_id) REFERENCES omsorg.user_account(id) ON DELETE CASCADE;
CREATE INDEX user_invoice_area_by_area ON omsorg.user_invoice_area USING btree (invoice_area_id) WHERE (invoice_area_id IS NOT NULL);
CREATE UNIQUE INDEX user_invoice_area_once ON omsorg.user_invoice_area USING btree (user_id, care_place_id, customer_number, invoice_area_id) NULLS NOT DISTINCT;
alter table omsorg.user_invoice_area enable row level security;
alter table omsorg.user_invoice_area force row level security;
create policy jobs on omsorg.user_invoice_area for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.user_invoice_area for all to owner using (true) with check (true);
create policy reach on omsorg.user_invoice_area for all to omsorg_app using ((EXISTS ( SELECT
   FROM omsorg.user_account p
  WHERE (p.id = user_invoice_area.user_id)
 OFFSET 0)));
grant delete, insert, select, update on omsorg.user_invoice_area to omsorg_app;
grant delete, insert, select, update on omsorg.user_invoice_area to omsorg_jobs;

create table omsorg.user_visit (
  user_id integer not null,
  day date not null
);
alter table omsorg.user_visit add constraint user_visit_user_id_fkey FOREIGN KEY (user_id) REFERENCES omsorg.user_account(id) ON DELETE CASCADE;
alter table omsorg.user_visit add constraint user_visit_pkey PRIMARY KEY (user_id, day);
alter table omsorg.user_visit enable row level security;
alter table omsorg.user_visit force row level security;
create policy jobs on omsorg.user_visit for all to omsorg_jobs using (true) with check (true);
create policy owner on omsorg.user_visit for all to owner using (true) with check (true);
create policy reach on omsorg.user_visit for all to omsorg_app using ((EXISTS ( SELECT
   FROM omsorg.user_account p
  WHERE (p.id = user_visit.user_id)
 OFFSET 0)));
grant delete, insert, select, update on omsorg.user_visit to omsorg_app;
grant delete, insert, select, update on omsorg.user_visit to omsorg_jobs;

create table omsorg.vat_rate (
  market omsorg.market_code not null,
  product_class text not null,
  rate numeric(5,2) not null,
  valid_from date not null,
  valid_to date
);
alter table omsorg.vat_rate add constraint vat_rate_check CHECK ((valid_to >= valid_from));
alter table omsorg.vat_rate add constraint vat_rate_product_class_check CHECK ((product_class = ANY (ARRAY['standard'::text, 'food'::text, 'incontinence'::text, 'medicine'::text])));
alter table omsorg.vat_rate add constraint vat_rate_rate_check CHECK (((rate >= (0)::numeric) AND (rate < (100)::numeric)));
alter table omsorg.vat_rate add constraint vat_rate_pkey PRIMARY KEY (market, product_class, valid_from);
grant select on omsorg.vat_rate to omsorg_app;
grant select on omsorg.vat_rate to omsorg_jobs;

create view omsorg.counted_stock as
 SELECT latest.care_recipient_id,
    latest.item_number,
    latest.id,
    latest.pieces,
    latest.consumption_numerator,
    latest.consumption_denominator,
    latest.drawn_until,
    latest.counted_at,
    (latest.counted_at AT TIME ZONE omsorg.time_zone_of(c.market::integer))::date AS day
   FROM ( SELECT DISTINCT ON (s.care_recipient_id, s.item_number) s.care_recipient_id,
            s.item_number,
            s.id,
            s.pieces,
            s.consumption_numerator,
            s.consumption_denominator,
            s.drawn_until,
            s.counted_at
           FROM ( SELECT own.care_recipient_id,
                    own.item_number,
                    own.id,
                    own.pieces,
                    own.consumption_numerator,
                    own.consumption_denominator,
                    own.drawn_until,
                    own.counted_at
                   FROM omsorg.stock_count own
                UNION ALL
                 SELECT f.care_recipient_id,
                    f.item_number,
                    former.id,
                    former.pieces,
                    former.consumption_numerator,
                    former.consumption_denominator,
                    former.drawn_until,
                    former.counted_at
                   FROM omsorg.former_item f
                     JOIN omsorg.stock_count former ON former.care_recipient_id = f.care_recipient_id AND former.item_number = f.former_item_number) s
          ORDER BY s.care_recipient_id, s.item_number, s.id DESC) latest
     JOIN omsorg.care_recipient c ON c.id = latest.care_recipient_id
  WHERE latest.pieces IS NOT NULL;

create view omsorg.derived_care_recipient_setting with (security_invoker=true) as
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
    COALESCE(own.anonymize_after_months, c.anonymize_after_months) AS anonymize_after_months,
    COALESCE(own.crp_ordering_allowed, c.crp_ordering_allowed, false) AS crp_ordering_allowed,
    COALESCE(own.crp_renewal_allowed, c.crp_renewal_allowed, false) AS crp_renewal_allowed,
    COALESCE(own.crp_diary_allowed, c.crp_diary_allowed, false) AS crp_diary_allowed,
    COALESCE(own.crp_stock_allowed, c.crp_stock_allowed, false) AS crp_stock_allowed
   FROM omsorg.care_place p
     LEFT JOIN omsorg.care_recipient_setting c ON c.client_id = p.client_id AND c.care_place_id IS NULL
     LEFT JOIN omsorg.care_recipient_setting place ON place.client_id = p.client_id AND place.care_place_id = p.id
     LEFT JOIN omsorg.care_recipient_setting own ON own.id = place.id AND NOT own.uses_client_settings;

create view omsorg.derived_order_setting with (security_invoker=true) as
 SELECT p.client_id,
    p.id AS care_place_id,
    COALESCE(own.home_delivery_allowed, c.home_delivery_allowed, true) AS home_delivery_allowed,
    COALESCE(own.hide_home_delivery, c.hide_home_delivery, false) AS hide_home_delivery,
    COALESCE(own.group_order_allowed, c.group_order_allowed, false) AS group_order_allowed,
    COALESCE(own.nursing_home_allowed, c.nursing_home_allowed, false) AS nursing_home_allowed,
    COALESCE(own.withdrawal_allowed, c.withdrawal_allowed, true) AS withdrawal_allowed,
    COALESCE(own.individual_order_allowed, c.individual_order_allowed, false) AS individual_order_allowed,
    COALESCE(own.express_order_allowed, c.express_order_allowed, false) AS express_order_allowed,
    COALESCE(own.order_types, c.order_types, '{}'::integer[]) AS order_types,
    COALESCE(own.order_period_from_day, c.order_period_from_day) AS order_period_from_day,
    COALESCE(own.order_period_interval_days, c.order_period_interval_days) AS order_period_interval_days,
    COALESCE(own.delivery_method_codes, c.delivery_method_codes, '{}'::text[]) AS delivery_method_codes,
    COALESCE(own.default_delivery_method, c.default_delivery_method) AS default_delivery_method,
    COALESCE(own.delivery_points_allowed, c.delivery_points_allowed, false) AS delivery_points_allowed,
    COALESCE(own.notification_by, c.notification_by, 'sms'::text) AS notification_by,
    COALESCE(own.goods_label_required, c.goods_label_required, false) AS goods_label_required,
    COALESCE(own.contact_phone_required, c.contact_phone_required, false) AS contact_phone_required,
    COALESCE(own.max_lines_per_order, c.max_lines_per_order, 40) AS max_lines_per_order,
    COALESCE(own.enforce_interval, c.enforce_interval, false) AS enforce_interval,
    COALESCE(own.soon_days, c.soon_days, 14) AS soon_days,
    COALESCE(own.last_withdrawal_factor, c.last_withdrawal_factor, 2) AS last_withdrawal_factor,
    COALESCE(own.express_lead_days, c.express_lead_days, 1) AS express_lead_days,
    COALESCE(own.stock_lead_days, c.stock_lead_days, 2) AS stock_lead_days,
    COALESCE(own.non_stock_lead_days, c.non_stock_lead_days, 10) AS non_stock_lead_days,
    COALESCE(own.stuck_after_hours, c.stuck_after_hours, 24) AS stuck_after_hours,
    COALESCE(own.return_agree_days, c.return_agree_days, 7) AS return_agree_days,
    COALESCE(own.own_error_credit_percent, c.own_error_credit_percent, 70) AS own_error_credit_percent,
    COALESCE(own.allow_exceed_prescribed, c.allow_exceed_prescribed, false) AS allow_exceed_prescribed,
    COALESCE(own.order_mail_recipients, c.order_mail_recipients, '{}'::text[]) AS order_mail_recipients,
    place.delivery_name,
    place.delivery_care_of,
    place.delivery_street,
    place.delivery_zip,
    place.delivery_city,
    place.delivery_country_code,
    place.delivery_entry_code,
    COALESCE(own.undo_seconds, c.undo_seconds, 60) AS undo_seconds
   FROM omsorg.care_place p
     LEFT JOIN omsorg.order_setting c ON c.client_id = p.client_id AND c.care_place_id IS NULL
     LEFT JOIN omsorg.order_setting place ON place.client_id = p.client_id AND place.care_place_id = p.id
     LEFT JOIN omsorg.order_setting own ON own.id = place.id AND NOT own.uses_client_settings;

create view omsorg.derived_place_setting with (security_invoker=true) as
 SELECT settings.client_id,
    settings.care_place_id,
    settings.home_delivery_allowed AND c.removed_at IS NULL AS home_delivery_allowed,
    settings.hide_home_delivery,
    settings.group_order_allowed AND c.removed_at IS NULL AS group_order_allowed,
    settings.nursing_home_allowed AND c.removed_at IS NULL AS nursing_home_allowed,
    settings.withdrawal_allowed AND c.removed_at IS NULL AS withdrawal_allowed,
    settings.individual_order_allowed AND c.removed_at IS NULL AS individual_order_allowed,
    settings.express_order_allowed AND c.removed_at IS NULL AS express_order_allowed,
        CASE
            WHEN c.removed_at IS NULL THEN settings.order_types
            ELSE '{}'::integer[]
        END AS order_types,
    settings.order_period_from_day,
    settings.order_period_interval_days,
    settings.delivery_method_codes,
    settings.default_delivery_method,
    settings.delivery_points_allowed,
    settings.notification_by,
    settings.goods_label_required,
    settings.contact_phone_required,
    settings.max_lines_per_order,
    settings.enforce_interval,
    settings.soon_days,
    settings.last_withdrawal_factor,
    settings.express_lead_days,
    settings.stock_lead_days,
    settings.non_stock_lead_days,
    settings.stuck_after_hours,
    settings.return_agree_days,
    settings.own_error_credit_percent,
    settings.allow_exceed_prescribed,
    settings.order_mail_recipients,
    settings.delivery_name,
    settings.delivery_care_of,
    settings.delivery_street,
    settings.delivery_zip,
    settings.delivery_city,
    settings.delivery_country_code,
    settings.delivery_entry_code,
    settings.undo_seconds,
    settings.iterative_prescription_allowed AND c.removed_at IS NULL AS iterative_prescription_allowed,
    settings.prescription_period_months,
    settings.calculation_period_months,
    settings.max_withdrawals,
    settings.min_days_between_withdrawals,
    settings.invoice_area_required,
    settings.payer_customer_number,
    settings.note_enabled,
    settings.additions_allowed AND c.removed_at IS NULL AS additions_allowed,
    settings.dispense_allowed,
    settings.print_prices,
    settings.print_note,
    settings.print_prescriber,
    settings.print_header_text,
    settings.renewal_requests_off,
    settings.ssn_required,
    settings.temporary_ssn_allowed,
    settings.population_register_lookup,
    settings.protected_identity_allowed,
    settings.reference_number_required,
    settings.phone_required,
    settings.guardians_allowed,
    settings.trustee_allowed,
    settings.invoice_address_required,
    settings.crp_accounts_allowed,
    settings.copy_allowed,
    settings.move_allowed,
    settings.deactivate_allowed,
    settings.adult_recipients_only,
    settings.anonymize_after_months,
    c.market,
    p.name AS place_name,
    c.name AS client_name,
    c.patient_data_owner_id,
    COALESCE(product.allow_outgoing_items, true) AS allow_outgoing_items,
    COALESCE(product.block_uncertain_delivery, false) AS block_uncertain_delivery,
    COALESCE(product.show_prices, true) AS show_prices,
    COALESCE(product.show_stock_status, true) AS show_stock_status,
    COALESCE(product.few_in_stock_below, 10) AS few_in_stock_below,
    settings.crp_ordering_allowed,
    settings.crp_renewal_allowed,
    settings.crp_diary_allowed,
    settings.crp_stock_allowed
   FROM ( SELECT derived_order_setting.client_id,
            derived_order_setting.care_place_id,
            derived_order_setting.home_delivery_allowed,
            derived_order_setting.hide_home_delivery,
            derived_order_setting.group_order_allowed,
            derived_order_setting.nursing_home_allowed,
            derived_order_setting.withdrawal_allowed,
            derived_order_setting.individual_order_allowed,
            derived_order_setting.express_order_allowed,
            derived_order_setting.order_types,
            derived_order_setting.order_period_from_day,
            derived_order_setting.order_period_interval_days,
            derived_order_setting.delivery_method_codes,
            derived_order_setting.default_delivery_method,
            derived_order_setting.delivery_points_allowed,
            derived_order_setting.notification_by,
            derived_order_setting.goods_label_required,
            derived_order_setting.contact_phone_required,
            derived_order_setting.max_lines_per_order,
            derived_order_setting.enforce_interval,
            derived_order_setting.soon_days,
            derived_order_setting.last_withdrawal_factor,
            derived_order_setting.express_lead_days,
            derived_order_setting.stock_lead_days,
            derived_order_setting.non_stock_lead_days,
            derived_order_setting.stuck_after_hours,
            derived_order_setting.return_agree_days,
            derived_order_setting.own_error_credit_percent,
            derived_order_setting.allow_exceed_prescribed,
            derived_order_setting.order_mail_recipients,
            derived_order_setting.delivery_name,
            derived_order_setting.delivery_care_of,
            derived_order_setting.delivery_street,
            derived_order_setting.delivery_zip,
            derived_order_setting.delivery_city,
            derived_order_setting.delivery_country_code,
            derived_order_setting.delivery_entry_code,
            derived_order_setting.undo_seconds,
            derived_prescription_setting.iterative_prescription_allowed,
            derived_prescription_setting.prescription_period_months,
            derived_prescription_setting.calculation_period_months,
            derived_prescription_setting.max_withdrawals,
            derived_prescription_setting.min_days_between_withdrawals,
            derived_prescription_setting.invoice_area_required,
            derived_prescription_setting.payer_customer_number,
            derived_prescription_setting.note_enabled,
            derived_prescription_setting.additions_allowed,
            derived_prescription_setting.dispense_allowed,
            derived_prescription_setting.print_prices,
            derived_prescription_setting.print_note,
            derived_prescription_setting.print_prescriber,
            derived_prescription_setting.print_header_text,
            derived_prescription_setting.renewal_requests_off,
            derived_care_recipient_setting.ssn_required,
            derived_care_recipient_setting.temporary_ssn_allowed,
            derived_care_recipient_setting.population_register_lookup,
            derived_care_recipient_setting.protected_identity_allowed,
            derived_care_recipient_setting.reference_number_required,
            derived_care_recipient_setting.phone_required,
            derived_care_recipient_setting.guardians_allowed,
            derived_care_recipient_setting.trustee_allowed,
            derived_care_recipient_setting.invoice_address_required,
            derived_care_recipient_setting.crp_accounts_allowed,
            derived_care_recipient_setting.copy_allowed,
            derived_care_recipient_setting.move_allowed,
            derived_care_recipient_setting.deactivate_allowed,
            derived_care_recipient_setting.adult_recipients_only,
            derived_care_recipient_setting.anonymize_after_months,
            derived_care_recipient_setting.crp_ordering_allowed,
            derived_care_recipient_setting.crp_renewal_allowed,
            derived_care_recipient_setting.crp_diary_allowed,
            derived_care_recipient_setting.crp_stock_allowed
           FROM omsorg.derived_order_setting
             JOIN omsorg.derived_prescription_setting USING (client_id, care_place_id)
             JOIN omsorg.derived_care_recipient_setting USING (client_id, care_place_id)) settings
     JOIN omsorg.care_place p ON p.id = settings.care_place_id
     JOIN omsorg.client c ON c.id = settings.client_id
     LEFT JOIN omsorg.product_setting product ON product.client_id = settings.client_id;

create view omsorg.derived_prescription_setting with (security_invoker=true) as
 SELECT p.client_id,
    p.id AS care_place_id,
    COALESCE(own.iterative_prescription_allowed, c.iterative_prescription_allowed, true) AS iterative_prescription_allowed,
    COALESCE(own.prescription_period_months, c.prescription_period_months, 12) AS prescription_period_months,
    COALESCE(own.calculation_period_months, c.calculation_period_months, 12) AS calculation_period_months,
    COALESCE(own.max_withdrawals, c.max_withdrawals, 12) AS max_withdrawals,
    COALESCE(own.min_days_between_withdrawals, c.min_days_between_withdrawals) AS min_days_between_withdrawals,
    COALESCE(own.invoice_area_required, c.invoice_area_required, false) AS invoice_area_required,
    COALESCE(own.payer_customer_number, c.payer_customer_number) AS payer_customer_number,
    COALESCE(own.note_enabled, c.note_enabled, true) AS note_enabled,
    COALESCE(own.additions_allowed, c.additions_allowed, true) AS additions_allowed,
    COALESCE(own.dispense_allowed, c.dispense_allowed, false) AS dispense_allowed,
    COALESCE(own.print_prices, c.print_prices, false) AS print_prices,
    COALESCE(own.print_note, c.print_note, true) AS print_note,
    COALESCE(own.print_prescriber, c.print_prescriber, true) AS print_prescriber,
    COALESCE(own.print_header_text, c.print_header_text, ''::text) AS print_header_text,
    COALESCE(place.renewal_requests_off, '{}'::text[]) AS renewal_requests_off
   FROM omsorg.care_place p
     LEFT JOIN omsorg.prescription_setting c ON c.client_id = p.client_id AND c.care_place_id IS NULL
     LEFT JOIN omsorg.prescription_setting place ON place.client_id = p.client_id AND place.care_place_id = p.id
     LEFT JOIN omsorg.prescription_setting own ON own.id = place.id AND NOT own.uses_client_settings;

create view omsorg.merged_care_recipient_setting with (security_invoker=true) as
 SELECT client_id,
    care_place_id,
    ssn_required,
    temporary_ssn_allowed,
    population_register_lookup,
    protected_identity_allowed,
    reference_number_required,
    phone_required,
    guardians_allowed,
    trustee_allowed,
    invoice_address_required,
    crp_accounts_allowed,
    copy_allowed,
    move_allowed,
    deactivate_allowed,
    adult_recipients_only,
    anonymize_after_months,
    crp_ordering_allowed,
    crp_renewal_allowed,
    crp_diary_allowed,
    crp_stock_allowed
   FROM omsorg.place_setting;

create view omsorg.merged_order_setting with (security_invoker=true) as
 SELECT client_id,
    care_place_id,
    home_delivery_allowed,
    hide_home_delivery,
    group_order_allowed,
    nursing_home_allowed,
    withdrawal_allowed,
    individual_order_allowed,
    express_order_allowed,
    order_types,
    order_period_from_day,
    order_period_interval_days,
    delivery_method_codes,
    default_delivery_method,
    delivery_points_allowed,
    notification_by,
    goods_label_required,
    contact_phone_required,
    max_lines_per_order,
    enforce_interval,
    soon_days,
    last_withdrawal_factor,
    express_lead_days,
    stock_lead_days,
    non_stock_lead_days,
    stuck_after_hours,
    return_agree_days,
    own_error_credit_percent,
    allow_exceed_prescribed,
    order_mail_recipients,
    delivery_name,
    delivery_care_of,
    delivery_street,
    delivery_zip,
    delivery_city,
    delivery_country_code,
    delivery_entry_code,
    undo_seconds
   FROM omsorg.place_setting;

create view omsorg.merged_prescription_setting with (security_invoker=true) as
 SELECT client_id,
    care_place_id,
    iterative_prescription_allowed,
    prescription_period_months,
    calculation_period_months,
    max_withdrawals,
    min_days_between_withdrawals,
    invoice_area_required,
    payer_customer_number,
    note_enabled,
    additions_allowed,
    dispense_allowed,
    print_prices,
    print_note,
    print_prescriber,
    print_header_text,
    renewal_requests_off
   FROM omsorg.place_setting;

create view omsorg.row_supply_from_draws as
 SELECT r.id AS prescription_row_id,
    p.care_recipient_id,
    p.id AS prescription_id,
    p.status AS prescription_status,
    r.status AS row_status,
    p.start_date,
    p.end_date,
    GREATEST(1, (p.end_date - p.start_date + 1) / r.withdrawals) AS expected_days,
    COALESCE(r.consumption > 0::numeric, false) AS use_known,
        CASE
            WHEN r.consumption > 0::numeric THEN drawn.runs_out_on
            ELSE NULL::date
        END AS runs_out_on,
    COALESCE(drawn.draws, 0) AS draws,
    COALESCE(drawn.packages, 0) AS packages_drawn,
    (drawn.last_at AT TIME ZONE omsorg.time_zone_of(p.market::integer))::date AS last_draw_on,
    drawn.last_at AS last_draw_at,
    (EXISTS ( SELECT
           FROM omsorg.prescription_row_addition a
          WHERE a.prescription_row_id = r.id)) AS has_additions
   FROM omsorg.prescription p
     JOIN omsorg.prescription_row r ON r.prescription_id = p.id
     LEFT JOIN ( SELECT laid.care_recipient_id,
            laid.id,
            max(laid.day + laid.days_from_here::integer) FILTER (WHERE laid.is_of_item) AS runs_out_on,
            count(*) FILTER (WHERE laid.is_of_row)::integer AS draws,
            sum(laid.packages) FILTER (WHERE laid.is_of_row)::integer AS packages,
            max(laid.confirmed_at) FILTER (WHERE laid.is_of_row) AS last_at
           FROM ( SELECT lasting.care_recipient_id,
                    lasting.id,
                    lasting.is_of_item,
                    lasting.is_of_row,
                    lasting.confirmed_at,
                    lasting.day,
                    lasting.packages,
                    lasting.days,
                    sum(lasting.days) FILTER (WHERE lasting.is_of_item) OVER (PARTITION BY lasting.care_recipient_id, lasting.id ORDER BY lasting.day DESC) AS days_from_here
                   FROM ( SELECT stock.care_recipient_id,
                            stock.id,
                            stock.is_of_item,
                            stock.is_of_row,
                            stock.confirmed_at,
                            stock.day,
                            stock.packages,
                            LEAST(36500::numeric,
                                CASE
                                    WHEN stock.consumption_numerator > 0 THEN div(stock.pieces::numeric * stock.consumption_denominator::numeric, stock.consumption_numerator::numeric)
                                    WHEN stock.consumption > 0::numeric THEN div((stock.pieces *
                                    CASE stock.consumption_period
WHEN 1 THEN 1
WHEN 2 THEN 7
ELSE 365
                                    END)::numeric, stock.consumption *
                                    CASE stock.consumption_period
WHEN 3 THEN 12
ELSE 1
                                    END::numeric)
                                    ELSE NULL::numeric
                                END) AS days
                           FROM ( SELECT p_1.care_recipient_id,
                                    r_1.id,
                                    counted.day IS NULL OR o.confirmed_at > counted.drawn_until AS is_of_item,
                                    NOT draw.prescription_row_id IS DISTINCT FROM r_1.id AS is_of_row,
                                    o.confirmed_at,
                                    GREATEST((o.confirmed_at AT TIME ZONE omsorg.time_zone_of(p_1.market::integer))::date, counted.day) AS day,
                                    (draw.pieces + r_1.items_per_package - 1) / r_1.items_per_package AS packages,
                                    draw.pieces,
                                    draw.consumption_numerator,
                                    draw.consumption_denominator,
                                    r_1.consumption,
                                    r_1.consumption_period
                                   FROM omsorg.prescription p_1
                                     JOIN omsorg.prescription_row r_1 ON r_1.prescription_id = p_1.id
                                     JOIN ( SELECT l.care_recipient_id,
    l.customer_order_id,
    l.prescription_row_id,
    l.item_number,
    sum(l.pieces) AS pieces,
    max(l.consumption_numerator) AS consumption_numerator,
    max(l.consumption_denominator) AS consumption_denominator
   FROM omsorg.order_line l
  WHERE NOT l.set_aside AND NOT l.given_back
  GROUP BY l.care_recipient_id, l.customer_order_id, l.prescription_row_id, l.item_number) draw ON draw.care_recipient_id = p_1.care_recipient_id AND (draw.item_number = r_1.item_number OR draw.prescription_row_id = r_1.id OR (EXISTS ( SELECT
   FROM omsorg.former_item f
  WHERE f.care_recipient_id = p_1.care_recipient_id AND f.item_number = r_1.item_number AND f.former_item_number = draw.item_number)))
                                     JOIN omsorg.customer_order o ON o.id = draw.customer_order_id AND o.state = 2
                                     LEFT JOIN omsorg.counted_stock counted ON counted.care_recipient_id = p_1.care_recipient_id AND counted.item_number = r_1.item_number
                                  WHERE p_1.status = ANY (ARRAY[2, 3, 4])
                                UNION ALL
                                 SELECT p_1.care_recipient_id,
                                    r_1.id,
                                    true,
                                    false,
                                    NULL::timestamp with time zone,
                                    counted.day,
                                    NULL::bigint,
                                    counted.pieces,
                                    counted.consumption_numerator,
                                    counted.consumption_denominator,
                                    r_1.consumption,
                                    r_1.consumption_period
                                   FROM omsorg.prescription p_1
                                     JOIN omsorg.prescription_row r_1 ON r_1.prescription_id = p_1.id
                                     JOIN omsorg.counted_stock counted ON counted.care_recipient_id = p_1.care_recipient_id AND counted.item_number = r_1.item_number
                                  WHERE p_1.status = ANY (ARRAY[2, 3, 4])) stock) lasting) laid
          GROUP BY laid.care_recipient_id, laid.id) drawn ON drawn.care_recipient_id = p.care_recipient_id AND drawn.id = r.id
  WHERE p.status = ANY (ARRAY[2, 3, 4]);

CREATE OR REPLACE FUNCTION omsorg.access_log_asked_for(p_since timestamp with time zone, p_until timestamp with time zone, p_user integer, p_persons integer[], p_client uuid, p_place uuid, p_actions text[])
 RETURNS SETOF omsorg.access_log
 LANGUAGE sql
 STABLE
AS $function$
  select * from omsorg.access_log l
  where l.at >= p_since and l.at < p_until
    and (p_user is null or l.user_id = p_user)
    and (p_persons is null or l.care_recipient_id = any (p_persons))
    and (p_client is null or l.client_id = p_client)
    and (p_place is null or l.care_place_id = p_place)
    and (p_actions is null or l.action = any (p_actions))
    and (p_actions is not null or p_persons is not null or l.action not in ('access-log/entry/search-access-log', 'access-log/entry/export-access-log'))
$function$;

CREATE OR REPLACE FUNCTION omsorg.access_log_seal_hash(p_before bytea, p_since timestamp with time zone, p_until timestamp with time zone, p_count integer, p_hashes bytea)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
RETURN sha256(((COALESCE(p_before, '\x'::bytea) || convert_to(format('%s %s %s '::text, EXTRACT(epoch FROM p_since), EXTRACT(epoch FROM p_until), p_count), 'utf8'::name)) || COALESCE(p_hashes, '\x'::bytea)));

CREATE OR REPLACE FUNCTION omsorg.account_named(p_user_name text)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
RETURN (SELECT u.id FROM omsorg.user_account u WHERE (omsorg.reach_sign_in() AND (lower(u.user_name) = lower(account_named.p_user_name))));
grant execute on function omsorg.account_named(text) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.account_word_is_taken(p_kind text, p_word text, p_except integer, p_lock boolean, p_parent integer DEFAULT NULL::integer)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if p_lock then
    perform pg_advisory_xact_lock(hashtextextended(p_kind || ' ' || lower(p_word), 0));
  end if;
  return case p_kind
    when 'user-name' then exists (
      select from omsorg.user_account u where lower(u.user_name) = lower(p_word) and u.id is distinct from p_except)
    when 'email' then exists (
      select from omsorg.user_account u
      where lower(u.email) = lower(p_word) and u.id is distinct from p_except
        and case
          when u.is_parent or u.parent_user_id is not null then coalesce(u.parent_user_id, u.id) <> p_parent
          else true
        end)
    when 'directory-name' then exists (
      select from omsorg.authentication_method m
      where lower(m.directory_user_name) = lower(p_word) and m.user_id is distinct from p_except)
    when 'siths' then exists (
      select from omsorg.authentication_method m where upper(m.siths_number) = upper(p_word) and m.user_id is distinct from p_except)
    when 'vrk' then exists (
      select from omsorg.authentication_method m where upper(m.vrk_number) = upper(p_word) and m.user_id is distinct from p_except)
  end;
end
$function$;
grant execute on function omsorg.account_word_is_taken(text,text,integer,boolean,integer) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.account_words_taken(p_kind text, p_words text[])
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
 SELECT lower(u.user_name) AS lower
    FROM omsorg.user_account u
   WHERE ((account_words_taken.p_kind = 'user-name'::text) AND (lower(u.user_name) = ANY (ARRAY( SELECT lower(word.word) AS lower
            FROM unnest(account_words_taken.p_words) word(word)))))
 UNION
  SELECT lower(u.email) AS lower
    FROM omsorg.user_account u
   WHERE ((account_words_taken.p_kind = 'email'::text) AND (u.email IS NOT NULL) AND (NOT u.is_parent) AND (u.parent_user_id IS NULL) AND (lower(u.email) = ANY (ARRAY( SELECT lower(word.word) AS lower
            FROM unnest(account_words_taken.p_words) word(word)))));
END;
grant execute on function omsorg.account_words_taken(text,text[]) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.acts_within_reach(p_client_id uuid, p_care_place_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  return (p_client_id is null or exists (select from omsorg.client c where c.id = p_client_id))
    and (p_care_place_id is null or exists (
      select from omsorg.care_place p
      where p.id = p_care_place_id and (p_client_id is null or p.client_id = p_client_id)));
end
$function$;
grant execute on function omsorg.acts_within_reach(uuid,uuid) to omsorg_app;
grant execute on function omsorg.acts_within_reach(uuid,uuid) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.add_job(identifier text, payload json DEFAULT '{}'::json, queue_name text DEFAULT NULL::text, run_at timestamp with time zone DEFAULT NULL::timestamp with time zone, max_attempts integer DEFAULT NULL::integer, job_key text DEFAULT NULL::text)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  job_id bigint;
begin
  if add_job.run_at > now() and add_job.queue_name is null then
    insert into graphile_worker._private_jobs as job (task_id, payload, run_at, max_attempts, key)
    select task.id, add_job.payload, add_job.run_at, coalesce(add_job.max_attempts, 25), add_job.job_key
    from graphile_worker._private_tasks task where task.identifier = add_job.identifier
    on conflict (key) do nothing
    returning job.id into job_id;
    if found then
      return job_id;
    end if;
  end if;
  -- Also what takes the place of a job of the same key, and the first of its kind.
  select (graphile_worker.add_job(
    add_job.identifier, add_job.payload, add_job.queue_name, add_job.run_at, add_job.max_attempts, add_job.job_key)).id
  into job_id;
  return job_id;
end
$function$;
grant execute on function omsorg.add_job(text,json,text,timestamp with time zone,integer,text) to omsorg_app;
grant execute on function omsorg.add_job(text,json,text,timestamp with time zone,integer,text) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.add_signing_key(p_kid text, p_sealed bytea, p_signs_from timestamp with time zone, p_unless_after timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  lock table omsorg.signing_key in share row exclusive mode;
  if exists (select from omsorg.signing_key k where k.signs_from > p_unless_after) then
    return false;
  end if;
  insert into omsorg.signing_key (kid, sealed, signs_from) values (p_kid, p_sealed, p_signs_from);
  return true;
end
$function$;
grant execute on function omsorg.add_signing_key(text,bytea,timestamp with time zone,timestamp with time zone) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.anonymize_access_log_sample_row(p_care_recipient_id integer)
 RETURNS void
 LANGUAGE sql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  update omsorg.access_log_sample_row s
  set note = case when s.note = '' then '' else '-' end, reason = null
  where s.care_recipient_id = p_care_recipient_id
$function$;

CREATE OR REPLACE FUNCTION omsorg.anonymize_address(p_care_recipient_id integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from omsorg.address where care_recipient_id = p_care_recipient_id
$function$;

CREATE OR REPLACE FUNCTION omsorg.anonymize_calendar_entry(p_care_recipient_id integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from omsorg.calendar_entry where care_recipient_id = p_care_recipient_id
$function$;

CREATE OR REPLACE FUNCTION omsorg.anonymize_calendar_entry_event(p_care_recipient_id integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from omsorg.calendar_entry_event where care_recipient_id = p_care_recipient_id
$function$;

CREATE OR REPLACE FUNCTION omsorg.anonymize_care_recipient(p_care_recipient_id integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  update omsorg.care_recipient
  set first_name = '', last_name = '', reference_number = '', phone = null, delivery_phone = null, email = null,
      identity_number_encrypted = null, identity_number_blind = null, identity_number_kind = null,
      identity_number_temporary = false, birth_date = date_trunc('year', birth_date)::date,
      trustee_name = null, trustee_phone = null, trustee_email = null, trustee_identity_number_encrypted = null,
      trustee_identity_number_blind = null
  where id = p_care_recipient_id
$function$;

CREATE OR REPLACE FUNCTION omsorg.anonymize_care_recipient_event(p_care_recipient_id integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  update omsorg.care_recipient_event set reason = null where care_recipient_id = p_care_recipient_id
$function$;

CREATE OR REPLACE FUNCTION omsorg.anonymize_care_recipient_place(p_care_recipient_id integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from omsorg.care_recipient_place where care_recipient_id = p_care_recipient_id
$function$;

CREATE OR REPLACE FUNCTION omsorg.anonymize_conversation(p_care_recipient_id integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from omsorg.conversation where care_recipient_id = p_care_recipient_id
$function$;

CREATE OR REPLACE FUNCTION omsorg.anonymize_crp_account(p_care_recipient_id integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from omsorg.crp_account a
  where exists (select from omsorg.crp_account_recipient own
                where own.crp_account_id = a.id and own.care_recipient_id = p_care_recipient_id)
    and not exists (select from omsorg.crp_account_recipient other
                    where other.crp_account_id = a.id and other.care_recipient_id <> p_care_recipient_id)
$function$;

CREATE OR REPLACE FUNCTION omsorg.anonymize_crp_account_recipient(p_care_recipient_id integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from omsorg.crp_account_recipient where care_recipient_id = p_care_recipient_id
$function$;

CREATE OR REPLACE FUNCTION omsorg.anonymize_crp_activation_link(p_care_recipient_id integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from omsorg.crp_activation_link l
  where exists (select from omsorg.crp_account_recipient own
                where own.crp_account_id = l.crp_account_id and own.care_recipient_id = p_care_recipient_id)
    and not exists (select from omsorg.crp_account_recipient other
                    where other.crp_account_id = l.crp_account_id and other.care_recipient_id <> p_care_recipient_id)
$function$;

CREATE OR REPLACE FUNCTION omsorg.anonymize_crp_consent(p_care_recipient_id integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from omsorg.crp_consent where care_recipient_id = p_care_recipient_id
$function$;

CREATE OR REPLACE FUNCTION omsorg.anonymize_crp_family(p_care_recipient_id integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  update omsorg.crp_family set care_recipient_id = null where care_recipient_id = p_care_recipient_id
$function$;

CREATE OR REPLACE FUNCTION omsorg.anonymize_crp_person_setting(p_care_recipient_id integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  update omsorg.crp_person_setting set reason = '' where care_recipient_id = p_care_recipient_id
$function$;

CREATE OR REPLACE FUNCTION omsorg.anonymize_customer_order(p_care_recipient_id integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from omsorg.customer_order where care_recipient_id = p_care_recipient_id and state = 1;
  update omsorg.customer_order
  set receiver_name = '', receiver_care_of = '', receiver_street = '', receiver_zip = '', receiver_city = '',
      receiver_entry_code = null, contact_phone = null, delivery_point_id = null, delivery_point_name = null,
      notify_by = null, notify_phone = null, notify_email = null, package_location = '', goods_label = ''
  where care_recipient_id = p_care_recipient_id
$function$;

CREATE OR REPLACE FUNCTION omsorg.anonymize_former_item(p_care_recipient_id integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from omsorg.former_item where care_recipient_id = p_care_recipient_id
$function$;

CREATE OR REPLACE FUNCTION omsorg.anonymize_guardian(p_care_recipient_id integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from omsorg.guardian where care_recipient_id = p_care_recipient_id
$function$;

CREATE OR REPLACE FUNCTION omsorg.anonymize_investigation(p_care_recipient_id integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  update omsorg.investigation set answers = '{}' where care_recipient_id = p_care_recipient_id
$function$;

CREATE OR REPLACE FUNCTION omsorg.anonymize_investigation_event(p_care_recipient_id integer)
 RETURNS void
 LANGUAGE sql
AS $function$ $function$;

CREATE OR REPLACE FUNCTION omsorg.anonymize_investigation_incontinence(p_care_recipient_id integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  update omsorg.investigation_incontinence n set type = '', mobility = '', changing = ''
  from omsorg.investigation i where i.id = n.investigation_id and i.care_recipient_id = p_care_recipient_id
$function$;

CREATE OR REPLACE FUNCTION omsorg.anonymize_leakage_diary(p_care_recipient_id integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  update omsorg.leakage_diary set end_reason = '' where care_recipient_id = p_care_recipient_id
$function$;

CREATE OR REPLACE FUNCTION omsorg.anonymize_leakage_diary_entry(p_care_recipient_id integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from omsorg.leakage_diary_entry e
  using omsorg.leakage_diary d where d.id = e.leakage_diary_id and d.care_recipient_id = p_care_recipient_id
$function$;

CREATE OR REPLACE FUNCTION omsorg.anonymize_order_event(p_care_recipient_id integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  update omsorg.order_event e set reason = null
  where e.reason is not null
    and (e.customer_order_id in (select o.id from omsorg.customer_order o where o.care_recipient_id = p_care_recipient_id)
      or e.order_part_id in (select p.id from omsorg.order_part p where p.care_recipient_id = p_care_recipient_id))
$function$;

CREATE OR REPLACE FUNCTION omsorg.anonymize_order_notice(p_care_recipient_id integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from omsorg.order_notice n
  using omsorg.order_part p, omsorg.customer_order o
  where p.id = n.order_part_id and o.id = p.customer_order_id
    and (o.care_recipient_id = p_care_recipient_id or p.care_recipient_id = p_care_recipient_id)
$function$;

CREATE OR REPLACE FUNCTION omsorg.anonymize_order_part(p_care_recipient_id integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  update omsorg.order_part part set tracking_link = null, refusal_reason = null, goods_label = ''
  from omsorg.customer_order o
  where o.id = part.customer_order_id
    and (o.care_recipient_id = p_care_recipient_id or part.care_recipient_id = p_care_recipient_id)
$function$;

CREATE OR REPLACE FUNCTION omsorg.anonymize_order_task(p_care_recipient_id integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  update omsorg.order_task t set reason = '', note = '', answer = '', moved_to = null
  where t.care_recipient_id = p_care_recipient_id
     or t.customer_order_id in (select o.id from omsorg.customer_order o where o.care_recipient_id = p_care_recipient_id)
     or t.order_part_id in (
       select p.id from omsorg.order_part p
       join omsorg.customer_order o on o.id = p.customer_order_id
       where p.care_recipient_id = p_care_recipient_id or o.care_recipient_id = p_care_recipient_id)
$function$;

CREATE OR REPLACE FUNCTION omsorg.anonymize_order_task_event(p_care_recipient_id integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from omsorg.order_task_event e using omsorg.order_task t
  left join omsorg.customer_order o on o.id = t.customer_order_id
  left join omsorg.order_part p on p.id = t.order_part_id
  where t.id = e.order_task_id
    and (t.care_recipient_id = p_care_recipient_id or o.care_recipient_id = p_care_recipient_id
      or p.care_recipient_id = p_care_recipient_id)
$function$;

CREATE OR REPLACE FUNCTION omsorg.anonymize_order_task_photo(p_care_recipient_id integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from omsorg.order_task_photo where care_recipient_id = p_care_recipient_id
$function$;

CREATE OR REPLACE FUNCTION omsorg.anonymize_person(p_care_recipient_id integer, p_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  work record;
begin
  if not omsorg.reach_person(p_care_recipient_id) then
    return false;
  end if;
  for work in
    select f.oid::regproc as name
    from omsorg.tables_of_persons() t
    join pg_class c on c.oid = t.name
    join pg_proc f on f.pronamespace = c.relnamespace and f.proname = 'anonymize_' || c.relname
    order by t.distance desc, c.relname
  loop
    execute format('select %s($1)', work.name) using p_care_recipient_id;
  end loop;
  update omsorg.care_recipient
  set status = case when status = 1 then 2 else status end,
      status_changed_at = p_at, updated_at = p_at, anonymized_at = p_at, row_version = row_version + 1
  where id = p_care_recipient_id;
  return true;
end
$function$;
grant execute on function omsorg.anonymize_person(integer,timestamp with time zone) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.anonymize_preliminary_order(p_care_recipient_id integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from omsorg.preliminary_order o
  where exists (select from omsorg.preliminary_order_line own
                where own.preliminary_order_id = o.id and own.care_recipient_id = p_care_recipient_id)
    and not exists (select from omsorg.preliminary_order_line other
                    where other.preliminary_order_id = o.id
                      and other.care_recipient_id is distinct from p_care_recipient_id)
$function$;

CREATE OR REPLACE FUNCTION omsorg.anonymize_preliminary_order_line(p_care_recipient_id integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from omsorg.preliminary_order_line where care_recipient_id = p_care_recipient_id
$function$;

CREATE OR REPLACE FUNCTION omsorg.anonymize_prescription(p_care_recipient_id integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  update omsorg.prescription set note = '' where care_recipient_id = p_care_recipient_id
$function$;

CREATE OR REPLACE FUNCTION omsorg.anonymize_prescription_draft(p_care_recipient_id integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from omsorg.prescription_draft where care_recipient_id = p_care_recipient_id
$function$;

CREATE OR REPLACE FUNCTION omsorg.anonymize_prescription_event(p_care_recipient_id integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  update omsorg.prescription_event e set reason = null
  from omsorg.prescription p where p.id = e.prescription_id and p.care_recipient_id = p_care_recipient_id
$function$;

CREATE OR REPLACE FUNCTION omsorg.anonymize_prescription_row(p_care_recipient_id integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  update omsorg.prescription_row r set note = ''
  from omsorg.prescription p where p.id = r.prescription_id and p.care_recipient_id = p_care_recipient_id
$function$;

CREATE OR REPLACE FUNCTION omsorg.anonymize_product_claim(p_care_recipient_id integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  update omsorg.product_claim c set customer = '', contact_person = '', fault_description = ''
  where c.id in (select omsorg.claims_of_person(p_care_recipient_id))
$function$;

CREATE OR REPLACE FUNCTION omsorg.anonymize_product_claim_file(p_care_recipient_id integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  with gone as (
    delete from omsorg.product_claim_file held
    where held.product_claim_id in (select omsorg.claims_of_person(p_care_recipient_id))
    returning held.file_id)
  delete from omsorg.stored_file f using gone where f.id = gone.file_id
$function$;

CREATE OR REPLACE FUNCTION omsorg.anonymize_register_lookup(p_care_recipient_id integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  update omsorg.register_lookup l set identity_number_blind = ''
  from omsorg.care_recipient r
  where r.id = p_care_recipient_id
    and (l.care_recipient_id = r.id
      or (l.client_id = r.client_id and l.identity_number_blind = r.identity_number_blind))
$function$;

CREATE OR REPLACE FUNCTION omsorg.anonymize_renew_request(p_care_recipient_id integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  update omsorg.renew_request q
  set message = '', rejection_reason = case when q.status = 3 then '-' end
  from omsorg.prescription p where p.id = q.prescription_id and p.care_recipient_id = p_care_recipient_id
$function$;

CREATE OR REPLACE FUNCTION omsorg.anonymize_report_person(p_care_recipient_id integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from omsorg.report_part where report_id in (
    select report_id from omsorg.report_person where care_recipient_id = p_care_recipient_id);
  delete from omsorg.report_person where care_recipient_id = p_care_recipient_id;
$function$;

CREATE OR REPLACE FUNCTION omsorg.anonymize_stock_count(p_care_recipient_id integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from omsorg.stock_count where care_recipient_id = p_care_recipient_id
$function$;

CREATE OR REPLACE FUNCTION omsorg.as_pattern(word text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (('%'::text || replace(replace(replace(word, '\'::text, '\\'::text), '%'::text, '\%'::text), '_'::text, '\_'::text)) || '%'::text);
grant execute on function omsorg.as_pattern(text) to omsorg_app;
grant execute on function omsorg.as_pattern(text) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.ask_portal_code(p_hash bytea, p_email text, p_mobiles text[], p_link_hash bytea, p_contact_hash bytea, p_source_hash bytea, p_now timestamp with time zone, p_expires timestamp with time zone)
 RETURNS TABLE(state text, code_id bigint, sent_to text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  account omsorg.crp_account;
  link omsorg.crp_activation_link;
begin
  if not omsorg.reach_sign_in() then
    return;
  end if;
  perform pg_advisory_xact_lock(('x' || substr(encode(p_source_hash, 'hex'), 1, 16))::bit(64)::bigint);
  perform pg_advisory_xact_lock(('x' || substr(encode(p_contact_hash, 'hex'), 1, 16))::bit(64)::bigint);
  if (select count(*) from omsorg.crp_code c where c.contact_hash = p_contact_hash and c.created_at > p_now - interval '1 hour') >= 6
    or (select count(*) from omsorg.crp_code c where c.source_hash = p_source_hash and c.created_at > p_now - interval '1 hour') >= 60
    or (select count(*) from omsorg.crp_code c where c.created_at > p_now - interval '1 hour') >= 5000
  then
    return query select 'too-many', null::bigint, null::text;
    return;
  end if;
  if p_link_hash is not null then
    select l.* into link from omsorg.crp_activation_link l where l.hash = p_link_hash;
    if not found or (link.used_at is null and link.replaced_at is null and link.expires_at <= p_now) then
      return query select 'link-ended', null::bigint, null::text;
      return;
    elsif link.used_at is not null then
      return query select 'link-used', null::bigint, null::text;
      return;
    elsif link.replaced_at is not null then
      return query select 'link-replaced', null::bigint, null::text;
      return;
    end if;
    select a.* into account from omsorg.crp_account a where a.id = link.crp_account_id;
  else
    select a.* into account from omsorg.crp_account a
    where a.status = 3 and (lower(a.email) = lower(p_email) and a.last_sign_in_at is not null or a.mobile = any (p_mobiles))
    order by a.id limit 1;
  end if;
  return query
    with asked as (
      insert into omsorg.crp_code (hash, crp_account_id, activation_link_id, channel, contact_hash, source_hash, created_at,
        expires_at)
      values (p_hash, account.id, link.id, case when p_email is null then 'sms' else 'email' end, p_contact_hash, p_source_hash,
        p_now, p_expires)
      returning id)
    select 'asked', asked.id, case when link.id is not null then right(account.mobile, 2) end from asked;
end
$function$;
grant execute on function omsorg.ask_portal_code(bytea,text,text[],bytea,bytea,bytea,timestamp with time zone,timestamp with time zone) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.author_names(p_by integer, p_on_behalf_of integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if p_by is null then
    return null;
  end if;
  return (
    select jsonb_build_object('name', trim(u.first_name || ' ' || u.last_name),
      'onBehalfOf', (select nullif(trim(f.first_name || ' ' || f.last_name), '') from omsorg.user_account f where f.id = p_on_behalf_of))
      || case when u.kind <> 'holder' then '{}' else jsonb_build_object('holder', coalesce((
        select case when count(distinct link.holder) = 1 then min(link.holder) end
        from omsorg.crp_account a join omsorg.crp_account_recipient link on link.crp_account_id = a.id
        where a.author_id = u.id), 'holder')) end
    from omsorg.user_account u
    where u.id = p_by and (u.kind = 'holder' or trim(u.first_name || ' ' || u.last_name) <> ''));
end
$function$;
grant execute on function omsorg.author_names(integer,integer) to omsorg_app;
grant execute on function omsorg.author_names(integer,integer) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.begin_portal_eid(p_state_hash bytea, p_eid text, p_source_hash bytea, p_now timestamp with time zone, p_expires timestamp with time zone)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  hour_ago constant timestamptz := p_now - interval '1 hour';
  begun bigint;
begin
  if not omsorg.reach_sign_in() then return null; end if;
  perform pg_advisory_xact_lock(('x' || substr(encode(p_source_hash, 'hex'), 1, 16))::bit(64)::bigint);
  if (select count(*) from omsorg.crp_eid_sign_in e where e.source_hash = p_source_hash and e.begun_at > hour_ago) >= 60
    or (select count(*) from omsorg.crp_eid_sign_in e where e.begun_at > hour_ago) >= 5000
  then
    return null;
  end if;
  delete from omsorg.crp_eid_sign_in e where e.begun_at < p_now - interval '1 day';
  insert into omsorg.crp_eid_sign_in (state_hash, eid, source_hash, begun_at, expires_at)
  values (p_state_hash, p_eid, p_source_hash, p_now, p_expires)
  returning id into begun;
  return begun;
end
$function$;
grant execute on function omsorg.begin_portal_eid(bytea,text,bytea,timestamp with time zone,timestamp with time zone) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.beginnings_of(patterns text[])
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (SELECT COALESCE(array_agg(('% '::text || ltrim(asked.pattern, '% '::text))), '{}'::text[]) AS "coalesce" FROM unnest(beginnings_of.patterns) asked(pattern));
grant execute on function omsorg.beginnings_of(text[]) to omsorg_app;
grant execute on function omsorg.beginnings_of(text[]) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.check_access_log(p_days integer)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  found record;
begin
  select v.problem, v.at into found
  from omsorg.verify_access_log(null, date_trunc('hour', now()) - make_interval(days => p_days)) v limit 1;
  insert into omsorg.access_log_check (problem, problem_at) values (found.problem, found.at)
  on conflict (checked_at) do nothing;
  delete from omsorg.access_log_check c where c.checked_at < now() - interval '2 years';
  return found.problem;
end
$function$;
grant execute on function omsorg.check_access_log(integer) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.choose_portal_person(p_family_id uuid, p_crp_account_id integer, p_care_recipient_id integer, p_binder_hash bytea, p_today date, p_now timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if not omsorg.reach_sign_in() or not exists (
      select from omsorg.crp_account_recipient link
      where link.crp_account_id = p_crp_account_id and link.care_recipient_id = p_care_recipient_id)
    or coalesce(omsorg.portal_block(p_crp_account_id, p_care_recipient_id, p_today), 'consent-missing') <> 'consent-missing'
  then
    return false;
  end if;
  update omsorg.crp_family f set care_recipient_id = p_care_recipient_id, last_used_at = p_now
  where f.id = p_family_id and f.crp_account_id = p_crp_account_id and f.binder_hash = p_binder_hash
    and f.ended_at is null and f.expires_at > p_now;
  return found;
end
$function$;
grant execute on function omsorg.choose_portal_person(uuid,integer,integer,bytea,date,timestamp with time zone) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.claim_key(p_user_id integer, p_endpoint text, p_key text, p_body_hash text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_seqscan TO 'off'
AS $function$
declare
  kept_hash text;
begin
  if not pg_try_advisory_xact_lock(hashtextextended(p_user_id || ':' || p_endpoint || ':' || p_key, 0)) then
    raise exception 'the key is held by another call' using errcode = 'OM409';
  end if;
  select k.body_hash into kept_hash from omsorg.idempotency_key k
  where k.user_id = p_user_id and k.endpoint = p_endpoint and k.key = p_key;
  if found then
    raise exception 'the key was used before'
      using errcode = case when kept_hash = p_body_hash then 'OM208' else 'OM422' end;
  end if;
end
$function$;
grant execute on function omsorg.claim_key(integer,text,text,text) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.claims_of_person(p_care_recipient_id integer)
 RETURNS SETOF integer
 LANGUAGE sql
 STABLE
AS $function$
  select c.id
  from omsorg.product_claim c
  left join omsorg.customer_order o on o.id = c.customer_order_id
  left join omsorg.order_line l on l.id = c.order_line_id
  where p_care_recipient_id in (o.care_recipient_id, l.care_recipient_id)
$function$;

CREATE OR REPLACE FUNCTION omsorg.client_has_records(p_client uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select omsorg.reach_all() and (
    exists (select from omsorg.care_recipient r where r.client_id = p_client)
    or exists (select from omsorg.care_recipient_place r where r.client_id = p_client)
    or exists (select from omsorg.prescription r where r.client_id = p_client)
    or exists (select from omsorg.investigation r where r.client_id = p_client)
    or exists (select from omsorg.customer_order r where r.client_id = p_client)
    or exists (select from omsorg.product_claim r where r.client_id = p_client)
    or exists (select from omsorg.access_log_sample r where r.client_id = p_client)
    or exists (
      select from omsorg.user_account child
      join omsorg.user_account parent on parent.id = child.parent_user_id
      where parent.client_id = p_client and child.client_id is distinct from p_client))
$function$;
grant execute on function omsorg.client_has_records(uuid) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.clients_in_reach()
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
RETURN (COALESCE(CASE WHEN omsorg.reach_all() THEN (SELECT sum(n.clients) AS sum FROM omsorg.client_count n) WHEN (omsorg.reach_market() IS NOT NULL) THEN ((SELECT n.clients FROM omsorg.client_count n WHERE ((n.market)::integer = omsorg.reach_market())))::bigint ELSE (SELECT count(*) AS count FROM omsorg.client c WHERE ((c.id = omsorg.reach_client()) AND (c.removed_at IS NULL))) END, (0)::bigint))::integer;
grant execute on function omsorg.clients_in_reach() to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.confirm_portal_consent(p_care_recipient_id integer, p_version integer, p_now timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  confirmed timestamptz;
begin
  update omsorg.crp_consent k
  set confirmed_version = p_version, confirmed_at = p_now, declined_version = null, declined_at = null, asked_again_at = null
  where k.crp_account_id = (select omsorg.reach_holder_account()) and k.care_recipient_id = p_care_recipient_id and k.ended_at is null
    and coalesce(k.confirmed_version, 0) < p_version
    and exists (
      select from omsorg.crp_account_recipient link
      where link.crp_account_id = k.crp_account_id and link.care_recipient_id = k.care_recipient_id);
  select max(k.confirmed_at) into confirmed from omsorg.crp_consent k
  where k.crp_account_id = (select omsorg.reach_holder_account()) and k.care_recipient_id = p_care_recipient_id and k.ended_at is null
    and k.confirmed_version >= p_version;
  return confirmed;
end
$function$;
grant execute on function omsorg.confirm_portal_consent(integer,integer,timestamp with time zone) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.count_access_log(p_since timestamp with time zone, p_until timestamp with time zone, p_user integer, p_persons integer[], p_client uuid, p_place uuid, p_actions text[], p_most integer)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  counted integer;
begin
  if not omsorg.reach_all() then
    return 0;
  end if;
  select count(*) into counted from (
    select from omsorg.access_log_asked_for(p_since, p_until, p_user, p_persons, p_client, p_place, p_actions)
    limit p_most) found;
  return counted;
end
$function$;
grant execute on function omsorg.count_access_log(timestamp with time zone,timestamp with time zone,integer,integer[],uuid,uuid,text[],integer) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.decline_portal_consent(p_care_recipient_id integer, p_version integer, p_now timestamp with time zone)
 RETURNS TABLE(declined timestamp with time zone, confirmed boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  consent omsorg.crp_consent;
begin
  select k.* into consent from omsorg.crp_consent k
  where k.crp_account_id = (select omsorg.reach_holder_account()) and k.care_recipient_id = p_care_recipient_id and k.ended_at is null
    and exists (
      select from omsorg.crp_account_recipient link
      where link.crp_account_id = k.crp_account_id and link.care_recipient_id = k.care_recipient_id)
  order by k.id desc limit 1
  for update of k;
  if not found then
    return;
  end if;
  if coalesce(consent.confirmed_version, 0) >= p_version then
    return query select null::timestamptz, true;
    return;
  end if;
  if coalesce(consent.declined_version, 0) >= p_version then
    return query select consent.declined_at, false;
    return;
  end if;
  update omsorg.crp_consent k set declined_version = p_version, declined_at = p_now, asked_again_at = null where k.id = consent.id;
  insert into omsorg.care_recipient_event (at, care_recipient_id, care_place_id, by_user, event)
  select p_now, p_care_recipient_id, (omsorg.portal_place(p_care_recipient_id)).care_place_id, a.author_id, 'portal-consent-declined'
  from omsorg.crp_account a where a.id = consent.crp_account_id;
  return query select p_now, false;
end
$function$;
grant execute on function omsorg.decline_portal_consent(integer,integer,timestamp with time zone) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.delivery_method_use(p_market integer, p_code text)
 RETURNS TABLE(settings integer, orders integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select
    (select count(*)::integer from omsorg.order_setting s
     join omsorg.client c on c.id = s.client_id
     where c.market = p_market and (p_code = any (s.delivery_method_codes) or s.default_delivery_method = p_code)),
    (select count(*)::integer from omsorg.customer_order o
     where o.market = p_market and o.delivery_method_code = p_code)
  where omsorg.reach_all()
$function$;
grant execute on function omsorg.delivery_method_use(integer,text) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.device_of_own_session(p_family_id uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
RETURN (SELECT f.crp_device_id FROM omsorg.crp_family f WHERE ((f.id = device_of_own_session.p_family_id) AND (f.crp_account_id = (SELECT omsorg.reach_holder_account() AS reach_holder_account))));
grant execute on function omsorg.device_of_own_session(uuid) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.draw_access_log_sample(p_client uuid, p_week_of date, p_since timestamp with time zone, p_until timestamp with time zone, p_size integer, p_seed text, p_by integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  there integer;
  drawn integer;
begin
  if not omsorg.reach_all() then
    return null;
  end if;
  select count(*) into there from omsorg.access_log l
  where l.client_id = p_client and l.at >= p_since and l.at < p_until and l.care_recipient_id is not null
    and l.care_place_id is not null and l.action not like 'access-log/%';
  if there = 0 then
    return null;
  end if;
  insert into omsorg.access_log_sample (client_id, week_of, seed, rows_of_week, drawn_by)
  values (p_client, p_week_of, p_seed, there, p_by)
  on conflict (client_id, week_of) do nothing
  returning id into drawn;
  insert into omsorg.access_log_sample_row
    (sample_id, at, user_id, impersonator_id, action, care_recipient_id, care_place_id, client_id, reason)
  select drawn, l.at, l.user_id, l.impersonator_id, l.action, l.care_recipient_id, l.care_place_id, l.client_id, l.reason
  from omsorg.access_log l
  where drawn is not null and l.client_id = p_client and l.at >= p_since and l.at < p_until
    and l.care_recipient_id is not null and l.care_place_id is not null and l.action not like 'access-log/%'
  order by md5(p_seed || l.at::text || l.user_id || l.action || l.care_recipient_id)
  limit p_size;
  return drawn;
end
$function$;
grant execute on function omsorg.draw_access_log_sample(uuid,date,timestamp with time zone,timestamp with time zone,integer,text,integer) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.draws_of_persons(p_care_recipient_ids integer[])
 RETURNS TABLE(care_recipient_id integer, customer_order_id bigint, prescription_row_id integer, item_number text, confirmed_at timestamp with time zone, ordered_by text, ordered_on_behalf_of text, quantity integer, pieces integer, consumption_numerator bigint, consumption_denominator bigint, withdrawal_number integer, followed_by text[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  persons integer[] := omsorg.persons_in_reach(p_care_recipient_ids);
begin
  return query
    with drawn as materialized (
      select l.care_recipient_id, l.customer_order_id, l.prescription_row_id, l.item_number,
             sum(l.quantity)::integer as quantity, sum(l.pieces)::integer as pieces,
             max(l.consumption_numerator) as consumption_numerator,
             max(l.consumption_denominator) as consumption_denominator,
             max(l.withdrawal_number) as withdrawal_number
      from omsorg.order_line l
      where l.care_recipient_id = any (persons) and not l.set_aside and not l.given_back
      group by l.care_recipient_id, l.customer_order_id, l.prescription_row_id, l.item_number
    ), placed as materialized (
      select o.id, o.confirmed_at, o.confirmed_by, o.confirmed_on_behalf_of
      from omsorg.customer_order o
      where o.id = any (array(select distinct d.customer_order_id from drawn d)) and o.state = 2
    ), followed as materialized (
      select f.care_recipient_id, f.former_item_number, array_agg(f.item_number) as by_items
      from omsorg.former_item f
      where f.care_recipient_id = any (persons)
      group by f.care_recipient_id, f.former_item_number
    )
    select drawn.care_recipient_id, placed.id, drawn.prescription_row_id, drawn.item_number, placed.confirmed_at,
           nullif(trim(u.first_name || ' ' || u.last_name), ''), nullif(trim(f.first_name || ' ' || f.last_name), ''),
           drawn.quantity, drawn.pieces,
           drawn.consumption_numerator, drawn.consumption_denominator, drawn.withdrawal_number,
           coalesce(followed.by_items, '{}')
    from drawn
    join placed on placed.id = drawn.customer_order_id
    left join followed
      on followed.care_recipient_id = drawn.care_recipient_id and followed.former_item_number = drawn.item_number
    left join omsorg.user_account u on u.id = placed.confirmed_by
    left join omsorg.user_account f on f.id = placed.confirmed_on_behalf_of
    order by placed.confirmed_at, placed.id;
end
$function$;
grant execute on function omsorg.draws_of_persons(integer[]) to omsorg_app;
grant execute on function omsorg.draws_of_persons(integer[]) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.end_impersonation()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  update omsorg.impersonation set ended_at = greatest(new.ended_at, began_at), end_reason = 'session-over'
  where family_id = new.id and ended_at is null;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION omsorg.end_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  update omsorg.refresh_family
  set ended_at = now(),
      end_reason = case when new.status <> 'active' then 'account-' || new.status else 'password-changed' end
  where (user_id = new.id or entered_by = new.id) and ended_at is null;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION omsorg.ensure_access_log_partitions(months_ahead integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  month timestamp;
  partition_name text;
  made integer := 0;
begin
  for month in
    select generate_series(
      date_trunc('month', now() at time zone 'utc') - interval '1 month',
      date_trunc('month', now() at time zone 'utc') + make_interval(months => months_ahead),
      interval '1 month')
  loop
    partition_name := 'access_log_' || to_char(month, 'YYYY_MM');
    if to_regclass('omsorg.' || partition_name) is null then
      execute format(
        'create table omsorg.%I partition of omsorg.access_log for values from (%L) to (%L)',
        partition_name, month at time zone 'utc', (month + interval '1 month') at time zone 'utc');
      made := made + 1;
    end if;
  end loop;
  return made;
end
$function$;
grant execute on function omsorg.ensure_access_log_partitions(integer) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.extract_access_log(p_persons integer[], p_since timestamp with time zone, p_until timestamp with time zone, p_most integer)
 RETURNS SETOF omsorg.logged_view
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if not omsorg.reach_all() then
    return;
  end if;
  return query
    select (omsorg.shown_view(l)).*
    from omsorg.access_log l
    where l.care_recipient_id = any (p_persons) and l.at >= p_since and l.at < p_until
    order by l.at desc, l.user_id
    limit p_most;
end
$function$;
grant execute on function omsorg.extract_access_log(integer[],timestamp with time zone,timestamp with time zone,integer) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.failed_tries(p_user_id integer, p_since timestamp with time zone)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
RETURN (SELECT (count(*))::integer AS count FROM omsorg.sign_in_attempt a WHERE ((a.user_id = failed_tries.p_user_id) AND (NOT a.succeeded) AND (a.at > COALESCE(failed_tries.p_since, '-infinity'::timestamp with time zone))));
grant execute on function omsorg.failed_tries(integer,timestamp with time zone) to omsorg_app;
grant execute on function omsorg.failed_tries(integer,timestamp with time zone) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.feature_or_fail(p_feature text)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if not exists (
    select from omsorg.feature_setting f
    where f.client_id = (select omsorg.reach_client())
      and case p_feature
            when 'sampleOrderForm' then f.sample_order_form
            when 'productInquiry' then f.product_inquiry
            when 'carePlaceRequestForm' then f.care_place_request_form
            when 'internalNews' then f.internal_news
          end)
  then
    raise exception using errcode = 'OM423', message = 'the client has not turned this on';
  end if;
end
$function$;
grant execute on function omsorg.feature_or_fail(text) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.fold(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN replace(replace(replace(translate(regexp_replace(NORMALIZE(lower((words COLLATE "und-x-icu")), NFD), '[̀-ͯ]'::text, ''::text, 'g'::text), 'æøœđðłþß'::text, 'aooddlts'::text), 'aa'::text, 'a'::text), 'ae'::text, 'a'::text), 'oe'::text, 'o'::text);
grant execute on function omsorg.fold(text) to omsorg_app;
grant execute on function omsorg.fold(text) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.forget_portal_author()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  update omsorg.user_account set first_name = '' where id = old.author_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION omsorg.give_place_to_parts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  update omsorg.order_part
  set client_id = new.client_id, care_place_id = new.care_place_id, market = new.market, type = new.type,
      created_at = new.created_at
  where customer_order_id = new.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION omsorg.give_portal_author()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  insert into omsorg.user_account (kind, application, market, user_name, status, status_changed_at)
  values ('holder', 'CRP', new.market, 'portal ' || gen_random_uuid(), 'inactive', now())
  returning id into new.author_id;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION omsorg.group_reaches_beyond(p_user_id integer, p_market integer, p_nodes uuid[])
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select exists (
    select from omsorg.user_account own
    join omsorg.user_account other
      on other.id <> own.id
      and (other.id = own.parent_user_id
        or other.parent_user_id in (own.id, own.parent_user_id))
    where own.id = p_user_id and (
      (p_market is not null and other.market <> p_market)
      or (p_nodes is not null and (
        (other.parent_user_id is not null and not exists (
          select from omsorg.membership m where m.user_id = other.id and m.node_id = any (p_nodes)))
        or exists (
          select from omsorg.membership m where m.user_id = other.id and m.node_id <> all (p_nodes))
        or exists (
          select from omsorg.role_assignment ra
          where ra.user_id = other.id and (ra.node_id is null or ra.node_id <> all (p_nodes)))))))
$function$;
grant execute on function omsorg.group_reaches_beyond(integer,integer,uuid[]) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.guard(guarded regclass)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('alter table %s enable row level security', guarded);
  execute format('alter table %s force row level security', guarded);
  execute format('create policy owner on %s to %I using (true) with check (true)', guarded, current_user);
  execute format('create policy jobs on %s to omsorg_jobs using (true) with check (true)', guarded);
end
$function$;

CREATE OR REPLACE FUNCTION omsorg.hashed_access_log(p_since timestamp with time zone, p_until timestamp with time zone)
 RETURNS TABLE(number bigint, at timestamp with time zone, told text, hash bytea)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET "TimeZone" TO 'UTC'
AS $function$
begin
  return query
    select row_number() over (order by row.at, row.hash), row.at, row.told, row.hash
    from (
      select l.at, format('user %s, %s, person %s', l.user_id, l.action, coalesce(l.care_recipient_id::text, 'none')) as told,
        sha256(convert_to(jsonb_strip_nulls(to_jsonb(l))::text, 'utf8')) as hash
      from omsorg.access_log l
      where l.at >= p_since and l.at < p_until
    ) row
    order by 1;
end
$function$;

CREATE OR REPLACE FUNCTION omsorg.hide_by_register(p_identity_number_blind bytea, p_today date)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  answer omsorg.register_lookup;
  hidden integer;
begin
  select l.* into answer
  from omsorg.register_lookup l
  where l.identity_number_blind = p_identity_number_blind and l.answer = 'protected'
    and l.user_id = (select omsorg.reach_user()) and l.client_id = (select omsorg.reach_client()) and l.at = now()
  order by l.id desc
  limit 1;
  if not found then
    return null;
  end if;

  update omsorg.care_recipient r
  set protected_kind = answer.protected_kind, protected_source = 'register', protected_since = p_today,
      updated_at = now(), row_version = row_version + 1
  where r.client_id = answer.client_id and r.identity_number_blind = p_identity_number_blind
    and r.protected_kind is distinct from answer.protected_kind
  returning r.id into hidden;

  if hidden is not null then
    insert into omsorg.care_recipient_event (care_recipient_id, care_place_id, by_user, on_behalf_of, event, detail)
    values (hidden, answer.care_place_id, coalesce(answer.impersonator_id, answer.user_id),
      case when answer.impersonator_id is null then null else answer.user_id end, 'protected',
      jsonb_build_object('source', 'register', 'kind', answer.protected_kind));
  end if;
  return hidden;
end
$function$;
grant execute on function omsorg.hide_by_register(bytea,date) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.hide_portal_authors()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform omsorg.name_portal_author(link.crp_account_id)
  from omsorg.crp_account_recipient link where link.care_recipient_id = new.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION omsorg.hold_back_secrets()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  open_columns text;
begin
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum) into open_columns
  from pg_attribute a
  where a.attrelid = 'omsorg.user_account'::regclass and a.attnum > 0 and not a.attisdropped and a.attname <> 'password_hash';
  revoke select, insert, update on omsorg.user_account from omsorg_app, omsorg_jobs;
  execute format(
    'grant select (ctid, %1$s), insert (%1$s), update (%1$s) on omsorg.user_account to omsorg_app, omsorg_jobs', open_columns);
end
$function$;

CREATE OR REPLACE FUNCTION omsorg.insert_prescription(p_head json, p_rows json)
 RETURNS json
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  person integer := p_head ->> 'careRecipientId';
  made_id integer;
  made_version integer;
  made_rows json;
begin
  if current_setting('role') = 'omsorg_app' and not (person = any (coalesce(omsorg.persons_in_reach(array[person]), '{}'))) then
    raise exception 'the person is out of reach' using errcode = 'insufficient_privilege';
  end if;
  insert into omsorg.prescription as p
    (care_recipient_id, client_id, care_place_id, market, therapy_area, type, status, confirmed_at, period_months, start_date,
     end_date, customer_number, payer_customer_number, note, predecessor_id, investigation_id, prescribed_by, prescribed_on_behalf_of, created_at,
     updated_by, updated_on_behalf_of, updated_at)
  select person, g."clientId", g."carePlaceId", g.market, g."therapyArea", g.type, g.status, g."confirmedAt", g."periodMonths",
    g.start, g."end", g."customerNumber", g."payerCustomerNumber", g.note, g."predecessorId", g."investigationId", g.by, g."onBehalfOf", g.at, g.by,
    g."onBehalfOf", g.at
  from json_to_record(p_head) as g ("clientId" uuid, "carePlaceId" uuid, market int, "therapyArea" text, type text, status int,
    "confirmedAt" timestamptz, "periodMonths" int, start date, "end" date, "customerNumber" text, "payerCustomerNumber" text,
    note text, "predecessorId" int, "investigationId" int, by int, "onBehalfOf" int, at timestamptz)
  returning p.id, p.row_version into made_id, made_version;

  with given as materialized (
    select g.* from rows from (
      json_to_recordset(p_rows) as ("productId" int, "itemNumber" text, "productGroupNumber" text, "itemsPerPackage" int,
        consumption numeric, "consumptionPeriod" int, "calculationPeriod" int, withdrawals int, "packagesPerWithdrawal" int,
        "intervalDays" int, "cutOption" text, "cutSize" int, "invoiceAreaId" int, note text, flavors json)
    ) with ordinality as g ("productId", "itemNumber", "productGroupNumber", "itemsPerPackage", consumption,
      "consumptionPeriod", "calculationPeriod", withdrawals, "packagesPerWithdrawal", "intervalDays", "cutOption", "cutSize",
      "invoiceAreaId", note, flavors, place)
  ), made as (
    insert into omsorg.prescription_row
      (prescription_id, product_id, item_number, product_group_number, items_per_package, consumption, consumption_period,
       calculation_period, withdrawals, packages_per_withdrawal, interval_days, cut_option, cut_size, invoice_area_id, note,
       status)
    select made_id, g."productId", g."itemNumber", g."productGroupNumber", g."itemsPerPackage", g.consumption,
      g."consumptionPeriod", g."calculationPeriod", g.withdrawals, g."packagesPerWithdrawal", g."intervalDays", g."cutOption",
      g."cutSize", g."invoiceAreaId", g.note, (p_head ->> 'status')::int
    from given g order by g.place
    returning id, item_number, row_version
  ), flavor as (
    insert into omsorg.prescription_row_flavor (prescription_row_id, item_number, packages, consumption)
    select made.id, f."itemNumber", f.packages, f.consumption
    from made
    join given g on g."itemNumber" = made.item_number
    cross join json_to_recordset(g.flavors) as f ("itemNumber" text, packages int, consumption numeric)
  )
  select json_agg(json_build_object('id', made.id, 'itemNumber', made.item_number, 'rowVersion', made.row_version)
    order by g.place)
  into made_rows
  from made join given g on g."itemNumber" = made.item_number;

  insert into omsorg.prescription_event (at, prescription_id, event, to_status, by_user, on_behalf_of, detail)
  select g.at, made_id, 'created', g.status, g.by, g."onBehalfOf", jsonb_build_object('items', array(
    select item.value ->> 'itemNumber' from json_array_elements(p_rows) with ordinality as item (value, place)
    order by item.place))
  from json_to_record(p_head) as g (at timestamptz, status int, by int, "onBehalfOf" int);
  return json_build_object('id', made_id, 'rowVersion', made_version, 'rows', coalesce(made_rows, '[]'));
end
$function$;
grant execute on function omsorg.insert_prescription(json,json) to omsorg_app;
grant execute on function omsorg.insert_prescription(json,json) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.is_known_place(p_country text, p_zip text, p_city text)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE STRICT
RETURN (EXISTS (SELECT FROM omsorg.postal_place place WHERE (((place.country_code)::text = is_known_place.p_country) AND (length(place.zip_from) = length(is_known_place.p_zip)) AND (is_known_place.p_zip >= (place.zip_from COLLATE "C")) AND (is_known_place.p_zip <= (place.zip_to COLLATE "C")) AND (omsorg.fold(place.city) = omsorg.fold(is_known_place.p_city)))));
grant execute on function omsorg.is_known_place(text,text,text) to omsorg_app;
grant execute on function omsorg.is_known_place(text,text,text) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.jobs_of_task(p_task_id integer)
 RETURNS TABLE(id bigint, is_failed boolean)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  return query
    select j.id, j.attempts >= j.max_attempts and j.locked_at is null
    from omsorg.order_task t
    join graphile_worker._private_tasks k
      on k.identifier = case when t.kind = 'failed-message' then 'orders/erp-message' else t.reason end
    join graphile_worker._private_jobs j on j.task_id = k.id
    where t.id = p_task_id and t.state <> 'done' and t.kind in ('failed-job', 'failed-message', 'failed-work')
      and ((j.attempts >= j.max_attempts and j.locked_at is null) or j.flags ? 'again')
      and case t.kind
        when 'failed-work' then true
        when 'failed-message' then j.payload ->> 'messageId' = t.detail ->> 'messageId'
        else j.payload ->> 'orderId' = t.order_part_id::text
          or exists (select from omsorg.erp_message m
                     where m.message_id = j.payload ->> 'messageId' and m.order_part_id = t.order_part_id)
      end;
end
$function$;
grant execute on function omsorg.jobs_of_task(integer) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.keep_both_names(p_table regclass, p_by name)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  behalf name := case when p_by = 'by_user' then 'on_behalf_of' else regexp_replace(p_by, '_by$|_user_id$', '') || '_on_behalf_of' end;
begin
  if not exists (select from pg_attribute a where a.attrelid = p_table and a.attname = behalf) then
    execute format('alter table %s add column %I integer references omsorg.user_account', p_table, behalf);
  end if;
  execute format(
    'create trigger %I before insert or update of %I on %s for each row'
    ' when (omsorg.reach_impersonator() is not null or new.%I is not null) execute function omsorg.name_both(%L, %L)',
    'both_names_' || p_by, p_by, p_table, behalf, p_by, behalf);
end
$function$;

CREATE OR REPLACE FUNCTION omsorg.keep_client_count()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  -- What went counts one less, what came one more; the tables that a trigger has follow from what was done.
  gone constant text := 'select market, -1 as step from gone where removed_at is null';
  come constant text := 'select market, 1 as step from written where removed_at is null';
begin
  execute format(
    'insert into omsorg.client_count as kept (market, clients)
     select market, sum(step) from (%s) each group by market having sum(step) <> 0 order by market
     on conflict (market) do update set clients = kept.clients + excluded.clients',
    case tg_op when 'INSERT' then come when 'DELETE' then gone else gone || ' union all ' || come end);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION omsorg.keep_inquiry(p_kind text, p_language omsorg.language_code, p_sealed bytea, p_content_hash bytea, p_challenge_hash bytea, p_at timestamp with time zone, p_unchecked_an_hour integer DEFAULT 30)
 RETURNS TABLE(id bigint, known boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  of_challenge bytea;
begin
  perform pg_advisory_xact_lock(hashtextextended('inquiry:' || encode(p_content_hash, 'hex'), 0));
  select i.content_hash into of_challenge from omsorg.inquiry i where i.challenge_hash = p_challenge_hash;
  if of_challenge is distinct from p_content_hash and of_challenge is not null then
    return query select null::bigint, false;
    return;
  end if;
  if of_challenge is not null or exists (
    select from omsorg.inquiry i where i.content_hash = p_content_hash and i.asked_at > p_at - interval '1 day')
  then
    return query select null::bigint, true;
    return;
  end if;
  if p_challenge_hash is null then
    -- One by one, so that of many at once no more than the budget are kept.
    perform pg_advisory_xact_lock(hashtextextended('inquiries without a challenge', 0));
    if (select count(*) from omsorg.inquiry i where i.challenge_hash is null and i.asked_at > p_at - interval '1 hour')
       >= p_unchecked_an_hour
    then
      return query select null::bigint, false;
      return;
    end if;
  end if;
  return query
    insert into omsorg.inquiry (kind, language, sealed, content_hash, challenge_hash, asked_at)
    values (p_kind, p_language, p_sealed, p_content_hash, p_challenge_hash, p_at)
    -- Two different inquiries that bring one challenge at the same moment: the second is none.
    on conflict (challenge_hash) do nothing
    returning inquiry.id, false;
  if not found then
    return query select null::bigint, false;
  end if;
end
$function$;
grant execute on function omsorg.keep_inquiry(text,omsorg.language_code,bytea,bytea,bytea,timestamp with time zone,integer) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.keep_place_settings()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  clients uuid[];
  places uuid[];
begin
  execute format('select array_agg(distinct %s), array_agg(distinct %s::uuid) from (%s) changed', tg_argv[0], tg_argv[1],
    case tg_op
      when 'INSERT' then 'table written'
      when 'DELETE' then 'table gone'
      else 'table gone union all table written' end)
  into clients, places;
  if clients is null then
    return null;
  end if;
  perform from omsorg.client c where c.id = any (clients) order by c.id for no key update;

  if tg_table_name = 'care_place' and tg_op = 'INSERT' then
    insert into omsorg.place_setting
    select d.*, 1 from omsorg.derived_place_setting d where d.care_place_id = any (places);
  elsif array_position(places, null) is null then
    perform omsorg.settle_place_settings(places);
  else
    perform omsorg.settle_place_settings(array(select p.id from omsorg.care_place p where p.client_id = any (clients)));
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION omsorg.know_catalogue(p_table text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if p_table not in ('product', 'product_offer', 'product_stock', 'product_rating') then
    raise 'the catalogue has no table %', p_table;
  end if;
  execute format('analyze omsorg.%I', p_table);
end
$function$;
grant execute on function omsorg.know_catalogue(text) to omsorg_app;
grant execute on function omsorg.know_catalogue(text) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.last_access_log_check()
 RETURNS TABLE(checked_at timestamp with time zone, problem text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select c.checked_at, c.problem from omsorg.access_log_check c
  where (select omsorg.reach_all()) order by c.checked_at desc limit 1
$function$;
grant execute on function omsorg.last_access_log_check() to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.last_draws_of_persons(p_care_recipient_ids integer[])
 RETURNS TABLE(care_recipient_id integer, customer_order_id bigint, prescription_row_id integer, item_number text, confirmed_at timestamp with time zone, quantity integer, pieces integer, withdrawal_number integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  persons integer[] := omsorg.persons_in_reach(p_care_recipient_ids);
begin
  return query
    select s.care_recipient_id, last.id, s.prescription_row_id, drawn.item_number, s.last_draw_at,
           drawn.quantity, drawn.pieces, drawn.withdrawal_number
    from omsorg.row_supply s
    -- The newest order of a row is nearly always the one: the others are not looked at.
    cross join lateral (
      select l.customer_order_id as id
      from omsorg.order_line l
      join omsorg.customer_order o on o.id = l.customer_order_id and o.state = 2 and o.confirmed_at = s.last_draw_at
      where l.prescription_row_id = s.prescription_row_id and not l.set_aside and not l.given_back
      order by l.customer_order_id desc
      limit 1) last
    cross join lateral (
      select l.item_number, sum(l.quantity)::integer as quantity, sum(l.pieces)::integer as pieces,
             max(l.withdrawal_number) as withdrawal_number
      from omsorg.order_line l
      where l.prescription_row_id = s.prescription_row_id and l.customer_order_id = last.id
        and not l.set_aside and not l.given_back
      group by l.item_number) drawn
    where s.care_recipient_id = any (persons) and s.last_draw_at is not null
    order by s.last_draw_at, last.id;
end
$function$;
grant execute on function omsorg.last_draws_of_persons(integer[]) to omsorg_app;
grant execute on function omsorg.last_draws_of_persons(integer[]) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.listed_recipients(p_ids integer[], p_areas text[], p_today date)
 RETURNS TABLE(id integer, first_name text, last_name text, birth_date date, is_protected boolean, room text, status integer, care_place_id uuid, soon_days integer, items json)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  links omsorg.care_recipient_place[];
  here integer;
begin
  if omsorg.reach_scope() = 'place' then
    select s.soon_days into here from omsorg.place_setting s where s.care_place_id = (select omsorg.reach_place());
  end if;
  if omsorg.reach_scope() = 'place' and p_ids is null then
    links := array(
      select l from omsorg.care_recipient_place l where l.care_place_id = (select omsorg.reach_place()));
  elsif omsorg.reach_scope() = 'place' then
    links := array(
      select l from omsorg.care_recipient_place l
      where l.care_recipient_id = any (p_ids) and l.care_place_id = (select omsorg.reach_place()));
  elsif omsorg.reach_scope() = 'market' then
    links := array(
      select first.link
      from (
        select distinct on (l.care_recipient_id) l as link
        from omsorg.care_recipient_place l
        where l.care_recipient_id = any (p_ids)
        order by l.care_recipient_id, l.status, l.linked_at, l.care_place_id) first);
  end if;
  return query
    select c.id, c.first_name, c.last_name, c.birth_date, c.protected_kind is not null, l.room,
           case when c.status = 1 then l.status else c.status end, l.care_place_id,
           coalesce(here, (select s.soon_days from omsorg.place_setting s where s.care_place_id = l.care_place_id)),
           case when c.status = 1 and l.status = 1 then (
             select json_agg(json_build_array(
               r.prescription_row_id, r.prescription_status = 3, r.use_known, r.runs_out_on - p_today, r.expected_days))
             from omsorg.row_supply r
             where r.care_recipient_id = c.id and r.row_status in (2, 3)
               and (r.prescription_status in (2, 4)
                 or (r.prescription_status = 3 and r.end_date >= p_today - interval '12 months')))
           end
    from unnest(links) l
    join omsorg.care_recipient c on c.id = l.care_recipient_id
    where ((select omsorg.reach_market()) is null or c.market = (select omsorg.reach_market()))
      and (p_areas = '{}' or exists (
        select from omsorg.prescription p
        where p.care_recipient_id = c.id and p.therapy_area = any (p_areas) and p.status in (2, 4)));
end
$function$;
grant execute on function omsorg.listed_recipients(integer[],text[],date) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.lock_client_of_place()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform from omsorg.client c where c.id = old.client_id for no key update;
  return old;
end
$function$;

CREATE OR REPLACE FUNCTION omsorg.lock_crp_accounts(p_email text, p_mobile text)
 RETURNS TABLE(crp_account_id integer, same_email boolean, same_mobile boolean, status integer, market integer, holder_blind bytea)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select a.id, lower(a.email) = lower(p_email), a.mobile = p_mobile, a.status, a.market::integer, a.holder_blind
  from omsorg.crp_account a
  where omsorg.reach_user() is not null and (lower(a.email) = lower(p_email) or a.mobile = p_mobile)
  order by a.id
  for no key update
$function$;
grant execute on function omsorg.lock_crp_accounts(text,text) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.lock_holder_for_passkeys(p_family_id uuid)
 RETURNS TABLE(email text, opened_at timestamp with time zone, passkeys integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
#variable_conflict use_column
begin
  perform from omsorg.crp_account a where a.id = (select omsorg.reach_holder_account()) for no key update;
  return query
    select a.email, f.opened_at,
      (select count(*)::integer from omsorg.crp_passkey p where p.crp_account_id = a.id)
    from omsorg.crp_account a
    join omsorg.crp_family f on f.crp_account_id = a.id and f.id = p_family_id and f.ended_at is null
    where a.id = (select omsorg.reach_holder_account());
end
$function$;
grant execute on function omsorg.lock_holder_for_passkeys(uuid) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.lock_order_to_place(p_id bigint)
 RETURNS TABLE(locked json, lines json, asked_to_renew json)
 LANGUAGE plpgsql
 SECURITY DEFINER ROWS 1
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  o omsorg.customer_order;
  persons integer[];
begin
  select * into o from omsorg.customer_order each
  where each.id = p_id and omsorg.reaches_order(each.care_place_id, each.client_id, each.market, each.care_recipient_id)
  for update;
  if not found then
    return;
  end if;
  persons := array(
    select distinct l.care_recipient_id from omsorg.order_line l
    where l.customer_order_id = p_id and l.care_recipient_id is not null);
  perform from omsorg.care_recipient c where c.id = any (persons) order by c.id for no key update;
  return query
    select json_build_object(
      'id', o.id, 'care_recipient_id', o.care_recipient_id, 'preliminary_order_id', o.preliminary_order_id,
      'care_place_id', o.care_place_id, 'client_id', o.client_id, 'state', o.state, 'type', o.type,
      'row_version', o.row_version, 'created_by', o.created_by, 'is_express', o.is_express,
      'one_time_patient_fee', o.one_time_patient_fee, 'total', o.total, 'delivery_method_code', o.delivery_method_code,
      'delivery_date', o.delivery_date, 'receiver_name', o.receiver_name, 'receiver_care_of', o.receiver_care_of,
      'receiver_street', o.receiver_street, 'receiver_zip', o.receiver_zip, 'receiver_city', o.receiver_city,
      'receiver_country_code', o.receiver_country_code, 'receiver_entry_code', o.receiver_entry_code,
      'contact_phone', o.contact_phone, 'delivery_point_id', o.delivery_point_id, 'notify_by', o.notify_by,
      'notify_phone', o.notify_phone, 'notify_email', o.notify_email, 'goods_label', o.goods_label,
      'patient_fees', coalesce((
        select json_agg(json_build_object('careRecipientId', f.care_recipient_id, 'therapyArea', f.therapy_area,
          'fee', f.amount))
        from omsorg.order_patient_fee f where f.customer_order_id = p_id), '[]')),
    coalesce((
      select json_agg(json_build_object(
        'id', l.id, 'line_no', l.line_no, 'care_recipient_id', l.care_recipient_id,
        'prescription_row_id', l.prescription_row_id, 'item_number', l.item_number,
        'product_group_number', coalesce(r.product_group_number, i.product_group_number), 'quantity', l.quantity,
        'price', l.price, 'set_aside', l.set_aside, 'flavors', coalesce((
          select json_agg(json_build_object('itemNumber', f.item_number, 'packages', f.packages))
          from omsorg.order_line_flavor f where f.order_line_id = l.id), '[]')) order by l.line_no)
      from omsorg.order_line l
      join omsorg.product i on i.id = l.product_id
      left join omsorg.prescription_row r on r.id = l.prescription_row_id
      where l.customer_order_id = p_id), '[]'),
    coalesce((
      select json_agg(a.prescription_id)
      from omsorg.prescription p
      join omsorg.renew_request a on a.prescription_id = p.id and a.status = 1
      where p.care_recipient_id = any (persons)), '[]');
end
$function$;
grant execute on function omsorg.lock_order_to_place(bigint) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.lock_persons(p_care_recipient_ids integer[])
 RETURNS SETOF integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select c.id from omsorg.care_recipient c
  where c.id = any (omsorg.persons_in_reach(p_care_recipient_ids)) order by c.id for no key update
$function$;
grant execute on function omsorg.lock_persons(integer[]) to omsorg_app;
grant execute on function omsorg.lock_persons(integer[]) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.lock_portal_account(p_crp_account_id integer)
 RETURNS TABLE(account_id integer, author_id integer, market integer, epoch integer, only_person integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if not omsorg.reach_sign_in() then
    return;
  end if;
  perform from omsorg.crp_account a where a.id = p_crp_account_id for no key update;
  return query
    select a.id, a.author_id, a.market::integer, a.epoch, (
      select case when count(*) = 1 then min(link.care_recipient_id) end
      from omsorg.crp_account_recipient link where link.crp_account_id = a.id)
    from omsorg.crp_account a where a.id = p_crp_account_id and a.status = 3;
end
$function$;
grant execute on function omsorg.lock_portal_account(integer) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.lock_portal_account_of_number(p_number_blind bytea, p_market integer, p_today date)
 RETURNS TABLE(account_id integer, author_id integer, market integer, epoch integer, only_person integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  known integer[];
  meant integer[];
begin
  if not omsorg.reach_sign_in() then return; end if;
  select array_agg(distinct link.crp_account_id) into known
  from (
    select c.id as care_recipient_id, 'self' as holder, null::integer as guardian_id
    from omsorg.care_recipient c where c.identity_number_blind = p_number_blind
    union all
    select c.id, 'trustee', null from omsorg.care_recipient c where c.trustee_identity_number_blind = p_number_blind
    union all
    select g.care_recipient_id, 'guardian', g.id from omsorg.guardian g where g.identity_number_blind = p_number_blind
  ) named
  join omsorg.crp_account_recipient link
    on link.care_recipient_id = named.care_recipient_id and link.holder = named.holder
    and link.guardian_id is not distinct from named.guardian_id;
  perform from omsorg.crp_account a where a.id = any (known) order by a.id for no key update;
  select array_agg(a.id) into meant
  from omsorg.crp_account a
  where a.id = any (known) and a.status = 3 and a.market::integer = p_market
    and (select bool_and(coalesce(
           omsorg.portal_holder_number(link.care_recipient_id, link.holder, link.guardian_id) = p_number_blind, false))
         from omsorg.crp_account_recipient link
         where link.crp_account_id = a.id and omsorg.portal_link_stands(a.id, link.care_recipient_id, p_today));
  if cardinality(meant) = 1 then
    return query select * from omsorg.lock_portal_account(meant[1]);
  end if;
end
$function$;
grant execute on function omsorg.lock_portal_account_of_number(bytea,integer,date) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.log_places(p_care_recipient_ids integer[])
 RETURNS TABLE(care_recipient_id integer, client_id uuid, care_place_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select r.id, r.client_id, own.care_place_id
  from omsorg.care_recipient r
  cross join lateral (
    select at.care_place_id
    from (
      select link.care_place_id, link.status, link.linked_at as since
      from omsorg.care_recipient_place link where link.care_recipient_id = r.id
      union all
      select e.care_place_id, null, e.at
      from omsorg.care_recipient_event e where e.care_recipient_id = r.id and e.care_place_id is not null
    ) at
    order by at.status nulls last, at.since desc
    limit 1
  ) own
  where r.id = any (p_care_recipient_ids)
$function$;
grant execute on function omsorg.log_places(integer[]) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.logged_persons(p_blind_numbers bytea[])
 RETURNS SETOF integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select r.id from omsorg.care_recipient r
  where (select omsorg.reach_all()) and r.identity_number_blind = any (p_blind_numbers)
  order by r.id
$function$;
grant execute on function omsorg.logged_persons(bytea[]) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.markets_of_data_owner(p_patient_data_owner_id text)
 RETURNS TABLE(market integer, is_removed boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select c.market::integer, c.removed_at is not null from omsorg.client c
  where c.patient_data_owner_id = p_patient_data_owner_id
$function$;
grant execute on function omsorg.markets_of_data_owner(text) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.may_act_elsewhere(p_roles text[])
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  caller integer := omsorg.reach_user();
  client uuid := omsorg.reach_client();
  here uuid := omsorg.reach_place();
begin
  if not exists (
    select from omsorg.membership m
    where m.user_id = caller and m.client_id = client and m.node_id is distinct from here
  ) then
    return false;
  end if;
  return exists (
    select from omsorg.membership m
    cross join lateral (
      select p.id, p.care_unit_id, p.client_id from omsorg.care_place p where p.id = m.node_id
      union all
      select p.id, p.care_unit_id, p.client_id from omsorg.care_place p where p.care_unit_id = m.node_id
      union all
      select p.id, p.care_unit_id, p.client_id from omsorg.care_place p where p.client_id = m.node_id
    ) p
    where m.user_id = caller and m.client_id = client and p.client_id = client and p.id is distinct from here
      and exists (
        select from omsorg.role_assignment a join omsorg.role r on r.id = a.role_id
        where a.user_id = caller and a.node_id in (p.id, p.care_unit_id, p.client_id) and r.code = any (p_roles)));
end
$function$;
grant execute on function omsorg.may_act_elsewhere(text[]) to omsorg_app;
grant execute on function omsorg.may_act_elsewhere(text[]) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.may_link_person(p_care_recipient_id integer)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if exists (select from omsorg.care_recipient r where r.id = p_care_recipient_id) then
    return omsorg.reach_person(p_care_recipient_id);
  end if;
  return currval('omsorg.care_recipient_id_seq') = p_care_recipient_id;
exception when object_not_in_prerequisite_state then
  return false;
end
$function$;
grant execute on function omsorg.may_link_person(integer) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.move_offers_of_product()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  update omsorg.product_offer o set therapy_area = new.therapy_area where o.product_id = new.id;
  update omsorg.product_stock s set therapy_area = new.therapy_area where s.product_id = new.id;
  return null;
end
$function$;
grant execute on function omsorg.move_offers_of_product() to omsorg_app;
grant execute on function omsorg.move_offers_of_product() to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.name_both()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  person integer := omsorg.reach_user();
  helper integer := omsorg.reach_impersonator();
  given integer;
begin
  execute format('select ($1).%I', tg_argv[0]) using new into given;
  if given is null or (helper is null and given = person) then
    return jsonb_populate_record(new, jsonb_build_object(tg_argv[1], null));
  end if;
  if helper is not null and given in (person, helper) then
    return jsonb_populate_record(new, jsonb_build_object(tg_argv[0], helper, tg_argv[1], person));
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION omsorg.name_linked_author()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if tg_op <> 'DELETE' then
    perform omsorg.name_portal_author(new.crp_account_id);
  else
    perform omsorg.name_portal_author(old.crp_account_id);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION omsorg.name_portal_author(p_crp_account_id integer)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  update omsorg.user_account u
  set first_name = coalesce((
    select link.holder_name from omsorg.crp_account_recipient link
    where link.crp_account_id = a.id and not exists (
      select from omsorg.crp_account_recipient each
      join omsorg.care_recipient c on c.id = each.care_recipient_id and c.protected_kind is not null
      where each.crp_account_id = a.id)
    order by link.linked_at, link.care_recipient_id limit 1), '')
  from omsorg.crp_account a
  where a.id = p_crp_account_id and u.id = a.author_id
$function$;

CREATE OR REPLACE FUNCTION omsorg.name_portal_holder()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  new.crp_holder := (
    select link.holder from omsorg.crp_account_recipient link
    where link.crp_account_id = (select omsorg.reach_holder_account()) and link.care_recipient_id = new.care_recipient_id);
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION omsorg.news_readers(p_client_id uuid, p_market integer, p_care_unit_ids uuid[], p_roles text[])
 RETURNS TABLE(user_id integer, language text, in_unit boolean, has_role boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select u.id, u.language::text,
    cardinality(p_care_unit_ids) = 0 or exists (
      select from omsorg.membership m
      where m.user_id = u.id
        and (m.node_type = 'client' or m.node_id = any (p_care_unit_ids)
          or m.node_id in (select p.id from omsorg.care_place p where p.care_unit_id = any (p_care_unit_ids)))),
    cardinality(p_roles) = 0 or exists (
      select from omsorg.role_assignment ra join omsorg.role r on r.id = ra.role_id
      where ra.user_id = u.id and r.code = any (p_roles))
  from omsorg.user_account u
  where u.kind = 'user' and u.status = 'active' and not u.is_machine and not u.is_parent
    and (p_client_id is null or u.client_id = p_client_id)
    and (p_market is null or u.market = p_market)
    and ((select omsorg.reach_scope()) = 'all'
      or u.client_id = (select omsorg.reach_client())
      or u.market = (select omsorg.reach_market()))
$function$;
grant execute on function omsorg.news_readers(uuid,integer,uuid[],text[]) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.news_reading(p_news_ids integer[])
 RETURNS TABLE(news_id integer, readers integer, read integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select n.id, count(r.user_id)::int, count(s.user_id)::int
  from omsorg.news n
  left join lateral (
    select each.user_id from omsorg.news_readers(n.client_id, n.market::integer, n.care_unit_ids, n.role_codes) each
    where each.in_unit and each.has_role) r on true
  left join omsorg.news_seen s on s.news_id = n.id and s.user_id = r.user_id
  where n.id = any (p_news_ids)
  group by n.id
$function$;
grant execute on function omsorg.news_reading(integer[]) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.next_care_recipient_id()
 RETURNS integer
 LANGUAGE sql
RETURN (nextval((pg_get_serial_sequence('omsorg.care_recipient'::text, 'id'::text))::regclass))::integer;
grant execute on function omsorg.next_care_recipient_id() to omsorg_app;
grant execute on function omsorg.next_care_recipient_id() to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.note_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  after jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  present jsonb := case when tg_op = 'DELETE' then before else after end;
  apart text[] := coalesce(tg_argv[2:], '{}');
  client uuid := (case when tg_argv[0] = 'client' then present ->> 'id' else present ->> 'client_id' end)::uuid;
  place uuid := (case when tg_argv[0] = 'care-place' then present ->> 'id' else present ->> 'care_place_id' end)::uuid;
  acting integer := omsorg.reach_user();
  helping integer := nullif(current_setting('omsorg.impersonator_id', true), '')::integer;
  changes jsonb;
begin
  if acting is null then
    return null;
  end if;
  select jsonb_object_agg(omsorg.wire_name(name), jsonb_build_array(before -> name, after -> name)) into changes
  from jsonb_object_keys(present) name
  where before -> name is distinct from after -> name
    and coalesce(before -> name, 'null') <> coalesce(after -> name, 'null')
    and name <> all (array['id', 'client_id', 'care_place_id', 'row_version', 'search_text', 'created_at',
      'erp_compare_state', 'erp_compared_at'])
    and name <> all (apart);
  if changes is null and tg_op = 'UPDATE' then
    return null;
  end if;
  -- What goes with a client that is gone for good leaves no trace.
  if tg_op = 'DELETE' and not exists (select from omsorg.client c where c.id = client) then
    return null;
  end if;
  insert into omsorg.organisation_event
    (by_user, on_behalf_of, client_id, care_place_id, subject, subject_id, event, detail)
  values (
    coalesce(helping, acting), case when helping is not null then acting end, client, place, tg_argv[0],
    coalesce(present ->> nullif(tg_argv[1], ''), place::text, client::text),
    case tg_op when 'INSERT' then 'made' when 'UPDATE' then 'saved' else 'removed' end,
    jsonb_strip_nulls(jsonb_build_object(
      'of', (select jsonb_object_agg(omsorg.wire_name(name), present -> name) from unnest(apart) name))) ||
    jsonb_build_object('changes', coalesce(changes, '{}')));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION omsorg.note_portal_sign_in()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  update omsorg.crp_account set last_sign_in_at = new.opened_at where id = new.crp_account_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION omsorg.note_supply()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  noted text := coalesce(current_setting('omsorg.unsettled', true), '');
  changed integer[];
  person integer;
begin
  case tg_table_name
    when 'prescription', 'former_item' then
      changed := array[old.care_recipient_id, new.care_recipient_id];
    when 'prescription_row' then
      changed := array(
        select p.care_recipient_id from omsorg.prescription p where p.id in (old.prescription_id, new.prescription_id));
    when 'prescription_row_addition' then
      changed := array(
        select p.care_recipient_id
        from omsorg.prescription_row r join omsorg.prescription p on p.id = r.prescription_id
        where r.id in (old.prescription_row_id, new.prescription_row_id));
    when 'stock_count' then
      changed := array[new.care_recipient_id];
    when 'order_line' then
      -- A draft draws nothing.
      if exists (
        select from omsorg.customer_order o
        where o.id in (old.customer_order_id, new.customer_order_id) and o.state = 2
      ) then
        changed := array[old.care_recipient_id, new.care_recipient_id];
      end if;
    when 'customer_order' then
      if 2 in (old.state, new.state) then
        changed := array(select l.care_recipient_id from omsorg.order_line l where l.customer_order_id = old.id);
      end if;
  end case;
  foreach person in array coalesce(changed, '{}') loop
    if strpos(noted, format(',%s,', person)) = 0 and person is not null then
      noted := concat(noted, ',', person, ',');
      perform set_config('omsorg.unsettled', noted, true);
    end if;
  end loop;
  return coalesce(new, old);
end
$function$;

CREATE OR REPLACE FUNCTION omsorg.note_user_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  after jsonb := to_jsonb(new);
  acting integer := omsorg.reach_user();
  helping integer := omsorg.reach_impersonator();
  changes jsonb;
begin
  if acting is null then
    return null;
  end if;
  select jsonb_object_agg(omsorg.wire_name(name), jsonb_build_array(before -> name, after -> name)) into changes
  from unnest(array['user_name', 'first_name', 'last_name', 'email', 'phone', 'language', 'is_parent', 'parent_user_id', 'visible',
    'market', 'application']) as name
  where coalesce(before -> name, 'null') is distinct from coalesce(after -> name, 'null');
  insert into omsorg.user_event (user_id, by_user, on_behalf_of, event, detail)
  values (
    new.id, coalesce(helping, acting), case when helping is not null then acting end,
    case tg_op when 'INSERT' then 'made' else 'changed' end,
    jsonb_build_object('changes', case when tg_op = 'INSERT' then '{}' else changes end));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION omsorg.offered_items(p_client_id uuid, p_care_place_id uuid, p_care_recipient_id integer, p_user_id integer, p_item_numbers text[], p_today date)
 RETURNS SETOF json
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 1
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  c omsorg.client;
  p omsorg.product_setting;
  -- Nobody where no person is asked about, and where she is out of reach: then nothing is selected or prescribed.
  person integer := (omsorg.persons_in_reach(array[p_care_recipient_id]))[1];
begin
  select * into c from omsorg.client each where each.id = p_client_id;
  if not found or current_setting('role') <> 'omsorg_jobs' and not coalesce(case omsorg.reach_scope()
    when 'place' then omsorg.reach_client() = c.id
    when 'client' then omsorg.reach_client() = c.id
    when 'market' then omsorg.reach_market() = c.market
    when 'all' then true end, false) then
    return;
  end if;
  select * into p from omsorg.product_setting each where each.client_id = c.id;
  return query
    with area as materialized (
      select a.therapy_area as area, a.enabled, coalesce((
          select n.number from omsorg.customer_number n
          where n.client_id = a.client_id and (n.care_place_id is null or n.care_place_id = p_care_place_id)
            and (n.therapy_areas = '{}' or a.therapy_area = any (n.therapy_areas))
          order by n.care_place_id nulls last, n.is_primary desc, n.number limit 1), a.customer_number) as number,
        own.agreement_types as client_types, override.agreement_types as user_types
      from omsorg.therapy_area_setting a
      left join omsorg.product_availability_setting own
        on own.client_id = a.client_id and own.therapy_area = a.therapy_area and own.user_id is null
      left join omsorg.product_availability_setting override
        on override.client_id = a.client_id and override.therapy_area = a.therapy_area
        and override.user_id = p_user_id and override.use_override
      where a.client_id = c.id
    ), rate as materialized (
      select distinct on (v.product_class) v.product_class, v.rate from omsorg.vat_rate v
      where v.market = c.market and v.valid_from <= p_today and coalesce(v.valid_to, 'infinity') >= p_today
      order by v.product_class, v.valid_from desc
    ), item as (
      select i.id, i.item_number, i.product_number, i.product_group_number, i.name as product_name, i.brand, i.description,
        i.therapy_area, i.category_id, i.shape, i.unit, i.item_status, i.delayed_until, i.active, i.is_stock_item, i.latex,
        i.pvc, i.is_pca, i.items_per_package, i.gtin, i.supplier_item_number, i.producer_item_number, i.flavor, i.properties,
        replace(to_jsonb(i.updated_at) #>> '{}', '+00:00', 'Z') as updated_at, (
          select st.expected_on from omsorg.product_stock st where st.product_id = i.id) as expected_on,
        coalesce((
          select omsorg.stock_level(st.status, st.quantity, p.few_in_stock_below)
          from omsorg.product_stock st where st.product_id = i.id), 'undefined') as stock_status,
        -- The fees of an order bear the standard rate of VAT: without it nobody knows what an item costs (code 14).
        case when exists (select from rate where product_class = 'standard') then offer.price end as price,
        offer.agreement_type, offer.price_agreement_type,
        coalesce((select rate from rate where product_class = i.vat_class), (select rate from rate where product_class = 'standard'))::text as vat_rate, (
          select own.custom_number from omsorg.custom_article_number own
          where own.client_id = c.id and own.product_id = i.id) as custom_number, (
          select ranking.rank from omsorg.product_ranking ranking
          where ranking.client_id = c.id and ranking.product_id = i.id) as rank,
        exists (
          select from omsorg.item_replacement ir
          where ir.status <> 4 and ir.replaced_product_id = i.id
            and (ir.patient_data_owner_id is null or ir.patient_data_owner_id = c.patient_data_owner_id)) as being_replaced,
        case when p_care_recipient_id is null then exists (
          select from omsorg.cart_item k
          where k.care_place_id = p_care_place_id and k.care_recipient_id is null and k.product_id = i.id
            and k.client_id = c.id and k.status in (1, 2))
        else exists (
          select from omsorg.cart_item k
          where k.care_recipient_id = person and k.product_id = i.id and k.status in (1, 2)) end as selected,
        person is not null and exists (
          select from omsorg.prescription running
          join omsorg.prescription_row r on r.prescription_id = running.id
          where running.care_recipient_id = person and running.status in (1, 2, 4) and r.status in (1, 2, 3)
            and r.product_id = i.id) as prescribed, wanted.place
      from unnest(p_item_numbers) with ordinality as wanted (number, place)
      join omsorg.product i on i.item_number = wanted.number and i.market = c.market
      left join lateral (
        select o.price, o.agreement_type, o.price_agreement_type from omsorg.product_offer o
        where o.product_id = i.id and o.client_id = c.id and o.valid_from <= p_today
          and coalesce(o.valid_to, 'infinity') >= p_today
          and (o.customer_number is null or o.customer_number = (select here.number from area here where here.area = i.therapy_area))
        order by o.customer_number nulls last, o.valid_from desc limit 1
      ) offer on true
    )
    select json_build_object(
      'settings', json_build_object(
        'market', c.market, 'patient_data_owner_id', c.patient_data_owner_id,
        'show_prices', coalesce(p.show_prices, true), 'show_list_price', coalesce(p.show_list_price, false),
        'show_stock_status', coalesce(p.show_stock_status, true),
        'pca_assortment_enabled', coalesce(p.pca_assortment_enabled, false),
        'ranking_enabled', coalesce(p.ranking_enabled, false),
        'custom_article_numbers_enabled', coalesce(p.custom_article_numbers_enabled, false),
        'latex_free_only', coalesce(p.latex_free_only, false), 'pvc_free_only', coalesce(p.pvc_free_only, false),
        'allow_outgoing_items', coalesce(p.allow_outgoing_items, true),
        'block_uncertain_delivery', coalesce(p.block_uncertain_delivery, false),
        'compare_enabled', coalesce(p.compare_enabled, true),
        'non_stock_lead_days', coalesce(
          (select s.non_stock_lead_days from omsorg.place_setting s
           where s.care_place_id = p_care_place_id and s.client_id = c.id),
          (select o.non_stock_lead_days from omsorg.order_setting o where o.client_id = c.id and o.care_place_id is null)),
        'areas', coalesce((
          select json_agg(json_build_object('area', area, 'enabled', enabled, 'customerNumber', number,
            'clientTypes', coalesce(client_types, '{}'), 'userTypes', user_types)) from area), '[]')),
      'items', coalesce((select json_agg(to_json(item) order by item.place) from item), '[]'));
end
$function$;
grant execute on function omsorg.offered_items(uuid,uuid,integer,integer,text[],date) to omsorg_app;
grant execute on function omsorg.offered_items(uuid,uuid,integer,integer,text[],date) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.open_holder_or_fail(p_crp_account_id integer, p_author_id integer, p_epoch integer, p_family_id uuid, p_care_recipient_id integer, p_today date)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  valid boolean;
  person integer;
  place omsorg.place_setting;
begin
  valid := exists (
    select from omsorg.crp_account a
    join omsorg.crp_family f on f.crp_account_id = a.id
    where a.id = p_crp_account_id and a.author_id = p_author_id and a.status = 3 and a.epoch = p_epoch
      and f.id = p_family_id and f.ended_at is null and f.care_recipient_id is not distinct from p_care_recipient_id);
  if valid and p_care_recipient_id is not null and exists (
      select from omsorg.crp_account_recipient link
      where link.crp_account_id = p_crp_account_id and link.care_recipient_id = p_care_recipient_id)
    and omsorg.portal_block(p_crp_account_id, p_care_recipient_id, p_today) is null
  then
    person := p_care_recipient_id;
    place := omsorg.portal_place(person);
  end if;
  perform
    set_config('omsorg.scope', case when valid then 'holder' else '' end, true),
    set_config('omsorg.user_id', case when valid then p_author_id::text else '' end, true),
    set_config('omsorg.impersonator_id', '', true),
    set_config('omsorg.client_id', '', true),
    set_config('omsorg.care_place_id', '', true),
    set_config('omsorg.market', '', true),
    set_config('omsorg.holder_account', case when valid then p_crp_account_id::text else '' end, true),
    set_config('omsorg.holder_person', coalesce(person::text, ''), true),
    set_config('omsorg.holder_place', coalesce(place.care_place_id::text, ''), true),
    set_config('omsorg.holder_client', coalesce(place.client_id::text, ''), true);
  if not valid then
    raise exception 'the session has ended' using errcode = 'OM401';
  end if;
end
$function$;
grant execute on function omsorg.open_holder_or_fail(integer,integer,integer,uuid,integer,date) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.open_or_fail(p_user_id integer, p_epoch integer, p_impersonator_id integer, p_client_id uuid, p_care_place_id uuid, p_market integer, p_scope text, p_family_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if omsorg.open_transaction(
    p_user_id, p_epoch, p_impersonator_id, p_client_id, p_care_place_id, p_market, p_scope, p_family_id) is not true
  then
    raise exception 'the session has ended' using errcode = 'OM401';
  end if;
  if (p_client_id is not null or p_care_place_id is not null) and p_scope in ('market', 'all')
    and omsorg.acts_within_reach(p_client_id, p_care_place_id) is not true
  then
    raise exception 'the client or the place is out of reach' using errcode = 'OM403';
  end if;
end
$function$;
grant execute on function omsorg.open_or_fail(integer,integer,integer,uuid,uuid,integer,text,uuid) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.open_report()
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if not exists (select from omsorg.report_places()) then
    return false;
  end if;
  perform set_config('omsorg.scope', case omsorg.reach_scope() when 'place' then 'client' when 'all' then 'market' else omsorg.reach_scope() end, true);
  return true;
end
$function$;
grant execute on function omsorg.open_report() to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.open_sign_in()
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform
    set_config('omsorg.scope', 'sign-in', true),
    set_config('omsorg.user_id', '', true),
    set_config('omsorg.impersonator_id', '', true),
    set_config('omsorg.client_id', '', true),
    set_config('omsorg.care_place_id', '', true),
    set_config('omsorg.market', '', true);
  return true;
end
$function$;
grant execute on function omsorg.open_sign_in() to omsorg_app;
grant execute on function omsorg.open_sign_in() to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.open_transaction(p_user_id integer, p_epoch integer, p_impersonator_id integer, p_client_id uuid, p_care_place_id uuid, p_market integer, p_scope text, p_family_id uuid DEFAULT NULL::uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  valid boolean;
begin
  valid := p_scope in ('place', 'client', 'market', 'all')
    and exists (
      select from omsorg.user_account u
      where u.id = p_user_id and u.status = 'active' and u.epoch = p_epoch)
    and (p_impersonator_id is null or exists (
      select from omsorg.impersonation m
      join omsorg.user_account i on i.id = m.by_user
      where m.family_id = p_family_id and m.ended_at is null and m.user_id = p_user_id and m.by_user = p_impersonator_id
        and i.status = 'active' and i.epoch = m.by_epoch))
    and (p_family_id is null or exists (
      select from omsorg.refresh_family f
      where f.id = p_family_id and f.ended_at is null))
    and (p_scope <> 'market' or not exists (
      select from omsorg.impersonation m where m.family_id = p_family_id and m.ended_at is null));
  valid := coalesce(valid, false);

  perform
    set_config('omsorg.scope', case when valid then p_scope else '' end, true),
    set_config('omsorg.user_id', case when valid then p_user_id::text else '' end, true),
    set_config('omsorg.impersonator_id', case when valid then coalesce(p_impersonator_id::text, '') else '' end, true),
    set_config('omsorg.client_id', case when valid then coalesce(p_client_id::text, '') else '' end, true),
    set_config('omsorg.care_place_id', case when valid then coalesce(p_care_place_id::text, '') else '' end, true),
    set_config('omsorg.market', case when valid then coalesce(p_market::text, '') else '' end, true);
  return valid;
end
$function$;
grant execute on function omsorg.open_transaction(integer,integer,integer,uuid,uuid,integer,text,uuid) to omsorg_app;
grant execute on function omsorg.open_transaction(integer,integer,integer,uuid,uuid,integer,text,uuid) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.order_basis(p_care_recipient_id integer, p_care_place_id uuid, p_elsewhere_too boolean, p_today date, p_language text)
 RETURNS TABLE(id integer, care_recipient_guid uuid, first_name text, last_name text, identity_number_encrypted bytea, identity_number_temporary boolean, birth_date date, sex text, phone text, delivery_phone text, email text, protected_kind text, status integer, link_status integer, addresses json, patient_fees json, unwritten boolean, care_place_id uuid, care_place_name text, client_id uuid, client_name text, market integer, place_address json, withdrawal_allowed boolean, order_types integer[], has_order_period boolean, place_has_own_settings boolean, settings json, home_delivery_allowed boolean, hide_home_delivery boolean, group_order_allowed boolean, nursing_home_allowed boolean, individual_order_allowed boolean, express_order_allowed boolean, delivery_points_allowed boolean, goods_label_required boolean, contact_phone_required boolean, notification_by text, max_lines_per_order integer, order_period_interval_days integer, default_delivery_method text, delivery_methods json, show_prices boolean, show_stock_status boolean, small_order_fee bigint, small_order_threshold bigint, logistics_percent text, express_order_fee bigint, standard_vat_rate text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 1
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  link omsorg.care_recipient_place;
  s omsorg.place_setting;
begin
  if not coalesce(p_care_recipient_id = any (omsorg.persons_in_reach(array[p_care_recipient_id])), false) then
    return;
  end if;
  -- Where the person is handled: the place that orders when she is there, else the first active one in reach.
  select * into link from omsorg.care_recipient_place l
  where l.care_recipient_id = p_care_recipient_id
    and (current_setting('role') = 'omsorg_jobs' or l.care_place_id = (select omsorg.reach_place()) or l.care_place_id = (select omsorg.reach_holder_place())
      or l.client_id = any ((select omsorg.reach_whole_clients())::uuid[]))
  order by l.care_place_id is not distinct from p_care_place_id desc, l.status, l.linked_at, l.care_place_id
  limit 1;
  select * into s from omsorg.place_setting each
  where each.care_place_id = link.care_place_id and (p_elsewhere_too or each.care_place_id = p_care_place_id)
    and (current_setting('role') = 'omsorg_jobs' or each.client_id = (select omsorg.reach_client())
      or each.market = (select omsorg.reach_market()) or (select omsorg.reach_all())
      or each.care_place_id = (select omsorg.reach_holder_place()));
  if not found then
    return;
  end if;
  return query
    select
      c.id, c.care_recipient_guid, c.first_name, c.last_name, c.identity_number_encrypted, c.identity_number_temporary, c.birth_date,
      c.sex, c.phone::text, c.delivery_phone::text, c.email, c.protected_kind, c.status, link.status,
      coalesce((
        select json_agg(json_build_object(
          'id', a.id, 'name', a.name, 'careOf', a.care_of, 'street', a.street, 'zip', a.zip, 'city', a.city,
          'countryCode', a.country_code, 'entryCode', a.entry_code, 'isDefault', a.is_default,
          'isVerified', a.verified_at is not null) order by a.is_default desc, a.id)
        from omsorg.address a where a.care_recipient_id = c.id and a.kind = 'delivery'
          and (c.protected_kind is null or omsorg.reach_holder_account() is null)), '[]'),
      coalesce((
        select json_agg(json_build_object(
          'therapyArea', f.therapy_area, 'method', f.method, 'type', f.type, 'minimumOrderLimit', f.minimum_order_limit,
          'oneTimeFeeAllowed', f.one_time_fee_allowed, 'amount', own.amount, 'percentage', own.percentage::text))
        from (
          select distinct on (t.therapy_area) t.* from omsorg.patient_fee_setting t
          where t.client_id = c.client_id and t.valid_from <= p_today
          order by t.therapy_area, t.valid_from desc
        ) f
        left join lateral (
          select pf.amount, pf.percentage from omsorg.patient_fee pf
          where pf.care_recipient_id = c.id and pf.therapy_area = f.therapy_area and pf.valid_from <= p_today
          order by pf.valid_from desc, pf.id desc limit 1
        ) own on true
        where f.enabled), '[]'),
      exists (
        select from omsorg.prescription p
        where p.care_recipient_id = c.id
          and (p.status = 1 and p.confirmed_at is not null and p.start_date <= p_today
            or p.status in (2, 4) and p.end_date < p_today)),
      s.care_place_id, s.place_name, s.client_id, s.client_name, s.market::integer,
      case when s.delivery_street is not null then json_build_object(
        'name', coalesce(s.delivery_name, s.place_name), 'careOf', coalesce(s.delivery_care_of, ''),
        'street', coalesce(s.delivery_street, ''), 'zip', coalesce(s.delivery_zip, ''), 'city', coalesce(s.delivery_city, ''),
        'countryCode', s.delivery_country_code, 'entryCode', s.delivery_entry_code) end,
      s.withdrawal_allowed, s.order_types, s.order_period_from_day is not null and s.order_period_interval_days is not null,
      coalesce((
        select not os.uses_client_settings from omsorg.order_setting os
        where os.client_id = s.client_id and os.care_place_id = s.care_place_id), false),
      omsorg.ordering_settings(s, array(
        select h.day::text from omsorg.holiday h where h.market = s.market and h.day between p_today and p_today + 400)),
      s.home_delivery_allowed, s.hide_home_delivery, s.group_order_allowed, s.nursing_home_allowed, s.individual_order_allowed,
      s.express_order_allowed, s.delivery_points_allowed, s.goods_label_required, s.contact_phone_required, s.notification_by,
      s.max_lines_per_order, s.order_period_interval_days, s.default_delivery_method,
      coalesce((
        select json_agg(json_build_object(
          'code', m.code, 'name', coalesce(own.name, english.name, m.code),
          'description', coalesce(own.description, english.description, ''), 'fee', m.fee,
          'needsDeliveryPoint', m.needs_delivery_point) order by m.id)
        from omsorg.delivery_method m
        left join omsorg.delivery_method_text own on own.delivery_method_id = m.id and own.language = p_language
        left join omsorg.delivery_method_text english on english.delivery_method_id = m.id and english.language = 'en'
        where m.market = s.market
          and (cardinality(s.delivery_method_codes) = 0 or m.code = any (s.delivery_method_codes))), '[]'),
      s.show_prices, s.show_stock_status, coalesce(fee.small_order_fee, 0)::bigint, coalesce(fee.small_order_threshold, 0)::bigint,
      coalesce(fee.logistics_percent, 0)::text, coalesce(fee.express_order_fee, 0)::bigint, (
        select v.rate::text from omsorg.vat_rate v
        where v.market = s.market and v.product_class = 'standard' and v.valid_from <= p_today
          and coalesce(v.valid_to, 'infinity') >= p_today)
    from omsorg.care_recipient c
    left join lateral (
      select e.* from omsorg.extra_fee_setting e
      where e.client_id = s.client_id and e.valid_from <= p_today
      order by e.valid_from desc limit 1
    ) fee on true
    where c.id = p_care_recipient_id;
end
$function$;
grant execute on function omsorg.order_basis(integer,uuid,boolean,date,text) to omsorg_app;
grant execute on function omsorg.order_basis(integer,uuid,boolean,date,text) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.ordered_for_store(p_care_place_id uuid, p_since timestamp with time zone, p_item_numbers text[])
 RETURNS TABLE(item_number text, confirmed_at timestamp with time zone, packages integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
#variable_conflict use_column
begin
  if not exists (
    select from omsorg.care_place p join omsorg.client c on c.id = p.client_id
    where p.id = p_care_place_id and omsorg.reaches_order(p.id, c.id, c.market, null)) then
    return;
  end if;
  return query
    select l.item_number, o.confirmed_at, sum(l.quantity)::int
    from omsorg.customer_order o
    join omsorg.order_line l on l.customer_order_id = o.id
    where o.care_place_id = p_care_place_id and o.care_recipient_id is null and o.state = 2 and o.confirmed_at >= p_since
      -- A draft is made before it is placed, and kept for thirty days at most.
      and o.created_at >= p_since - interval '31 days'
      and l.care_recipient_id is null and not l.set_aside and not l.given_back
      and (p_item_numbers is null or l.item_number = any (p_item_numbers))
    group by l.item_number, o.id, o.confirmed_at;
end
$function$;
grant execute on function omsorg.ordered_for_store(uuid,timestamp with time zone,text[]) to omsorg_app;
grant execute on function omsorg.ordered_for_store(uuid,timestamp with time zone,text[]) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.ordering_settings(s omsorg.place_setting, holidays text[])
 RETURNS json
 LANGUAGE sql
 STABLE
AS $function$
  select json_build_object(
    'withdrawal_allowed', s.withdrawal_allowed, 'order_types', s.order_types, 'enforce_interval', s.enforce_interval,
    'min_days_between_withdrawals', s.min_days_between_withdrawals, 'soon_days', s.soon_days,
    'last_withdrawal_factor', s.last_withdrawal_factor, 'express_lead_days', s.express_lead_days,
    'stock_lead_days', s.stock_lead_days, 'non_stock_lead_days', s.non_stock_lead_days, 'undo_seconds', s.undo_seconds,
    'allow_outgoing_items', s.allow_outgoing_items, 'block_uncertain_delivery', s.block_uncertain_delivery,
    'additions_allowed', s.additions_allowed, 'holidays', holidays)
$function$;
grant execute on function omsorg.ordering_settings(omsorg.place_setting,text[]) to omsorg_app;
grant execute on function omsorg.ordering_settings(omsorg.place_setting,text[]) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.orders_of_person(p_care_recipient_id integer, p_erp_status integer, p_term text, p_from date, p_to date, p_zone text, p_sort integer, p_ascending boolean, p_limit integer, p_offset integer)
 RETURNS TABLE(first_name text, last_name text, protected_kind text, found integer, orders json)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 1
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  return query
    with own as (
      select p.id, p.erp_status, o.created_at, coalesce(p.delivery_date, o.delivery_date) as delivery_date
      from omsorg.customer_order o
      join omsorg.order_part p on p.customer_order_id = o.id
      where o.care_recipient_id = p_care_recipient_id and o.state <> 1
      union all
      select p.id, p.erp_status, o.created_at, coalesce(p.delivery_date, o.delivery_date)
      from omsorg.order_part p
      join omsorg.customer_order o on o.id = p.customer_order_id and o.care_recipient_id is null
      where p.care_recipient_id = p_care_recipient_id and o.state <> 1
        and (o.care_place_id = (select omsorg.reach_place()) or o.client_id = (select omsorg.reach_whole_client())
          or o.market = (select omsorg.reach_market()))
    ), chosen as materialized (
      select own.id, row_number() over (
        order by
          case when p_sort = 0 and p_ascending then own.created_at end nulls first,
          case when p_sort = 0 and not p_ascending then own.created_at end desc nulls last,
          case when p_sort = 1 and p_ascending then own.erp_status end nulls first,
          case when p_sort = 1 and not p_ascending then own.erp_status end desc nulls last,
          case when p_sort = 2 and p_ascending then own.delivery_date end nulls first,
          case when p_sort = 2 and not p_ascending then own.delivery_date end desc nulls last,
          case when p_ascending then own.id end, own.id desc) as place
      from own
      where (p_erp_status is null or own.erp_status = p_erp_status)
        and (p_from is null or (own.created_at at time zone p_zone)::date >= p_from)
        and (p_to is null or (own.created_at at time zone p_zone)::date <= p_to)
        and (p_term is null or omsorg.fold((
          select concat_ws(' ', p.id, p.customer_order_id, p.erp_order_id, maker.names ->> 'name',
            maker.names ->> 'onBehalfOf', (
              select string_agg(l.item_name || ' ' || l.item_number, ' ')
              from omsorg.order_line l where l.order_part_id = p.id))
          from omsorg.order_part p
          join omsorg.customer_order o on o.id = p.customer_order_id
          cross join lateral (
            select case when o.confirmed_by is null then omsorg.author_names(o.created_by, o.created_on_behalf_of)
                        else omsorg.author_names(o.confirmed_by, o.confirmed_on_behalf_of) end as names) maker
          where p.id = own.id)) like omsorg.as_pattern(omsorg.fold(p_term)))
    )
    select c.first_name, c.last_name, c.protected_kind, (select count(*)::integer from chosen), (
      select json_agg(json_build_object(
        'id', p.id, 'customer_order_id', p.customer_order_id, 'part_no', p.part_no,
        'parts', (select count(*) from omsorg.order_part each where each.customer_order_id = o.id),
        'erp_order_id', p.erp_order_id, 'care_place_name', coalesce(place.name, ''),
        'packages', coalesce(line.packages, 0), 'item_names', coalesce(line.names[1:3], '{}'),
        'created_by', case when o.confirmed_by is null then omsorg.author_names(o.created_by, o.created_on_behalf_of)
          else omsorg.author_names(o.confirmed_by, o.confirmed_on_behalf_of) end,
        'created_at', replace(to_jsonb(o.created_at) #>> '{}', '+00:00', 'Z'), 'state', o.state, 'erp_status', p.erp_status,
        'cancel_asked_at', p.cancel_asked_at,
        'cancel_asked_by', case when p.cancel_asked_by is not null
          then omsorg.author_names(p.cancel_asked_by, p.cancel_asked_on_behalf_of) end,
        'cancel_refused', p.cancel_refused_at is not null,
        'canceller', case when p.erp_status = 7 then case when p.cancelled_by_erp then '{"name": "ERP", "onBehalfOf": null}'::jsonb
          else omsorg.author_names(p.canceller_user_id, p.canceller_on_behalf_of) end end,
        'type', o.type, 'is_express', o.is_express, 'is_preorder', o.is_preorder, 'source', o.source,
        'goods_label', coalesce(nullif(p.goods_label, ''), o.goods_label),
        'delivery_date', coalesce(p.delivery_date, o.delivery_date)) order by chosen.place)
      from chosen
      join omsorg.order_part p on p.id = chosen.id
      join omsorg.customer_order o on o.id = p.customer_order_id
      left join omsorg.care_place place on place.id = o.care_place_id
      left join lateral (
        select sum(l.quantity) as packages, array_agg(l.item_name order by l.line_no) as names
        from omsorg.order_line l where l.order_part_id = p.id) line on true
      where chosen.place > p_offset and chosen.place <= p_offset + p_limit)
    from omsorg.care_recipient c
    where c.id = any (omsorg.persons_in_reach(array[p_care_recipient_id]));
end
$function$;
grant execute on function omsorg.orders_of_person(integer,integer,text,date,date,text,integer,boolean,integer,integer) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.orders_under_way_by_number(p_client uuid)
 RETURNS TABLE(customer_number text, orders integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select p.customer_number, count(*)::integer
  from omsorg.order_part p
  where omsorg.reach_all() and p.client_id = p_client and p.erp_status in (1, 2, 3, 4, 5) and p.customer_number is not null
  group by p.customer_number
$function$;
grant execute on function omsorg.orders_under_way_by_number(uuid) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.others_of_crp_account(p_crp_account_id integer, p_care_recipient_id integer)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select count(*)::integer from omsorg.crp_account_recipient link
  where link.crp_account_id = p_crp_account_id and link.care_recipient_id <> p_care_recipient_id
    and p_care_recipient_id = any (omsorg.persons_in_reach(array[p_care_recipient_id]))
$function$;
grant execute on function omsorg.others_of_crp_account(integer,integer) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.own_reading()
 RETURNS TABLE(care_unit_ids uuid[], roles text[])
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select
    coalesce(array(
      select u.id from omsorg.care_unit u
      where u.client_id = (select omsorg.reach_client()) and exists (
        select from omsorg.membership m
        where m.user_id = (select omsorg.reach_user())
          and (m.node_id in (u.id, u.client_id)
            or m.node_id in (select p.id from omsorg.care_place p where p.care_unit_id = u.id)))), '{}'),
    coalesce(array(
      select distinct r.code from omsorg.role_assignment ra join omsorg.role r on r.id = ra.role_id
      where ra.user_id = (select omsorg.reach_user())
        and ra.client_id is not distinct from (select omsorg.reach_client())), '{}')
$function$;
grant execute on function omsorg.own_reading() to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.page_of_clients(p_language text, p_page integer, p_size integer, p_around uuid)
 RETURNS TABLE(page integer, total integer, ids uuid[], names text[], markets integer[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 1
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  everybody boolean := omsorg.reach_all();
  own_client uuid := omsorg.reach_client();
  own_market integer := omsorg.reach_market();
  around text := (
    select c.name from omsorg.client c
    where c.id = p_around and (everybody or c.market = own_market or c.id = own_client));
  before integer := 0;
begin
  page := p_page;
  if p_around is not null then
    if p_language = 'sv' then
      select count(*) into before from omsorg.client c
      where c.removed_at is null and (everybody or c.market = own_market or c.id = own_client)
        and (c.name collate omsorg.nordic_sv, c.id) < (around, p_around);
    elsif p_language = 'fi' then
      select count(*) into before from omsorg.client c
      where c.removed_at is null and (everybody or c.market = own_market or c.id = own_client)
        and (c.name collate omsorg.nordic_fi, c.id) < (around, p_around);
    elsif p_language = 'dk' then
      select count(*) into before from omsorg.client c
      where c.removed_at is null and (everybody or c.market = own_market or c.id = own_client)
        and (c.name collate omsorg.nordic_da, c.id) < (around, p_around);
    else
      select count(*) into before from omsorg.client c
      where c.removed_at is null and (everybody or c.market = own_market or c.id = own_client)
        and (c.name collate omsorg.english, c.id) < (around, p_around);
    end if;
    page := 1 + before / p_size;
  end if;
  total := omsorg.clients_in_reach();
  before := (page - 1) * p_size;
  if p_language = 'sv' then
    select array_agg(c.id), array_agg(c.name), array_agg(c.market::integer) into ids, names, markets from (
      select c.id, c.name, c.market from omsorg.client c
      where c.removed_at is null and (everybody or c.market = own_market or c.id = own_client)
      order by c.name collate omsorg.nordic_sv, c.id limit p_size offset before) c;
  elsif p_language = 'fi' then
    select array_agg(c.id), array_agg(c.name), array_agg(c.market::integer) into ids, names, markets from (
      select c.id, c.name, c.market from omsorg.client c
      where c.removed_at is null and (everybody or c.market = own_market or c.id = own_client)
      order by c.name collate omsorg.nordic_fi, c.id limit p_size offset before) c;
  elsif p_language = 'dk' then
    select array_agg(c.id), array_agg(c.name), array_agg(c.market::integer) into ids, names, markets from (
      select c.id, c.name, c.market from omsorg.client c
      where c.removed_at is null and (everybody or c.market = own_market or c.id = own_client)
      order by c.name collate omsorg.nordic_da, c.id limit p_size offset before) c;
  else
    select array_agg(c.id), array_agg(c.name), array_agg(c.market::integer) into ids, names, markets from (
      select c.id, c.name, c.market from omsorg.client c
      where c.removed_at is null and (everybody or c.market = own_market or c.id = own_client)
      order by c.name collate omsorg.english, c.id limit p_size offset before) c;
  end if;
  return next;
end
$function$;
grant execute on function omsorg.page_of_clients(text,integer,integer,uuid) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.password_hash_for_sign_in(p_user_id integer)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if not omsorg.reach_sign_in() then
    return null;
  end if;
  raise log 'omsorg: the password of account % is compared', p_user_id;
  return (select u.password_hash from omsorg.user_account u where u.id = p_user_id);
end
$function$;
grant execute on function omsorg.password_hash_for_sign_in(integer) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.patterns_of(term text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (SELECT COALESCE(array_agg(CASE WHEN (length(words.word) >= 3) THEN omsorg.as_pattern(words.word) ELSE omsorg.as_pattern((' '::text || words.word)) END ORDER BY (length(words.word)) DESC, words.word), '{}'::text[]) AS "coalesce" FROM regexp_split_to_table(omsorg.fold(patterns_of.term), '\s+'::text) words(word) WHERE (words.word <> ''::text));
grant execute on function omsorg.patterns_of(text) to omsorg_app;
grant execute on function omsorg.patterns_of(text) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.person_page(p_care_recipient_id integer, p_care_place_id uuid, p_market integer, p_today date, p_by integer, p_writers text[])
 RETURNS TABLE(identity_number_encrypted bytea, trustee_identity_number_encrypted bytea, head json)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 1
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  here constant uuid := omsorg.reach_place();
  whole constant uuid[] := omsorg.reach_whole_clients();
  zone constant text := omsorg.time_zone_of(p_market);
  link omsorg.care_recipient_place;
  s omsorg.place_setting;
  c omsorg.care_recipient;
begin
  if not coalesce(p_care_recipient_id = any (omsorg.persons_in_reach(array[p_care_recipient_id])), false) then
    return;
  end if;
  -- Seen from the place that asks when the person is there, else from the first of hers in reach.
  select * into link from omsorg.care_recipient_place l
  where l.care_recipient_id = p_care_recipient_id and (l.care_place_id = here or l.client_id = any (whole))
  order by l.care_place_id is not distinct from p_care_place_id desc, l.status, l.linked_at, l.care_place_id
  limit 1;
  select * into s from omsorg.place_setting each where each.care_place_id = link.care_place_id;
  if not found then
    return;
  end if;
  select * into c from omsorg.care_recipient each where each.id = p_care_recipient_id;
  return query select c.identity_number_encrypted, c.trustee_identity_number_encrypted, json_build_object(
    'id', c.id, 'care_recipient_guid', c.care_recipient_guid, 'market', c.market, 'first_name', c.first_name, 'last_name', c.last_name,
    'identity_number_temporary', c.identity_number_temporary, 'birth_date', c.birth_date, 'sex', c.sex,
    'protected_kind', c.protected_kind, 'status', c.status, 'phone', c.phone, 'delivery_phone', c.delivery_phone, 'email', c.email,
    'reference_number', c.reference_number, 'latex_sensitive', c.latex_sensitive, 'pvc_sensitive', c.pvc_sensitive,
    'client_id', c.client_id, 'client_name', s.client_name, 'trustee_name', c.trustee_name, 'trustee_phone', c.trustee_phone,
    'trustee_email', c.trustee_email, 'row_version', c.row_version,
    'care_place_id', s.care_place_id, 'care_place_name', s.place_name, 'room', link.room, 'link_status', link.status,
    'register_checked_on', (
      select max((l.at at time zone zone)::date) from omsorg.register_lookup l
      where l.care_recipient_id = c.id and l.answer in ('found', 'protected')
        and l.user_id = (select omsorg.reach_user()) and l.client_id is not distinct from (select omsorg.reach_client())),
    'last_conversation_on', (select max(k.day) from omsorg.conversation k where k.care_recipient_id = c.id),
    'care_places', coalesce((
      select json_agg(json_build_object('carePlaceId', each.care_place_id, 'name', p.place_name, 'status', each.status)
        order by each.status, case p_market when 10 then p.place_name end collate omsorg.nordic_sv,
          case p_market when 30 then p.place_name end collate omsorg.nordic_fi,
          case p_market when 40 then p.place_name end collate omsorg.nordic_nb,
          case p_market when 80 then p.place_name end collate omsorg.nordic_da, each.care_place_id)
      from omsorg.care_recipient_place each
      join omsorg.place_setting p on p.care_place_id = each.care_place_id
      where each.care_recipient_id = c.id and (each.care_place_id = here or each.client_id = any (whole))), '[]'),
    'guardians', coalesce((
      select json_agg(json_build_object(
        'id', g.id, 'firstName', g.first_name, 'lastName', g.last_name, 'phone', g.phone, 'email', g.email,
        'sealedNumber', encode(g.identity_number_encrypted, 'base64')) order by g.position)
      from omsorg.guardian g where g.care_recipient_id = c.id), '[]'),
    'addresses', coalesce((
      select json_agg(json_build_object(
        'id', a.id, 'kind', a.kind, 'name', a.name, 'careOf', a.care_of, 'street', a.street, 'zip', a.zip, 'city', a.city,
        'countryCode', a.country_code, 'entryCode', a.entry_code, 'isDefault', a.is_default,
        'verified', a.verified_at is not null) order by a.is_default desc, a.id)
      from omsorg.address a where a.care_recipient_id = c.id), '[]'),
    'place_address', case when s.delivery_street is not null then json_build_object(
      'name', coalesce(s.delivery_name, s.place_name), 'careOf', coalesce(s.delivery_care_of, ''),
      'street', coalesce(s.delivery_street, ''), 'zip', coalesce(s.delivery_zip, ''), 'city', coalesce(s.delivery_city, ''),
      'countryCode', s.delivery_country_code, 'entryCode', s.delivery_entry_code) end,
    'withdrawal_allowed', s.withdrawal_allowed, 'order_types', s.order_types,
    'has_order_period', s.order_period_from_day is not null and s.order_period_interval_days is not null,
    'place_has_own_settings', coalesce((
      select not os.uses_client_settings from omsorg.order_setting os
      where os.client_id = s.client_id and os.care_place_id = s.care_place_id), false),
    'home_delivery_allowed', s.home_delivery_allowed and not s.hide_home_delivery and 1 = any (s.order_types),
    'prescription_allowed', s.iterative_prescription_allowed,
    'areas', coalesce((
      select json_agg(json_build_object(
        'therapyArea', t.therapy_area,
        'renewalRequestsEnabled', t.renewal_requests_enabled and not t.therapy_area = any (s.renewal_requests_off),
        'planningEnabled', t.planning_enabled) order by t.therapy_area)
      from omsorg.therapy_area_setting t
      where t.client_id = c.client_id and t.enabled and t.client_id = any ((select omsorg.reach_clients())::uuid[])), '[]'),
    'prescriptions', coalesce((
      -- The day has decided of it what nobody has written down: it has begun, or ended.
      select json_agg(json_build_object('therapyArea', p.therapy_area, 'status', p.status, 'unwritten',
        p.status = 1 and p.confirmed_at is not null and p.start_date <= p_today or p.status in (2, 4) and p.end_date < p_today))
      from omsorg.prescription p where p.care_recipient_id = c.id), '[]'),
    'care_recipient_settings', json_build_object(
      'ssnRequired', s.ssn_required, 'temporarySsnAllowed', s.temporary_ssn_allowed,
      'populationRegisterLookup', s.population_register_lookup, 'protectedIdentityAllowed', s.protected_identity_allowed,
      'referenceNumberRequired', s.reference_number_required, 'phoneRequired', s.phone_required,
      'guardiansAllowed', s.guardians_allowed, 'trusteeAllowed', s.trustee_allowed,
      'invoiceAddressRequired', s.invoice_address_required, 'crpAccountsAllowed', s.crp_accounts_allowed,
      'crpOrderingAllowed', s.crp_ordering_allowed, 'crpRenewalAllowed', s.crp_renewal_allowed,
      'crpDiaryAllowed', s.crp_diary_allowed, 'crpStockAllowed', s.crp_stock_allowed,
      'copyAllowed', s.copy_allowed, 'moveAllowed', s.move_allowed, 'deactivateAllowed', s.deactivate_allowed,
      'adultRecipientsOnly', s.adult_recipients_only, 'anonymizeAfterMonths', s.anonymize_after_months),
    'settings', omsorg.ordering_settings(s, array(
        select h.day::text from omsorg.holiday h where h.market = s.market and h.day between p_today and p_today + 400)),
    'has_orders', exists (select from omsorg.customer_order o where o.care_recipient_id = c.id)
      or exists (select from omsorg.order_line l where l.care_recipient_id = c.id)
      or exists (select from omsorg.preliminary_order_line l where l.care_recipient_id = c.id),
    'has_prescriptions', exists (select from omsorg.prescription p where p.care_recipient_id = c.id),
    'at_other_places', exists (
      select from omsorg.care_recipient_place other
      where other.care_recipient_id = c.id and other.care_place_id is distinct from s.care_place_id),
    'has_targets', (s.copy_allowed or s.move_allowed) and omsorg.may_act_elsewhere(p_writers),
    'has_orders_to_tell', exists (
      select from omsorg.customer_order o
      where o.care_recipient_id = c.id
        and (o.state = 1 and o.created_by = p_by
          or o.state = 2 and o.confirmed_at >= p_today::timestamp at time zone zone)));
end
$function$;
grant execute on function omsorg.person_page(integer,uuid,integer,date,integer,text[]) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.persons_in_reach(p_care_recipient_ids integer[])
 RETURNS integer[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if current_setting('role') = 'omsorg_jobs' then
    return p_care_recipient_ids;
  elsif omsorg.reach_scope() = 'place' then
    return array(
      select link.care_recipient_id from omsorg.care_recipient_place link
      where link.care_recipient_id = any (p_care_recipient_ids) and link.care_place_id = (select omsorg.reach_place()));
  elsif omsorg.reach_scope() = 'client' then
    return array(
      select r.id from omsorg.care_recipient r
      where r.id = any (p_care_recipient_ids) and r.client_id = (select omsorg.reach_client()));
  elsif omsorg.reach_scope() = 'market' then
    return array(
      select r.id from omsorg.care_recipient r
      where r.id = any (p_care_recipient_ids) and r.market = (select omsorg.reach_market()));
  elsif omsorg.reach_scope() = 'holder' then
    return array(select person.id from unnest(p_care_recipient_ids) person (id) where person.id = (select omsorg.reach_holder_person()));
  end if;
  return null;
end
$function$;
grant execute on function omsorg.persons_in_reach(integer[]) to omsorg_app;
grant execute on function omsorg.persons_in_reach(integer[]) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.persons_of_extract(p_persons integer[])
 RETURNS TABLE(id integer, first_name text, last_name text, market integer, identity_number_encrypted bytea)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select r.id, r.first_name, r.last_name, r.market::integer, r.identity_number_encrypted
  from omsorg.care_recipient r
  where (select omsorg.reach_all()) and r.id = any (p_persons)
  order by r.id desc
$function$;
grant execute on function omsorg.persons_of_extract(integer[]) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.persons_with_number(p_blind_numbers bytea[])
 RETURNS TABLE(care_recipient_id integer, in_reach boolean, is_protected boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select case when seen.here then r.id end, seen.here, r.protected_kind is not null
  from omsorg.care_recipient r
  cross join lateral (select omsorg.reach_person(r.id) as here) seen
  where r.client_id = (select omsorg.reach_client()) and r.identity_number_blind = any (p_blind_numbers)
$function$;
grant execute on function omsorg.persons_with_number(bytea[]) to omsorg_app;
grant execute on function omsorg.persons_with_number(bytea[]) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.place_order(p_id bigint, p_placement json, p_parts json, p_lines json, p_fees json)
 RETURNS bigint[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  ids bigint[];
  now_at timestamptz := p_placement ->> 'now';
  status integer := p_placement ->> 'erpStatus';
begin
  ids := omsorg.write_order_content(p_id, p_parts, p_lines, p_fees, status, now_at);
  update omsorg.customer_order o
  set state = g.state, confirmed_at = g."placedAt", confirmed_by = g."userId", confirmed_on_behalf_of = g."onBehalfOf",
      saved_until = null, is_preorder = g."isPreorder", delivery_date = g."deliveryDate", undo_until = g."undoUntil",
      row_version = o.row_version + 1, subtotal = t.subtotal, delivery_fee = t."deliveryFee",
      small_order_fee = t."smallOrderFee", logistics_fee = t."logisticsFee", express_fee = t."expressFee", vat = t.vat,
      total = t.total, patient_fee = t."patientFee"
  from json_to_record(p_placement) as g (state int, "placedAt" timestamptz, "userId" int, "onBehalfOf" int,
      "isPreorder" boolean, "deliveryDate" date, "undoUntil" timestamptz),
    json_to_record(p_placement -> 'totals') as t (subtotal bigint, "deliveryFee" bigint, "smallOrderFee" bigint,
      "logisticsFee" bigint, "expressFee" bigint, vat bigint, total bigint, "patientFee" bigint)
  where o.id = p_id;
  insert into omsorg.order_event (customer_order_id, order_part_id, at, recorded_at, event, status, source, by_user, on_behalf_of)
  select p_id, part.id, now_at, now_at, 'placed', status, 'user', (p_placement ->> 'userId')::int,
    (p_placement ->> 'onBehalfOf')::int
  from unnest(ids) with ordinality as part (id, place)
  order by part.place;
  return ids;
end
$function$;
grant execute on function omsorg.place_order(bigint,json,json,json,json) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.portal_block(p_crp_account_id integer, p_care_recipient_id integer, p_today date)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select case
    when c.status = 3 then 'recipient-deceased'
    when c.status <> 1 or c.anonymized_at is not null or place.care_place_id is null then 'recipient-inactive'
    when not place.crp_accounts_allowed then 'accounts-off'
    when link.holder = 'guardian' and not exists (
      select from omsorg.guardian g
      where g.id = link.guardian_id and g.care_recipient_id = c.id
        and g.first_name || ' ' || g.last_name = link.holder_name) then 'no-longer-representative'
    when link.holder = 'trustee' and c.trustee_name is distinct from link.holder_name then 'no-longer-representative'
    when link.holder = 'guardian' and extract(year from age(p_today, c.birth_date)) >= 18 then 'of-age'
    when not exists (
      select from omsorg.crp_consent k
      where k.crp_account_id = link.crp_account_id and k.care_recipient_id = c.id and k.ended_at is null
        and k.confirmed_version >= omsorg.portal_consent_version()) then 'consent-missing'
  end
  from omsorg.crp_account_recipient link
  join omsorg.care_recipient c on c.id = link.care_recipient_id
  left join lateral (select * from omsorg.portal_place(c.id)) place on true
  where link.crp_account_id = p_crp_account_id and link.care_recipient_id = p_care_recipient_id
$function$;

CREATE OR REPLACE FUNCTION omsorg.portal_consent_version()
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN 1;
grant execute on function omsorg.portal_consent_version() to omsorg_app;
grant execute on function omsorg.portal_consent_version() to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.portal_contact_is_free(p_email text, p_mobile text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select omsorg.reach_holder_account() is not null and not exists (
    select from omsorg.crp_account a
    where a.id <> (select omsorg.reach_holder_account()) and (lower(a.email) = lower(p_email) or a.mobile = p_mobile))
$function$;
grant execute on function omsorg.portal_contact_is_free(text,text) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.portal_diary_facts()
 RETURNS TABLE(client_id uuid, capacity integer, day_from integer, evening_from integer, night_from integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER ROWS 1
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select s.client_id, p.working_capacity_percent, p.day_from, p.evening_from, p.night_from
  from omsorg.place_setting s
  left join omsorg.product_setting p on p.client_id = s.client_id
  where s.care_place_id = (select omsorg.reach_holder_place())
$function$;
grant execute on function omsorg.portal_diary_facts() to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.portal_doers(p_author_ids integer[])
 RETURNS TABLE(author_id integer, relation text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select u.id, link.holder
  from omsorg.user_account u
  left join omsorg.crp_account a on a.author_id = u.id
  left join omsorg.crp_account_recipient link
    on link.crp_account_id = a.id and link.care_recipient_id = (select omsorg.reach_holder_person())
  where u.id = any (p_author_ids) and u.kind = 'holder' and (select omsorg.reach_holder_account()) is not null
$function$;
grant execute on function omsorg.portal_doers(integer[]) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.portal_holder_number(p_care_recipient_id integer, p_holder text, p_guardian_id integer)
 RETURNS bytea
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select case p_holder
    when 'self' then c.identity_number_blind
    when 'trustee' then c.trustee_identity_number_blind
    else (select g.identity_number_blind from omsorg.guardian g
          where g.id = p_guardian_id and g.care_recipient_id = p_care_recipient_id)
  end
  from omsorg.care_recipient c where c.id = p_care_recipient_id
$function$;

CREATE OR REPLACE FUNCTION omsorg.portal_home(p_since timestamp with time zone, p_until date, p_today date)
 RETURNS TABLE(person json, at_place json, orders json, ending json, unread_answers integer, diary json, reports json, last_pieces json)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 1
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  chosen constant integer := omsorg.reach_holder_person();
  author constant integer := omsorg.reach_user();
  s omsorg.place_setting;
begin
  if chosen is null then
    return;
  end if;
  select * into s from omsorg.place_setting each where each.care_place_id = (select omsorg.reach_holder_place());
  return query select
    (select row_to_json(p) from omsorg.portal_person() p),
    (select json_build_object(
      'protected_kind', c.protected_kind, 'status', c.status, 'link_status', link.status,
      'addresses', (
        select coalesce(json_agg(a.id), '[]') from omsorg.address a
        where a.care_recipient_id = c.id and a.kind = 'delivery' and c.protected_kind is null),
      'place_address', s.delivery_street,
      'withdrawal_allowed', s.withdrawal_allowed, 'order_types', s.order_types,
      'has_order_period', s.order_period_from_day is not null and s.order_period_interval_days is not null,
      'place_has_own_settings', coalesce((
        select not os.uses_client_settings from omsorg.order_setting os
        where os.client_id = s.client_id and os.care_place_id = s.care_place_id), false),
      'settings', omsorg.ordering_settings(s, array(
        select h.day::text from omsorg.holiday h where h.market = s.market and h.day between p_today and p_today + 400)),
      'unwritten', exists (
        select from omsorg.prescription p
        where p.care_recipient_id = c.id
          and (p.status = 1 and p.confirmed_at is not null and p.start_date <= p_today
            or p.status in (2, 4) and p.end_date < p_today)))
     from omsorg.care_recipient c
     join omsorg.care_recipient_place link on link.care_recipient_id = c.id and link.care_place_id = s.care_place_id
     where c.id = chosen),
    coalesce((
      select json_agg(json_build_object('id', o.id, 'lines', o.lines, 'parts', o.parts) order by o.confirmed_at desc, o.id desc)
      from omsorg.portal_orders(array(
        select latest.id from omsorg.customer_order latest
        where latest.care_recipient_id = chosen and latest.state = 2 and latest.confirmed_at > p_since
        order by latest.confirmed_at desc, latest.id desc limit 20)) o), '[]'),
    coalesce((
      select json_agg(json_build_object('prescriptionId', p.id, 'therapyArea', p.therapy_area, 'endsOn', p.end_date,
        'isAsked', exists (select from omsorg.renew_request r where r.prescription_id = p.id and r.status = 1))
        order by p.end_date, p.id)
      from omsorg.prescription p
      where p.care_recipient_id = chosen and p.status in (2, 4) and p.end_date <= p_until), '[]'),
    (select count(*)::integer from omsorg.renew_request r
     where r.requested_by = author and r.answered_at is not null and r.answer_seen_at is null),
    (select json_build_object('startedAt', d.started_at, 'plannedHours', d.planned_hours, 'entries', coalesce((
        select json_agg(json_build_object('id', e.id, 'at', e.at, 'volume', e.volume, 'apart', e.apart) order by e.at, e.id)
        from omsorg.leakage_diary_entry e where e.leakage_diary_id = d.id and not e.removed), '[]'))
     from omsorg.leakage_diary d
     where d.care_recipient_id = chosen and d.ended_at is null
     order by d.started_at desc, d.id desc limit 1),
    coalesce((
      select json_agg(json_build_object('order_part_id', t.order_part_id, 'is_seen_to', t.state = 'done',
        'customer_order_id', t.customer_order_id, 'is_new', omsorg.told_answer_is_new(t) and t.done_at > p_since) order by t.id desc)
      from omsorg.order_task t
      where t.care_recipient_id = chosen
        and (t.kind = 'reported' and t.order_part_id is not null and t.detail ->> 'fault' is not null and t.outcome is null
          or omsorg.told_answer_is_new(t) and (t.kind = 'reported' or not exists (
            select from omsorg.order_task later
            where later.care_recipient_id = chosen and later.kind = 'moved' and later.id > t.id
              and later.outcome is distinct from 'taken-back')))), '[]'),
    coalesce((
      select json_object_agg(last.prescription_row_id, last.pieces)
      from (
        select distinct on (l.prescription_row_id) l.prescription_row_id,
          sum(l.pieces) over (partition by l.prescription_row_id, l.customer_order_id) as pieces
        from omsorg.order_line l
        join omsorg.customer_order o on o.id = l.customer_order_id and o.state = 2
        where l.care_recipient_id = chosen and l.prescription_row_id is not null and not l.set_aside and not l.given_back
        order by l.prescription_row_id, o.confirmed_at desc, o.id desc
      ) last), '{}');
end
$function$;
grant execute on function omsorg.portal_home(timestamp with time zone,date,date) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.portal_link(p_hash bytea, p_now timestamp with time zone)
 RETURNS TABLE(state text, good_until timestamp with time zone, market omsorg.market_code)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select case when l.used_at is not null then 'link-used'
           when l.replaced_at is not null then 'link-replaced'
           when l.expires_at <= p_now then 'link-ended'
           else 'good' end,
    l.expires_at, a.market
  from omsorg.crp_activation_link l join omsorg.crp_account a on a.id = l.crp_account_id
  where l.hash = p_hash and omsorg.reach_sign_in()
$function$;
grant execute on function omsorg.portal_link(bytea,timestamp with time zone) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.portal_link_stands(p_crp_account_id integer, p_care_recipient_id integer, p_today date)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select coalesce(omsorg.portal_block(p_crp_account_id, p_care_recipient_id, p_today), 'consent-missing') = 'consent-missing'
    and exists (
      select from omsorg.crp_consent k
      where k.crp_account_id = p_crp_account_id and k.care_recipient_id = p_care_recipient_id and k.ended_at is null)
$function$;

CREATE OR REPLACE FUNCTION omsorg.portal_me(p_today date)
 RETURNS TABLE(crp_account_id integer, name text, email text, mobile text, last_sign_in_at timestamp with time zone, people json)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 1
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
#variable_conflict use_column
begin
  return query
    select a.id, coalesce((
        select case link.holder when 'self' then c.first_name || ' ' || c.last_name else link.holder_name end
        from omsorg.crp_account_recipient link join omsorg.care_recipient c on c.id = link.care_recipient_id
        where link.crp_account_id = a.id order by link.linked_at, c.id limit 1), ''),
      a.email, a.mobile::text, a.last_sign_in_at, coalesce((
        select json_agg(json_build_object(
          'careRecipientId', c.id, 'relation', link.holder, 'name', c.first_name || ' ' || c.last_name,
          'block', omsorg.portal_block(a.id, c.id, p_today),
          'birthDate', c.birth_date, 'isAnonymized', c.anonymized_at is not null,
          'consentConfirmedAt', (
            select to_char(k.confirmed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from omsorg.crp_consent k
            where k.crp_account_id = a.id and k.care_recipient_id = c.id and k.ended_at is null
              and k.confirmed_version >= omsorg.portal_consent_version()
            order by k.id desc limit 1),
          'place', case when place.care_place_id is not null then json_build_object('name', p.name, 'phone', p.phone) end,
          'settings', json_build_object(
            'ordering', coalesce(place.crp_ordering_allowed, false), 'renewal', coalesce(place.crp_renewal_allowed, false),
            'diary', coalesce(place.crp_diary_allowed, false), 'stock', coalesce(place.crp_stock_allowed, false)),
          'throughPlace', coalesce(own.through_place, false),
          'runsOutOn', case when omsorg.portal_block(a.id, c.id, p_today) is null then (
            select min(r.runs_out_on) from omsorg.row_supply r
            where r.care_recipient_id = c.id and r.row_status in (2, 3) and r.prescription_status in (2, 4)) end,
          'nextDelivery', case when omsorg.portal_block(a.id, c.id, p_today) is null then (
            select min(coalesce(part.delivery_date, o.delivery_date))
            from omsorg.customer_order o join omsorg.order_part part on part.customer_order_id = o.id
            where o.care_recipient_id = c.id and o.type in (1, 4) and part.erp_status in (1, 2, 3, 4, 5)
              and coalesce(part.delivery_date, o.delivery_date) >= p_today) end) order by link.linked_at, c.id)
        from omsorg.crp_account_recipient link
        join omsorg.care_recipient c on c.id = link.care_recipient_id
        left join lateral (select * from omsorg.portal_place(c.id)) place on true
        left join omsorg.care_place p on p.id = place.care_place_id
        left join omsorg.crp_person_setting own on own.care_recipient_id = c.id
        where link.crp_account_id = a.id), '[]')
    from omsorg.crp_account a where a.id = (select omsorg.reach_holder_account());
end
$function$;
grant execute on function omsorg.portal_me(date) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.portal_orders(p_ids bigint[])
 RETURNS TABLE(id bigint, confirmed_at timestamp with time zone, created_at timestamp with time zone, row_version integer, source text, crp_holder text, is_own boolean, place_name text, undo_until timestamp with time zone, patient_fee bigint, currency text, receiver_name text, receiver_care_of text, receiver_street text, receiver_zip text, receiver_city text, delivery_method_code text, delivery_point_id text, delivery_point_name text, notify_by text, notify_phone text, notify_email text, lines jsonb, parts jsonb)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 10
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  person constant integer := omsorg.reach_holder_person();
  author constant integer := omsorg.reach_user();
begin
  return query
    select o.id, o.confirmed_at, o.created_at, o.row_version, o.source, o.crp_holder, coalesce(o.created_by = author, false),
      coalesce(s.place_name, ''), o.undo_until, o.patient_fee::bigint, o.currency, o.receiver_name, o.receiver_care_of,
      o.receiver_street, o.receiver_zip, o.receiver_city, o.delivery_method_code, o.delivery_point_id, o.delivery_point_name,
      o.notify_by, o.notify_phone::text, o.notify_email,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'orderLineId', l.id, 'orderPartId', l.order_part_id, 'prescriptionRowId', l.prescription_row_id,
          'itemNumber', l.item_number, 'name', i.name, 'shape', i.shape, 'therapyArea', l.therapy_area,
          'itemsPerPackage', l.items_per_package, 'unit', i.unit, 'packages', l.quantity,
          'flavors', coalesce((
            select jsonb_agg(jsonb_build_object('itemNumber', f.item_number, 'name', coalesce(t.flavor, f.item_number),
              'packages', f.packages) order by f.item_number)
            from omsorg.order_line_flavor f
            left join omsorg.product t on t.market = o.market and t.item_number = f.item_number
            where f.order_line_id = l.id), '[]')) order by l.line_no)
        from omsorg.order_line l join omsorg.product i on i.id = l.product_id
        where l.customer_order_id = o.id and not l.set_aside), '[]'),
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'orderId', p.id, 'erpStatus', p.erp_status, 'expectedOn', coalesce(p.delivery_date, o.delivery_date),
          'trackingLink', p.tracking_link, 'cancelAsked', p.cancel_asked_at is not null and p.cancel_refused_at is null,
          'received', (
            select jsonb_build_object('on', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'by', e.by_user)
            from omsorg.order_event e where e.order_part_id = p.id and e.event = 'received'),
          'steps', coalesce((
            select jsonb_agg(jsonb_build_object('status', e.status,
              'at', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by e.at, e.id)
            from omsorg.order_event e
            where e.customer_order_id = o.id and (e.order_part_id = p.id or e.order_part_id is null) and e.status is not null), '[]'))
          order by p.part_no)
        from omsorg.order_part p where p.customer_order_id = o.id), '[]')
    from omsorg.customer_order o
    left join omsorg.place_setting s on s.care_place_id = o.care_place_id
    where o.id = any (p_ids) and o.care_recipient_id = person;
end
$function$;
grant execute on function omsorg.portal_orders(bigint[]) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.portal_person()
 RETURNS TABLE(care_recipient_id integer, name text, relation text, protected boolean, care_place_id uuid, place_name text, place_phone text, payer_name text, holder_email text, holder_mobile text, ordering boolean, renewal boolean, diary boolean, stock boolean, through_place boolean, through_place_reason text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 1
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
#variable_conflict use_column
begin
  return query
    select c.id, c.first_name || ' ' || c.last_name, link.holder, c.protected_kind is not null, s.care_place_id, p.name, p.phone, s.client_name,
      a.email, a.mobile::text,
      s.crp_ordering_allowed, s.crp_renewal_allowed, s.crp_diary_allowed, s.crp_stock_allowed,
      coalesce(own.through_place, false), case when own.through_place then nullif(own.reason, '') end
    from omsorg.care_recipient c
    join omsorg.crp_account_recipient link
      on link.care_recipient_id = c.id and link.crp_account_id = (select omsorg.reach_holder_account())
    join omsorg.crp_account a on a.id = link.crp_account_id
    join omsorg.place_setting s on s.care_place_id = (select omsorg.reach_holder_place())
    join omsorg.care_place p on p.id = s.care_place_id
    left join omsorg.crp_person_setting own on own.care_recipient_id = c.id
    where c.id = (select omsorg.reach_holder_person());
end
$function$;
grant execute on function omsorg.portal_person() to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.portal_place(p_care_recipient_id integer)
 RETURNS omsorg.place_setting
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select s.* from omsorg.care_recipient_place link
  join omsorg.place_setting s on s.care_place_id = link.care_place_id
  join omsorg.client c on c.id = s.client_id and c.removed_at is null
  where link.care_recipient_id = p_care_recipient_id and link.status = 1
  order by s.crp_accounts_allowed desc, link.linked_at, link.care_place_id limit 1
$function$;

CREATE OR REPLACE FUNCTION omsorg.portal_views(p_since timestamp with time zone, p_limit integer, p_offset integer)
 RETURNS TABLE(at timestamp with time zone, action text, unit text, role_code text, is_service boolean, is_holder boolean, relation text, is_self boolean, times integer, total integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
#variable_conflict use_column
begin
  return query
    with views as (
      select date_trunc('hour', max(l.at)) as at, l.action, l.user_id, l.impersonator_id, l.care_place_id, count(*)::integer as times,
        max(l.at) as latest
      from omsorg.access_log l
      where l.care_recipient_id = (select omsorg.reach_holder_person()) and l.at >= p_since
      group by l.action, l.user_id, l.impersonator_id, l.care_place_id, floor(extract(epoch from l.at) / 600)
    )
    select v.at, v.action, case when u.kind = 'holder' or doer.application = 'CSP' then null else place.name end,
      case when u.kind <> 'holder' and doer.application <> 'CSP' then (
        select r.code from omsorg.role_assignment a join omsorg.role r on r.id = a.role_id
        where a.user_id = u.id order by array_position(array['Prescriber', 'Nurse', 'Investigator', 'Orderer'], r.code), r.code
        limit 1) end,
      doer.application = 'CSP', u.kind = 'holder', (
        select link.holder from omsorg.crp_account a
        join omsorg.crp_account_recipient link on link.crp_account_id = a.id
        where a.author_id = u.id and link.care_recipient_id = (select omsorg.reach_holder_person())),
      u.id = (select omsorg.reach_user()), v.times, count(*) over ()::integer
    from views v
    join omsorg.user_account u on u.id = v.user_id
    join omsorg.user_account doer on doer.id = coalesce(v.impersonator_id, v.user_id)
    left join omsorg.care_place place on place.id = v.care_place_id
    order by v.latest desc
    limit least(p_limit, 200) offset p_offset;
end
$function$;
grant execute on function omsorg.portal_views(timestamp with time zone,integer,integer) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.prescribed_to_person(p_care_recipient_id integer, p_care_place_id uuid, p_elsewhere_too boolean, p_statuses integer[], p_therapy_area text, p_today date)
 RETURNS TABLE(person json, prescriptions json, counts json)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 1
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  c omsorg.care_recipient;
  link omsorg.care_recipient_place;
  s omsorg.place_setting;
begin
  select * into c from omsorg.care_recipient each
  where each.id = any (omsorg.persons_in_reach(array[p_care_recipient_id]));
  if not found then
    return;
  end if;
  -- Where the person is handled: the place of the caller when she is there, else the first active one in reach.
  select * into link from omsorg.care_recipient_place l
  where l.care_recipient_id = c.id
    and ((select omsorg.reach_place()) is null or l.care_place_id = (select omsorg.reach_place()))
  order by l.care_place_id is not distinct from p_care_place_id desc, l.status, l.linked_at, l.care_place_id
  limit 1;
  select * into s from omsorg.place_setting each
  where each.care_place_id = link.care_place_id and (p_elsewhere_too or each.care_place_id = p_care_place_id);
  if not found then
    return;
  end if;
  return query select
    json_build_object(
      'protected_kind', c.protected_kind, 'status', c.status, 'link_status', link.status, 'care_place_id', s.care_place_id,
      'addresses', array(select a.id from omsorg.address a where a.care_recipient_id = c.id and a.kind = 'delivery'),
      'place_address', s.delivery_street, 'withdrawal_allowed', s.withdrawal_allowed, 'order_types', s.order_types,
      'has_order_period', s.order_period_from_day is not null and s.order_period_interval_days is not null,
      'place_has_own_settings', coalesce((
        select not os.uses_client_settings from omsorg.order_setting os
        where os.client_id = s.client_id and os.care_place_id = s.care_place_id), false),
      'patient_fees', coalesce((
        select json_agg(json_build_object(
          'therapyArea', f.therapy_area, 'method', f.method, 'type', f.type, 'minimumOrderLimit', f.minimum_order_limit,
          'oneTimeFeeAllowed', f.one_time_fee_allowed, 'amount', own.amount, 'percentage', own.percentage::text))
        from (
          select distinct on (t.therapy_area) t.* from omsorg.patient_fee_setting t
          where t.client_id = c.client_id and t.valid_from <= p_today
          order by t.therapy_area, t.valid_from desc
        ) f
        left join lateral (
          select pf.amount, pf.percentage from omsorg.patient_fee pf
          where pf.care_recipient_id = c.id and pf.therapy_area = f.therapy_area and pf.valid_from <= p_today
          order by pf.valid_from desc, pf.id desc limit 1
        ) own on true
        where f.enabled), '[]'),
      'settings', json_build_object(
        'withdrawal_allowed', s.withdrawal_allowed, 'order_types', s.order_types, 'enforce_interval', s.enforce_interval,
        'min_days_between_withdrawals', s.min_days_between_withdrawals, 'soon_days', s.soon_days,
        'last_withdrawal_factor', s.last_withdrawal_factor, 'express_lead_days', s.express_lead_days,
        'stock_lead_days', s.stock_lead_days, 'non_stock_lead_days', s.non_stock_lead_days, 'undo_seconds', s.undo_seconds,
        'allow_outgoing_items', s.allow_outgoing_items, 'block_uncertain_delivery', s.block_uncertain_delivery,
        'additions_allowed', s.additions_allowed,
        'holidays', array(
          select h.day from omsorg.holiday h where h.market = s.market and h.day between p_today and p_today + 400)),
      -- As the rules of a day say it (`startsOrEndsUnwritten`).
      'unwritten', exists (
        select from omsorg.prescription p
        where p.care_recipient_id = c.id
          and (p.status = 1 and p.confirmed_at is not null and p.start_date <= p_today
            or p.status in (2, 4) and p.end_date < p_today))),
    coalesce((
      select json_agg(json_build_object(
        'id', p.id, 'care_recipient_guid', c.care_recipient_guid, 'care_place_id', p.care_place_id,
        'care_place_name', coalesce(own.place_name, ''), 'client_id', p.client_id, 'therapy_area', p.therapy_area,
        'type', p.type, 'status', p.status, 'period_months', p.period_months, 'start_date', p.start_date,
        'end_date', p.end_date, 'customer_number', p.customer_number,
        'payer_customer_number', coalesce(p.payer_customer_number, own.payer_customer_number),
        'patient_data_owner_id', own.patient_data_owner_id, 'note', p.note, 'investigation_id', p.investigation_id,
        'confirmed_at', replace(to_jsonb(p.confirmed_at) #>> '{}', '+00:00', 'Z'), 'prescribed_by', author.names,
        'updated_by', case when p.updated_by is null then author.names
          else omsorg.author_names(p.updated_by, p.updated_on_behalf_of) end,
        'updated_at', replace(to_jsonb(p.updated_at) #>> '{}', '+00:00', 'Z'), 'row_version', p.row_version,
        'successor_waiting', exists (
          select from omsorg.prescription n where n.predecessor_id = p.id and n.status = 1),
        'additions_allowed', coalesce(own.additions_allowed, true),
        'requests_enabled', coalesce((
          select a.enabled and a.renewal_requests_enabled and a.therapy_area <> all (own.renewal_requests_off)
          from omsorg.therapy_area_setting a
          where a.client_id = p.client_id and a.therapy_area = p.therapy_area), false),
        'renewal_asked', (
          select json_build_object('requester', omsorg.author_names(q.requested_by, q.requested_on_behalf_of),
            'requestedOn', to_char(q.requested_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          from omsorg.renew_request q where q.prescription_id = p.id and q.status = 1)) order by p.id)
      from omsorg.prescription p
      left join omsorg.place_setting own on own.care_place_id = p.care_place_id
      cross join lateral omsorg.author_names(p.prescribed_by, p.prescribed_on_behalf_of) author (names)
      where p.care_recipient_id = c.id and p.status = any (p_statuses)
        and (p_therapy_area is null or p.therapy_area = p_therapy_area)), '[]'),
    coalesce((
      select json_agg(json_build_object(
        'item_number', k.item_number, 'followed_by', followed.by_items, 'pieces', k.pieces, 'consumption_numerator', k.consumption_numerator,
        'consumption_denominator', k.consumption_denominator,
        'drawn_until', replace(to_jsonb(k.drawn_until) #>> '{}', '+00:00', 'Z'),
        'counted_at', replace(to_jsonb(k.counted_at) #>> '{}', '+00:00', 'Z')) order by k.id)
      from omsorg.stock_count k
      cross join lateral (
        select array(
          select f.item_number from omsorg.former_item f
          where f.care_recipient_id = c.id and f.former_item_number = k.item_number) as by_items
      ) followed
      where k.care_recipient_id = c.id and k.pieces is not null and not exists (
        select from omsorg.stock_count taken
        where taken.care_recipient_id = c.id and taken.id > k.id and taken.pieces is null
          and (taken.item_number = k.item_number or taken.item_number = any (followed.by_items)))), '[]');
end
$function$;
grant execute on function omsorg.prescribed_to_person(integer,uuid,boolean,integer[],text,date) to omsorg_app;
grant execute on function omsorg.prescribed_to_person(integer,uuid,boolean,integer[],text,date) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.prescribing_facts(p_care_recipient_id integer, p_care_place_id uuid, p_therapy_area text, p_today date, p_leave_out integer[])
 RETURNS SETOF json
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 1
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  c omsorg.care_recipient;
  s omsorg.place_setting;
begin
  select * into c from omsorg.care_recipient each
  where each.id = any (omsorg.persons_in_reach(array[p_care_recipient_id]));
  if not found then
    return;
  end if;
  select * into s from omsorg.place_setting each
  where each.care_place_id = p_care_place_id and each.client_id = c.client_id;
  if not found then
    return;
  end if;
  return query
    with n as materialized (
      select n.number, n.name, n.is_primary, n.is_payer, n.care_place_id
      from omsorg.customer_number n
      where n.client_id = s.client_id and (n.care_place_id = s.care_place_id or n.care_place_id is null)
        and (n.therapy_areas = '{}' or p_therapy_area = any (n.therapy_areas))
    ), numbers as materialized (
      select n.number, n.name, n.is_primary,
        row_number() over (order by n.care_place_id nulls last, n.is_primary desc, n.number) as place
      from n
      union all
      select a.customer_number, '', false, 1000000
      from omsorg.therapy_area_setting a
      where a.client_id = s.client_id and a.therapy_area = p_therapy_area and a.customer_number is not null
        and not exists (select from n where n.number = a.customer_number)
    )
    select json_build_object(
      'care_recipient_id', c.id, 'first_name', c.first_name, 'last_name', c.last_name, 'birth_date', c.birth_date, 'sex', c.sex,
      'protected_kind', c.protected_kind, 'latex_sensitive', c.latex_sensitive, 'pvc_sensitive', c.pvc_sensitive,
      'status', c.status, 'link_status', link.status, 'market', c.market, 'client_id', c.client_id,
      'care_place_id', s.care_place_id, 'patient_data_owner_id', s.patient_data_owner_id,
      'client_has_settings', exists (
        select from omsorg.prescription_setting ps where ps.client_id = c.client_id and ps.care_place_id is null),
      'place_has_own_settings', (
        select case when not ps.uses_client_settings then num_nonnulls(ps.iterative_prescription_allowed,
          ps.prescription_period_months, ps.calculation_period_months, ps.max_withdrawals) > 0 end
        from omsorg.prescription_setting ps
        where ps.client_id = c.client_id and ps.care_place_id = s.care_place_id),
      'iterative_prescription_allowed', s.iterative_prescription_allowed,
      'prescription_period_months', s.prescription_period_months,
      'calculation_period_months', s.calculation_period_months, 'max_withdrawals', s.max_withdrawals,
      'min_days_between_withdrawals', s.min_days_between_withdrawals, 'invoice_area_required', s.invoice_area_required,
      'payer_customer_number', s.payer_customer_number, 'note_enabled', s.note_enabled,
      'additions_allowed', s.additions_allowed, 'dispense_allowed', s.dispense_allowed,
      'investigation_required', coalesce(area.investigation_required, false),
      'investigation_id', (
        select inv.id from omsorg.investigation inv
        where inv.care_recipient_id = c.id and inv.therapy_area = p_therapy_area and inv.status = 2
          and p_today between inv.valid_from and inv.valid_to
        order by inv.id desc limit 1),
      'area_allowed', coalesce(area.enabled and area.prescription_allowed, false),
      'cut_option_allowed', coalesce(area.cut_option_allowed, false), 'show_prices', s.show_prices,
      'numbers', coalesce((
        select json_agg(json_build_object('number', number, 'name', name, 'isPrimary', is_primary) order by place)
        from numbers), '[]'),
      'payers', coalesce((
        select json_agg(json_build_object('number', n.number, 'name', n.name, 'isPrimary', n.is_primary)
          order by n.care_place_id nulls last, n.is_primary desc, n.number)
        from n where n.is_payer), '[]'),
      'invoice_areas', coalesce((
        select json_agg(json_build_object('id', i.id, 'code', i.code, 'name', i.name, 'customerNumber', i.customer_number,
            'isOffered', not given.any_here or exists (
              select from omsorg.user_invoice_area u
              where u.user_id = (select omsorg.reach_user()) and u.care_place_id = s.care_place_id
                and (u.invoice_area_id = i.id or (u.invoice_area_id is null and u.customer_number = i.customer_number))))
          order by i.customer_number, i.code)
        from omsorg.invoice_area i
        cross join (
          select exists (
            select from omsorg.user_invoice_area u
            where u.user_id = (select omsorg.reach_user()) and u.care_place_id = s.care_place_id) as any_here
        ) given
        where i.client_id = c.client_id and i.active and i.customer_number in (select number from numbers)), '[]'),
      'fee', (
        select json_build_object('method', f.method, 'type', f.type, 'minimumOrderLimit', f.minimum_order_limit,
          'amount', own.amount, 'percentage', own.percentage::text)
        from (
          select t.* from omsorg.patient_fee_setting t
          where t.client_id = c.client_id and t.therapy_area = p_therapy_area and t.valid_from <= p_today
          order by t.valid_from desc limit 1
        ) f
        left join lateral (
          select pf.amount, pf.percentage from omsorg.patient_fee pf
          where pf.care_recipient_id = c.id and pf.therapy_area = p_therapy_area and pf.valid_from <= p_today
          order by pf.valid_from desc, pf.id desc limit 1
        ) own on true
        where f.enabled),
      'running', coalesce((
        select json_agg(json_build_object('prescriptionId', run.id, 'items', run.items))
        from (
          select p.id, array_agg(r.item_number order by r.id) as items
          from omsorg.prescription p
          join omsorg.prescription_row r on r.prescription_id = p.id and r.status <> 4
          where p.care_recipient_id = c.id and p.therapy_area = p_therapy_area and p.status in (2, 4)
            and p.end_date >= p_today and p.id <> all (p_leave_out)
          group by p.id
        ) run), '[]'))
    from omsorg.care_recipient_place link
    left join omsorg.therapy_area_setting area on area.client_id = c.client_id and area.therapy_area = p_therapy_area
    where link.care_recipient_id = c.id and link.care_place_id = s.care_place_id
      and ((select omsorg.reach_place()) is null or link.care_place_id = (select omsorg.reach_place()));
end
$function$;
grant execute on function omsorg.prescribing_facts(integer,uuid,text,date,integer[]) to omsorg_app;
grant execute on function omsorg.prescribing_facts(integer,uuid,text,date,integer[]) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.protection_of_number(p_identity_number_blind bytea)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select r.protected_kind from omsorg.care_recipient r
  where r.client_id = (select omsorg.reach_client()) and r.identity_number_blind = p_identity_number_blind
$function$;
grant execute on function omsorg.protection_of_number(bytea) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.protection_said_by_register(p_identity_number_blind bytea)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select l.protected_kind
  from omsorg.register_lookup l
  where l.client_id = (select omsorg.reach_client()) and l.identity_number_blind = p_identity_number_blind
    and l.answer not in ('asked', 'failed')
  order by l.at desc, l.id desc
  limit 1
$function$;
grant execute on function omsorg.protection_said_by_register(bytea) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.raise_epoch_of_member()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  update omsorg.user_account set epoch = epoch + 1 where id in (old.user_id, new.user_id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION omsorg.raise_epochs()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  update omsorg.user_account set epoch = epoch + 1 where id in (select c.user_id from changed c);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION omsorg.raise_epochs_at_place()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  update omsorg.user_account set epoch = epoch + 1
  where id in (select f.user_id from omsorg.refresh_family f where f.care_place_id = old.id and f.ended_at is null);
  return old;
end
$function$;

CREATE OR REPLACE FUNCTION omsorg.raise_epochs_of_client()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  update omsorg.user_account set epoch = epoch + 1 where client_id = new.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION omsorg.raise_own_epoch()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  new.epoch := greatest(new.epoch, old.epoch + 1);
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION omsorg.raise_rights()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  update omsorg.user_account set epoch = epoch + 1, roles_version = roles_version + 1
  where id in (select c.user_id from changed c);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION omsorg.reach_all()
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN COALESCE((current_setting('omsorg.scope'::text, true) = 'all'::text), false);
grant execute on function omsorg.reach_all() to omsorg_app;
grant execute on function omsorg.reach_all() to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.reach_client()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN CASE WHEN (current_setting('omsorg.scope'::text, true) = ANY (ARRAY['place'::text, 'client'::text])) THEN (NULLIF(current_setting('omsorg.client_id'::text, true), ''::text))::uuid ELSE NULL::uuid END;
grant execute on function omsorg.reach_client() to omsorg_app;
grant execute on function omsorg.reach_client() to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.reach_clients()
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if omsorg.reach_scope() in ('place', 'client') then
    return array[omsorg.reach_client()];
  elsif omsorg.reach_scope() = 'market' then
    return array(select c.id from omsorg.client c where c.market = (select omsorg.reach_market()));
  elsif omsorg.reach_scope() = 'all' then
    return array(select c.id from omsorg.client c);
  end if;
  return null;
end
$function$;
grant execute on function omsorg.reach_clients() to omsorg_app;
grant execute on function omsorg.reach_clients() to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.reach_holder_account()
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN CASE WHEN (current_setting('omsorg.scope'::text, true) = 'holder'::text) THEN (NULLIF(current_setting('omsorg.holder_account'::text, true), ''::text))::integer ELSE NULL::integer END;
grant execute on function omsorg.reach_holder_account() to omsorg_app;
grant execute on function omsorg.reach_holder_account() to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.reach_holder_client()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN CASE WHEN (current_setting('omsorg.scope'::text, true) = 'holder'::text) THEN (NULLIF(current_setting('omsorg.holder_client'::text, true), ''::text))::uuid ELSE NULL::uuid END;
grant execute on function omsorg.reach_holder_client() to omsorg_app;
grant execute on function omsorg.reach_holder_client() to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.reach_holder_person()
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN CASE WHEN (current_setting('omsorg.scope'::text, true) = 'holder'::text) THEN (NULLIF(current_setting('omsorg.holder_person'::text, true), ''::text))::integer ELSE NULL::integer END;
grant execute on function omsorg.reach_holder_person() to omsorg_app;
grant execute on function omsorg.reach_holder_person() to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.reach_holder_place()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN CASE WHEN (current_setting('omsorg.scope'::text, true) = 'holder'::text) THEN (NULLIF(current_setting('omsorg.holder_place'::text, true), ''::text))::uuid ELSE NULL::uuid END;
grant execute on function omsorg.reach_holder_place() to omsorg_app;
grant execute on function omsorg.reach_holder_place() to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.reach_impersonator()
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('omsorg.impersonator_id'::text, true), ''::text))::integer;
grant execute on function omsorg.reach_impersonator() to omsorg_app;
grant execute on function omsorg.reach_impersonator() to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.reach_market()
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN CASE WHEN (current_setting('omsorg.scope'::text, true) = 'market'::text) THEN (NULLIF(current_setting('omsorg.market'::text, true), ''::text))::integer ELSE NULL::integer END;
grant execute on function omsorg.reach_market() to omsorg_app;
grant execute on function omsorg.reach_market() to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.reach_person(p_care_recipient_id integer)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if omsorg.reach_scope() = 'place' then
    return exists (
      select from omsorg.care_recipient_place link
      where link.care_recipient_id = p_care_recipient_id and link.care_place_id = (select omsorg.reach_place()));
  elsif omsorg.reach_scope() = 'client' then
    return exists (
      select from omsorg.care_recipient r
      where r.id = p_care_recipient_id and r.client_id = (select omsorg.reach_client()));
  elsif omsorg.reach_scope() = 'market' then
    return exists (
      select from omsorg.care_recipient r
      where r.id = p_care_recipient_id and r.market = (select omsorg.reach_market()));
  elsif omsorg.reach_scope() = 'holder' then
    return coalesce(p_care_recipient_id = (select omsorg.reach_holder_person()), false);
  end if;
  return false;
end
$function$;
grant execute on function omsorg.reach_person(integer) to omsorg_app;
grant execute on function omsorg.reach_person(integer) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.reach_place()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN CASE WHEN (current_setting('omsorg.scope'::text, true) = 'place'::text) THEN (NULLIF(current_setting('omsorg.care_place_id'::text, true), ''::text))::uuid ELSE NULL::uuid END;
grant execute on function omsorg.reach_place() to omsorg_app;
grant execute on function omsorg.reach_place() to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.reach_scope()
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN NULLIF(current_setting('omsorg.scope'::text, true), ''::text);
grant execute on function omsorg.reach_scope() to omsorg_app;
grant execute on function omsorg.reach_scope() to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.reach_sign_in()
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN COALESCE((current_setting('omsorg.scope'::text, true) = 'sign-in'::text), false);
grant execute on function omsorg.reach_sign_in() to omsorg_app;
grant execute on function omsorg.reach_sign_in() to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.reach_task(p_task_id integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select exists (
    select from omsorg.order_task t
    where t.id = p_task_id
      and (t.care_place_id = (select omsorg.reach_place())
        or t.client_id = any ((select omsorg.reach_whole_clients())::uuid[])
        or (t.client_id is null
          and coalesce(t.market::integer, (select omsorg.reach_market())) = (select omsorg.reach_market()))))
$function$;

CREATE OR REPLACE FUNCTION omsorg.reach_user()
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('omsorg.user_id'::text, true), ''::text))::integer;
grant execute on function omsorg.reach_user() to omsorg_app;
grant execute on function omsorg.reach_user() to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.reach_whole_client()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN CASE WHEN (current_setting('omsorg.scope'::text, true) = 'client'::text) THEN (NULLIF(current_setting('omsorg.client_id'::text, true), ''::text))::uuid ELSE NULL::uuid END;
grant execute on function omsorg.reach_whole_client() to omsorg_app;
grant execute on function omsorg.reach_whole_client() to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.reach_whole_clients()
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if omsorg.reach_scope() = 'client' then
    return array[omsorg.reach_client()];
  elsif omsorg.reach_scope() = 'market' then
    return array(select c.id from omsorg.client c where c.market = (select omsorg.reach_market()));
  end if;
  return null;
end
$function$;
grant execute on function omsorg.reach_whole_clients() to omsorg_app;
grant execute on function omsorg.reach_whole_clients() to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.reach_with(guarded regclass, parent regclass)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  own_name text := (select c.relname from pg_class c where c.oid = guarded);
  parent_name text := (select c.relname from pg_class c where c.oid = parent);
  is_person boolean := parent = 'omsorg.care_recipient'::regclass;
  seen text := format('exists (select from %s p where p.id = %I.%I offset 0)', parent, own_name,
    case when parent = 'omsorg.user_account'::regclass then 'user_id' else parent_name || '_id' end);
begin
  if is_person then
    -- A place that looks after the person is told by the link alone.
    seen := format(
      'exists (select from omsorg.care_recipient_place link'
      ' where link.care_recipient_id = %I.care_recipient_id and link.care_place_id = (select omsorg.reach_place())) or %s',
      own_name, seen);
  end if;
  execute format('drop policy if exists reach on %s', guarded);
  execute format('create policy reach on %s to omsorg_app using (%s)', guarded, seen);
end
$function$;

CREATE OR REPLACE FUNCTION omsorg.reaches_order(p_care_place_id uuid, p_client_id uuid, p_market integer, p_care_recipient_id integer)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if current_setting('role') = 'omsorg_jobs' then
    return true;
  elsif omsorg.reach_scope() = 'place' then
    return omsorg.reach_place() = p_care_place_id or exists (
      select from omsorg.care_recipient_place link
      where link.care_recipient_id = p_care_recipient_id and link.care_place_id = (select omsorg.reach_place()));
  elsif omsorg.reach_scope() = 'client' then
    return omsorg.reach_whole_client() = p_client_id;
  elsif omsorg.reach_scope() = 'market' then
    return omsorg.reach_market() = p_market;
  elsif omsorg.reach_scope() = 'holder' then
    return coalesce(p_care_recipient_id = (select omsorg.reach_holder_person()), false);
  end if;
  return false;
end
$function$;
grant execute on function omsorg.reaches_order(uuid,uuid,integer,integer) to omsorg_app;
grant execute on function omsorg.reaches_order(uuid,uuid,integer,integer) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.read_access_log(p_from timestamp with time zone, p_to timestamp with time zone, p_user_id integer, p_care_recipient_id integer, p_client_id uuid, p_action text, p_limit integer, p_offset integer)
 RETURNS TABLE(at timestamp with time zone, user_id integer, impersonator_id integer, action text, care_recipient_id integer, care_place_id uuid, client_id uuid, reason text, total bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select l.at, l.user_id, l.impersonator_id, l.action, l.care_recipient_id, l.care_place_id, l.client_id, l.reason,
    count(*) over ()
  from omsorg.access_log l
  where omsorg.reach_all()
    and l.at >= p_from and l.at < p_to
    and (p_user_id is null or l.user_id = p_user_id or l.impersonator_id = p_user_id)
    and (p_care_recipient_id is null or l.care_recipient_id = p_care_recipient_id)
    and (p_client_id is null or l.client_id = p_client_id)
    and (p_action is null or l.action = p_action)
  order by l.at desc
  limit least(p_limit, 200) offset p_offset
$function$;
grant execute on function omsorg.read_access_log(timestamp with time zone,timestamp with time zone,integer,integer,uuid,text,integer,integer) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.rebuild_place_settings()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  insert into omsorg.place_setting
  select d.*, 1 from omsorg.derived_place_setting d
  where not exists (select from omsorg.place_setting s where s.care_place_id = d.care_place_id);
  perform omsorg.settle_place_settings(array(select p.id from omsorg.care_place p));
end
$function$;

CREATE OR REPLACE FUNCTION omsorg.rebuild_supply()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  lock table omsorg.row_supply in share row exclusive mode;
  delete from omsorg.row_supply;
  insert into omsorg.row_supply select * from omsorg.row_supply_from_draws;
  perform set_config('omsorg.unsettled', '', true);
end
$function$;

CREATE OR REPLACE FUNCTION omsorg.receive_erp_message(p_message_id text, p_order_part_id bigint, p_body jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  insert into omsorg.erp_message (message_id, order_part_id, body)
  values (p_message_id, p_order_part_id, p_body)
  on conflict (message_id) do nothing;
  return found;
end
$function$;
grant execute on function omsorg.receive_erp_message(text,bigint,jsonb) to omsorg_app;
grant execute on function omsorg.receive_erp_message(text,bigint,jsonb) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.remove_access_log(p_keep_months integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  month record;
  removed integer := 0;
begin
  if p_keep_months < 60 then
    raise exception 'the access log is kept for five years at least';
  end if;
  for month in
    select c.oid::regclass as name, made.first at time zone 'utc' as since, (made.first + interval '1 month') at time zone 'utc' as until
    from pg_inherits i
    join pg_class c on c.oid = i.inhrelid
    cross join lateral (select to_date(substring(c.relname from '^access_log_(\d{4}_\d{2})$'), 'YYYY_MM')::timestamp as first) made
    where i.inhparent = 'omsorg.access_log'::regclass and made.first is not null
      and (made.first + interval '1 month') at time zone 'utc' <= now() - make_interval(months => p_keep_months)
    order by 2
  loop
    continue when (select max(s.until) from omsorg.access_log_seal s) < month.until;
    update omsorg.access_log_seal s set removed_at = now(), marks = ''
    where s.since >= month.since and s.until <= month.until and s.removed_at is null;
    execute format('drop table %s', month.name);
    removed := removed + 1;
  end loop;
  return removed;
end
$function$;
grant execute on function omsorg.remove_access_log(integer) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.remove_crp_account(p_crp_account_id integer, p_care_recipient_id integer, p_from_all boolean, p_care_place_id uuid, p_at timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  standing integer;
begin
  perform from omsorg.crp_account a where a.id = p_crp_account_id for update;
  if not found
    or not coalesce(p_care_recipient_id = any (omsorg.persons_in_reach(array[p_care_recipient_id])), false)
    or not exists (select from omsorg.crp_account_recipient link
                   where link.crp_account_id = p_crp_account_id and link.care_recipient_id = p_care_recipient_id) then
    return null;
  end if;
  insert into omsorg.care_recipient_event (at, care_recipient_id, care_place_id, by_user, event)
    select p_at, link.care_recipient_id,
           case when link.care_recipient_id = p_care_recipient_id then p_care_place_id end, omsorg.reach_user(),
           'portal-account-removed'
    from omsorg.crp_account_recipient link
    where link.crp_account_id = p_crp_account_id and (p_from_all or link.care_recipient_id = p_care_recipient_id);
  update omsorg.crp_consent set ended_at = p_at
  where crp_account_id = p_crp_account_id and ended_at is null and (p_from_all or care_recipient_id = p_care_recipient_id);
  delete from omsorg.crp_account_recipient
  where crp_account_id = p_crp_account_id and (p_from_all or care_recipient_id = p_care_recipient_id);
  select count(*) into standing from omsorg.crp_account_recipient link where link.crp_account_id = p_crp_account_id;
  if standing > 0 then return 'link'; end if;
  delete from omsorg.crp_account where id = p_crp_account_id;
  return 'account';
end
$function$;
grant execute on function omsorg.remove_crp_account(integer,integer,boolean,uuid,timestamp with time zone) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.remove_ended_signing_keys(p_succeeded_before timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  removed integer;
begin
  delete from omsorg.signing_key k
  where exists (
    select from omsorg.signing_key later where later.signs_from > k.signs_from and later.signs_from <= p_succeeded_before);
  get diagnostics removed = row_count;
  return removed;
end
$function$;
grant execute on function omsorg.remove_ended_signing_keys(timestamp with time zone) to omsorg_jobs;

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
grant execute on function omsorg.remove_expired() to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.remove_job(job_key text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  delete from graphile_worker._private_jobs j
  where j.key = remove_job.job_key and j.locked_at is null and j.attempts = 0;
  return found;
end
$function$;
grant execute on function omsorg.remove_job(text) to omsorg_app;
grant execute on function omsorg.remove_job(text) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.remove_old_renewal_answers()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  delete from omsorg.renewal_answers where kept_at < now() - interval '30 days';
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION omsorg.remove_photo_file()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  delete from omsorg.stored_file where id = old.file_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION omsorg.remove_portal_passkey(p_id integer, p_family_id uuid, p_now timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  ended integer;
begin
  perform from omsorg.crp_passkey p
    where p.id = p_id and p.crp_account_id = (select omsorg.reach_holder_account()) for update;
  if not found then
    return null;
  end if;
  update omsorg.crp_family f set ended_at = p_now, end_reason = 'passkey-removed'
    where f.crp_passkey_id = p_id and f.id <> p_family_id and f.ended_at is null and f.expires_at > p_now;
  get diagnostics ended = row_count;
  delete from omsorg.crp_passkey p where p.id = p_id;
  return ended;
end
$function$;
grant execute on function omsorg.remove_portal_passkey(integer,uuid,timestamp with time zone) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.renewals_due_at(p_care_place_id uuid, p_today date, p_before date, p_limit integer)
 RETURNS TABLE(id integer, prescription_id integer, care_recipient_id integer, first_name text, last_name text, protected_kind text, room text, therapy_area omsorg.therapy_area, item_number text, product_name text, shape text, unit text, items_per_package integer, consumption text, consumption_period integer, start_date date, end_date date, withdrawals integer, packages_per_withdrawal integer, packages_drawn integer, successor_waiting boolean, asked boolean, requester jsonb, message text, declined_at timestamp with time zone, declined_by jsonb, declined_reason text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 100
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
#variable_conflict use_column
begin
  -- As the policy of care_recipient_place: whose link is in reach is in reach with all rows.
  return query
    select r.id, p.id, c.id, c.first_name, c.last_name, c.protected_kind, link.room, p.therapy_area, r.item_number, i.name, i.shape,
      i.unit, r.items_per_package, trim_scale(r.consumption)::text, r.consumption_period, p.start_date, p.end_date, r.withdrawals,
      r.packages_per_withdrawal, coalesce(s.packages_drawn, 0),
      exists (select from omsorg.prescription n where n.predecessor_id = p.id and n.status = 1),
      q.id is not null, omsorg.author_names(q.requested_by, q.requested_on_behalf_of), coalesce(q.message, ''),
      said.at, omsorg.author_names(said.by_user, said.on_behalf_of), said.reason
    from omsorg.prescription p
    join omsorg.care_recipient_place link on link.care_recipient_id = p.care_recipient_id
      and link.care_place_id = p.care_place_id and link.status = 1
      and (link.care_place_id = (select omsorg.reach_place())
        or link.client_id = any ((select omsorg.reach_whole_clients())::uuid[]))
    join omsorg.care_recipient c on c.id = p.care_recipient_id and c.status = 1
    join omsorg.prescription_row r on r.prescription_id = p.id and r.succeeded_by is null and r.status <> 4
    join omsorg.product i on i.id = r.product_id
    left join omsorg.row_supply s on s.prescription_row_id = r.id
    left join omsorg.renew_request q on q.prescription_id = p.id and q.status = 1
    left join lateral (
      select e.at, e.by_user, e.on_behalf_of, e.reason from omsorg.prescription_event e
      where e.prescription_row_id = r.id and e.event = 'renewal-declined' order by e.id desc limit 1
    ) said on true
    where p.care_place_id = p_care_place_id and p.status in (2, 3, 4) and p.end_date >= p_today and p.end_date < p_before
    order by p.end_date, c.id, r.id
    limit p_limit;
end
$function$;
grant execute on function omsorg.renewals_due_at(uuid,date,date,integer) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.report_places()
 RETURNS TABLE(care_place_id uuid, care_unit_id uuid, client_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if omsorg.reach_scope() in ('place', 'client') then
    return query
      select p.id, p.care_unit_id, p.client_id
      from omsorg.care_place p
      where p.client_id = (select omsorg.reach_client())
        and exists (
          select from omsorg.role_assignment ra
          join omsorg.role r on r.id = ra.role_id and r.code in ('ReportReceiver', 'CUAdmin')
          where ra.user_id = (select omsorg.reach_user()) and ra.node_id in (p.client_id, p.care_unit_id, p.id));
  elsif omsorg.reach_scope() in ('market', 'all') then
    return query
      select p.id, p.care_unit_id, p.client_id
      from omsorg.care_place p
      join omsorg.client c on c.id = p.client_id
      where c.market = nullif(current_setting('omsorg.market', true), '')::integer and c.removed_at is null;
  end if;
end
$function$;
grant execute on function omsorg.report_places() to omsorg_app;
grant execute on function omsorg.report_places() to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.reserve_portal_contact_try(p_id uuid, p_now timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  update omsorg.crp_contact_change c set tries = c.tries + 1
  where c.id = p_id and c.crp_account_id = (select omsorg.reach_holder_account()) and c.tries < 5 and c.used_at is null
    and c.expires_at > p_now;
  return found;
end
$function$;
grant execute on function omsorg.reserve_portal_contact_try(uuid,timestamp with time zone) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.reserve_portal_try(p_hash bytea, p_source_hash bytea, p_device_hashes bytea[], p_now timestamp with time zone)
 RETURNS TABLE(code_id bigint, try_id bigint, crp_account_id integer, activation_link_id integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  asked omsorg.crp_code;
  device bytea;
  hour_ago constant timestamptz := p_now - interval '1 hour';
  taken bigint;
begin
  if not omsorg.reach_sign_in() then
    return;
  end if;
  select c.* into asked from omsorg.crp_code c where c.hash = p_hash;
  if not found then
    return;
  end if;
  -- Those of one account come one after the other: what is counted stands until they are through.
  perform pg_advisory_xact_lock(601, coalesce(asked.crp_account_id, 0));
  select d.device_hash into device from omsorg.crp_device d
  where d.crp_account_id = asked.crp_account_id and d.device_hash = any (p_device_hashes) limit 1;
  if (select count(*) from omsorg.crp_try t
      where t.crp_account_id = asked.crp_account_id and t.at > hour_ago and not t.succeeded
        and t.device_hash is not distinct from device) >= 10
    or (device is null and (select count(*) from omsorg.crp_try t
      where t.source_hash = p_source_hash and t.at > hour_ago and not t.succeeded) >= 100)
    or (device is null and (select count(*) from omsorg.crp_try t where t.at > hour_ago and not t.succeeded) >= 5000)
  then
    return;
  end if;
  update omsorg.crp_code c set tries = c.tries + 1
  where c.id = asked.id and c.tries < 5 and c.used_at is null and c.expires_at > p_now;
  if not found then
    return;
  end if;
  insert into omsorg.crp_try (at, crp_account_id, source_hash, device_hash)
  values (p_now, asked.crp_account_id, p_source_hash, device)
  returning id into taken;
  return query select asked.id, taken, asked.crp_account_id, asked.activation_link_id;
end
$function$;
grant execute on function omsorg.reserve_portal_try(bytea,bytea,bytea[],timestamp with time zone) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.rows_of_persons(p_care_recipient_ids integer[], p_statuses integer[], p_row_ids integer[])
 RETURNS TABLE(id integer, prescription_id integer, care_recipient_id integer, care_place_id uuid, client_id uuid, customer_number text, prescription_status integer, therapy_area omsorg.therapy_area, start_date date, end_date date, successor_waiting boolean, status integer, product_id integer, item_number text, product_group_number text, items_per_package integer, consumption numeric, consumption_period integer, calculation_period integer, withdrawals integer, packages_per_withdrawal integer, package_adjustment integer, cut_option text, cut_size integer, invoice_area_id integer, note text, row_version integer, has_additions boolean, has_flavors boolean, use_known boolean, runs_out_on date, draws integer, packages_drawn integer, last_draw_on date)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 10
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  persons integer[] := omsorg.persons_in_reach(p_care_recipient_ids);
begin
  return query
    select r.id, r.prescription_id, p.care_recipient_id, p.care_place_id, p.client_id, p.customer_number, p.status,
           p.therapy_area, p.start_date, p.end_date,
           exists (select from omsorg.prescription n where n.predecessor_id = p.id and n.status = 1), r.status,
           r.product_id, r.item_number, r.product_group_number, r.items_per_package, r.consumption, r.consumption_period,
           r.calculation_period, r.withdrawals, r.packages_per_withdrawal, r.package_adjustment, r.cut_option, r.cut_size,
           r.invoice_area_id, r.note, r.row_version,
           exists (select from omsorg.prescription_row_addition a where a.prescription_row_id = r.id),
           exists (select from omsorg.prescription_row_flavor f where f.prescription_row_id = r.id),
           s.use_known, s.runs_out_on, s.draws, s.packages_drawn, s.last_draw_on
    from omsorg.prescription p
    join omsorg.prescription_row r on r.prescription_id = p.id
    left join omsorg.row_supply s on s.prescription_row_id = r.id
      and coalesce(current_setting('omsorg.unsettled', true), '') = ''
    where p.care_recipient_id = any (persons) and p.status = any (p_statuses)
      and (p_row_ids is null or r.id = any (p_row_ids));
end
$function$;
grant execute on function omsorg.rows_of_persons(integer[],integer[],integer[]) to omsorg_app;
grant execute on function omsorg.rows_of_persons(integer[],integer[],integer[]) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.rows_of_sample(p_sample integer, p_zone text)
 RETURNS TABLE(id integer, at timestamp with time zone, user_id integer, by_names jsonb, action text, care_recipient_id integer, first_name text, last_name text, identity_number_encrypted bytea, is_protected boolean, market integer, place_name text, client_name text, reason text, judgement text, note text, judged_at timestamp with time zone, judged_by jsonb, row_version integer, hour integer, first_hour integer, last_hour integer, belongs_there boolean, acted_after integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if not omsorg.reach_all() then
    return;
  end if;
  return query
    select s.id, seen.at, seen.user_id, seen.by_names, seen.action, seen.care_recipient_id, seen.first_name, seen.last_name,
      seen.identity_number_encrypted, seen.is_protected, seen.market, seen.place_name, seen.client_name, seen.reason,
      s.judgement, s.note, s.judged_at, omsorg.author_names(s.judged_by, s.judged_on_behalf_of), s.row_version,
      extract(hour from s.at at time zone p_zone)::integer, usual.first_hour, usual.last_hour,
      exists (select from omsorg.care_recipient_place link
              where link.care_recipient_id = s.care_recipient_id and link.care_place_id = s.care_place_id)
        or exists (select from omsorg.care_recipient_event e
                   where e.care_recipient_id = s.care_recipient_id and e.care_place_id = s.care_place_id),
      (select floor(extract(epoch from min(deed.at) - s.at) / 60)::integer
       from (
         select o.confirmed_at as at from omsorg.customer_order o
         where o.care_recipient_id = s.care_recipient_id and o.confirmed_by in (s.user_id, s.impersonator_id)
           and o.confirmed_at between s.at and s.at + interval '1 hour'
         union all
         select e.at from omsorg.prescription_event e
         join omsorg.prescription p on p.id = e.prescription_id
         where p.care_recipient_id = s.care_recipient_id and e.by_user in (s.user_id, s.impersonator_id)
           and e.at between s.at and s.at + interval '1 hour'
       ) deed)
    from omsorg.access_log_sample_row s
    cross join lateral omsorg.shown_view(
      row(s.at, s.user_id, s.impersonator_id, s.action, s.care_recipient_id, s.care_place_id, s.client_id, null, s.reason,
        null)::omsorg.access_log) seen
    left join lateral (
      select min(extract(hour from l.at at time zone p_zone))::integer as first_hour,
             max(extract(hour from l.at at time zone p_zone))::integer as last_hour
      from omsorg.access_log l
      where l.user_id = s.user_id and l.at < date_trunc('day', s.at at time zone p_zone) at time zone p_zone
        and l.at >= s.at - interval '30 days'
    ) usual on true
    where s.sample_id = p_sample
    order by s.at, s.id;
end
$function$;
grant execute on function omsorg.rows_of_sample(integer,text) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.rows_to_order(p_care_recipient_ids integer[], p_statuses integer[], p_row_ids integer[], p_care_place_id uuid, p_elsewhere_too boolean, p_today date)
 RETURNS TABLE(id integer, prescription_id integer, care_recipient_id integer, prescription_care_place_id uuid, prescription_status integer, therapy_area omsorg.therapy_area, start_date date, end_date date, status integer, item_number text, product_group_number text, row_items_per_package integer, consumption text, consumption_period integer, calculation_period integer, withdrawals integer, packages_per_withdrawal integer, package_adjustment integer, cut_option text, cut_size integer, invoice_area_id integer, note text, row_version integer, successor_waiting boolean, product_id integer, product_name text, shape text, unit text, item_status text, delayed_until date, active boolean, is_stock_item boolean, latex boolean, pvc boolean, items_per_package integer, stock_status text, price bigint, vat_rate text, area_enabled boolean, customer_number text, being_replaced boolean, has_additions boolean, has_flavors boolean, use_known boolean, runs_out_on date, draws integer, packages_drawn integer, last_draw_on date)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 10
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  persons integer[] := omsorg.persons_in_reach(p_care_recipient_ids);
  place uuid := p_care_place_id;
  is_settled boolean := coalesce(current_setting('omsorg.unsettled', true), '') = '';
  -- What is asked of the settings of the place: the whole row would be taken apart in each call.
  s_place uuid; s_client uuid; s_market integer; s_data_owner text; s_few_in_stock integer;
begin
  if p_elsewhere_too then
    place := (
      select link.care_place_id from omsorg.care_recipient_place link
      where link.care_recipient_id = any (persons)
        and ((select omsorg.reach_place()) is null or link.care_place_id = (select omsorg.reach_place()))
      order by link.care_place_id is not distinct from p_care_place_id desc, link.status, link.linked_at, link.care_place_id
      limit 1);
  end if;
  select each.care_place_id, each.client_id, each.market, each.patient_data_owner_id, each.few_in_stock_below
  into s_place, s_client, s_market, s_data_owner, s_few_in_stock
  from omsorg.place_setting each
  where each.care_place_id = place and (current_setting('role') = 'omsorg_jobs' or each.client_id = (select omsorg.reach_client())
    or each.market = (select omsorg.reach_market()) or (select omsorg.reach_all())
      or each.care_place_id = (select omsorg.reach_holder_place()));
  if not found then
    return;
  end if;
  return query
    with rate as materialized (
      select distinct on (v.product_class) v.product_class, v.rate from omsorg.vat_rate v
      where v.market = s_market and v.valid_from <= p_today and coalesce(v.valid_to, 'infinity') >= p_today
      order by v.product_class, v.valid_from desc
    ), area as materialized (
      select each.therapy_area, coalesce(t.enabled, false) as enabled, coalesce((
        select n.number from omsorg.customer_number n
        where n.client_id = s_client and (n.care_place_id = s_place or n.care_place_id is null)
          and (n.therapy_areas = '{}' or each.therapy_area = any (n.therapy_areas))
        order by n.care_place_id nulls last, n.is_primary desc, n.number limit 1), t.customer_number) as customer_number
      from (
        select distinct p.therapy_area from omsorg.prescription p
        where p.care_recipient_id = any (persons) and p.status = any (p_statuses)) each
      left join omsorg.therapy_area_setting t on t.client_id = s_client and t.therapy_area = each.therapy_area
    )
    select r.id, r.prescription_id, p.care_recipient_id, p.care_place_id, p.status, p.therapy_area, p.start_date, p.end_date,
      r.status, r.item_number, r.product_group_number, r.items_per_package, trim_scale(r.consumption)::text,
      r.consumption_period, r.calculation_period, r.withdrawals, r.packages_per_withdrawal, r.package_adjustment, r.cut_option,
      r.cut_size, r.invoice_area_id, case when omsorg.reach_holder_account() is null then r.note else '' end, r.row_version,
      exists (select from omsorg.prescription n where n.predecessor_id = p.id and n.status = 1),
      i.id, i.name, i.shape, i.unit, i.item_status, i.delayed_until, i.active, i.is_stock_item, i.latex, i.pvc,
      i.items_per_package, coalesce((
        select omsorg.stock_level(st.status, st.quantity, s_few_in_stock)
        from omsorg.product_stock st where st.product_id = i.id), 'undefined'),
      -- The fees of an order bear the standard rate of VAT: without it nothing can be priced (code 14).
      case when exists (select from rate where product_class = 'standard') then (
        select o.price from omsorg.product_offer o
        where o.product_id = i.id and o.client_id = s_client
          and o.valid_from <= p_today and coalesce(o.valid_to, 'infinity') >= p_today
          and (o.customer_number is null or o.customer_number = p.customer_number)
        order by o.customer_number nulls last, o.valid_from desc limit 1) end,
      coalesce(own.rate, (select rate from rate where product_class = 'standard'), 0)::text, area.enabled, area.customer_number,
      exists (
        select from omsorg.item_replacement ir
        where ir.status <> 4 and ir.replaced_product_id = i.id
          and (ir.patient_data_owner_id is null or ir.patient_data_owner_id = s_data_owner)),
      coalesce(y.has_additions, exists (select from omsorg.prescription_row_addition a where a.prescription_row_id = r.id)),
      exists (select from omsorg.prescription_row_flavor f where f.prescription_row_id = r.id),
      y.use_known, y.runs_out_on, y.draws, y.packages_drawn, y.last_draw_on
    from omsorg.prescription p
    join area on area.therapy_area = p.therapy_area
    join omsorg.prescription_row r on r.prescription_id = p.id
    join omsorg.product i on i.id = r.product_id
    left join rate own on own.product_class = i.vat_class
    left join omsorg.row_supply y on y.prescription_row_id = r.id and is_settled
    where p.care_recipient_id = any (persons) and p.status = any (p_statuses)
      and (p_row_ids is null or r.id = any (p_row_ids))
    order by p.therapy_area, r.id;
end
$function$;
grant execute on function omsorg.rows_to_order(integer[],integer[],integer[],uuid,boolean,date) to omsorg_app;
grant execute on function omsorg.rows_to_order(integer[],integer[],integer[],uuid,boolean,date) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.run_outs_at(p_care_place_id uuid, p_before date, p_limit integer, p_offset integer)
 RETURNS TABLE(entries json, found integer, without_use integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 1
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  -- As the policy of care_recipient_place: whose link is in reach is in reach with all rows.
  return query
    with due as materialized (
      select distinct on (s.care_recipient_id, r.item_number)
             s.prescription_row_id, s.care_recipient_id, link.room, s.runs_out_on, s.last_draw_on, s.use_known,
             s.use_known and (s.runs_out_on is null or s.runs_out_on < p_before) as is_before
      from omsorg.care_recipient_place link
      join omsorg.care_recipient c on c.id = link.care_recipient_id and c.status = 1
      join omsorg.row_supply s on s.care_recipient_id = c.id and s.prescription_status in (2, 4) and s.row_status <> 4
      join omsorg.prescription_row r on r.id = s.prescription_row_id
      where link.care_place_id = p_care_place_id and link.status = 1
        and (link.care_place_id = (select omsorg.reach_place())
          or link.client_id = any ((select omsorg.reach_whole_clients())::uuid[]))
      order by s.care_recipient_id, r.item_number, s.use_known desc, s.prescription_row_id desc
    ), page as materialized (
      select due.prescription_row_id as row_id, due.care_recipient_id as person_id, due.room, due.runs_out_on, due.last_draw_on
      from due where due.is_before
      order by due.runs_out_on, due.care_recipient_id, due.prescription_row_id
      limit p_limit offset p_offset
    )
    select
      coalesce((
        select json_agg(json_build_object(
          'id', r.id, 'item_number', r.item_number, 'product_name', i.name, 'shape', i.shape, 'unit', i.unit,
          'items_per_package', r.items_per_package, 'therapy_area', i.therapy_area, 'item_status', i.item_status,
          'stock_status', coalesce((
            select omsorg.stock_level(st.status, st.quantity, (select s.few_in_stock_below from omsorg.place_setting s where s.care_place_id = p_care_place_id))
            from omsorg.product_stock st where st.product_id = i.id), 'undefined'),
          'delayed_until', i.delayed_until, 'consumption', trim_scale(r.consumption)::text, 'consumption_period', r.consumption_period,
          'runs_out_on', page.runs_out_on, 'care_recipient_id', c.id, 'first_name', c.first_name, 'last_name', c.last_name,
          'protected_kind', c.protected_kind, 'room', page.room, 'last_draw_on', page.last_draw_on,
          'count', (
            select json_build_object('id', n.id, 'pieces', n.pieces, 'counted_at', n.counted_at,
              'by', omsorg.author_names(n.counted_by, n.counted_on_behalf_of))
            from omsorg.stock_count n
            where n.care_recipient_id = c.id
              and (n.item_number = r.item_number or n.item_number = any (array(
                select f.former_item_number from omsorg.former_item f
                where f.care_recipient_id = c.id and f.item_number = r.item_number)))
            order by n.id desc limit 1))
          order by page.runs_out_on, page.person_id, page.row_id)
        from page
        join omsorg.care_recipient c on c.id = page.person_id
        join omsorg.prescription_row r on r.id = page.row_id
        join omsorg.product i on i.id = r.product_id), '[]'),
      (select count(*)::integer from due where due.is_before),
      (select count(*)::integer from due where not due.use_known);
end
$function$;
grant execute on function omsorg.run_outs_at(uuid,date,integer,integer) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.run_work_of_task_again(p_task_id integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  found_jobs integer := 0;
begin
  if omsorg.reach_task(p_task_id) is not true then
    return found_jobs;
  end if;
  update graphile_worker._private_jobs j
  set attempts = 1, max_attempts = 6, run_at = now(), flags = coalesce(j.flags, '{}') - 'told' || '{"again": true}'
  from omsorg.jobs_of_task(p_task_id) w
  where w.id = j.id and w.is_failed;
  get diagnostics found_jobs = row_count;
  return found_jobs;
end
$function$;
grant execute on function omsorg.run_work_of_task_again(integer) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.save_order_content(p_id bigint, p_parts json, p_lines json, p_fees json, p_flavors json)
 RETURNS bigint[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  -- Asks first whether the order is in reach.
  ids constant bigint[] := omsorg.write_order_content(p_id, p_parts, p_lines, p_fees, null, null);
begin
  if json_array_length(p_flavors) = 0 and not exists (
    select from omsorg.order_line l join omsorg.order_line_flavor f on f.order_line_id = l.id where l.customer_order_id = p_id
  ) then
    return ids;
  end if;
  with wanted as materialized (
    select l.id, g."itemNumber" as item_number, g.packages
    from json_to_recordset(p_flavors) as g ("lineNo" int, "itemNumber" text, packages int)
    join omsorg.order_line l on l.customer_order_id = p_id and l.line_no = g."lineNo"
    where g.packages > 0
  ), left_over as (
    delete from omsorg.order_line_flavor f using omsorg.order_line l
    where l.customer_order_id = p_id and f.order_line_id = l.id
      and not exists (select from wanted w where w.id = l.id and w.item_number = f.item_number)
  )
  insert into omsorg.order_line_flavor (order_line_id, item_number, packages)
  select id, item_number, packages from wanted
  on conflict (order_line_id, item_number) do update set packages = excluded.packages;
  return ids;
end
$function$;
grant execute on function omsorg.save_order_content(bigint,json,json,json,json) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.save_preliminary_order(p_id integer, p_order json, p_lines json)
 RETURNS TABLE(id integer, row_version integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  saved omsorg.preliminary_order;
begin
  if p_id is null then
    insert into omsorg.preliminary_order
      (client_id, care_place_id, type, name, favorite, receiver, created_by, created_at, updated_at)
    select p.client_id, p.id, g.type, g.name, g.favorite, g.receiver, g.by, g.at, g.at
    from json_to_record(p_order) as g ("carePlaceId" uuid, type int, name text, favorite boolean, receiver jsonb, by int,
      at timestamptz)
    join omsorg.care_place p on p.id = g."carePlaceId"
    join omsorg.client c on c.id = p.client_id
    where omsorg.reaches_order(p.id, p.client_id, c.market, null)
    returning * into saved;
  else
    update omsorg.preliminary_order o
    set type = g.type, name = g.name, favorite = g.favorite, receiver = g.receiver, updated_at = g.at,
      row_version = o.row_version + 1
    from json_to_record(p_order) as g (type int, name text, favorite boolean, receiver jsonb, at timestamptz), omsorg.client c
    where o.id = p_id and c.id = o.client_id and omsorg.reaches_order(o.care_place_id, o.client_id, c.market, null)
    returning o.* into saved;
    delete from omsorg.preliminary_order_line l where l.preliminary_order_id = saved.id;
  end if;
  if saved.id is null then
    return;
  end if;
  insert into omsorg.preliminary_order_line (preliminary_order_id, care_recipient_id, item_number, quantity, flavors, price)
  select saved.id, l.care_recipient_id, l.item_number, l.quantity, l.flavors, l.price
  from json_to_recordset(p_lines)
    as l (care_recipient_id int, item_number text, quantity int, flavors jsonb, price bigint);
  return query select saved.id, saved.row_version;
end
$function$;
grant execute on function omsorg.save_preliminary_order(integer,json,json) to omsorg_app;
grant execute on function omsorg.save_preliminary_order(integer,json,json) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.seal_access_log()
 RETURNS TABLE(sealed integer, head text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  newest record;
  hour timestamptz;
  written record;
begin
  lock table omsorg.access_log_seal in share row exclusive mode;
  sealed := 0;
  select s.until, s.hash into newest from omsorg.access_log_seal s order by s.until desc limit 1;
  hour := coalesce(newest.until, (select date_trunc('hour', min(l.at)) from omsorg.access_log l));
  while hour + interval '2 hours' <= now() loop
    select count(*)::integer as count, coalesce(string_agg(r.hash, ''::bytea order by r.number), ''::bytea) as hashes,
      coalesce(string_agg(substr(r.hash, 1, 8), ''::bytea order by r.number), ''::bytea) as marks
    into written
    from omsorg.hashed_access_log(hour, hour + interval '1 hour') r;
    insert into omsorg.access_log_seal (since, until, row_count, marks, hash)
    values (hour, hour + interval '1 hour', written.count, written.marks,
      omsorg.access_log_seal_hash(newest.hash, hour, hour + interval '1 hour', written.count, written.hashes))
    returning access_log_seal.until, access_log_seal.hash into newest;
    hour := newest.until;
    sealed := sealed + 1;
  end loop;
  head := encode(newest.hash, 'hex');
  return next;
end
$function$;
grant execute on function omsorg.seal_access_log() to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.search_access_log(p_since timestamp with time zone, p_until timestamp with time zone, p_user integer, p_persons integer[], p_client uuid, p_place uuid, p_actions text[], p_limit integer, p_offset integer)
 RETURNS SETOF omsorg.logged_view
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if not omsorg.reach_all() then
    return;
  end if;
  return query
    select (omsorg.shown_view(l)).*
    from omsorg.access_log_asked_for(p_since, p_until, p_user, p_persons, p_client, p_place, p_actions) l
    order by l.at desc, l.user_id, l.care_recipient_id
    limit p_limit offset p_offset;
end
$function$;
grant execute on function omsorg.search_access_log(timestamp with time zone,timestamp with time zone,integer,integer[],uuid,uuid,text[],integer,integer) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.search_care_recipients(p_term text, p_born date[], p_in_rooms boolean, p_client uuid, p_place uuid, p_market integer, p_status integer, p_limit integer)
 RETURNS TABLE(care_recipient_id integer, rank real)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  patterns text[] := omsorg.patterns_of(p_term);
  beginnings text[] := omsorg.beginnings_of(patterns);
  first text := patterns[1];
  second text := coalesce(patterns[2], first);
  third text := coalesce(patterns[3], first);
begin
  if p_place is not null and omsorg.reach_scope() in ('place', 'client') then
    if p_in_rooms and cardinality(patterns) = 0 then
      return;
    end if;
    return query
      select r.id, case when r.search_text like all (beginnings) then 1 else 0.5 end::real
      from omsorg.care_recipient_place link
      join omsorg.care_recipient r on r.id = link.care_recipient_id
      where link.care_place_id = p_place
        and (link.care_place_id = (select omsorg.reach_place())
          or link.client_id = any ((select omsorg.reach_whole_clients())::uuid[]))
        and r.protected_kind is null
        and (p_born is null or r.birth_date = any (p_born))
        -- A room begins with what was typed of it.
        and case when p_in_rooms then ' ' || omsorg.fold(link.room) like all (beginnings)
            else r.search_text like all (patterns)
              or r.search_text || ' ' || omsorg.fold(link.room) like all (patterns) end
        and (p_status is null or p_status = case when r.status = 1 then link.status else r.status end)
      order by 2 desc, r.last_name collate omsorg.nordic_sv, r.first_name collate omsorg.nordic_sv, r.id
      limit p_limit;
    return;
  end if;

  if p_in_rooms
    or (p_market is distinct from omsorg.reach_market()
      and (omsorg.reach_scope() is distinct from 'client' or p_client is distinct from omsorg.reach_client())) then
    return;
  end if;
  if first is not null then
    return query
      select r.id, case when r.search_text like all (beginnings) then 1 else 0.5 end::real
      from omsorg.care_recipient r
      where r.search_text like first and r.search_text like second and r.search_text like third
        and r.search_text like all (patterns)
        and r.market = p_market and r.protected_kind is null
        and (p_born is null or r.birth_date = any (p_born))
        and (p_client is null or r.client_id = p_client)
        and (p_place is null or exists (
          select from omsorg.care_recipient_place link
          where link.care_recipient_id = r.id and link.care_place_id = p_place))
        and (p_status is null or r.status = p_status)
      order by 2 desc, r.last_name collate omsorg.nordic_sv, r.first_name collate omsorg.nordic_sv, r.id
      limit p_limit;
  elsif p_born is not null then
    return query
      select r.id, 1::real
      from omsorg.care_recipient r
      where r.birth_date = any (p_born)
        and r.market = p_market and r.protected_kind is null
        and (p_client is null or r.client_id = p_client)
        and (p_place is null or exists (
          select from omsorg.care_recipient_place link
          where link.care_recipient_id = r.id and link.care_place_id = p_place))
        and (p_status is null or r.status = p_status)
      order by r.last_name collate omsorg.nordic_sv, r.first_name collate omsorg.nordic_sv, r.id
      limit p_limit;
  end if;
end
$function$;
grant execute on function omsorg.search_care_recipients(text,date[],boolean,uuid,uuid,integer,integer,integer) to omsorg_app;
grant execute on function omsorg.search_care_recipients(text,date[],boolean,uuid,uuid,integer,integer,integer) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.search_organisation(p_term text, p_market integer, p_level integer, p_limit integer)
 RETURNS TABLE(client_id uuid, care_unit_id uuid, care_place_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 50
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  patterns text[] := omsorg.patterns_of(p_term);
  first text := patterns[1];
  second text := coalesce(patterns[2], first);
  third text := coalesce(patterns[3], first);
begin
  if first is null or not (omsorg.reach_all() or coalesce(p_market = (select omsorg.reach_market()), false)) then
    return;
  end if;
  return query
    select hit.client_id, hit.unit_id, hit.place_id
    from (
      select c.id as client_id, null::uuid as unit_id, null::uuid as place_id
      from omsorg.client c
      where c.search_text like first and c.search_text like second and c.search_text like third
        and c.search_text like all (patterns)
      union all
      select u.client_id, u.id, null
      from omsorg.care_unit u
      where p_level >= 2 and u.search_text like first and u.search_text like second and u.search_text like third
        and u.search_text like all (patterns)
      union all
      select p.client_id, p.care_unit_id, p.id
      from omsorg.care_place p
      where p_level >= 3 and p.search_text like first and p.search_text like second and p.search_text like third
        and p.search_text like all (patterns)
    ) hit
    join omsorg.client c on c.id = hit.client_id and c.removed_at is null and (p_market is null or c.market = p_market)
    limit p_limit;
end
$function$;
grant execute on function omsorg.search_organisation(text,integer,integer,integer) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.search_products(p_term text, p_client uuid, p_market integer, p_area text, p_pca boolean)
 RETURNS TABLE(product_id integer, rank real)
 LANGUAGE plpgsql
 STABLE ROWS 50
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  patterns text[] := omsorg.patterns_of(p_term);
  beginnings text[] := omsorg.beginnings_of(patterns);
  -- The index is asked for three words at once, and the rest is looked at.
  first text := patterns[1];
  second text := coalesce(patterns[2], patterns[1]);
  third text := coalesce(patterns[3], patterns[1]);
  own integer[] := '{}';
begin
  if cardinality(patterns) = 0 then
    return;
  end if;
  if p_client is not null then
    own := array(
      select p.id
      from omsorg.custom_article_number n
      join omsorg.product p on p.id = n.product_id
      where n.client_id = p_client and n.custom_number = trim(p_term) and p.market = p_market
        and (p_area is null or p.therapy_area = p_area) and (p_pca is null or p.is_pca = p_pca));
    return query select id, 2::real from unnest(own) as numbered (id);
  end if;
  if p_area is null then
    return query
      select p.id, case when p.search_text like all (beginnings) then 1 else 0.5 end::real
      from omsorg.product p
      where p.market = p_market
        and p.search_text like first and p.search_text like second and p.search_text like third
        and p.search_text like all (patterns) and (p_pca is null or p.is_pca = p_pca) and p.id <> all (own);
  else
    return query
      select p.id, case when p.search_text like all (beginnings) then 1 else 0.5 end::real
      from omsorg.product p
      where p.market = p_market and p.therapy_area = p_area
        and p.search_text like first and p.search_text like second and p.search_text like third
        and p.search_text like all (patterns) and (p_pca is null or p.is_pca = p_pca) and p.id <> all (own);
  end if;
end
$function$;
grant execute on function omsorg.search_products(text,uuid,integer,text,boolean) to omsorg_app;
grant execute on function omsorg.search_products(text,uuid,integer,text,boolean) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.search_users(p_term text, p_kind text, p_client uuid, p_limit integer)
 RETURNS TABLE(user_id integer, rank real)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  patterns text[] := omsorg.patterns_of(p_term);
  beginnings text[] := omsorg.beginnings_of(patterns);
  first text := patterns[1];
  second text := coalesce(patterns[2], first);
  third text := coalesce(patterns[3], first);
begin
  if first is null then
    return;
  end if;
  return query
    select u.id, case when u.search_text like all (beginnings) then 1 else 0.5 end::real
    from omsorg.user_account u
    where u.search_text like first and u.search_text like second and u.search_text like third
      and u.search_text like all (patterns)
      and u.kind = p_kind
      and (p_client is null or u.client_id = p_client)
      and (u.client_id = (select omsorg.reach_client()) or u.market = (select omsorg.reach_market()) or omsorg.reach_all())
    order by 2 desc, u.first_name collate omsorg.nordic_sv, u.last_name collate omsorg.nordic_sv, u.id
    limit p_limit;
end
$function$;
grant execute on function omsorg.search_users(text,text,uuid,integer) to omsorg_app;
grant execute on function omsorg.search_users(text,text,uuid,integer) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.see_told_answers(p_ids integer[], p_now timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  seen integer;
begin
  update omsorg.order_task t set answer_seen_at = p_now
  where t.id = any (p_ids) and t.care_recipient_id = (select omsorg.reach_holder_person()) and omsorg.told_answer_is_new(t);
  get diagnostics seen = row_count;
  return seen;
end
$function$;
grant execute on function omsorg.see_told_answers(integer[],timestamp with time zone) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.select_for_place(p_client_id uuid, p_care_place_id uuid, p_items json, p_by integer, p_on_behalf_of integer, p_at timestamp with time zone)
 RETURNS SETOF omsorg.cart_item
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if not exists (
    select from omsorg.care_place p join omsorg.client c on c.id = p.client_id
    where p.id = p_care_place_id and c.id = p_client_id and omsorg.reaches_order(p.id, c.id, c.market, null)) then
    raise exception 'the place is out of reach' using errcode = 'insufficient_privilege';
  end if;
  return query
    with item as (
      insert into omsorg.cart_item (client_id, care_place_id, therapy_area, product_id, item_number, packages, status,
        created_by, created_on_behalf_of, created_at, updated_at)
      select p_client_id, p_care_place_id, w."therapyArea", w."productId", w."itemNumber", w.packages, 1, p_by, p_on_behalf_of,
        p_at, p_at
      from json_to_recordset(p_items) as w ("productId" int, "itemNumber" text, "therapyArea" text, packages int)
      order by w."productId"
      on conflict (care_place_id, product_id) where care_recipient_id is null and status in (1, 2)
      do update set packages = excluded.packages, updated_at = excluded.updated_at,
                    row_version = omsorg.cart_item.row_version + 1
      returning *
    ), event as (
      insert into omsorg.cart_item_event (at, cart_item_id, event, by_user, on_behalf_of, detail)
      select p_at, i.id, case when i.row_version = 1 then 'selected' else 'packages-changed' end, p_by, p_on_behalf_of,
        jsonb_build_object('packages', i.packages)
      from item i
    )
    select * from item;
end
$function$;
grant execute on function omsorg.select_for_place(uuid,uuid,json,integer,integer,timestamp with time zone) to omsorg_app;
grant execute on function omsorg.select_for_place(uuid,uuid,json,integer,integer,timestamp with time zone) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.self_test()
 RETURNS SETOF text
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  wrong record;
  walled record;
  seen boolean;
begin
  -- ICU without a language's tailoring sorts by the root order and does not say so.
  for wrong in
    select language from (values
      ('sv', (select array_agg(w order by w collate omsorg.nordic_sv) from unnest(array['Öberg', 'ande', 'Åberg', 'Äng', 'zon']) w),
        array['ande', 'zon', 'Åberg', 'Äng', 'Öberg']),
      ('fi', (select array_agg(w order by w collate omsorg.nordic_fi) from unnest(array['Öberg', 'ande', 'Åberg', 'Äng', 'zon']) w),
        array['ande', 'zon', 'Åberg', 'Äng', 'Öberg']),
      ('da', (select array_agg(w order by w collate omsorg.nordic_da) from unnest(array['Aaberg', 'ande', 'Østby', 'Ærø', 'zon']) w),
        array['ande', 'zon', 'Ærø', 'Østby', 'Aaberg']),
      ('nb', (select array_agg(w order by w collate omsorg.nordic_nb) from unnest(array['Aaberg', 'ande', 'Østby', 'Ærø', 'zon']) w),
        array['ande', 'zon', 'Ærø', 'Østby', 'Aaberg'])
    ) as orders (language, sorted, expected)
    where sorted <> expected
  loop
    return next format('collation nordic_%s sorts in the wrong order', wrong.language);
  end loop;

  if exists (select from pg_roles where rolname = current_user and (rolsuper or rolbypassrls)) then
    return next format('role %s is not bound by row-level security', current_user);
  end if;

  -- With a path of the caller it would run what the caller has put there, as the owner.
  for walled in
    select p.oid::regprocedure as definer
    from pg_proc p
    where p.pronamespace = 'omsorg'::regnamespace and p.prosecdef
      and not exists (select from unnest(p.proconfig) setting where setting like 'search_path=%')
    order by 1
  loop
    return next format('function %s runs as its owner without a search_path of its own', walled.definer);
  end loop;

  -- A signed-in user of whom nobody has said how far they see: a policy that asks for no more than a user shows here.
  perform set_config('omsorg.scope', '', true), set_config('omsorg.user_id', '0', true);

  -- What tells of a person, names a user, a client or a place, or goes when one of these goes, stands behind a policy.
  for walled in
    with recursive held (oid) as (
      select name::oid from omsorg.tables_of_persons()
      union
      select c.oid
      from pg_class c
      where c.relnamespace = 'omsorg'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and (c.relname in ('client', 'care_unit', 'care_place', 'user_account') or exists (
          select from pg_attribute a
          where a.attrelid = c.oid and not a.attisdropped and a.attname in ('user_id', 'client_id', 'care_place_id')))
      union
      select k.conrelid
      from held join pg_constraint k on k.confrelid = held.oid and k.contype = 'f' and k.confdeltype = 'c'
    )
    select c.oid::regclass as name, c.relname, c.relrowsecurity and c.relforcerowsecurity as is_forced,
      -- A message of no client is for everybody who is signed in; a row of a person never is.
      case when a.attname is not null and not exists (select from omsorg.tables_of_persons() t where t.name = c.oid)
        then 'and client_id is not null' else '' end as own
    from held
    join pg_class c on c.oid = held.oid
    left join pg_attribute a on a.attrelid = c.oid and a.attname = 'client_id' and not a.attnotnull and not a.attisdropped
    order by c.relname
  loop
    if not walled.is_forced then
      return next format('table %s is not behind forced row-level security', walled.relname);
    elsif has_any_column_privilege(walled.name, 'select') then
      -- The probe stays at the first pages: a table of millions must not make the start wait.
      execute format('select exists (select from %s where ctid < ''(8,0)'' %s)', walled.name, walled.own) into seen;
      if seen then
        return next format('role %s sees rows of %s without reach', current_user, walled.relname);
      end if;
    end if;
  end loop;

  perform set_config('omsorg.scope', 'holder', true), set_config('omsorg.holder_account', '', true),
    set_config('omsorg.holder_person', '', true), set_config('omsorg.holder_place', '', true);
  for walled in
    select distinct c.oid::regclass as name, c.relname
    from pg_policy p join pg_class c on c.oid = p.polrelid
    where c.relnamespace = 'omsorg'::regnamespace and pg_get_expr(p.polqual, p.polrelid) like '%reach_holder_%'
    order by c.relname
  loop
    execute format('select exists (select from %s where ctid < ''(8,0)'')', walled.name) into seen;
    if seen then
      return next format('a holder sees rows of %s of nobody', walled.relname);
    end if;
  end loop;
end
$function$;
grant execute on function omsorg.self_test() to omsorg_app;
grant execute on function omsorg.self_test() to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.set_password(p_user_id integer, p_hash text, p_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if p_hash not like '$argon2id$v=19$m=%' then
    raise exception 'this is not the hash of a password';
  end if;
  update omsorg.user_account u
  set password_hash = p_hash, password_set_at = p_at, row_version = u.row_version + 1
  where u.id = p_user_id
    and ((select omsorg.reach_sign_in()) or u.id = (select omsorg.reach_user()) or u.client_id = (select omsorg.reach_client())
      or u.market = (select omsorg.reach_market()) or (select omsorg.reach_all()));
  if not found then
    return false;
  end if;
  raise log 'omsorg: the password of account % is set', p_user_id;
  update omsorg.password_link set used_at = p_at, secret_sealed = null where user_id = p_user_id and used_at is null;
  return true;
end
$function$;
grant execute on function omsorg.set_password(integer,text,timestamp with time zone) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.settle_noted_supply()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  noted text := current_setting('omsorg.unsettled', true);
  person integer;
begin
  if noted <> '' then
    perform set_config('omsorg.unsettled', '', true);
    for person in select each::integer from string_to_table(noted, ',') each where each <> '' order by 1 loop
      perform omsorg.settle_supply(person);
    end loop;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION omsorg.settle_place_settings(p_care_place_ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  derived text := (
    select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
    where a.attrelid = 'omsorg.derived_place_setting'::regclass and a.attnum > 0);
begin
  execute format(
    'update omsorg.place_setting s set (%1$s, version) = row (%2$s, s.version + 1)
     from omsorg.derived_place_setting d
     where d.care_place_id = s.care_place_id and d.care_place_id = any ($1) and (%2$s) is distinct from (%3$s)',
    derived, 'd.' || replace(derived, ', ', ', d.'), 's.' || replace(derived, ', ', ', s.'))
  using p_care_place_ids;
end
$function$;

CREATE OR REPLACE FUNCTION omsorg.settle_supply(p_care_recipient_id integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform from omsorg.care_recipient where id = p_care_recipient_id for no key update;
  with reckoned as materialized (
    select * from omsorg.row_supply_from_draws where care_recipient_id = p_care_recipient_id
  ), gone as (
    delete from omsorg.row_supply
    where care_recipient_id = p_care_recipient_id
      and prescription_row_id not in (select reckoned.prescription_row_id from reckoned)
  )
  insert into omsorg.row_supply
  (select * from reckoned except select * from omsorg.row_supply where care_recipient_id = p_care_recipient_id)
  on conflict (prescription_row_id) do update set
    (care_recipient_id, prescription_id, prescription_status, row_status, start_date, end_date, expected_days, use_known,
     runs_out_on, draws, packages_drawn, last_draw_on, last_draw_at, has_additions)
    = (excluded.care_recipient_id, excluded.prescription_id, excluded.prescription_status, excluded.row_status,
       excluded.start_date, excluded.end_date, excluded.expected_days, excluded.use_known, excluded.runs_out_on,
       excluded.draws, excluded.packages_drawn, excluded.last_draw_on, excluded.last_draw_at, excluded.has_additions);
end
$function$;
grant execute on function omsorg.settle_supply(integer) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.shown_view(p_row omsorg.access_log)
 RETURNS omsorg.logged_view
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select row(
    p_row.at, p_row.user_id,
    omsorg.author_names(coalesce(p_row.impersonator_id, p_row.user_id),
      case when p_row.impersonator_id is not null then p_row.user_id end),
    p_row.action, r.id,
    case when r.protected_kind is null then r.first_name end, case when r.protected_kind is null then r.last_name end,
    case when r.protected_kind is null then r.identity_number_encrypted end,
    r.protected_kind is not null, r.market::integer, place.name, client.name, p_row.reason)::omsorg.logged_view
  from (values (1)) one
  left join omsorg.care_recipient r on r.id = p_row.care_recipient_id
  left join omsorg.care_place place on place.id = p_row.care_place_id
  left join omsorg.client client on client.id = p_row.client_id
$function$;

CREATE OR REPLACE FUNCTION omsorg.sign_holder_out(p_crp_account_id integer, p_care_recipient_id integer, p_care_place_id uuid, p_at timestamp with time zone)
 RETURNS TABLE(devices integer, passkeys integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if not coalesce(p_care_recipient_id = any (omsorg.persons_in_reach(array[p_care_recipient_id])), false) then
    return;
  end if;
  perform from omsorg.crp_passkey p where p.crp_account_id = p_crp_account_id order by p.id for update;
  perform from omsorg.crp_account a where a.id = p_crp_account_id for no key update;
  if not exists (select from omsorg.crp_account_recipient link
                 where link.crp_account_id = p_crp_account_id and link.care_recipient_id = p_care_recipient_id) then
    return;
  end if;
  -- A session without a device is one too.
  select count(*) into devices from (
    select 1 from omsorg.crp_device d where d.crp_account_id = p_crp_account_id
    union all
    select 1 from omsorg.crp_family f
    where f.crp_account_id = p_crp_account_id and f.crp_device_id is null and f.ended_at is null and f.expires_at > p_at) known;
  select count(*) into passkeys from omsorg.crp_passkey p where p.crp_account_id = p_crp_account_id;
  if devices + passkeys > 0 then
    update omsorg.crp_family f set ended_at = p_at, end_reason = 'ended-by-staff'
    where f.crp_account_id = p_crp_account_id and f.ended_at is null;
    delete from omsorg.crp_passkey p where p.crp_account_id = p_crp_account_id;
    delete from omsorg.crp_device d where d.crp_account_id = p_crp_account_id;
    update omsorg.crp_account a set signed_out_at = p_at where a.id = p_crp_account_id;
    insert into omsorg.care_recipient_event (at, care_recipient_id, care_place_id, by_user, event)
      select p_at, link.care_recipient_id,
             case when link.care_recipient_id = p_care_recipient_id then p_care_place_id end, omsorg.reach_user(),
             'portal-signed-out'
      from omsorg.crp_account_recipient link where link.crp_account_id = p_crp_account_id;
  end if;
  return next;
end
$function$;
grant execute on function omsorg.sign_holder_out(integer,integer,uuid,timestamp with time zone) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.signing_key_ids()
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select k.kid from omsorg.signing_key k order by k.signs_from, k.kid
$function$;
grant execute on function omsorg.signing_key_ids() to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.signing_keys()
 RETURNS TABLE(kid text, sealed bytea, signs_from timestamp with time zone)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  -- Into the log of PostgreSQL, where whoever asked can neither remove it nor roll it back.
  raise log 'omsorg: the keys that sign tokens were given to % from %', session_user, coalesce(host(inet_client_addr()), 'here');
  return query select k.kid, k.sealed, k.signs_from from omsorg.signing_key k order by k.signs_from, k.kid;
end
$function$;
grant execute on function omsorg.signing_keys() to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.spend_budget(p_budget text, p_most integer, p_at timestamp with time zone)
 RETURNS TABLE(wait_seconds integer, is_last boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  spender integer := coalesce(omsorg.reach_impersonator(), omsorg.reach_user());
  spent integer;
  oldest timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended('budget:' || p_budget || ':' || spender, 0));
  delete from omsorg.budget_use u
  where u.user_id = spender and u.budget = p_budget and u.at <= p_at - interval '1 hour';
  select count(*), min(u.at) into spent, oldest
  from omsorg.budget_use u where u.user_id = spender and u.budget = p_budget;

  if spent >= p_most then
    wait_seconds := greatest(1, ceil(extract(epoch from oldest + interval '1 hour' - p_at)));
    is_last := false;
    return next;
    return;
  end if;
  insert into omsorg.budget_use (user_id, budget, at) values (spender, p_budget, p_at);
  wait_seconds := 0;
  is_last := spent + 1 = p_most;
  if is_last then
    insert into omsorg.user_event (user_id, by_user, on_behalf_of, event, detail)
    values (spender, spender, nullif(omsorg.reach_user(), spender), 'budget-used-up', jsonb_build_object('budget', p_budget));
  end if;
  return next;
end
$function$;
grant execute on function omsorg.spend_budget(text,integer,timestamp with time zone) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.spend_source_budget(p_source_hash bytea, p_budget text, p_most integer, p_at timestamp with time zone)
 RETURNS TABLE(wait_seconds integer, is_last boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  spent integer;
  oldest timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended('budget:' || p_budget || ':' || encode(p_source_hash, 'hex'), 0));
  delete from omsorg.source_budget_use u
  where u.source_hash = p_source_hash and u.budget = p_budget and u.at <= p_at - interval '1 hour';
  select count(*), min(u.at) into spent, oldest
  from omsorg.source_budget_use u where u.source_hash = p_source_hash and u.budget = p_budget;

  if spent >= p_most then
    wait_seconds := greatest(1, ceil(extract(epoch from oldest + interval '1 hour' - p_at)));
    is_last := false;
    return next;
    return;
  end if;
  insert into omsorg.source_budget_use (source_hash, budget, at) values (p_source_hash, p_budget, p_at);
  wait_seconds := 0;
  is_last := spent + 1 = p_most;
  return next;
end
$function$;
grant execute on function omsorg.spend_source_budget(bytea,text,integer,timestamp with time zone) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.stock_level(status text, quantity integer, few_below integer)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN ((quantity IS NULL) OR (status <> ALL (ARRAY['in-stock'::text, 'few-in-stock'::text]))) THEN COALESCE(status, 'undefined'::text) WHEN (quantity < COALESCE(few_below, 10)) THEN 'few-in-stock'::text ELSE 'in-stock'::text END;
grant execute on function omsorg.stock_level(text,integer,integer) to omsorg_app;
grant execute on function omsorg.stock_level(text,integer,integer) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.stored_mails(p_ids integer[], p_only_failed boolean, p_limit integer, p_offset integer)
 RETURNS TABLE(id integer, kind text, market integer, client_name text, care_place_name text, requested_at timestamp with time zone, sent_at timestamp with time zone, failed_at timestamp with time zone, total integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select r.id, r.kind, c.market::integer, c.name, p.name, r.requested_at, r.sent_at, r.failed_at, (count(*) over ())::integer
  from omsorg.staff_request r
  join omsorg.client c on c.id = r.client_id
  join omsorg.care_place p on p.id = r.care_place_id
  where omsorg.reach_all() and (p_ids is null or r.id = any (p_ids)) and (not p_only_failed or r.failed_at is not null)
  order by r.requested_at desc, r.id desc
  limit p_limit offset p_offset
$function$;
grant execute on function omsorg.stored_mails(integer[],boolean,integer,integer) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.tables_of_persons()
 RETURNS TABLE(name regclass, distance integer)
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  with recursive step (child, parent, is_part) as (
    select distinct k.conrelid, k.confrelid, k.confdeltype = 'c'
    from pg_constraint k
    where k.connamespace = 'omsorg'::regnamespace and k.contype = 'f' and k.conrelid <> k.confrelid
  ),
  held (oid, distance) as (
    select c.oid, case when c.relname = 'care_recipient' then 0 else 1 end
    from pg_class c
    where c.relnamespace = 'omsorg'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and (c.relname = 'care_recipient' or exists (
        select from pg_attribute a
        where a.attrelid = c.oid and a.attname = 'care_recipient_id' and not a.attisdropped))
    union
    select case when held.oid = step.parent then step.child else step.parent end, held.distance + 1
    from held
    join step on step.parent = held.oid
      or step.child = held.oid and step.is_part and step.parent::regclass::text not in
        ('omsorg.client', 'omsorg.care_unit', 'omsorg.care_place', 'omsorg.user_account')
    -- Nothing lies further away than this; it ends the circles.
    where held.distance < 8
  )
  select held.oid::regclass, min(held.distance) from held group by held.oid
$function$;
grant execute on function omsorg.tables_of_persons() to omsorg_app;
grant execute on function omsorg.tables_of_persons() to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.take_area_of_product()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  new.therapy_area := (select p.therapy_area from omsorg.product p where p.id = new.product_id);
  return new;
end
$function$;
grant execute on function omsorg.take_area_of_product() to omsorg_app;
grant execute on function omsorg.take_area_of_product() to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.take_place_of_order()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  select o.client_id, o.care_place_id, o.market, o.type, o.created_at
  into new.client_id, new.care_place_id, new.market, new.type, new.created_at
  from omsorg.customer_order o where o.id = new.customer_order_id;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION omsorg.take_portal_eid_try(p_id bigint, p_number_hash bytea, p_now timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if not omsorg.reach_sign_in() then return false; end if;
  perform pg_advisory_xact_lock(('x' || substr(encode(p_number_hash, 'hex'), 1, 16))::bit(64)::bigint);
  update omsorg.crp_eid_sign_in e set number_hash = p_number_hash, shown_at = p_now
  where e.id = p_id and e.number_hash is null;
  return found and (
    select count(*) from omsorg.crp_eid_sign_in e
    where e.number_hash = p_number_hash and e.shown_at > p_now - interval '1 hour') <= 20;
end
$function$;
grant execute on function omsorg.take_portal_eid_try(bigint,bytea,timestamp with time zone) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.take_shelf_of_product()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  select p.market, p.therapy_area into new.market, new.therapy_area
  from omsorg.product p where p.id = new.product_id;
  return new;
end
$function$;
grant execute on function omsorg.take_shelf_of_product() to omsorg_app;
grant execute on function omsorg.take_shelf_of_product() to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.tell_order_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform pg_notify('omsorg_changed',
    json_build_object('kind', 'order', 'id', o.id, 'carePlaceId', o.care_place_id, 'market', o.market)::text)
  from omsorg.customer_order o where o.id = new.customer_order_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION omsorg.tell_renew_request_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform pg_notify('omsorg_changed',
    json_build_object('kind', 'renew-request', 'id', new.id, 'carePlaceId', p.care_place_id, 'market', p.market)::text)
  from omsorg.prescription p where p.id = new.prescription_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION omsorg.tell_signing_keys_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform pg_notify('omsorg_changed', '{"kind": "signing-keys", "id": 0, "carePlaceId": null, "market": 0}');
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION omsorg.tell_task_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform pg_notify('omsorg_changed', json_build_object(
    'kind', case when t.customer_order_id is null then 'order-task' else 'order' end,
    'id', coalesce(t.customer_order_id, t.id), 'carePlaceId', t.care_place_id, 'market', concerned.market)::text)
  from omsorg.order_task t
  cross join lateral unnest(case when t.market is null then array[10, 30, 40, 80] else array[t.market::integer] end) as concerned (market)
  where t.id = coalesce((to_jsonb(new) ->> 'order_task_id')::integer, (to_jsonb(new) ->> 'id')::integer);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION omsorg.ties_of_person(p_care_recipient_id integer, p_care_place_id uuid)
 RETURNS TABLE(has_orders boolean, has_prescriptions boolean, at_other_places boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 1
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if omsorg.reach_person(p_care_recipient_id) then
    return query select
      exists (select from omsorg.customer_order o where o.care_recipient_id = p_care_recipient_id)
        or exists (select from omsorg.order_line l where l.care_recipient_id = p_care_recipient_id)
        or exists (select from omsorg.preliminary_order_line l where l.care_recipient_id = p_care_recipient_id),
      exists (select from omsorg.prescription p where p.care_recipient_id = p_care_recipient_id),
      exists (select from omsorg.care_recipient_place link
              where link.care_recipient_id = p_care_recipient_id and link.care_place_id is distinct from p_care_place_id);
  end if;
end
$function$;
grant execute on function omsorg.ties_of_person(integer,uuid) to omsorg_app;
grant execute on function omsorg.ties_of_person(integer,uuid) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.time_zone_of(p_market integer)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN CASE p_market WHEN 10 THEN 'Europe/Stockholm'::text WHEN 30 THEN 'Europe/Helsinki'::text WHEN 40 THEN 'Europe/Oslo'::text WHEN 80 THEN 'Europe/Copenhagen'::text ELSE NULL::text END;
grant execute on function omsorg.time_zone_of(integer) to omsorg_app;
grant execute on function omsorg.time_zone_of(integer) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.told_answer_is_new(task omsorg.order_task)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
RETURN (((task).kind = ANY (ARRAY['reported'::text, 'moved'::text])) AND ((task).state = 'done'::text) AND ((task).answer_seen_at IS NULL) AND ((task).asked_by = (SELECT omsorg.reach_user() AS reach_user)) AND ((task).done_by IS DISTINCT FROM (task).asked_by) AND (((task).outcome IS NULL) OR ((task).outcome = ANY (ARRAY['rejected'::text, 'address-changed'::text])) OR (((task).outcome = 'came'::text) AND ((task).answer <> ''::text))));
grant execute on function omsorg.told_answer_is_new(omsorg.order_task) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.told_recipients(p_ids integer[], p_since timestamp with time zone)
 RETURNS TABLE(id integer, care_recipient_guid uuid, market integer, identity_number_encrypted bytea, identity_number_temporary boolean, sex text, protected_kind text, street text, ordered_id bigint, ordered_by jsonb, ordered_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  persons integer[] := omsorg.persons_in_reach(p_ids);
begin
  return query
    select c.id, c.care_recipient_guid, c.market::integer, c.identity_number_encrypted, c.identity_number_temporary, c.sex,
           c.protected_kind, home.street, ordered.id, ordered.by_names, ordered.confirmed_at
    from omsorg.care_recipient c
    left join lateral (
      select a.street from omsorg.address a
      where a.care_recipient_id = c.id and a.kind = 'delivery'
      order by a.is_default desc, a.id limit 1) home on true
    left join lateral (
      select latest.id, omsorg.author_names(latest.confirmed_by, latest.confirmed_on_behalf_of) as by_names, latest.confirmed_at
      from (
        (select o.id, o.confirmed_by, o.confirmed_on_behalf_of, o.confirmed_at
         from omsorg.customer_order o
         where o.care_recipient_id = c.id and o.state = 2 and o.confirmed_at >= p_since
           and exists (select from omsorg.order_part p where p.customer_order_id = o.id and p.erp_status <> 7)
         order by o.confirmed_at desc, o.id desc limit 1)
        union all
        (select o.id, o.confirmed_by, o.confirmed_on_behalf_of, o.confirmed_at
         from omsorg.order_part p
         join omsorg.customer_order o on o.id = p.customer_order_id
         where p.care_recipient_id = c.id and p.erp_status <> 7 and o.state = 2 and o.confirmed_at >= p_since
         order by o.confirmed_at desc, o.id desc limit 1)
      ) latest
      order by latest.confirmed_at desc, latest.id desc limit 1) ordered on true
    where c.id = any (persons);
end
$function$;
grant execute on function omsorg.told_recipients(integer[],timestamp with time zone) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.urgent_rows(p_row_ids integer[])
 RETURNS TABLE(id integer, care_recipient_id integer, client_id uuid, customer_number text, therapy_area omsorg.therapy_area, prescription_status integer, start_date date, end_date date, successor_waiting boolean, status integer, product_id integer, item_number text, consumption numeric, consumption_period integer, withdrawals integer, packages_per_withdrawal integer, package_adjustment integer, runs_out_on date, draws integer, packages_drawn integer, last_draw_on date, has_address boolean, additions json, replayed json)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  persons integer[] := omsorg.persons_in_reach(array(
    select s.care_recipient_id from omsorg.row_supply s where s.prescription_row_id = any (p_row_ids)));
begin
  return query
    select r.id, s.care_recipient_id, p.client_id, p.customer_number, p.therapy_area, p.status, p.start_date, p.end_date,
           exists (select from omsorg.prescription n where n.predecessor_id = p.id and n.status = 1), r.status,
           r.product_id, r.item_number, r.consumption, r.consumption_period, r.withdrawals, r.packages_per_withdrawal,
           r.package_adjustment, s.runs_out_on, s.draws, s.packages_drawn, s.last_draw_on,
           exists (
             select from omsorg.address a where a.care_recipient_id = s.care_recipient_id and a.kind = 'delivery'),
           case when s.has_additions then (
             select json_agg(json_build_object(
               'extra_packages', a.extra_packages, 'extra_withdrawals', a.extra_withdrawals, 'end_date', a.end_date,
               'status', a.status, 'created_at', a.created_at, 'ended_at', a.ended_at) order by a.created_at, a.id)
             from omsorg.prescription_row_addition a where a.prescription_row_id = r.id)
           end,
           case when s.has_additions then (
             select json_agg(json_build_object(
               'confirmed_at', drawn.confirmed_at, 'packages', (drawn.pieces + r.items_per_package - 1) / r.items_per_package))
             from (
               select o.confirmed_at, sum(l.pieces) as pieces
               from omsorg.order_line l
               join omsorg.customer_order o on o.id = l.customer_order_id and o.state = 2
               where l.prescription_row_id = r.id and not l.set_aside and not l.given_back
               group by o.id, l.item_number) drawn)
           end
    from omsorg.row_supply s
    join omsorg.prescription_row r on r.id = s.prescription_row_id
    join omsorg.prescription p on p.id = r.prescription_id
    where s.prescription_row_id = any (p_row_ids) and s.care_recipient_id = any (persons);
end
$function$;
grant execute on function omsorg.urgent_rows(integer[]) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.urgent_rows_at(p_row_ids integer[], p_care_recipient_ids integer[], p_care_place_ids uuid[], p_today date)
 RETURNS TABLE(id integer, prescription_status integer, therapy_area omsorg.therapy_area, start_date date, end_date date, successor_waiting boolean, status integer, consumption text, consumption_period integer, withdrawals integer, packages_per_withdrawal integer, package_adjustment integer, runs_out_on date, draws integer, packages_drawn integer, last_draw_on date, additions json, replayed json, item_number text, product_name text, shape text, unit text, items_per_package integer, item_status text, active boolean, stock_status text, has_price boolean, area_enabled boolean, has_customer_number boolean, being_replaced boolean, has_address boolean, place_has_address boolean, last_withdrawal_factor integer, min_days_between_withdrawals integer, enforce_interval boolean, allow_outgoing_items boolean, block_uncertain_delivery boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  persons integer[] := omsorg.persons_in_reach(p_care_recipient_ids);
begin
  return query
    select r.id, p.status, p.therapy_area, p.start_date, p.end_date,
           exists (select from omsorg.prescription n where n.predecessor_id = p.id and n.status = 1), r.status,
           trim_scale(r.consumption)::text, r.consumption_period, r.withdrawals, r.packages_per_withdrawal,
           r.package_adjustment, y.runs_out_on, y.draws, y.packages_drawn, y.last_draw_on,
           case when y.has_additions then (
             select json_agg(json_build_object(
               'extra_packages', a.extra_packages, 'extra_withdrawals', a.extra_withdrawals, 'end_date', a.end_date,
               'status', a.status, 'created_at', a.created_at, 'ended_at', a.ended_at) order by a.created_at, a.id)
             from omsorg.prescription_row_addition a where a.prescription_row_id = r.id)
           end,
           case when y.has_additions then (
             select json_agg(json_build_object(
               'confirmed_at', drawn.confirmed_at, 'packages', (drawn.pieces + r.items_per_package - 1) / r.items_per_package))
             from (
               select o.confirmed_at, sum(l.pieces) as pieces
               from omsorg.order_line l
               join omsorg.customer_order o on o.id = l.customer_order_id and o.state = 2
               where l.prescription_row_id = r.id and not l.set_aside and not l.given_back
               group by o.id, l.item_number) drawn)
           end,
           r.item_number, i.name, i.shape, i.unit, i.items_per_package, i.item_status, i.active,
           omsorg.stock_level(stock.status, stock.quantity, s.few_in_stock_below),
           -- Without its rate of VAT nobody knows what an item costs (code 14).
           exists (
             select from omsorg.vat_rate v
             where v.market = i.market and v.product_class = 'standard'
               and v.valid_from <= p_today and coalesce(v.valid_to, 'infinity') >= p_today
           ) and exists (
             select from omsorg.product_offer o
             where o.product_id = i.id and o.client_id = p.client_id and o.price is not null
               and o.valid_from <= p_today and coalesce(o.valid_to, 'infinity') >= p_today
               and (o.customer_number is null or o.customer_number = p.customer_number)),
           coalesce(area.enabled, false),
           area.customer_number is not null or exists (
             select from omsorg.customer_number n
             where n.client_id = p.client_id and (n.care_place_id = s.care_place_id or n.care_place_id is null)
               and (n.therapy_areas = '{}' or p.therapy_area = any (n.therapy_areas))),
           i.id in (
             select x.replaced_product_id from omsorg.item_replacement x
             where x.status <> 4 and x.patient_data_owner_id is null)
           or coalesce((i.id, s.patient_data_owner_id) in (
             select x.replaced_product_id, x.patient_data_owner_id from omsorg.item_replacement x
             where x.status <> 4 and x.patient_data_owner_id is not null), false),
           exists (
             select from omsorg.address a where a.care_recipient_id = y.care_recipient_id and a.kind = 'delivery'),
           s.delivery_street is not null, s.last_withdrawal_factor, s.min_days_between_withdrawals, s.enforce_interval,
           s.allow_outgoing_items, s.block_uncertain_delivery
    from unnest(p_row_ids, p_care_place_ids) as asked (row_id, care_place_id)
    join omsorg.row_supply y on y.prescription_row_id = asked.row_id and y.care_recipient_id = any (persons)
    join omsorg.prescription_row r on r.id = y.prescription_row_id
    join omsorg.prescription p on p.id = y.prescription_id
    -- A person, her prescriptions and the places where she is are of one client.
    join omsorg.place_setting s on s.care_place_id = asked.care_place_id and s.client_id = p.client_id
    join omsorg.product i on i.id = r.product_id
    left join omsorg.product_stock stock on stock.product_id = i.id
    left join omsorg.therapy_area_setting area on area.client_id = p.client_id and area.therapy_area = p.therapy_area;
end
$function$;
grant execute on function omsorg.urgent_rows_at(integer[],integer[],uuid[],date) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.use_crp_activation(p_hash bytea, p_now timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  found_link omsorg.crp_activation_link;
begin
  select l.* into found_link from omsorg.crp_activation_link l where l.hash = p_hash;
  if not found then return 'ended'; end if;
  -- The account is locked first, as everywhere.
  perform from omsorg.crp_account a where a.id = found_link.crp_account_id for no key update;
  select l.* into found_link from omsorg.crp_activation_link l where l.hash = p_hash for update;
  if not found then return 'ended'; end if;
  if found_link.used_at is not null then return 'used'; end if;
  if found_link.replaced_at is not null then return 'replaced'; end if;
  if found_link.expires_at <= p_now then return 'ended'; end if;
  update omsorg.crp_activation_link set used_at = p_now, secret_sealed = null where id = found_link.id;
  update omsorg.crp_account set status = 3, activated_at = p_now where id = found_link.crp_account_id;
  return 'good';
end
$function$;
grant execute on function omsorg.use_crp_activation(bytea,timestamp with time zone) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.use_portal_contact(p_id uuid, p_family_id uuid, p_now timestamp with time zone)
 RETURNS TABLE(email text, mobile text, ended_sessions integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  account omsorg.crp_account;
  wished omsorg.crp_contact_change;
  ended integer;
begin
  perform from omsorg.crp_contact_change c
  where c.id = p_id and c.crp_account_id = (select omsorg.reach_holder_account()) and c.used_at is null and c.is_free;
  if not found then
    return;
  end if;
  begin
    update omsorg.crp_code c set used_at = p_now
    where c.crp_account_id = (select omsorg.reach_holder_account()) and c.used_at is null and c.expires_at > p_now;
    select a.* into account from omsorg.crp_account a where a.id = (select omsorg.reach_holder_account()) for update;
    update omsorg.crp_contact_change c set used_at = p_now
    where c.id = p_id and c.crp_account_id = account.id and c.used_at is null and c.is_free
    returning c.* into wished;
    if not found or not omsorg.portal_contact_is_free(wished.email, wished.mobile) then
      raise unique_violation;
    end if;
    update omsorg.crp_account a set email = coalesce(wished.email, a.email), mobile = coalesce(wished.mobile, a.mobile)
    where a.id = account.id;
  exception when unique_violation then
    -- Nothing has changed but that this code is over.
    update omsorg.crp_contact_change c set used_at = p_now
    where c.id = p_id and c.crp_account_id = (select omsorg.reach_holder_account()) and c.used_at is null;
    return;
  end;
  update omsorg.crp_contact_change c
  set contact_before = case when wished.email is not null then account.email else account.mobile end
  where c.id = wished.id;
  update omsorg.crp_contact_change c set expires_at = p_now
  where c.crp_account_id = account.id and c.used_at is null and c.expires_at > p_now;
  update omsorg.crp_family f set ended_at = p_now, end_reason = 'contact-changed'
  where f.crp_account_id = account.id and f.id <> p_family_id and f.ended_at is null and f.expires_at > p_now;
  get diagnostics ended = row_count;
  return query select a.email, a.mobile::text, ended from omsorg.crp_account a where a.id = account.id;
end
$function$;
grant execute on function omsorg.use_portal_contact(uuid,uuid,timestamp with time zone) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.use_portal_link(p_hash bytea, p_link_id integer, p_now timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if not omsorg.reach_sign_in()
    or not exists (select from omsorg.crp_activation_link l where l.hash = p_hash and l.id = p_link_id) then
    return 'ended';
  end if;
  return omsorg.use_crp_activation(p_hash, p_now);
end
$function$;
grant execute on function omsorg.use_portal_link(bytea,integer,timestamp with time zone) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.use_portal_refresh(p_hash bytea, p_binder_hash bytea, p_next_hash bytea, p_now timestamp with time zone, p_idle_end timestamp with time zone)
 RETURNS TABLE(family_id uuid, expires_at timestamp with time zone, crp_account_id integer, care_recipient_id integer, author_id integer, market integer, epoch integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  used omsorg.crp_family;
begin
  if not omsorg.reach_sign_in() then
    return;
  end if;
  update omsorg.crp_refresh_token t set used_at = p_now
  from omsorg.crp_family f
  where t.hash = p_hash and t.used_at is null and t.expires_at > p_now
    and f.id = t.crp_family_id and f.ended_at is null and f.expires_at > p_now and f.binder_hash = p_binder_hash
  returning f.* into used;
  if not found then
    return;
  end if;
  update omsorg.crp_family f set last_used_at = p_now where f.id = used.id;
  insert into omsorg.crp_refresh_token (hash, crp_family_id, issued_at, expires_at)
  values (p_next_hash, used.id, p_now, least(p_idle_end, used.expires_at));
  return query
    select used.id, used.expires_at, a.id, used.care_recipient_id, a.author_id, a.market::integer, a.epoch
    from omsorg.crp_account a where a.id = used.crp_account_id and a.status = 3;
end
$function$;
grant execute on function omsorg.use_portal_refresh(bytea,bytea,bytea,timestamp with time zone,timestamp with time zone) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.use_refresh_token(p_hash bytea, p_binder_hash bytea, p_next_hash bytea, p_now timestamp with time zone, p_idle_end timestamp with time zone)
 RETURNS TABLE(session_id uuid, session_expires_at timestamp with time zone, entered_by integer, is_acting boolean, care_place_id uuid, present_place uuid, id integer, application text, market integer, client_id uuid, patient_data_owner_id text, client_removed boolean, user_name text, first_name text, last_name text, email text, status text, epoch integer, is_parent boolean, parent_user_id integer, default_care_place_id uuid, roles text[])
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  used record;
  present uuid;
begin
  if not omsorg.reach_sign_in() then
    return;
  end if;
  update omsorg.refresh_token t
  set used_at = p_now
  from omsorg.refresh_family f
  where t.hash = p_hash and t.used_at is null and t.expires_at > p_now
    and f.id = t.family_id and f.ended_at is null and f.expires_at > p_now and f.binder_hash = p_binder_hash
  returning f.id, f.user_id, f.care_place_id, f.entered_by, f.expires_at into used;
  if not found then
    return;
  end if;
  insert into omsorg.refresh_token (hash, family_id, issued_at, expires_at)
  values (p_next_hash, used.id, p_now, least(p_idle_end, used.expires_at));
  select p.id into present
  from omsorg.care_place p
  join omsorg.client c on c.id = p.client_id and c.removed_at is null
  where p.id = used.care_place_id
    and exists (
      select from omsorg.membership m
      where m.user_id = used.user_id and m.client_id = p.client_id and m.node_id in (p.id, p.care_unit_id, p.client_id));
  return query
    select used.id, used.expires_at, used.entered_by,
      exists (select from omsorg.impersonation i where i.family_id = used.id and i.ended_at is null),
      used.care_place_id, present, u.id, u.application::text, u.market::integer, u.client_id, c.patient_data_owner_id,
      c.removed_at is not null, u.user_name, u.first_name, u.last_name, u.email, u.status, u.epoch, u.is_parent,
      u.parent_user_id,
      (select m.node_id from omsorg.membership m where m.user_id = u.id and m.is_default and m.client_id = u.client_id),
      array(
        select distinct r.code
        from omsorg.role_assignment ra
        join omsorg.role r on r.id = ra.role_id
        left join omsorg.care_place p on p.id = present
        where ra.user_id = u.id
          and (ra.node_type = 'application'
            or (ra.node_type = 'client' and (p.id is null or ra.node_id = p.client_id))
            or (ra.node_type = 'care-unit' and ra.node_id = p.care_unit_id)
            or (ra.node_type = 'care-place' and ra.node_id = p.id)))
    from omsorg.user_account u
    left join omsorg.client c on c.id = u.client_id
    where u.id = used.user_id;
end
$function$;
grant execute on function omsorg.use_refresh_token(bytea,bytea,bytea,timestamp with time zone,timestamp with time zone) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.user_display_name(p_user_id integer)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select nullif(trim(u.first_name || ' ' || u.last_name), '') from omsorg.user_account u where u.id = p_user_id
$function$;
grant execute on function omsorg.user_display_name(integer) to omsorg_app;
grant execute on function omsorg.user_display_name(integer) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.users_of_clients(p_clients uuid[])
 RETURNS TABLE(client_id uuid, users integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 50
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  everybody boolean := omsorg.reach_all();
  own_client uuid := omsorg.reach_client();
  own_market integer := omsorg.reach_market();
begin
  return query
    select u.client_id, count(*)::integer from omsorg.user_account u
    where u.client_id = any (p_clients) and u.kind = 'user' and not u.is_machine
      and (everybody or u.market = own_market or u.client_id = own_client)
    group by u.client_id;
end
$function$;
grant execute on function omsorg.users_of_clients(uuid[]) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.vat_on(market integer, product_class text, day date)
 RETURNS numeric
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (SELECT r.rate FROM omsorg.vat_rate r WHERE (((r.market)::integer = vat_on.market) AND (r.product_class = ANY (ARRAY[vat_on.product_class, 'standard'::text])) AND (r.valid_from <= vat_on.day) AND ((r.valid_to IS NULL) OR (r.valid_to >= vat_on.day))) ORDER BY (r.product_class = 'standard'::text) LIMIT 1);
grant execute on function omsorg.vat_on(integer,text,date) to omsorg_app;
grant execute on function omsorg.vat_on(integer,text,date) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.verify_access_log(p_head text DEFAULT NULL::text, p_since timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS TABLE(problem text, at timestamp with time zone, told text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  seal record;
  before_until timestamptz;
  before_hash bytea;
  hashes bytea;
begin
  select 'a row stands before the first seal', l.at, format('user %s, %s', l.user_id, l.action) into problem, at, told
  from omsorg.access_log l
  where l.at < (select min(s.since) from omsorg.access_log_seal s where s.removed_at is null) order by l.at limit 1;
  if found then return next; return; end if;

  for seal in select * from omsorg.access_log_seal s order by s.since loop
    if seal.since <> before_until then
      problem := 'a seal was removed'; at := before_until; told := null;
      return next; return;
    end if;
    if seal.removed_at is null and (p_since is null or seal.since >= p_since) then
      select coalesce(string_agg(r.hash, ''::bytea order by r.number), ''::bytea) into hashes
      from omsorg.hashed_access_log(seal.since, seal.until) r;
      if seal.hash <> omsorg.access_log_seal_hash(
        before_hash, seal.since, seal.until, length(hashes) / 32, hashes)
      then
        select 'this row was added or changed', r.at, r.told into problem, at, told
        from omsorg.hashed_access_log(seal.since, seal.until) r
        where substr(r.hash, 1, 8) not in (
          select substr(seal.marks, 8 * n - 7, 8) from generate_series(1, length(seal.marks) / 8) n)
        order by r.number limit 1;
        if not found then
          problem := case when length(hashes) / 32 < length(seal.marks) / 8
            then format('%s of %s rows were removed', length(seal.marks) / 8 - length(hashes) / 32, length(seal.marks) / 8)
            else 'the seal was changed, or the order of its rows' end;
          at := seal.since; told := format('between %s and %s', seal.since, seal.until);
        end if;
        return next; return;
      end if;
    end if;
    before_until := seal.until;
    before_hash := seal.hash;
  end loop;

  if p_head is not null and not exists (
    select from omsorg.access_log_seal s where s.hash = decode(p_head, 'hex'))
  then
    problem := 'the chain was made anew: no seal has this hash'; at := null; told := p_head;
    return next;
  end if;
end
$function$;
grant execute on function omsorg.verify_access_log(text,timestamp with time zone) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.version_of_rows(p_rows text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (((('x'::text || "left"(md5(COALESCE(p_rows, ''::text)), 7)))::bit(28))::integer + 1);
grant execute on function omsorg.version_of_rows(text) to omsorg_app;
grant execute on function omsorg.version_of_rows(text) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.were_hidden_since(p_care_recipient_ids integer[], p_since timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select exists (
    select from unnest(p_care_recipient_ids) as asked (id)
    where not exists (select from omsorg.care_recipient r where r.id = asked.id)
      or exists (
        select from omsorg.care_recipient_event e
        where e.care_recipient_id = asked.id and e.event in ('protected', 'anonymized') and e.at > p_since))
$function$;
grant execute on function omsorg.were_hidden_since(integer[],timestamp with time zone) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.wire_name(p_column text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ("left"(p_column, 1) || substr(replace(initcap(replace(p_column, '_'::text, ' '::text)), ' '::text, ''::text), 2));
grant execute on function omsorg.wire_name(text) to omsorg_app;
grant execute on function omsorg.wire_name(text) to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.withdraw_portal_consent(p_care_recipient_id integer, p_now timestamp with time zone)
 RETURNS TABLE(gone text, email text, market integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  account omsorg.crp_account;
begin
  select a.* into account from omsorg.crp_account a where a.id = (select omsorg.reach_holder_account()) for update;
  if not found or not exists (
      select from omsorg.crp_account_recipient link
      where link.crp_account_id = account.id and link.care_recipient_id = p_care_recipient_id) then
    return;
  end if;
  insert into omsorg.care_recipient_event (at, care_recipient_id, care_place_id, by_user, event)
  values (p_now, p_care_recipient_id, (omsorg.portal_place(p_care_recipient_id)).care_place_id, account.author_id,
    'portal-account-removed');
  update omsorg.crp_consent k set ended_at = p_now
  where k.crp_account_id = account.id and k.care_recipient_id = p_care_recipient_id and k.ended_at is null;
  delete from omsorg.crp_account_recipient link
  where link.crp_account_id = account.id and link.care_recipient_id = p_care_recipient_id;
  if exists (select from omsorg.crp_account_recipient link where link.crp_account_id = account.id) then
    return query select 'link', account.email, account.market::integer;
    return;
  end if;
  delete from omsorg.crp_account a where a.id = account.id;
  return query select 'account', account.email, account.market::integer;
end
$function$;
grant execute on function omsorg.withdraw_portal_consent(integer,timestamp with time zone) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.withdraw_signing_keys()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  removed integer;
begin
  raise log 'omsorg: the keys that sign tokens were withdrawn by % from %', session_user, coalesce(host(inet_client_addr()), 'here');
  delete from omsorg.signing_key;
  get diagnostics removed = row_count;
  return removed;
end
$function$;
grant execute on function omsorg.withdraw_signing_keys() to omsorg_jobs;

CREATE OR REPLACE FUNCTION omsorg.work_of_task(p_task_id integer)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if omsorg.reach_task(p_task_id) is not true then
    return null;
  end if;
  return (select case when bool_or(w.is_failed) then 'failed' when count(*) > 0 then 'running' end
          from omsorg.jobs_of_task(p_task_id) w);
end
$function$;
grant execute on function omsorg.work_of_task(integer) to omsorg_app;

CREATE OR REPLACE FUNCTION omsorg.write_order_content(p_id bigint, p_parts json, p_lines json, p_fees json, p_erp_status integer, p_erp_status_at timestamp with time zone)
 RETURNS bigint[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  ids bigint[];
begin
  perform from omsorg.customer_order o
  where o.id = p_id and omsorg.reaches_order(o.care_place_id, o.client_id, o.market, o.care_recipient_id);
  if not found then
    raise exception 'the order is out of reach' using errcode = 'insufficient_privilege';
  end if;
  -- What nothing stands of yet is written without looking for what stands.
  if not exists (select from omsorg.order_line l where l.customer_order_id = p_id) then
    with part as (
      insert into omsorg.order_part (customer_order_id, part_no, delivery_date, customer_number, care_recipient_id, goods_label,
        erp_status, erp_status_at)
      select p_id, g."partNo", g."deliveryDate", g."customerNumber", g."careRecipientId", g."goodsLabel", p_erp_status,
        p_erp_status_at
      from json_to_recordset(p_parts) as g ("partNo" int, "deliveryDate" date, "customerNumber" text, "careRecipientId" int,
        "goodsLabel" text)
      returning id, part_no
    ), line as (
      insert into omsorg.order_line (customer_order_id, line_no, order_part_id, care_recipient_id, product_id, item_number,
        item_name, therapy_area, prescription_row_id, quantity, items_per_package, consumption_numerator,
        consumption_denominator, price, vat_rate, line_net, vat, withdrawal_number, set_aside, set_aside_reason)
      select p_id, g.line_no, part.id, g.care_recipient_id, g.product_id, g.item_number, g.item_name, g.therapy_area,
        g.prescription_row_id, g.quantity, g.items_per_package, g.consumption_numerator, g.consumption_denominator, g.price,
        g.vat_rate, g.line_net, g.vat, g.withdrawal_number, g.set_aside, g.set_aside_reason
      from json_to_recordset(p_lines) as g (line_no int, part_no int, care_recipient_id int, product_id int, item_number text,
        item_name text, therapy_area text, prescription_row_id int, quantity int, items_per_package int,
        consumption_numerator bigint, consumption_denominator bigint, price bigint, vat_rate numeric, line_net bigint,
        vat bigint, withdrawal_number int, set_aside boolean, set_aside_reason int)
      left join part on part.part_no = g.part_no
      order by g.line_no
    )
    select array_agg(part.id order by part.part_no) into ids from part;
    if json_array_length(p_fees) > 0 then
      insert into omsorg.order_patient_fee (customer_order_id, care_recipient_id, therapy_area, amount, months)
      select p_id, g."careRecipientId", g."therapyArea", g.fee, g.months
      from json_to_recordset(p_fees) as g ("careRecipientId" int, "therapyArea" text, fee bigint, months int);
    end if;
    return coalesce(ids, '{}');
  end if;
  with part as (
    insert into omsorg.order_part (customer_order_id, part_no, delivery_date, customer_number, care_recipient_id, goods_label,
      erp_status, erp_status_at)
    select p_id, g."partNo", g."deliveryDate", g."customerNumber", g."careRecipientId", g."goodsLabel", p_erp_status,
      p_erp_status_at
    from json_to_recordset(p_parts) as g ("partNo" int, "deliveryDate" date, "customerNumber" text, "careRecipientId" int,
      "goodsLabel" text)
    on conflict (customer_order_id, part_no) do update
    set delivery_date = excluded.delivery_date, customer_number = excluded.customer_number,
        care_recipient_id = excluded.care_recipient_id, goods_label = excluded.goods_label,
        erp_status = excluded.erp_status, erp_status_at = excluded.erp_status_at
    returning id, part_no
  ), given as materialized (
    select g.*, part.id as order_part_id
    from json_to_recordset(p_lines) as g (line_no int, part_no int, care_recipient_id int, product_id int, item_number text,
      item_name text, therapy_area text, prescription_row_id int, quantity int, items_per_package int,
      consumption_numerator bigint, consumption_denominator bigint, price bigint, vat_rate numeric, line_net bigint, vat bigint,
      withdrawal_number int, set_aside boolean, set_aside_reason int)
    left join part on part.part_no = g.part_no
  ), stands as materialized (
    select l.line_no, (l.order_part_id, l.care_recipient_id, l.product_id, l.item_number, l.item_name, l.therapy_area::text,
        l.prescription_row_id, l.quantity, l.items_per_package, l.consumption_numerator, l.consumption_denominator,
        l.price::bigint, l.vat_rate::numeric, l.line_net::bigint, l.vat::bigint, l.withdrawal_number, l.set_aside,
        l.set_aside_reason)
      is not distinct from
        (g.order_part_id, g.care_recipient_id, g.product_id, g.item_number, g.item_name, g.therapy_area,
        g.prescription_row_id, g.quantity, g.items_per_package, g.consumption_numerator, g.consumption_denominator,
        g.price, g.vat_rate, g.line_net, g.vat, g.withdrawal_number, g.set_aside, g.set_aside_reason) as is_same
    from omsorg.order_line l join given g on g.line_no = l.line_no
    where l.customer_order_id = p_id
  ), line as (
    insert into omsorg.order_line as l (customer_order_id, line_no, order_part_id, care_recipient_id, product_id, item_number,
      item_name, therapy_area, prescription_row_id, quantity, items_per_package, consumption_numerator,
      consumption_denominator, price, vat_rate, line_net, vat, withdrawal_number, set_aside, set_aside_reason)
    select p_id, g.line_no, g.order_part_id, g.care_recipient_id, g.product_id, g.item_number, g.item_name, g.therapy_area,
      g.prescription_row_id, g.quantity, g.items_per_package, g.consumption_numerator, g.consumption_denominator, g.price,
      g.vat_rate, g.line_net, g.vat, g.withdrawal_number, g.set_aside, g.set_aside_reason
    from given g
    where g.line_no not in (select stands.line_no from stands where stands.is_same)
    order by g.line_no
    on conflict (customer_order_id, line_no) do update
    set (order_part_id, care_recipient_id, product_id, item_number, item_name, therapy_area, prescription_row_id, quantity,
        items_per_package, consumption_numerator, consumption_denominator, price, vat_rate, line_net, vat, withdrawal_number,
        set_aside, set_aside_reason)
      = row (excluded.order_part_id, excluded.care_recipient_id, excluded.product_id, excluded.item_number,
        excluded.item_name, excluded.therapy_area, excluded.prescription_row_id, excluded.quantity,
        excluded.items_per_package, excluded.consumption_numerator, excluded.consumption_denominator, excluded.price,
        excluded.vat_rate, excluded.line_net, excluded.vat, excluded.withdrawal_number, excluded.set_aside,
        excluded.set_aside_reason)
  ), given_fee as materialized (
    select g.* from json_to_recordset(p_fees) as g ("careRecipientId" int, "therapyArea" text, fee bigint, months int)
  ), fee as (
    insert into omsorg.order_patient_fee as f (customer_order_id, care_recipient_id, therapy_area, amount, months)
    select p_id, g."careRecipientId", g."therapyArea", g.fee, g.months from given_fee g
    on conflict (customer_order_id, care_recipient_id, therapy_area) do update
    set amount = excluded.amount, months = excluded.months
    where (f.amount, f.months) is distinct from (excluded.amount, excluded.months)
  ), line_left_over as (
    delete from omsorg.order_line l where l.customer_order_id = p_id and l.line_no > json_array_length(p_lines)
  ), part_left_over as (
    delete from omsorg.order_part p where p.customer_order_id = p_id and p.part_no > json_array_length(p_parts)
  ), fee_left_over as (
    delete from omsorg.order_patient_fee f
    where f.customer_order_id = p_id and not exists (
      select from given_fee g where g."careRecipientId" = f.care_recipient_id and g."therapyArea" = f.therapy_area)
  )
  select array_agg(part.id order by part.part_no) into ids from part;
  return coalesce(ids, '{}');
end
$function$;
grant execute on function omsorg.write_order_content(bigint,json,json,json,integer,timestamp with time zone) to omsorg_app;

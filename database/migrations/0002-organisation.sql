-- Client > care unit > care place (administration.md 3), the numbers by which the ERP knows them, the calendar of each
-- market and the VAT of each day.

create table omsorg.client (
  id uuid primary key default gen_random_uuid(),
  market omsorg.market_code not null,
  name text not null check (name ~ '\S'),
  erp_customer_identifier text not null default '',
  patient_data_owner_id text not null,
  alias text,
  created_at timestamptz not null default now(),
  -- A removed client is out of every list until it is restored or removed for good.
  removed_at timestamptz,
  row_version integer not null default 1,
  unique (id, market)
);
create unique index client_patient_data_owner on omsorg.client (market, patient_data_owner_id) where removed_at is null;
create index client_by_name on omsorg.client (market, name collate omsorg.nordic_sv);

create table omsorg.care_unit (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references omsorg.client on delete cascade,
  name text not null check (length(name) >= 2),
  created_at timestamptz not null default now(),
  row_version integer not null default 1,
  unique (id, client_id)
);
create index care_unit_by_client on omsorg.care_unit (client_id);

create table omsorg.care_place (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references omsorg.client on delete cascade,
  care_unit_id uuid not null,
  name text not null check (name ~ '\S'),
  email text,
  phone text not null default '',
  created_at timestamptz not null default now(),
  row_version integer not null default 1,
  unique (id, client_id),
  -- The unit of a place is a unit of the same client; no path leads from one client into another.
  foreign key (care_unit_id, client_id) references omsorg.care_unit (id, client_id) on delete cascade
);
create index care_place_by_client on omsorg.care_place (client_id);
create index care_place_by_unit on omsorg.care_place (care_unit_id, client_id);

-- A number of the ERP, at the client or at one care place (care_place_id null = the client).
create table omsorg.customer_number (
  id integer generated always as identity primary key,
  client_id uuid not null references omsorg.client on delete cascade,
  care_place_id uuid,
  number text not null check (number ~ '\S'),
  is_primary boolean not null default false,
  is_payer boolean not null default false,
  name text not null default '',
  care_of text not null default '',
  street text not null default '',
  city text not null default '',
  zip text not null default '',
  country_code omsorg.country_code,
  entry_code omsorg.entry_code,
  status_code text not null default '',
  therapy_areas text[] not null default '{}' check (therapy_areas <@ array
    ['Incontinence', 'Catheter', 'Diabetes', 'Ostomy', 'Nutrition', 'WoundCare', 'Other', 'Pca']),
  -- How it compares with the ERP (domain rules 3.15); null = never compared.
  erp_compare_state text check (erp_compare_state in ('equal', 'new', 'deleted', 'changed')),
  erp_compared_at timestamptz,
  row_version integer not null default 1,
  foreign key (care_place_id, client_id) references omsorg.care_place (id, client_id) on delete cascade,
  unique nulls not distinct (client_id, care_place_id, number)
);
create unique index customer_number_one_primary on omsorg.customer_number (client_id, care_place_id)
  nulls not distinct where is_primary;
create index customer_number_by_place on omsorg.customer_number (care_place_id, client_id);
create index customer_number_by_number on omsorg.customer_number (number);

create table omsorg.invoice_area (
  id integer generated always as identity primary key,
  client_id uuid not null references omsorg.client on delete cascade,
  customer_number text not null,
  code text not null,
  name text not null,
  active boolean not null default true,
  unique (client_id, customer_number, code)
);

-- The days on which carriers stand still, eves among them (domain rules 3.18). Data, so that next year needs no release.
create table omsorg.holiday (
  market omsorg.market_code not null,
  day date not null,
  name_key text not null,
  primary key (market, day)
);

-- The rate in percent that holds for a class of products on a day, both ends included.
create table omsorg.vat_rate (
  market omsorg.market_code not null,
  product_class text not null check (product_class in ('standard', 'food', 'incontinence', 'medicine')),
  rate numeric(5, 2) not null check (rate >= 0 and rate < 100),
  valid_from date not null,
  valid_to date,
  primary key (market, product_class, valid_from),
  check (valid_to >= valid_from)
);

-- Who changed what in the organisation, in settings, roles and agreements, and when.
create table omsorg.organisation_event (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  by_user integer,
  on_behalf_of integer,
  market omsorg.market_code,
  client_id uuid references omsorg.client on delete cascade,
  care_place_id uuid,
  subject text not null,
  subject_id text not null,
  event text not null,
  detail jsonb not null default '{}'
);
create index organisation_event_by_subject on omsorg.organisation_event (subject, subject_id, at);
create index organisation_event_by_client on omsorg.organisation_event (client_id, at);

-- ---------------------------------------------------------------------------------------------------------------------
-- Who sees what.

-- The clients whose own rows are seen: organisation, settings, agreements.
create function omsorg.reach_clients() returns uuid[]
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return case omsorg.reach_scope()
    when 'place' then array[omsorg.reach_client()]
    when 'client' then array[omsorg.reach_client()]
    when 'market' then array(select c.id from omsorg.client c where c.market = omsorg.reach_market())
    when 'all' then array(select c.id from omsorg.client c)
  end;
end
$$;

-- The clients of which the rows of every care place are seen, persons included. A transaction of one place has none and
-- compares the place; the administration (scope all) has none and sees no person.
create function omsorg.reach_whole_clients() returns uuid[]
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return case omsorg.reach_scope()
    when 'client' then array[omsorg.reach_client()]
    when 'market' then array(select c.id from omsorg.client c where c.market = omsorg.reach_market())
  end;
end
$$;
grant execute on function omsorg.reach_clients(), omsorg.reach_whole_clients() to omsorg_app, omsorg_jobs;

select omsorg.guard('omsorg.client');
create policy reach on omsorg.client to omsorg_app using (
  id = (select omsorg.reach_client())
  or market = (select omsorg.reach_market())
  or (select omsorg.reach_all())
  or (select omsorg.reach_sign_in())
);

-- What belongs to a client is seen by whoever sees the client.
select omsorg.guard('omsorg.care_unit');
create policy reach on omsorg.care_unit to omsorg_app using (
  client_id = any ((select omsorg.reach_clients())::uuid[]) or (select omsorg.reach_sign_in()));

select omsorg.guard('omsorg.care_place');
create policy reach on omsorg.care_place to omsorg_app using (
  client_id = any ((select omsorg.reach_clients())::uuid[]) or (select omsorg.reach_sign_in()));

select omsorg.guard('omsorg.customer_number');
create policy reach on omsorg.customer_number to omsorg_app using (
  client_id = any ((select omsorg.reach_clients())::uuid[]));

select omsorg.guard('omsorg.invoice_area');
create policy reach on omsorg.invoice_area to omsorg_app using (
  client_id = any ((select omsorg.reach_clients())::uuid[]));

select omsorg.guard('omsorg.organisation_event');
create policy reach on omsorg.organisation_event to omsorg_app using (
  client_id = any ((select omsorg.reach_clients())::uuid[]) or (select omsorg.reach_all()));

grant select, insert, update, delete on
  omsorg.client, omsorg.care_unit, omsorg.care_place, omsorg.customer_number, omsorg.invoice_area
  to omsorg_app, omsorg_jobs;
grant select, insert on omsorg.organisation_event to omsorg_app, omsorg_jobs;
grant select on omsorg.holiday, omsorg.vat_rate to omsorg_app, omsorg_jobs;

-- ---------------------------------------------------------------------------------------------------------------------
-- VAT (domain facts 5.2). Swedish food is 6 % from April 2026 to the end of 2027, Finnish reduced goods 13.5 % from 2026.

insert into omsorg.vat_rate (market, product_class, rate, valid_from, valid_to) values
  (10, 'standard',     25.00, '2000-01-01', null),
  (10, 'food',         12.00, '2000-01-01', '2026-03-31'),
  (10, 'food',          6.00, '2026-04-01', '2027-12-31'),
  (10, 'food',         12.00, '2028-01-01', null),
  (30, 'standard',     24.00, '2013-01-01', '2024-08-31'),
  (30, 'standard',     25.50, '2024-09-01', null),
  (30, 'food',         14.00, '2013-01-01', '2025-12-31'),
  (30, 'food',         13.50, '2026-01-01', null),
  (30, 'incontinence', 14.00, '2025-01-01', '2025-12-31'),
  (30, 'incontinence', 13.50, '2026-01-01', null),
  (30, 'medicine',     14.00, '2025-01-01', '2025-12-31'),
  (30, 'medicine',     13.50, '2026-01-01', null),
  (40, 'standard',     25.00, '2005-01-01', null),
  (40, 'food',         15.00, '2012-01-01', null),
  (80, 'standard',     25.00, '1992-01-01', null);

-- The rate in percent for a class on a day; a class without its own rate has the standard rate of the market.
create function omsorg.vat_on(market integer, product_class text, day date) returns numeric
  language sql stable parallel safe
  return (
    select r.rate from omsorg.vat_rate r
    where r.market = vat_on.market
      and r.product_class in (vat_on.product_class, 'standard')
      and r.valid_from <= vat_on.day and (r.valid_to is null or r.valid_to >= vat_on.day)
    order by r.product_class = 'standard'
    limit 1
  );
grant execute on function omsorg.vat_on(integer, text, date) to omsorg_app, omsorg_jobs;

-- ---------------------------------------------------------------------------------------------------------------------
-- Holidays 2025 to 2028. Days that follow Easter are given as days from Easter Sunday, the rest by their date. New Year's
-- Eve is a working day of the carriers, Christmas Eve and Midsummer Eve are not.

with easter (year, sunday) as (
  values (2025, date '2025-04-20'), (2026, date '2026-04-05'), (2027, date '2027-03-28'), (2028, date '2028-04-16')
), by_easter (market, days_from_easter, name_key) as (
  values
    (10, -2, 'good-friday'), (10, 1, 'easter-monday'), (10, 39, 'ascension-day'),
    (30, -2, 'good-friday'), (30, 1, 'easter-monday'), (30, 39, 'ascension-day'),
    (40, -3, 'maundy-thursday'), (40, -2, 'good-friday'), (40, 1, 'easter-monday'), (40, 39, 'ascension-day'),
    (40, 50, 'whit-monday'),
    (80, -3, 'maundy-thursday'), (80, -2, 'good-friday'), (80, 1, 'easter-monday'), (80, 39, 'ascension-day'),
    (80, 50, 'whit-monday')
), by_date (market, month, day, name_key) as (
  values
    (10, 1, 1, 'new-year'), (10, 1, 6, 'epiphany'), (10, 5, 1, 'first-of-may'), (10, 6, 6, 'national-day'),
    (10, 12, 24, 'christmas-eve'), (10, 12, 25, 'christmas-day'), (10, 12, 26, 'boxing-day'),
    (30, 1, 1, 'new-year'), (30, 1, 6, 'epiphany'), (30, 5, 1, 'first-of-may'), (30, 12, 6, 'independence-day'),
    (30, 12, 24, 'christmas-eve'), (30, 12, 25, 'christmas-day'), (30, 12, 26, 'boxing-day'),
    (40, 1, 1, 'new-year'), (40, 5, 1, 'first-of-may'), (40, 5, 17, 'constitution-day'),
    (40, 12, 24, 'christmas-eve'), (40, 12, 25, 'christmas-day'), (40, 12, 26, 'boxing-day'),
    (80, 1, 1, 'new-year'), (80, 6, 5, 'constitution-day'),
    (80, 12, 24, 'christmas-eve'), (80, 12, 25, 'christmas-day'), (80, 12, 26, 'boxing-day')
), midsummer_eve (year, day) as (
  -- The Friday between 19 and 25 June.
  select year, (make_date(year, 6, 19) + (5 - extract(isodow from make_date(year, 6, 19))::integer + 7) % 7)::date
  from easter
), all_days (market, day, name_key) as (
  select market, sunday + days_from_easter, name_key from easter cross join by_easter
  union all
  select market, make_date(year, month, day), name_key from easter cross join by_date
  union all
  select market, day, 'midsummer-eve' from midsummer_eve cross join (values (10), (30)) as m (market)
)
insert into omsorg.holiday (market, day, name_key)
-- Two feasts on one day (Ascension Day on the first of May) are one day off.
select distinct on (market, day) market, day, name_key from all_days order by market, day, name_key;

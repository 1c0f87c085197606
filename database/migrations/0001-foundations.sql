-- What everything else stands on: who may enter the schema, how words are sorted and compared, how a transaction says
-- how far it sees. The roles omsorg_app and omsorg_jobs belong to the whole server and are made by migrate.ts.

grant usage on schema omsorg to omsorg_app, omsorg_jobs;

-- An index by trigrams finds a part of a name; with btree_gin it begins at the client, so a common name of another
-- client costs nothing. Such an index is made without fastupdate: a waiting list of new entries would slow every search.
create extension if not exists pg_trgm with schema omsorg;
create extension if not exists btree_gin with schema omsorg;

-- ---------------------------------------------------------------------------------------------------------------------
-- Sorting. ICU knows the four Nordic orders (å last in Danish, before ä in Swedish). A server whose ICU lacks the
-- tailorings makes the collation all the same and sorts wrong in silence: omsorg.self_test() looks.

create collation omsorg.nordic_sv (provider = icu, locale = 'sv-SE');
create collation omsorg.nordic_fi (provider = icu, locale = 'fi-FI');
create collation omsorg.nordic_da (provider = icu, locale = 'da-DK');
create collation omsorg.nordic_nb (provider = icu, locale = 'nb-NO');

-- ---------------------------------------------------------------------------------------------------------------------
-- Value types. A check stands here once, and every column of the type has it.

create domain omsorg.market_code as integer check (value in (10, 30, 40, 80));
create domain omsorg.therapy_area as text check (value in
  ('Incontinence', 'Catheter', 'Diabetes', 'Ostomy', 'Nutrition', 'WoundCare', 'Other', 'Pca'));
create domain omsorg.language_code as text check (value in ('en', 'sv', 'fi', 'dk'));
create domain omsorg.application_name as text check (value in ('GUIDE', 'PRINCIPAL', 'CSP'));
-- Whole minor units (öre, cents): money is never a fraction of one.
create domain omsorg.minor as bigint check (value >= 0);
-- E.164, so that two spellings of one number are one number.
create domain omsorg.phone as text check (value ~ '^\+[1-9][0-9]{5,14}$');
create domain omsorg.country_code as text check (value ~ '^[A-Z]{2}$');
create domain omsorg.entry_code as text check (value ~ '^[[:alnum:]*#]{1,20}$');

-- The word as it is compared: without case and accents, and with å, ä, æ, ö, ø as they are written where the keys are
-- missing (aa, ae, oe). 'Søren', 'Sören', 'Soeren' and 'soren' are one word. Immutable, unlike unaccent(), so that an
-- index can hold it.
create function omsorg.fold(words text) returns text
  language sql immutable strict parallel safe
  return replace(replace(replace(
    translate(
      regexp_replace(
        normalize(lower(words collate pg_catalog."und-x-icu"), nfd),
        U&'[\0300-\036F]', '', 'g'),
      'æøœđðłþß', 'aooddlts'),
    'aa', 'a'), 'ae', 'a'), 'oe', 'o');

-- A word inside a pattern of LIKE stands for itself.
create function omsorg.as_pattern(word text) returns text
  language sql immutable strict parallel safe
  return '%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%';

-- ---------------------------------------------------------------------------------------------------------------------
-- Reach: how far the open transaction sees. omsorg.open_transaction() sets it, the policies read it. Each function
-- answers null where its scope does not hold, so a transaction that was never opened compares with null and finds
-- nothing. In a policy they stand as (select omsorg.reach_…()): asked once for a query, usable by an index. Policies are
-- flat: one that asks another table, whose policy asks a third, costs more in planning than the query itself.

create function omsorg.reach_scope() returns text
  language sql stable parallel safe
  return nullif(current_setting('omsorg.scope', true), '');

create function omsorg.reach_user() returns integer
  language sql stable parallel safe
  return nullif(current_setting('omsorg.user_id', true), '')::integer;

create function omsorg.reach_impersonator() returns integer
  language sql stable parallel safe
  return nullif(current_setting('omsorg.impersonator_id', true), '')::integer;

-- The care place whose rows are seen (scope place).
create function omsorg.reach_place() returns uuid
  language sql stable parallel safe
  return case when current_setting('omsorg.scope', true) = 'place'
    then nullif(current_setting('omsorg.care_place_id', true), '')::uuid end;

-- The client whose own rows are seen: its name, settings, agreements (scopes place and client).
create function omsorg.reach_client() returns uuid
  language sql stable parallel safe
  return case when current_setting('omsorg.scope', true) in ('place', 'client')
    then nullif(current_setting('omsorg.client_id', true), '')::uuid end;

-- The market of which every client is seen (scope market: customer service).
create function omsorg.reach_market() returns integer
  language sql stable parallel safe
  return case when current_setting('omsorg.scope', true) = 'market'
    then nullif(current_setting('omsorg.market', true), '')::integer end;

-- The organisation of all markets, and no person (scope all: PRINCIPAL).
create function omsorg.reach_all() returns boolean
  language sql stable parallel safe
  return coalesce(current_setting('omsorg.scope', true) = 'all', false);

-- Nobody is signed in yet: accounts and sessions are seen, nothing else (scope sign-in).
create function omsorg.reach_sign_in() returns boolean
  language sql stable parallel safe
  return coalesce(current_setting('omsorg.scope', true) = 'sign-in', false);

grant execute on all functions in schema omsorg to omsorg_app, omsorg_jobs;

-- Puts a table behind row-level security. FORCE binds the owner as well, so the owner gets a policy by name: functions
-- that run as the owner (SECURITY DEFINER) and later migrations need the rows. Jobs work for everybody and see all;
-- what the application sees is said by a policy `reach` beside each table.
create function omsorg.guard(guarded regclass) returns void
  language plpgsql
as $$
begin
  execute format('alter table %s enable row level security', guarded);
  execute format('alter table %s force row level security', guarded);
  execute format('create policy owner on %s to %I using (true) with check (true)', guarded, current_user);
  execute format('create policy jobs on %s to omsorg_jobs using (true) with check (true)', guarded);
end
$$;
revoke execute on function omsorg.guard(regclass) from public;

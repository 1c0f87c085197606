-- What the login that answers people cannot reach, even by a statement that somebody slipped in: the keys that sign tokens,
-- the hashes of passwords, and a person of somebody else through a link of one's own.

-- The server reads the keys once, when it starts, by the login of the jobs.
revoke execute on function omsorg.signing_keys(), omsorg.add_signing_key(text, jsonb, jsonb, boolean) from omsorg_app;

create or replace function omsorg.signing_keys() returns table (kid text, public_jwk jsonb, private_jwk jsonb)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  -- Into the log of PostgreSQL, where whoever asked can neither remove it nor roll it back.
  raise log 'omsorg: the keys that sign tokens were given to % from %', session_user, coalesce(host(inet_client_addr()), 'here');
  return query
    select k.kid, k.public_jwk, k.private_jwk
    from omsorg.signing_key k
    where k.retired_at is null
    order by k.created_at desc, k.kid
    limit 2;
end
$$;

-- The hash that a password is compared with, of one account, while somebody signs in.
create function omsorg.password_hash_for_sign_in(p_user_id integer) returns text
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if not omsorg.reach_sign_in() then
    return null;
  end if;
  raise log 'omsorg: the password of account % is compared', p_user_id;
  return (select u.password_hash from omsorg.user_account u where u.id = p_user_id);
end
$$;
grant execute on function omsorg.password_hash_for_sign_in(integer) to omsorg_app;

-- A table of which one column is held back is granted column by column, so one that is added later has to be granted too:
-- migrate.ts asks for this after the last file.
create function omsorg.hold_back_secrets() returns void
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
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
$$;
select omsorg.hold_back_secrets();

-- Whether a care place may be linked to a person: one whom it sees, or one whom it is about to register, whose number it has
-- drawn itself and nobody has yet. Any other would be read through the link before the foreign key is asked.
create function omsorg.may_link_person(p_care_recipient_id integer) returns boolean
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if exists (select from omsorg.care_recipient r where r.id = p_care_recipient_id) then
    return omsorg.reach_person(p_care_recipient_id);
  end if;
  return currval('omsorg.care_recipient_id_seq') = p_care_recipient_id;
exception when object_not_in_prerequisite_state then
  return false;
end
$$;
grant execute on function omsorg.may_link_person(integer) to omsorg_app;
-- Restrictive: the policies that let a place write its own links do not speak of the person.
create policy link_person on omsorg.care_recipient_place as restrictive for insert to omsorg_app
  with check (omsorg.may_link_person(care_recipient_id));
create policy relink_person on omsorg.care_recipient_place as restrictive for update to omsorg_app
  using (true) with check (omsorg.may_link_person(care_recipient_id));

-- A function that runs as the owner finds only what its own path names.
alter function omsorg.reach_person(integer) set search_path = pg_catalog, pg_temp;
alter function omsorg.reach_order(bigint) set search_path = pg_catalog, pg_temp;
alter function omsorg.reach_prescription(integer) set search_path = pg_catalog, pg_temp;

-- What must be true of the server before anybody is served. Each failure is one line of text; no line, no failure.
-- It runs with the rights of whoever asks, so the application learns what holds for itself.
create or replace function omsorg.self_test() returns setof text
  language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
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
end
$$;

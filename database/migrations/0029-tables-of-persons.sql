-- Which tables tell something of a person, asked of the catalogue: a table that is added later is found by itself.

-- Every table with a care_recipient_id, every table that refers to one of those, and every table that their rows are a part
-- of, such as the account that stands for several persons. The organisation is where it ends. `distance` counts the steps
-- from the person, the shortest way.
create function omsorg.tables_of_persons() returns table (name regclass, distance integer)
  language sql stable set search_path = pg_catalog, pg_temp
as $$
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
$$;
grant execute on function omsorg.tables_of_persons() to omsorg_app, omsorg_jobs;

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
    elsif has_table_privilege(walled.name, 'select') then
      -- The probe stays at the first pages: a table of millions must not make the start wait.
      execute format('select exists (select from %s where ctid < ''(8,0)'' %s)', walled.name, walled.own) into seen;
      if seen then
        return next format('role %s sees rows of %s without reach', current_user, walled.relname);
      end if;
    end if;
  end loop;
end
$$;

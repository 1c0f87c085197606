-- What must be true of the server before anybody is served. Each failure is one line of text; no line, no failure.
-- It runs with the rights of whoever asks, so the application learns what holds for itself.

create function omsorg.self_test() returns setof text
  language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
declare
  wrong record;
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

  -- What names a person, a user or a client belongs behind a policy.
  for wrong in
    select distinct c.relname
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
      and a.attname in ('care_recipient_id', 'user_id', 'client_id', 'care_place_id')
    where c.relnamespace = 'omsorg'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and not (c.relrowsecurity and c.relforcerowsecurity)
    order by c.relname
  loop
    return next format('table %s is not behind forced row-level security', wrong.relname);
  end loop;

  -- Nobody has said how far this sees, so it must see nothing. The probe stays at the first ids: a table of millions
  -- must not make the start wait.
  perform set_config('omsorg.scope', '', true);
  for wrong in
    select relname from unnest(array['care_recipient', 'prescription', 'customer_order', 'address', 'user_account']) as relname
    where has_table_privilege(format('omsorg.%I', relname), 'select')
  loop
    execute format('select exists (select from omsorg.%I where id between 1 and 1000)', wrong.relname) into seen;
    if seen then
      return next format('role %s sees rows of %s without reach', current_user, wrong.relname);
    end if;
  end loop;
end
$$;

grant execute on function omsorg.self_test() to omsorg_app, omsorg_jobs;

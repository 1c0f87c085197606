-- A function that compares with what the transaction may reach asks for it in a select of its own. Compared directly, the
-- value of the first caller went into the plan that the connection keeps: after customer service of a market of few persons,
-- a list of another market read all of its persons.
do $$
declare
  asking record;
begin
  for asking in
    select pg_get_functiondef(p.oid) as definition from pg_proc p
    where p.pronamespace = 'omsorg'::regnamespace and p.prosecdef
      and p.prosrc ~ '( = |any \()omsorg\.reach_(client|market|place|user|whole_clients)\(\)'
  loop
    execute regexp_replace(
      regexp_replace(asking.definition, ' = (omsorg\.reach_(?:client|market|place|user)\(\))', ' = (select \1)', 'g'),
      'any \((omsorg\.reach_whole_clients\(\))\)', 'any ((select \1)::uuid[])', 'g');
  end loop;
end
$$;

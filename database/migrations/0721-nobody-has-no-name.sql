-- Who has counted, changed or asked is asked in lists for each row, and most rows have nobody. A function in SQL makes its plan ready
-- even so: 15 microseconds for each row, a tenth of the list of what runs out. Nobody is told apart before anything is made ready.
create or replace function omsorg.author_names(p_by integer, p_on_behalf_of integer)
  returns jsonb
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
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
$$;

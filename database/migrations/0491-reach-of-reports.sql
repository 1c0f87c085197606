-- The same as before; who asks is asked once, and not for each place.
create or replace function omsorg.report_places()
  returns table (care_place_id uuid, care_unit_id uuid, client_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
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
$$;

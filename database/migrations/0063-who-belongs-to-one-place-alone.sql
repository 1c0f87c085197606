-- Most belong to one care place alone, and are told so without looking for others.

create or replace function omsorg.may_act_elsewhere(p_roles text[]) returns boolean
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
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
$$;

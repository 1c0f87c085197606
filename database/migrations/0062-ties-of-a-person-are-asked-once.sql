-- What lies beyond the reach of a care place is asked by functions that keep their plans, and not planned with every call.

create or replace function omsorg.ties_of_person(p_care_recipient_id integer, p_care_place_id uuid)
  returns table (has_orders boolean, has_prescriptions boolean, at_other_places boolean)
  language plpgsql stable security definer rows 1 set search_path = pg_catalog, pg_temp
as $$
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
$$;

-- Whether the caller is a member of another care place of the client, and holds one of these roles there. Found from the
-- memberships: of these there are few, of places thousands.
create function omsorg.may_act_elsewhere(p_roles text[]) returns boolean
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  caller integer := omsorg.reach_user();
  client uuid := omsorg.reach_client();
  here uuid := omsorg.reach_place();
begin
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
grant execute on function omsorg.may_act_elsewhere(text[]) to omsorg_app, omsorg_jobs;

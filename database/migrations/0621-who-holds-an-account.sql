-- Whoever did something by a portal account is told as what: by what the account is to all that it stands for, else as a holder.
-- One without a name, as of whoever represents a protected person, is told by that alone.
create or replace function omsorg.author_names(p_by integer, p_on_behalf_of integer) returns jsonb
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object('name', trim(u.first_name || ' ' || u.last_name),
    'onBehalfOf', (select nullif(trim(f.first_name || ' ' || f.last_name), '') from omsorg.user_account f where f.id = p_on_behalf_of))
    || case when u.kind <> 'holder' then '{}' else jsonb_build_object('holder', coalesce((
      select case when count(distinct link.holder) = 1 then min(link.holder) end
      from omsorg.crp_account a join omsorg.crp_account_recipient link on link.crp_account_id = a.id
      where a.author_id = u.id), 'holder')) end
  from omsorg.user_account u
  where u.id = p_by and (u.kind = 'holder' or trim(u.first_name || ' ' || u.last_name) <> '')
$$;

-- Of each person that opens: the day on which the first of what is used runs out, and the day of the next parcel. Whom to help first
-- is chosen by them, before anybody is chosen.
do $$
declare
  before constant text := pg_get_functiondef('omsorg.portal_me(date)'::regprocedure);
  place constant text := '''throughPlace'', coalesce(own.through_place, false)';
begin
  if position(place in before) = 0 then
    raise exception 'portal_me does not tell of the place';
  end if;
  execute replace(before, place, place || ',
          ''runsOutOn'', case when omsorg.portal_block(a.id, c.id, p_today) is null then (
            select min(r.runs_out_on) from omsorg.row_supply r
            where r.care_recipient_id = c.id and r.row_status in (2, 3) and r.prescription_status in (2, 4)) end,
          ''nextDelivery'', case when omsorg.portal_block(a.id, c.id, p_today) is null then (
            select min(coalesce(part.delivery_date, o.delivery_date))
            from omsorg.customer_order o join omsorg.order_part part on part.customer_order_id = o.id
            where o.care_recipient_id = c.id and o.type in (1, 4) and part.erp_status in (1, 2, 3, 4, 5)
              and coalesce(part.delivery_date, o.delivery_date) >= p_today) end');
end
$$;

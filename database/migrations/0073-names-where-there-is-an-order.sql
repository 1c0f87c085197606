-- The same as before; the name of whoever has ordered is looked up where there is an order, and not for everybody.
create or replace function omsorg.told_recipients(p_ids integer[], p_since timestamptz)
  returns table (
    id integer, care_recipient_guid uuid, market integer, identity_number_encrypted bytea,
    identity_number_temporary boolean, sex text, protected_kind text, street text,
    ordered_id bigint, ordered_by text, ordered_at timestamptz
  )
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  persons integer[] := omsorg.persons_in_reach(p_ids);
begin
  return query
    select c.id, c.care_recipient_guid, c.market::integer, c.identity_number_encrypted, c.identity_number_temporary, c.sex,
           c.protected_kind, home.street, ordered.id, ordered.by_name, ordered.confirmed_at
    from omsorg.care_recipient c
    left join lateral (
      select a.street from omsorg.address a
      where a.care_recipient_id = c.id and a.kind = 'delivery'
      order by a.is_default desc, a.id limit 1) home on true
    left join lateral (
      select o.id, omsorg.user_display_name(coalesce(o.confirmed_on_behalf_of, o.confirmed_by)) as by_name, o.confirmed_at
      from omsorg.customer_order o
      where o.care_recipient_id = c.id and o.state = 2 and o.confirmed_at >= p_since
        and exists (select from omsorg.order_part p where p.customer_order_id = o.id and p.erp_status <> 7)
      order by o.confirmed_at desc, o.id desc limit 1) ordered on true
    where c.id = any (persons);
end
$$;

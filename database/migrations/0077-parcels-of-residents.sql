-- An order for the residents of a nursing home has a parcel for each of them: a part says whose it is and which room marks it,
-- where the order is for many. Of an order for one person, or for the place itself, the order says it.
alter table omsorg.order_part
  add column care_recipient_id integer references omsorg.care_recipient on delete cascade,
  add column goods_label text not null default '' check (length(goods_label) <= 36);
create index order_part_by_recipient on omsorg.order_part (care_recipient_id) where care_recipient_id is not null;

-- What is paid of an order is paid by a person, and many may pay of one.
alter table omsorg.order_patient_fee
  add column care_recipient_id integer references omsorg.care_recipient on delete cascade;
update omsorg.order_patient_fee f set care_recipient_id = o.care_recipient_id
from omsorg.customer_order o where o.id = f.customer_order_id;
delete from omsorg.order_patient_fee where care_recipient_id is null;
alter table omsorg.order_patient_fee
  alter column care_recipient_id set not null,
  drop constraint order_patient_fee_pkey,
  add primary key (customer_order_id, care_recipient_id, therapy_area);
create index order_patient_fee_by_recipient on omsorg.order_patient_fee (care_recipient_id);

create or replace function omsorg.anonymize_order_part(p_care_recipient_id integer) returns void language sql as $$
  update omsorg.order_part part set tracking_link = null, refusal_reason = null, goods_label = ''
  from omsorg.customer_order o
  where o.id = part.customer_order_id
    and (o.care_recipient_id = p_care_recipient_id or part.care_recipient_id = p_care_recipient_id)
$$;

create or replace function omsorg.anonymize_order_event(p_care_recipient_id integer) returns void language sql as $$
  update omsorg.order_event e set reason = null
  where e.reason is not null
    and (e.customer_order_id in (select o.id from omsorg.customer_order o where o.care_recipient_id = p_care_recipient_id)
      or e.order_part_id in (select p.id from omsorg.order_part p where p.care_recipient_id = p_care_recipient_id))
$$;

create or replace function omsorg.anonymize_order_task(p_care_recipient_id integer) returns void language sql as $$
  update omsorg.order_task t set reason = '', note = ''
  where t.customer_order_id in (select o.id from omsorg.customer_order o where o.care_recipient_id = p_care_recipient_id)
     or t.order_part_id in (
       select p.id from omsorg.order_part p
       join omsorg.customer_order o on o.id = p.customer_order_id
       where p.care_recipient_id = p_care_recipient_id or o.care_recipient_id = p_care_recipient_id)
$$;

-- Whoever was ordered for today with the other residents was ordered for.
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
      select latest.id, omsorg.user_display_name(latest.by_user) as by_name, latest.confirmed_at
      from (
        (select o.id, coalesce(o.confirmed_on_behalf_of, o.confirmed_by) as by_user, o.confirmed_at
         from omsorg.customer_order o
         where o.care_recipient_id = c.id and o.state = 2 and o.confirmed_at >= p_since
           and exists (select from omsorg.order_part p where p.customer_order_id = o.id and p.erp_status <> 7)
         order by o.confirmed_at desc, o.id desc limit 1)
        union all
        (select o.id, coalesce(o.confirmed_on_behalf_of, o.confirmed_by), o.confirmed_at
         from omsorg.order_part p
         join omsorg.customer_order o on o.id = p.customer_order_id
         where p.care_recipient_id = c.id and p.erp_status <> 7 and o.state = 2 and o.confirmed_at >= p_since
         order by o.confirmed_at desc, o.id desc limit 1)
      ) latest
      order by latest.confirmed_at desc, latest.id desc limit 1) ordered on true
    where c.id = any (persons);
end
$$;

-- A list is asked for in two rounds: who stands in it, and what is told of those who are shown or due. The setting that tells
-- when "soon" begins comes with each person; joined to the answer of the function, every place of the client was read for it.
-- The items come in no order: [row, whether its prescription has ended, whether the use of a day is known, days until it
-- runs out, days from one withdrawal to the next].
drop function omsorg.listed_recipients(integer[], text[], date);

create function omsorg.listed_recipients(p_ids integer[], p_areas text[], p_today date)
  returns table (
    id integer, first_name text, last_name text, birth_date date, is_protected boolean, room text, status integer,
    care_place_id uuid, soon_days integer, items json
  )
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  links omsorg.care_recipient_place[];
begin
  if omsorg.reach_scope() = 'place' and p_ids is null then
    links := array(
      select l from omsorg.care_recipient_place l where l.care_place_id = (select omsorg.reach_place()));
  elsif omsorg.reach_scope() = 'place' then
    links := array(
      select l from omsorg.care_recipient_place l
      where l.care_recipient_id = any (p_ids) and l.care_place_id = (select omsorg.reach_place()));
  elsif omsorg.reach_scope() = 'market' then
    links := array(
      select first.link
      from omsorg.care_recipient c
      cross join lateral (
        select l as link from omsorg.care_recipient_place l
        where l.care_recipient_id = c.id
        order by l.status, l.linked_at, l.care_place_id limit 1) first
      where c.id = any (p_ids) and c.market = (select omsorg.reach_market()));
  end if;
  return query
    select c.id, c.first_name, c.last_name, c.birth_date, c.protected_kind is not null, l.room,
           case when c.status = 1 then l.status else c.status end, l.care_place_id, s.soon_days,
           case when c.status = 1 and l.status = 1 then (
             select json_agg(json_build_array(
               r.prescription_row_id, r.prescription_status = 3, r.use_known, r.runs_out_on - p_today, r.expected_days))
             from omsorg.row_supply r
             where r.care_recipient_id = c.id and r.row_status in (2, 3)
               and (r.prescription_status in (2, 4)
                 or (r.prescription_status = 3 and r.end_date >= p_today - interval '12 months')))
           end
    from unnest(links) l
    join omsorg.care_recipient c on c.id = l.care_recipient_id
    join omsorg.place_setting s on s.care_place_id = l.care_place_id
    where p_areas = '{}' or exists (
      select from omsorg.prescription p
      where p.care_recipient_id = c.id and p.therapy_area = any (p_areas) and p.status in (2, 4));
end
$$;

-- Of persons in reach what a list shows beyond what it sorts by, and the latest standing order that was placed since.
create function omsorg.told_recipients(p_ids integer[], p_since timestamptz)
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
           c.protected_kind, home.street, ordered.id, omsorg.user_display_name(ordered.by_user),
           ordered.confirmed_at
    from omsorg.care_recipient c
    left join lateral (
      select a.street from omsorg.address a
      where a.care_recipient_id = c.id and a.kind = 'delivery'
      order by a.is_default desc, a.id limit 1) home on true
    left join lateral (
      select o.id, coalesce(o.confirmed_on_behalf_of, o.confirmed_by) as by_user, o.confirmed_at
      from omsorg.customer_order o
      where o.care_recipient_id = c.id and o.state = 2 and o.confirmed_at >= p_since
        and exists (select from omsorg.order_part p where p.customer_order_id = o.id and p.erp_status <> 7)
      order by o.confirmed_at desc, o.id desc limit 1) ordered on true
    where c.id = any (persons);
end
$$;

grant execute on function
  omsorg.listed_recipients(integer[], text[], date), omsorg.told_recipients(integer[], timestamptz) to omsorg_app;

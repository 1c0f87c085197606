-- A list reads the settings of its place once, and those of several by their key: joined, all places are held against each
-- person.
CREATE OR REPLACE FUNCTION omsorg.listed_recipients(p_ids integer[], p_areas text[], p_today date)
 RETURNS TABLE(id integer, first_name text, last_name text, birth_date date, is_protected boolean, room text, status integer, care_place_id uuid, soon_days integer, items json)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  links omsorg.care_recipient_place[];
  here integer;
begin
  if omsorg.reach_scope() = 'place' then
    select s.soon_days into here from omsorg.place_setting s where s.care_place_id = (select omsorg.reach_place());
  end if;
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
      from (
        select distinct on (l.care_recipient_id) l as link
        from omsorg.care_recipient_place l
        where l.care_recipient_id = any (p_ids)
        order by l.care_recipient_id, l.status, l.linked_at, l.care_place_id) first);
  end if;
  return query
    select c.id, c.first_name, c.last_name, c.birth_date, c.protected_kind is not null, l.room,
           case when c.status = 1 then l.status else c.status end, l.care_place_id,
           coalesce(here, (select s.soon_days from omsorg.place_setting s where s.care_place_id = l.care_place_id)),
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
    where ((select omsorg.reach_market()) is null or c.market = (select omsorg.reach_market()))
      and (p_areas = '{}' or exists (
        select from omsorg.prescription p
        where p.care_recipient_id = c.id and p.therapy_area = any (p_areas) and p.status in (2, 4)));
end
$function$;

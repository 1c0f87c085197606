-- A prescription that is half filled in is sealed as one text, like a registration. What lies in clear cannot be sealed by the
-- database and is dropped: whoever had begun begins anew.

delete from omsorg.prescription_draft;
alter table omsorg.prescription_draft
  drop column unfinished,
  add column entries_sealed bytea not null check (octet_length(entries_sealed) <= 500000);

-- ---------------------------------------------------------------------------------------------------------------------
-- What is prescribed and selected goes along with a person who moves. Who has left a place already is followed to the one
-- place where the person is now.

with moved as (
  select link.care_recipient_id, (array_agg(link.care_place_id))[1] as care_place_id
  from omsorg.care_recipient_place link group by link.care_recipient_id having count(*) = 1
), followed as (
  update omsorg.prescription p set care_place_id = moved.care_place_id, row_version = p.row_version + 1
  from moved
  where p.care_recipient_id = moved.care_recipient_id and p.care_place_id <> moved.care_place_id and p.status in (1, 2, 4)
)
update omsorg.cart_item c set care_place_id = moved.care_place_id
from moved where c.care_recipient_id = moved.care_recipient_id and c.care_place_id <> moved.care_place_id;

-- Orders that are under way do not hold a person up any more.
drop function omsorg.ties_of_person(integer, uuid);
create function omsorg.ties_of_person(p_care_recipient_id integer, p_care_place_id uuid)
  returns table (has_orders boolean, has_prescriptions boolean, at_other_places boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select
    exists (select from omsorg.customer_order o where o.care_recipient_id = p_care_recipient_id)
      or exists (select from omsorg.order_line l where l.care_recipient_id = p_care_recipient_id)
      or exists (select from omsorg.preliminary_order_line l where l.care_recipient_id = p_care_recipient_id),
    exists (select from omsorg.prescription p where p.care_recipient_id = p_care_recipient_id),
    exists (select from omsorg.care_recipient_place link
            where link.care_recipient_id = p_care_recipient_id and link.care_place_id is distinct from p_care_place_id)
  where omsorg.reach_person(p_care_recipient_id)
$$;
grant execute on function omsorg.ties_of_person(integer, uuid) to omsorg_app, omsorg_jobs;

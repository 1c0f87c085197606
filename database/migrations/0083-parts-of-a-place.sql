-- A part of an order knows its care place and when its order was made: the history of a place, its counts and what is on
-- its way are read from the parts alone, and not from every order that the place ever had.
alter table omsorg.order_part
  add column client_id uuid,
  add column care_place_id uuid,
  add column market omsorg.market_code,
  add column type integer,
  add column created_at timestamptz;

update omsorg.order_part p
set client_id = o.client_id, care_place_id = o.care_place_id, market = o.market, type = o.type, created_at = o.created_at
from omsorg.customer_order o where o.id = p.customer_order_id;

alter table omsorg.order_part
  alter column client_id set not null,
  alter column care_place_id set not null,
  alter column market set not null,
  alter column type set not null,
  alter column created_at set not null;

create function omsorg.take_place_of_order() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  select o.client_id, o.care_place_id, o.market, o.type, o.created_at
  into new.client_id, new.care_place_id, new.market, new.type, new.created_at
  from omsorg.customer_order o where o.id = new.customer_order_id;
  return new;
end
$$;
create trigger order_part_takes_place before insert or update of customer_order_id on omsorg.order_part
  for each row execute function omsorg.take_place_of_order();

create function omsorg.give_place_to_parts() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update omsorg.order_part
  set client_id = new.client_id, care_place_id = new.care_place_id, market = new.market, type = new.type,
      created_at = new.created_at
  where customer_order_id = new.id;
  return null;
end
$$;
create trigger customer_order_gives_place after update of client_id, care_place_id, market, type, created_at
  on omsorg.customer_order for each row
  when ((old.client_id, old.care_place_id, old.market, old.type, old.created_at)
    is distinct from (new.client_id, new.care_place_id, new.market, new.type, new.created_at))
  execute function omsorg.give_place_to_parts();

-- The same as its order says, without looking the order up where the part tells it.
alter policy reach on omsorg.order_part using (
  care_place_id = (select omsorg.reach_place())
  or client_id = (select omsorg.reach_whole_client())
  or market::integer = (select omsorg.reach_market())
  or exists (select from omsorg.customer_order p where p.id = order_part.customer_order_id offset 0));

create index order_part_of_place on omsorg.order_part (care_place_id, created_at desc, id desc)
  include (erp_status, type, delivery_date) where erp_status is not null;
create index order_part_on_the_way on omsorg.order_part (care_place_id) where erp_status in (1, 2, 3, 4, 5);

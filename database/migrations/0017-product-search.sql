-- What the search of products reads fast: the offers of a client in one area in the order of products, and products of
-- the same traits by one number, so that a facet is counted once for each set of traits and not once for each product.

alter table omsorg.product_offer add column therapy_area omsorg.therapy_area;

update omsorg.product_offer o set therapy_area = p.therapy_area from omsorg.product p where p.id = o.product_id;

alter table omsorg.product_offer alter column therapy_area set not null;

-- The area of an offer is that of its product, whatever is written.
create function omsorg.take_area_of_product() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
begin
  new.therapy_area := (select p.therapy_area from omsorg.product p where p.id = new.product_id);
  return new;
end
$$;

create trigger product_offer_takes_area before insert or update of product_id, therapy_area on omsorg.product_offer
  for each row execute function omsorg.take_area_of_product();

-- The same for its stock.
alter table omsorg.product_stock add column market omsorg.market_code, add column therapy_area omsorg.therapy_area;

update omsorg.product_stock s set market = p.market, therapy_area = p.therapy_area
from omsorg.product p where p.id = s.product_id;

alter table omsorg.product_stock alter column market set not null, alter column therapy_area set not null;

create function omsorg.take_shelf_of_product() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
begin
  select p.market, p.therapy_area into new.market, new.therapy_area
  from omsorg.product p where p.id = new.product_id;
  return new;
end
$$;

create trigger product_stock_takes_shelf before insert or update of product_id, market, therapy_area
  on omsorg.product_stock for each row execute function omsorg.take_shelf_of_product();

-- A product that moves to another area takes both along, also offers of clients that whoever moves it does not see.
create function omsorg.move_offers_of_product() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update omsorg.product_offer o set therapy_area = new.therapy_area where o.product_id = new.id;
  update omsorg.product_stock s set therapy_area = new.therapy_area where s.product_id = new.id;
  return null;
end
$$;

create trigger product_takes_offers_along after update of therapy_area on omsorg.product
  for each row when (old.therapy_area is distinct from new.therapy_area)
  execute function omsorg.move_offers_of_product();

-- Large loads leave the ordinary triggers out; these keep a column true and always fire.
alter table omsorg.product_offer enable always trigger product_offer_takes_area;
alter table omsorg.product_stock enable always trigger product_stock_takes_shelf;
alter table omsorg.product enable always trigger product_takes_offers_along;

create index product_offer_by_area on omsorg.product_offer
  (client_id, therapy_area, product_id, customer_number, valid_from desc) include (agreement_type, valid_to, price);

-- Products with the same number have the same properties and the same flavour.
alter table omsorg.product add column traits bigint not null generated always as
  (hashtextextended(properties::text || coalesce(' ' || flavor, ''), 0)) stored;

create index product_stock_by_area on omsorg.product_stock (market, therapy_area, product_id) include (status);

create index product_by_scope on omsorg.product (market, therapy_area, is_pca, id)
  include (category_id, traits, brand, item_status, active, latex, pvc);

grant execute on function omsorg.take_area_of_product(), omsorg.take_shelf_of_product(), omsorg.move_offers_of_product() to omsorg_app, omsorg_jobs;

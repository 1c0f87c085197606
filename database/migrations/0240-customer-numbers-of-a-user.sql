-- A user is given customer numbers at care places: a number whole, or some of its invoice areas. Without an area a row stands for
-- the number whole, with whatever areas it has.
alter table omsorg.user_invoice_area drop constraint user_invoice_area_pkey;
alter table omsorg.user_invoice_area alter column invoice_area_id drop not null;
create unique index user_invoice_area_once on omsorg.user_invoice_area (user_id, care_place_id, customer_number, invoice_area_id)
  nulls not distinct;
create index user_invoice_area_by_area on omsorg.user_invoice_area (invoice_area_id) where invoice_area_id is not null;

alter table omsorg.invoice_area add column row_version integer not null default 1;

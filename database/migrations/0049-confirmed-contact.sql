-- The day on which somebody said that the phone, e-mail and entry code of an order's receiver are right.
alter table omsorg.customer_order add column contact_confirmed_on date;

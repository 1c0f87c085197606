-- A preliminary order knows when it was last sent and as which order, and each of its lines the price of that day: that is
-- what its list compares today with.
alter table omsorg.preliminary_order
  add column last_used_at timestamptz,
  add column last_used_by integer references omsorg.user_account,
  add column last_order_id bigint references omsorg.customer_order on delete set null,
  add check ((last_used_at is null) = (last_used_by is null));
alter table omsorg.preliminary_order_line add column price omsorg.minor;

create index preliminary_order_by_last_order on omsorg.preliminary_order (last_order_id) where last_order_id is not null;
create index preliminary_order_by_use on omsorg.preliminary_order
  (care_place_id, state, favorite desc, coalesce(last_used_at, updated_at) desc, id desc);
drop index omsorg.preliminary_order_by_place;

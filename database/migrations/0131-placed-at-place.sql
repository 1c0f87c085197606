-- What a care place has spent is asked by the day on which it was placed: a draft may be older than any bound.
create index customer_order_placed_at_place on omsorg.customer_order (care_place_id, confirmed_at) where state = 2;

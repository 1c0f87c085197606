-- Whoever waits for a parcel says that it came, by a portal account: once, whoever says it first.
create unique index order_event_one_receipt on omsorg.order_event (order_part_id) where event = 'received';

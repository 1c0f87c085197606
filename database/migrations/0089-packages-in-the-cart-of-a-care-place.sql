-- A care place selects products for itself: an item of its cart names no person, and says how many packages are wanted
-- next, shared among flavours where there are some. Null: selected, and nothing of it is wanted yet.
alter table omsorg.cart_item
  add column packages integer,
  add constraint cart_item_packages_check check (packages between 1 and 9999),
  add constraint cart_item_packages_of_place_check check (packages is null or care_recipient_id is null),
  -- What a care place selects has no use per day, and no prescription.
  add constraint cart_item_of_place_check check (care_recipient_id is not null or consumption is null and status <> 2);

alter table omsorg.cart_item_flavor
  add column packages integer,
  add constraint cart_item_flavor_packages_check check (packages between 0 and 9999);

-- What was selected for a place and has ended, the latest first.
create index cart_item_ended_of_place on omsorg.cart_item (care_place_id, updated_at desc, id desc)
  where care_recipient_id is null and status in (3, 4);

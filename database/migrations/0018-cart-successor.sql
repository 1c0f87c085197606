-- On whose behalf a product was selected, and what took the place of what.
alter table omsorg.cart_item
  add column created_on_behalf_of integer references omsorg.user_account,
  add column replaces_id integer references omsorg.cart_item on delete set null;

-- One successor, also when two replace the same item at once.
create unique index cart_item_one_successor on omsorg.cart_item (replaces_id) where replaces_id is not null;

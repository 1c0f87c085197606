-- A replacement is carried out in small transactions beside what others do: how far it is, what is left of it and why, and who
-- has ended it without that.
alter table omsorg.item_replacement
  add column started_at timestamptz,
  add column rows_merged integer not null default 0 check (rows_merged >= 0),
  add column cart_items_done integer not null default 0 check (cart_items_done >= 0),
  add column preliminary_orders_done integer not null default 0 check (preliminary_orders_done >= 0),
  -- How many persons, places and templates could not be reached at the last attempt, by why.
  add column left_over jsonb not null default '[]',
  add column skipped integer not null default 0 check (skipped >= 0),
  add column skipped_by integer references omsorg.user_account,
  add column skip_reason text check (length(skip_reason) <= 500),
  add constraint item_replacement_skip_check check ((skipped_by is null) = (skip_reason is null));

comment on column omsorg.item_replacement.left_over is '[{"reason": "busy" | "failed", "count": 2}]';

-- Which saved preliminary orders hold an item.
create index preliminary_order_line_by_item on omsorg.preliminary_order_line (item_number);

-- A replacement of the whole market overlaps every one of a client: the index alone cannot tell that, so whoever publishes locks
-- the product first. What a market has of a patient data owner is asked beyond the reach, and tells nothing but the market.
create function omsorg.markets_of_data_owner(p_patient_data_owner_id text)
  returns table (market integer, is_removed boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select c.market::integer, c.removed_at is not null from omsorg.client c
  where c.patient_data_owner_id = p_patient_data_owner_id
$$;
revoke all on function omsorg.markets_of_data_owner(text) from public;
grant execute on function omsorg.markets_of_data_owner(text) to omsorg_app;

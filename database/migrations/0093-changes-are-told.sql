-- Whoever looks at an order hears that it changed: which order, where it was placed, and nothing of whom it is for. PostgreSQL
-- tells every server when the transaction commits, and one notice of several alike. That an order was placed is not told:
-- whoever placed it knows, and a notice makes the commits of all who place orders wait for each other.
create function omsorg.tell_order_changed() returns trigger language plpgsql security definer
  set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_notify('omsorg_changed',
    json_build_object('kind', 'order', 'id', o.id, 'carePlaceId', o.care_place_id, 'market', o.market)::text)
  from omsorg.customer_order o where o.id = new.customer_order_id;
  return null;
end
$$;
revoke all on function omsorg.tell_order_changed() from public;

create trigger tell_changed after insert on omsorg.order_event
  for each row when (new.event <> 'placed') execute function omsorg.tell_order_changed();
create trigger tell_changed after insert or update on omsorg.order_task
  for each row when (new.customer_order_id is not null) execute function omsorg.tell_order_changed();

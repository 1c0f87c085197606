-- The customer numbers of a client are compared with the ERP as a whole: a feed as any other, whose runs are read beside them.
alter table omsorg.erp_run drop constraint erp_run_feed_check;
alter table omsorg.erp_run add constraint erp_run_feed_check
  check (feed in ('agreements', 'ratings', 'customer-agreements', 'customer-numbers'));

-- How many parts of orders are still on their way under each customer number of a client. It counts alone, and tells of nobody:
-- whoever administers the organisation sees no order.
create function omsorg.orders_under_way_by_number(p_client uuid)
  returns table (customer_number text, orders integer)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select p.customer_number, count(*)::integer
  from omsorg.order_part p
  where omsorg.reach_all() and p.client_id = p_client and p.erp_status in (1, 2, 3, 4, 5) and p.customer_number is not null
  group by p.customer_number
$$;
revoke all on function omsorg.orders_under_way_by_number(uuid) from public;
grant execute on function omsorg.orders_under_way_by_number(uuid) to omsorg_app;

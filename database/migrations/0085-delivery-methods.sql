-- Delivery methods are changed by people now.

-- They have words in English, Swedish and Finnish (ordering.md, delivery method); Danish reads the English ones.
delete from omsorg.delivery_method_text where language = 'dk';
alter table omsorg.delivery_method_text add check (language in ('en', 'sv', 'fi'));

-- How often settings and orders name a method, for whoever wants to remove it. Orders are out of the reach of administration,
-- so that they are counted here and nothing of them is told.
create function omsorg.delivery_method_use(p_market integer, p_code text)
  returns table (settings integer, orders integer)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select
    (select count(*)::integer from omsorg.order_setting s
     join omsorg.client c on c.id = s.client_id
     where c.market = p_market and (p_code = any (s.delivery_method_codes) or s.default_delivery_method = p_code)),
    (select count(*)::integer from omsorg.customer_order o
     where o.market = p_market and o.delivery_method_code = p_code)
  where omsorg.reach_all()
$$;
revoke execute on function omsorg.delivery_method_use(integer, text) from public;
grant execute on function omsorg.delivery_method_use(integer, text) to omsorg_app;

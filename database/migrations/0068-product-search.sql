-- Words are looked for within a market and a therapy area alone, and stock is read from its index. One plan serves each
-- word: without an area there is another statement, so that neither takes the plan of the other.

drop index omsorg.product_by_words;
create index product_by_words on omsorg.product
  using gin (market, therapy_area, search_text omsorg.gin_trgm_ops) with (fastupdate = off);

drop index omsorg.product_stock_by_area;
create index product_stock_by_area on omsorg.product_stock (market, therapy_area, product_id) include (status, quantity);

create or replace function omsorg.search_products(p_term text, p_client uuid, p_market integer, p_area text, p_pca boolean)
  returns table (product_id integer, rank real)
  language plpgsql stable rows 50
  set search_path = pg_catalog, pg_temp
as $$
declare
  patterns text[] := omsorg.patterns_of(p_term);
  beginnings text[] := omsorg.beginnings_of(patterns);
  -- The index is asked for three words at once, and the rest is looked at.
  first text := patterns[1];
  second text := coalesce(patterns[2], patterns[1]);
  third text := coalesce(patterns[3], patterns[1]);
  own integer[] := '{}';
begin
  if cardinality(patterns) = 0 then
    return;
  end if;
  if p_client is not null then
    own := array(
      select p.id
      from omsorg.custom_article_number n
      join omsorg.product p on p.id = n.product_id
      where n.client_id = p_client and n.custom_number = trim(p_term) and p.market = p_market
        and (p_area is null or p.therapy_area = p_area) and (p_pca is null or p.is_pca = p_pca));
    return query select id, 2::real from unnest(own) as numbered (id);
  end if;
  if p_area is null then
    return query
      select p.id, case when p.search_text like all (beginnings) then 1 else 0.5 end::real
      from omsorg.product p
      where p.market = p_market
        and p.search_text like first and p.search_text like second and p.search_text like third
        and p.search_text like all (patterns) and (p_pca is null or p.is_pca = p_pca) and p.id <> all (own);
  else
    return query
      select p.id, case when p.search_text like all (beginnings) then 1 else 0.5 end::real
      from omsorg.product p
      where p.market = p_market and p.therapy_area = p_area
        and p.search_text like first and p.search_text like second and p.search_text like third
        and p.search_text like all (patterns) and (p_pca is null or p.is_pca = p_pca) and p.id <> all (own);
  end if;
end
$$;

-- The search of products by words says how few it usually finds, and leaves the order to whoever asks.
-- Without the first, the planner reads a whole therapy area beside a word that finds one item.

drop function omsorg.search_products(text, uuid, integer, text, boolean, integer);

-- Products of a market by words of their name, brand or numbers, or by the number that a client has given them: 2 for that
-- number, 1 where every word begins a word, 0.5 where one stands inside. The catalogue stands behind no policy, so this
-- runs as whoever asks. p_area null = every area; p_pca null = both.
create function omsorg.search_products(p_term text, p_client uuid, p_market integer, p_area text, p_pca boolean)
  returns table (product_id integer, rank real)
  language plpgsql stable rows 50
  set search_path = pg_catalog, pg_temp
  -- The plan depends on how rare the word is, so each word gets its own.
  set plan_cache_mode = force_custom_plan
as $$
declare
  patterns text[] := omsorg.patterns_of(p_term);
  beginnings text[] := omsorg.beginnings_of(patterns);
  own integer[];
begin
  if cardinality(patterns) = 0 then
    return;
  end if;
  if p_client is not null then
    own := array(
      select n.product_id from omsorg.custom_article_number n
      where n.client_id = p_client and n.custom_number = trim(p_term));
  end if;
  return query
    select p.id, case when p.id = any (own) then 2 when p.search_text like all (beginnings) then 1 else 0.5 end::real
    from omsorg.product p
    where (
        -- The index is asked for three words at once, and the rest is looked at.
        p.search_text like patterns[1]
        and p.search_text like coalesce(patterns[2], patterns[1])
        and p.search_text like coalesce(patterns[3], patterns[1])
        and p.search_text like all (patterns)
        or p.id = any (own))
      and p.market = p_market
      and (p_area is null or p.therapy_area = p_area)
      and (p_pca is null or p.is_pca = p_pca);
end
$$;

grant execute on function omsorg.search_products(text, uuid, integer, text, boolean) to omsorg_app, omsorg_jobs;

-- Counts one table of the catalogue anew after much of it was written at once. Until the planner knows how many products,
-- offers or ratings there are, it takes for quick what is quick with a handful; left alone, it learns within minutes.
create function omsorg.know_catalogue(p_table text) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if p_table not in ('product', 'product_offer', 'product_stock', 'product_rating') then
    raise 'the catalogue has no table %', p_table;
  end if;
  execute format('analyze omsorg.%I', p_table);
end
$$;

grant execute on function omsorg.know_catalogue(text) to omsorg_app, omsorg_jobs;

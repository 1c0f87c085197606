-- What is filled in for an order, with how its lines are split into flavours, is written by one call. Which flavours stand is
-- asked only where some are given or some stood.
create function omsorg.save_order_content(p_id bigint, p_parts json, p_lines json, p_fees json, p_flavors json)
returns bigint[]
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  -- Asks first whether the order is in reach.
  ids constant bigint[] := omsorg.write_order_content(p_id, p_parts, p_lines, p_fees, null, null);
begin
  if json_array_length(p_flavors) = 0 and not exists (
    select from omsorg.order_line l join omsorg.order_line_flavor f on f.order_line_id = l.id where l.customer_order_id = p_id
  ) then
    return ids;
  end if;
  with wanted as materialized (
    select l.id, g."itemNumber" as item_number, g.packages
    from json_to_recordset(p_flavors) as g ("lineNo" int, "itemNumber" text, packages int)
    join omsorg.order_line l on l.customer_order_id = p_id and l.line_no = g."lineNo"
    where g.packages > 0
  ), left_over as (
    delete from omsorg.order_line_flavor f using omsorg.order_line l
    where l.customer_order_id = p_id and f.order_line_id = l.id
      and not exists (select from wanted w where w.id = l.id and w.item_number = f.item_number)
  )
  insert into omsorg.order_line_flavor (order_line_id, item_number, packages)
  select id, item_number, packages from wanted
  on conflict (order_line_id, item_number) do update set packages = excluded.packages;
  return ids;
end
$$;

grant execute on function omsorg.save_order_content(bigint, json, json, json, json) to omsorg_app;

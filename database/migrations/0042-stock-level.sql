-- Few in stock is what lies below the setting FewInStockBelow of the client, where the quantity is known (O-4-27).
create function omsorg.stock_level(status text, quantity integer, few_below integer) returns text
  language sql immutable parallel safe
  return case
    when quantity is null or status not in ('in-stock', 'few-in-stock') then coalesce(status, 'undefined')
    when quantity < coalesce(few_below, 10) then 'few-in-stock'
    else 'in-stock'
  end;
grant execute on function omsorg.stock_level(text, integer, integer) to omsorg_app, omsorg_jobs;

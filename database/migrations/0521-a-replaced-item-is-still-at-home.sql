-- What was drawn of a row before its item was replaced is still at home, and the row runs out after it: it is supply of the row,
-- whatever item it was. Nothing else of the view is new.
create or replace view omsorg.row_supply_from_draws as
select r.id as prescription_row_id, p.care_recipient_id, p.id as prescription_id, p.status as prescription_status,
  r.status as row_status, p.start_date, p.end_date,
  greatest(1, (p.end_date - p.start_date + 1) / r.withdrawals) as expected_days,
  coalesce(r.consumption > 0, false) as use_known,
  case when r.consumption > 0 then drawn.runs_out_on end as runs_out_on,
  coalesce(drawn.draws, 0) as draws,
  coalesce(drawn.packages, 0) as packages_drawn,
  (drawn.last_at at time zone omsorg.time_zone_of(p.market))::date as last_draw_on,
  drawn.last_at as last_draw_at,
  exists (select from omsorg.prescription_row_addition a where a.prescription_row_id = r.id) as has_additions
from omsorg.prescription p
join omsorg.prescription_row r on r.prescription_id = p.id
left join (
  select laid.care_recipient_id, laid.id,
    max(laid.day + laid.days_from_here::integer) filter (where laid.is_of_item) as runs_out_on,
    (count(*) filter (where laid.is_of_row))::integer as draws,
    (sum(laid.packages) filter (where laid.is_of_row))::integer as packages,
    max(laid.confirmed_at) filter (where laid.is_of_row) as last_at
  from (
    select lasting.*,
      sum(lasting.days) filter (where lasting.is_of_item)
        over (partition by lasting.care_recipient_id, lasting.id order by lasting.day desc) as days_from_here
    from (
      select stock.care_recipient_id, stock.id, stock.is_of_item, stock.is_of_row, stock.confirmed_at, stock.day, stock.packages,
        -- In whole numbers, so that nothing is lost: a month is 365/12 days. A hundred years are long enough.
        least(36500, case
          when stock.consumption_numerator > 0
            then div(stock.pieces::numeric * stock.consumption_denominator, stock.consumption_numerator)
          when stock.consumption > 0 then div(
            stock.pieces * case stock.consumption_period when 1 then 1 when 2 then 7 else 365 end,
            stock.consumption * case stock.consumption_period when 3 then 12 else 1 end)
        end) as days
      from (
        select p.care_recipient_id, r.id,
          (draw.item_number = r.item_number or draw.prescription_row_id = r.id)
            and (counted.day is null or o.confirmed_at > counted.drawn_until) as is_of_item,
          draw.prescription_row_id is not distinct from r.id as is_of_row, o.confirmed_at,
          -- What came after the count is used after what was counted.
          greatest((o.confirmed_at at time zone omsorg.time_zone_of(p.market))::date, counted.day) as day,
          (draw.pieces + r.items_per_package - 1) / r.items_per_package as packages,
          draw.pieces, draw.consumption_numerator, draw.consumption_denominator, r.consumption, r.consumption_period
        from omsorg.prescription p
        join omsorg.prescription_row r on r.prescription_id = p.id
        join (
          select l.care_recipient_id, l.customer_order_id, l.prescription_row_id, l.item_number, sum(l.pieces) as pieces,
            max(l.consumption_numerator) as consumption_numerator,
            max(l.consumption_denominator) as consumption_denominator
          from omsorg.order_line l
          where not l.set_aside and not l.given_back
          group by l.care_recipient_id, l.customer_order_id, l.prescription_row_id, l.item_number
        ) draw on draw.care_recipient_id = p.care_recipient_id
          and (draw.item_number = r.item_number or draw.prescription_row_id = r.id)
        join omsorg.customer_order o on o.id = draw.customer_order_id and o.state = 2
        left join omsorg.counted_stock counted
          on counted.care_recipient_id = p.care_recipient_id and counted.item_number = r.item_number
        where p.status in (2, 3, 4)
        union all
        select p.care_recipient_id, r.id, true, false, null, counted.day, null, counted.pieces, counted.consumption_numerator,
          counted.consumption_denominator, r.consumption, r.consumption_period
        from omsorg.prescription p
        join omsorg.prescription_row r on r.prescription_id = p.id
        join omsorg.counted_stock counted
          on counted.care_recipient_id = p.care_recipient_id and counted.item_number = r.item_number
        where p.status in (2, 3, 4)
      ) stock
    ) lasting
  ) laid
  group by laid.care_recipient_id, laid.id
) drawn on drawn.care_recipient_id = p.care_recipient_id and drawn.id = r.id
where p.status in (2, 3, 4);

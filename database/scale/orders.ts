import type { Connection } from '../demo/build/rows.ts'

/**
 * One order for each withdrawal of a prescription, with a line for each of its rows, and what the ERP told about it; `multiple`
 * times as many when the same was ordered before the prescription began.
 */
export async function insertOrders(
  connection: Connection,
  userId: number,
  today: Temporal.PlainDate,
  multiple: number,
): Promise<void> {
  await connection.query(plan, [today.toString(), multiple])
  await connection.query(planLines)
  await connection.query(orders, [userId])
  await connection.query(parts)
  await connection.query(lines)
  await connection.query(events, [userId])
}

const plan = `
  create temporary table scale_order on commit drop as
  select nextval(pg_get_serial_sequence('omsorg.customer_order', 'id')) as id,
    nextval(pg_get_serial_sequence('omsorg.order_part', 'id')) as part_id, *,
    case when ago >= 8 then 6 when ago >= 4 then 5 when ago >= 2 then 3 else 2 end as erp_status,
    ($1::date - ago) + time '06:00' + make_interval(mins => prescription_id % 420) as confirmed_at
  from (
    select p.id as prescription_id, p.care_recipient_id, p.client_id, p.care_place_id, p.area,
      draw >= 0 as is_of_prescription, greatest(1, p.last_ago + (p.draws - 1 - draw) * p.days) as ago
    from scale_prescription p
    cross join lateral generate_series(p.draws * (1 - $2::int), p.draws - 1) as draw
    order by ago desc, p.id
  ) as drawn`

/** The VAT of the order is rounded once; the last line takes what the others leave. */
const planLines = `
  create temporary table scale_line on commit drop as
  select o.id as customer_order_id, o.part_id, o.care_recipient_id, o.area as therapy_area, o.erp_status,
    row_number() over lines_of_order as line_no, case when o.is_of_prescription then r.id end as prescription_row_id, r.product_id, r.item_number, r.name,
    r.packages, r.items_per_package, r.numerator, r.denominator, r.price, r.rate, r.packages * r.price as net,
    round(sum(r.packages * r.price) over until_here * r.rate / 100)::bigint
      - round((sum(r.packages * r.price) over until_here - r.packages * r.price) * r.rate / 100)::bigint as vat
  from scale_order o
  join scale_row r on r.prescription_id = o.prescription_id
  window lines_of_order as (partition by o.id order by r.row_no),
    until_here as (partition by o.id order by r.row_no rows unbounded preceding)`

const orders = `
  insert into omsorg.customer_order (id, client_id, care_place_id, market, type, state, care_recipient_id,
    receiver_name, receiver_street, receiver_zip, receiver_city, receiver_country_code, delivery_method_code, currency,
    subtotal, vat, total, created_by, created_at, confirmed_by, confirmed_at)
  select o.id, o.client_id, o.care_place_id, 30, 4, 2, o.care_recipient_id, 'Koivula', 'Koivutie 1', '62310', 'Järvimaa',
    'FI', 'WARD', 'EUR', sums.net, sums.vat, sums.net + sums.vat, $1::int, o.confirmed_at, $1::int, o.confirmed_at
  from scale_order o
  join (select customer_order_id, sum(net) as net, sum(vat) as vat from scale_line group by 1) sums on sums.customer_order_id = o.id
  order by o.id`

const parts = `
  insert into omsorg.order_part (id, customer_order_id, client_id, care_place_id, market, type, created_at, erp_order_id, erp_status,
    erp_status_at, handed_over_at, delivery_date, customer_number)
  select part_id, id, client_id, care_place_id, 30, 4, confirmed_at, case when erp_status >= 3 then 'E' || lpad(part_id::text, 7, '0') end, erp_status,
    confirmed_at + interval '20 hours', confirmed_at + interval '1 minute', confirmed_at::date + 3, '900100'
  from scale_order`

const lines = `
  insert into omsorg.order_line (customer_order_id, order_part_id, line_no, care_recipient_id, product_id, item_number, item_name,
    therapy_area, prescription_row_id, quantity, items_per_package, consumption_numerator, consumption_denominator, price,
    vat_rate, line_net, vat, delivered_quantity)
  select customer_order_id, part_id, line_no, care_recipient_id, product_id, item_number, name, therapy_area, prescription_row_id,
    packages, items_per_package, numerator, denominator, price, rate, net, vat, case when erp_status >= 5 then packages else 0 end
  from scale_line`

const events = `
  insert into omsorg.order_event (customer_order_id, order_part_id, at, recorded_at, event, status, source, by_user)
  select id, part_id, confirmed_at + told.after, confirmed_at + told.after, told.event, told.status, told.source,
    case when told.source = 'user' then $1::int end
  from scale_order
  join (values (1, 'placed', 'user', interval '0'), (3, 'status', 'erp', interval '2 hours'), (6, 'status', 'erp', interval '20 hours'))
    as told (status, event, source, after) on told.status <= erp_status`

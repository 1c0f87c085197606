import type { Connection } from '../demo/build/rows.ts'
import { withdrawals } from './items.ts'

/**
 * One prescription for three of five persons and two for the others, each with one or two rows. Where a person stands follows from
 * the id: of a hundred, 62 ordered recently, 18 run out soon, 20 are due.
 */
export async function insertPrescriptions(
  connection: Connection,
  userId: number,
  today: Temporal.PlainDate,
): Promise<void> {
  await connection.query(plan, [today.toString(), withdrawals])
  await connection.query(prescriptions, [userId, today.toString(), withdrawals])
  await connection.query(planRows)
  await connection.query(rows, [withdrawals])
}

/** draws: how many were made; last_ago: days since the last of them. Three at most, so that one is always left. */
const plan = `
  create temporary table scale_prescription on commit drop as
  select nextval(pg_get_serial_sequence('omsorg.prescription', 'id'))::int as id, person.id as care_recipient_id,
    person.client_id, link.care_place_id, areas.area_no, first.area, first.item_no, first.items_of_area, first.days,
    1 + hash % 2 as row_count, draws, last_ago,
    ($1::date - (last_ago + (draws - 1) * first.days + 3))::date as start_date
  from omsorg.care_recipient person
  join omsorg.care_recipient_place link on link.care_recipient_id = person.id
  cross join lateral generate_series(0, case when person.id % 5 < 2 then 1 else 0 end) as second
  cross join lateral (select ((person.id::bigint * 2654435761 + second * 40503) % 1000003)::int as hash) as hashed
  cross join lateral (
    select (person.id + second * 2) % (select max(area_no) + 1 from scale_item) as area_no) as areas
  join scale_item first on first.area_no = areas.area_no and first.item_no = hash % first.items_of_area
  cross join lateral (select case
    when hash % 100 < 62 then least(first.days - 1, 15 + (hash / 100) % 90)
    when hash % 100 < 80 then 1 + hash % 14
    else -(hash % 8) end as days_left) as wanted
  cross join lateral (select first.days - days_left as last_ago) as known
  cross join lateral (select greatest(1, least($2::int - 1, 1 + hash % 3, (330 - last_ago) / first.days + 1)) as draws) as counted
  where person.status = 1`

const prescriptions = `
  insert into omsorg.prescription (id, care_recipient_id, client_id, care_place_id, market, therapy_area, status, confirmed_at,
    period_months, start_date, end_date, customer_number, prescribed_by, created_at)
  select id, care_recipient_id, client_id, care_place_id, 30, area,
    case when draws = $3::int - 1 or period.last_day - $2::date <= 30 then 4 else 2 end,
    start_date + time '06:30', 12, start_date, period.last_day, '900100', $1::int, start_date + time '06:30'
  from scale_prescription
  cross join lateral (select (start_date + interval '12 months' - interval '1 day')::date as last_day) as period`

const planRows = `
  create temporary table scale_row on commit drop as
  select nextval(pg_get_serial_sequence('omsorg.prescription_row', 'id'))::int as id, p.id as prescription_id, row_no, item.*
  from scale_prescription p
  cross join lateral generate_series(0, p.row_count - 1) as row_no
  join scale_item item on item.area_no = p.area_no and item.item_no = (p.item_no + row_no) % p.items_of_area
  where row_no = 0 or p.items_of_area > 1`

const rows = `
  insert into omsorg.prescription_row (id, prescription_id, product_id, item_number, product_group_number, items_per_package,
    consumption, consumption_period, calculation_period, withdrawals, packages_per_withdrawal, interval_days, status)
  select id, prescription_id, product_id, item_number, product_group_number, items_per_package,
    amount, period, 12, $1::int, packages, 365 / $1::int, 2
  from scale_row`

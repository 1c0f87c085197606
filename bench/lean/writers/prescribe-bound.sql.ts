import { prescriptionStatus, rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'

/** The person, locked, with the settings of the place and the items; parameters: the person, the item numbers. */
export const prescribeFacts = `
  with person as materialized (
    select c.id, c.client_id, c.market from omsorg.care_recipient c
    where c.id = (select l.care_recipient_id from omsorg.care_recipient_place l
                  where l.care_place_id = omsorg.reach_place() and l.care_recipient_id = $1::int)
    for no key update
  )
  select json_build_object('calculationPeriod', s.calculation_period_months, 'maxWithdrawals', s.max_withdrawals,
    'customerNumber', coalesce((
      select n.number from omsorg.customer_number n
      where n.client_id = s.client_id and (n.care_place_id = s.care_place_id or n.care_place_id is null)
      order by n.care_place_id nulls last, n.is_primary desc, n.number limit 1), ''),
    'items', (select json_object_agg(i.item_number, json_build_object('id', i.id, 'itemsPerPackage', i.items_per_package,
        'group', i.product_group_number))
      from omsorg.product i
      join omsorg.product_offer o on o.product_id = i.id and o.client_id = person.client_id and o.price is not null
      where i.market = person.market and i.item_number = any ($2::text[]))) as answer
  from person join omsorg.place_setting s on s.care_place_id = omsorg.reach_place()`

/** Parameters: user, person, area, months, first and last day, customer number, rows; the log's are the user, $9 and the market. */
export const prescribeStatement = `
  with prescription as (
    insert into omsorg.prescription (care_recipient_id, client_id, care_place_id, market, therapy_area, type, status,
      confirmed_at, period_months, start_date, end_date, customer_number, prescribed_by, updated_by, updated_at)
    values ($2::int, omsorg.reach_client(), omsorg.reach_place(), $10::int, $3, 'iterative', ${prescriptionStatus.active},
      now(), $4::int, $5::date, $6::date, $7, $1::int, $1::int, now())
    returning id, row_version
  ), made as (
    insert into omsorg.prescription_row (prescription_id, product_id, item_number, product_group_number, items_per_package,
      consumption, consumption_period, calculation_period, withdrawals, packages_per_withdrawal, interval_days, note, status)
    select p.id, g."productId", g."itemNumber", g."group", g."itemsPerPackage", g.consumption, g."consumptionPeriod",
      g."calculationPeriod", g.withdrawals, g."packagesPerWithdrawal", g."intervalDays", g.note, ${rowStatus.active}
    from prescription p, json_to_recordset($8::json) as g ("productId" int, "itemNumber" text, "group" text,
      "itemsPerPackage" int, consumption numeric, "consumptionPeriod" int, "calculationPeriod" int, withdrawals int,
      "packagesPerWithdrawal" int, "intervalDays" int, note text)
    returning id, item_number, row_version
  ), told as (
    insert into omsorg.prescription_event (at, prescription_id, event, to_status, by_user, detail)
    select now(), p.id, 'created', ${prescriptionStatus.active}, $1::int,
      jsonb_build_object('items', array(select item_number from made order by id))
    from prescription p
  ), logged as (
    insert into omsorg.access_log (at, user_id, market, action, care_recipient_id, care_place_id, client_id)
    values (now(), $1::int, $10::int, $9, $2::int, omsorg.reach_place(), omsorg.reach_client())
  )
  select p.id, p.row_version as "rowVersion", (
    select json_agg(json_build_object('id', m.id, 'rowVersion', m.row_version) order by m.id) from made m) as rows
  from prescription p`

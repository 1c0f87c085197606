import { runningPrescriptions } from '@omsorg/domain/prescriptions/prescription/statuses.ts'
import { prescriptionStatus, rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'

const running = runningPrescriptions.map((word) => prescriptionStatus[word]).join(', ')
const { preliminary } = prescriptionStatus

/** The person, locked; parameter: the person. */
export const lockStatement = `
  select c.id from omsorg.care_recipient c
  where c.id = (select l.care_recipient_id from omsorg.care_recipient_place l
                where l.care_place_id = omsorg.reach_place() and l.care_recipient_id = $1::int)
  for no key update`

const numberOrder = 'n.care_place_id nulls last, n.is_primary desc, n.number'

const items = `
  select json_object_agg(i.item_number, json_build_object('id', i.id, 'itemsPerPackage', i.items_per_package,
    'group', i.product_group_number, 'area', i.therapy_area, 'isPca', i.is_pca, 'latex', i.latex, 'pvc', i.pvc,
    'itemStatus', i.item_status, 'active', i.active, 'stockStatus', omsorg.stock_level(st.status, st.quantity, ps.few_in_stock_below),
    'type', offer.agreement_type, 'hasPrice', offer.price is not null and vat.is_known, 'beingReplaced', exists (
      select from omsorg.item_replacement ir where ir.status <> 4 and ir.replaced_product_id = i.id
        and (ir.patient_data_owner_id is null or ir.patient_data_owner_id = s.patient_data_owner_id)),
    'isKnown', exists (
      select from omsorg.cart_item k where k.care_recipient_id = c.id and k.product_id = i.id and k.status = 1)
      or exists (
      select from omsorg.prescription p join omsorg.prescription_row r on r.prescription_id = p.id
      where p.care_recipient_id = c.id and p.status in (${preliminary}, ${running}) and r.product_id = i.id
        and r.status <> ${rowStatus.closed})))
  from omsorg.product i
  left join omsorg.product_stock st on st.product_id = i.id
  left join lateral (
    select o.price, o.agreement_type from omsorg.product_offer o
    where o.product_id = i.id and o.client_id = c.client_id and o.valid_from <= $4::date
      and coalesce(o.valid_to, 'infinity') >= $4::date and (o.customer_number is null or o.customer_number = (
        select n.number from n order by ${numberOrder} limit 1))
    order by o.customer_number nulls last, o.valid_from desc limit 1) offer on true
  left join lateral (
    select bool_or(v.product_class = 'standard') as is_known from omsorg.vat_rate v
    where v.market = i.market and v.product_class in (i.vat_class, 'standard')
      and v.valid_from <= $4::date and coalesce(v.valid_to, 'infinity') >= $4::date) vat on true
  where i.market = c.market and i.item_number = any ($2::text[])`

/** All that a prescription is judged by; parameters: the person, the item numbers, the area, the day, the user. */
export const prescribeFacts = `
  with s as materialized (
    select * from omsorg.place_setting where care_place_id = omsorg.reach_place()
  ), n as materialized (
    select n.number, n.is_primary, n.is_payer, n.care_place_id
    from omsorg.customer_number n join s on s.client_id = n.client_id
    where (n.care_place_id = s.care_place_id or n.care_place_id is null)
      and (n.therapy_areas = '{}' or $3 = any (n.therapy_areas))
  )
  select json_build_object('status', c.status, 'linkStatus', link.status,
    'clientHasSettings', exists (select from omsorg.prescription_setting t
      where t.client_id = c.client_id and t.care_place_id is null),
    'placeHasOwnSettings', (
      select case when not t.uses_client_settings then num_nonnulls(t.iterative_prescription_allowed,
        t.prescription_period_months, t.calculation_period_months, t.max_withdrawals) > 0 end
      from omsorg.prescription_setting t where t.client_id = c.client_id and t.care_place_id = s.care_place_id),
    'allowedHere', s.iterative_prescription_allowed, 'dataOwner', s.patient_data_owner_id,
    'settings', json_build_object('calculationPeriod', s.calculation_period_months, 'maxWithdrawals', s.max_withdrawals,
      'noteEnabled', s.note_enabled, 'invoiceAreaRequired', s.invoice_area_required, 'dispenseAllowed', s.dispense_allowed,
      'cutAllowed', coalesce(area.cut_option_allowed, false), 'payerCustomerNumber', s.payer_customer_number),
    'areaIsOn', coalesce(area.enabled, false), 'allowedInArea', coalesce(area.enabled and area.prescription_allowed, false),
    'clientTypes', coalesce(own.agreement_types, '{}'), 'userTypes', override.agreement_types,
    'latexFreeOnly', coalesce(ps.latex_free_only, false), 'pvcFreeOnly', coalesce(ps.pvc_free_only, false),
    'pcaEnabled', coalesce(ps.pca_assortment_enabled, false), 'allowOutgoing', coalesce(ps.allow_outgoing_items, true),
    'blockUncertain', coalesce(ps.block_uncertain_delivery, false),
    'numbers', array(select n.number from n order by ${numberOrder}), 'areaNumber', area.customer_number,
    'payers', array(select n.number from n where n.is_payer order by ${numberOrder}),
    'invoiceAreas', coalesce((
      select json_agg(json_build_object('id', i.id, 'customerNumber', i.customer_number)) from omsorg.invoice_area i
      where i.client_id = c.client_id and i.active and i.customer_number in (select n.number from n)), '[]'),
    'hasFee', exists (select from omsorg.patient_fee_setting f where f.client_id = c.client_id and f.therapy_area = $3 and f.enabled),
    'running', coalesce((
      select json_agg(run.items) from (
        select array_agg(r.item_number) as items from omsorg.prescription p
        join omsorg.prescription_row r on r.prescription_id = p.id and r.status <> ${rowStatus.closed}
        where p.care_recipient_id = c.id and p.therapy_area = $3 and p.status in (${running}) and p.end_date >= $4::date
        group by p.id) run), '[]'),
    'items', coalesce((${items}), '{}')) as answer
  from s
  join omsorg.care_recipient c on c.id = $1::int and c.client_id = s.client_id
  join omsorg.care_recipient_place link on link.care_recipient_id = c.id and link.care_place_id = s.care_place_id
  left join omsorg.therapy_area_setting area on area.client_id = c.client_id and area.therapy_area = $3
  left join omsorg.product_availability_setting own
    on own.client_id = c.client_id and own.therapy_area = $3 and own.user_id is null
  left join omsorg.product_availability_setting override
    on override.client_id = c.client_id and override.therapy_area = $3 and override.user_id = $5::int and override.use_override
  left join omsorg.product_setting ps on ps.client_id = c.client_id`

/** Writes what was judged; parameters: user, person, area, months, first and last day, customer number, rows; the log's are the user, $9 and the market. */
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

/** What nobody has: a draft of it goes, and a product that was selected is prescribed from now on. */
export const leftBehindStatement = `
  with draft as (
    delete from omsorg.prescription_draft
    where user_id = $2::int and care_place_id = omsorg.reach_place() and care_recipient_id = $1::int and therapy_area = $3
      and prescription_id is null
  )
  select 1 / (not exists (select from omsorg.cart_item k
    where k.care_recipient_id = $1::int and k.product_id = any ($4::int[]) and k.status = 1))::int`

import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { kindsEndedByProgress } from '@omsorg/domain/orders/task/order-task.ts'
import { prescriptionStatus, renewalRequestStatus } from '@omsorg/domain/prescriptions/row/row.ts'

const { active, renew, finished } = prescriptionStatus

/** The order, locked; parameter: the order. */
export const lockOrder = `
  select o.id from omsorg.customer_order o where o.id = $1::bigint and o.care_place_id = omsorg.reach_place() for update`

/** Its parts, locked, and the job of each that nobody has begun taken out of the queue; parameter: the order. */
export const lockParts = `
  with part as materialized (
    select p.* from omsorg.order_part p where p.customer_order_id = $1::bigint order by p.id for update
  )
  select json_build_object('id', p.id, 'type', o.type, 'state', o.state, 'person', coalesce(p.care_recipient_id, o.care_recipient_id),
    'erpStatus', p.erp_status, 'cancelAsked', p.cancel_asked_at is not null, 'cancelRefused', p.cancel_refused_at is not null,
    'notBegun', p.erp_status = ${erpStatus.new} and p.cancel_asked_at is null and omsorg.remove_job('hand-over-' || p.id),
    'areas', (select json_agg(distinct l.therapy_area) from omsorg.order_line l where l.order_part_id = p.id),
    'lines', (
      select json_agg(json_build_object('rowId', l.prescription_row_id, 'pieces', l.quantity * l.items_per_package))
      from omsorg.order_line l where l.order_part_id = p.id and not l.set_aside)) as part
  from part p
  join omsorg.customer_order o on o.id = p.customer_order_id and o.care_place_id = omsorg.reach_place()
  order by p.id`

/** The person of the order, locked, where somebody may see her; parameter: the order. */
export const lockPerson = `
  select c.id from omsorg.care_recipient c
  where c.id = (select o.care_recipient_id from omsorg.customer_order o where o.id = $1::bigint) and exists (
    select from omsorg.care_recipient_place l
    where l.care_recipient_id = c.id and l.care_place_id = omsorg.reach_place() offset 0)
  for no key update`

/** The rows of the person, by which their states are settled, and the name of whoever takes back; parameters: the order, the user. */
export const rowsToSettle = `
  select json_build_object('by', omsorg.author_names($2::int, null), 'rows', coalesce((
    select json_agg(json_build_object('prescriptionId', p.id, 'perPackage', r.items_per_package,
      'askedToRenew', exists (
        select from omsorg.renew_request a where a.prescription_id = p.id and a.status = ${renewalRequestStatus.pending}),
      'facts', json_build_object('id', r.id, 'status', y.row_status, 'prescription_status', y.prescription_status,
        'start_date', y.start_date, 'end_date', y.end_date, 'draws', y.draws, 'packages_drawn', y.packages_drawn,
        'has_additions', y.has_additions, 'withdrawals', r.withdrawals, 'packages_per_withdrawal', r.packages_per_withdrawal,
        'package_adjustment', r.package_adjustment, 'factor', s.last_withdrawal_factor, 'successor_waiting', exists (
          select from omsorg.prescription n where n.predecessor_id = p.id and n.status = ${prescriptionStatus.preliminary}))))
    from omsorg.row_supply y
    join omsorg.prescription_row r on r.id = y.prescription_row_id
    join omsorg.prescription p on p.id = y.prescription_id
    join omsorg.place_setting s on s.care_place_id = omsorg.reach_place()
    where y.care_recipient_id = o.care_recipient_id and p.status in (${active}, ${renew}, ${finished})), '[]')) as answer
  from omsorg.customer_order o where o.id = $1::bigint and o.care_place_id = omsorg.reach_place()`

/** Ends the parts and gives their quantities back; parameters: the parts, the user, the moment, the reason. */
export const takeBack = `
  with part as (
    update omsorg.order_part p set erp_status = ${erpStatus.refused}, erp_status_at = $3::timestamptz, given_back_at = $3::timestamptz,
      canceller_user_id = $2::int, refusal_reason = $4
    where p.id = any ($1::bigint[]) and p.given_back_at is null
    returning p.id, p.customer_order_id
  ), line as (
    update omsorg.order_line l set given_back = true from part where l.order_part_id = part.id
  ), task as (
    update omsorg.order_task t set state = 'done', done_at = $3::timestamptz, row_version = row_version + 1
    from part where t.order_part_id = part.id and t.state <> 'done'
      and t.kind in (${kindsEndedByProgress.map((kind) => `'${kind}'`).join(', ')})
  )
  insert into omsorg.order_event (customer_order_id, order_part_id, at, event, status, source, reported, by_user, reason)
  select customer_order_id, id, $3::timestamptz, 'cancelled', ${erpStatus.refused}, 'user', true, $2::int, $4 from part`

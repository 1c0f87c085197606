import type { ShownAuthor } from '@omsorg/contract/author.ts'
import { orderState } from '@omsorg/domain/orders/order/order-transitions.ts'
import {
  type AdditionStatus,
  type RowStatusWord,
  prescriptionStatus,
  renewalRequestStatus,
  rowStatus,
} from '@omsorg/domain/prescriptions/row/row.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql, type Sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'
import type { Asked, Keyed, PageAsked } from './asked.ts'

export interface PrescriptionRecord extends Keyed {
  readonly care_recipient_id: number
  readonly therapy_area: TherapyArea
  readonly item_number: string
  readonly start_date: string
  readonly end_date: string
  readonly status: (typeof rowStatus)[RowStatusWord]
  readonly withdrawals: number
  readonly packages_per_withdrawal: number
  readonly package_adjustment: number
  /** Nothing of it remains: it is closed or used up, or its period is over. */
  readonly is_over: boolean
  readonly draws: number
  readonly packages_drawn: number
  /** Null for a row that never had any; then the number of its draws says all. */
  readonly additions:
    | readonly {
        readonly extra_packages: number
        readonly extra_withdrawals: number
        readonly end_date: string
        readonly status: AdditionStatus
        readonly created_at: string
        readonly ended_at: string | null
      }[]
    | null
  readonly replayed: readonly { readonly confirmed_at: string | null; readonly packages: number | null }[] | null
  readonly by: ShownAuthor | null
}

/** As `p`: what was confirmed, of which a day lies in the period. */
const heldAmong = ({ fromDay, toDay, areas }: Asked, places: Sql) => sql`
  p.care_place_id ${places} and p.status <> ${stored(prescriptionStatus, 'preliminary')}
  and p.start_date <= ${toDay}::date and coalesce(p.effective_end_date, p.end_date) >= ${fromDay}::date
  and p.therapy_area = any(${areas}::text[])`

/** One row per prescribed row, with what its remaining withdrawals are counted by. */
export async function readPrescriptionRows(tx: Transaction, asked: PageAsked): Promise<PrescriptionRecord[]> {
  const { carePlaceId, afterAt, afterId, today, limit } = asked
  const { rows } = await sql<PrescriptionRecord>`
    select r.id, p.start_date::timestamptz as at, p.care_recipient_id, p.therapy_area, r.item_number, p.start_date,
           coalesce(p.effective_end_date, p.end_date) as end_date, r.status, r.withdrawals,
           r.status in (${stored(rowStatus, 'used-up', 'closed')})
             or coalesce(p.effective_end_date, p.end_date) < ${today}::date as is_over,
           coalesce(s.draws, 0) as draws, coalesce(s.packages_drawn, 0) as packages_drawn,
           case when s.has_additions then (
             select json_agg(json_build_object(
               'extra_packages', a.extra_packages, 'extra_withdrawals', a.extra_withdrawals, 'end_date', a.end_date,
               'status', a.status, 'created_at', a.created_at, 'ended_at', a.ended_at) order by a.created_at, a.id)
             from omsorg.prescription_row_addition a where a.prescription_row_id = r.id) end as additions,
           case when s.has_additions then (
             select json_agg(json_build_object(
               'confirmed_at', drawn.confirmed_at, 'packages', (drawn.pieces + r.items_per_package - 1) / r.items_per_package))
             from (
               select o.confirmed_at, sum(l.pieces) as pieces
               from omsorg.order_line l
               join omsorg.customer_order o on o.id = l.customer_order_id and o.state = ${stored(orderState, 'ordered')}
               where l.prescription_row_id = r.id and not l.set_aside and not l.given_back
               group by o.id, l.item_number) drawn) end as replayed,
           r.packages_per_withdrawal, r.package_adjustment, omsorg.author_names(p.prescribed_by, p.prescribed_on_behalf_of) as by
    from omsorg.prescription p
    join omsorg.prescription_row r on r.prescription_id = p.id
    left join omsorg.row_supply s on s.prescription_row_id = r.id
    where ${heldAmong(asked, sql`= ${carePlaceId}::uuid`)}
      and (p.start_date::timestamptz, r.id) > (${afterAt}::timestamptz, ${afterId}::bigint)
    order by p.start_date, r.id
    limit ${limit}
  `.execute(tx)
  return rows
}

export interface PrescriptionCounts {
  readonly rows: number
  readonly persons: number
  readonly running: number
  readonly ending: number
  readonly areas: readonly { readonly therapy_area: TherapyArea; readonly status: number; readonly value: number }[]
}

/** `ending` counts the running rows that end within 60 days. */
export async function countPrescriptions(
  tx: Transaction,
  asked: Asked,
  placeIds: readonly string[],
): Promise<PrescriptionCounts> {
  const { rows } = await sql<PrescriptionCounts>`
    with held as materialized (
      select p.care_recipient_id, p.therapy_area, r.status, coalesce(p.effective_end_date, p.end_date) as end_date,
             p.status in (${stored(prescriptionStatus, 'active', 'renew')})
               and r.status in (${stored(rowStatus, 'active', 'used-up')}) as is_running
      from omsorg.prescription p
      join omsorg.prescription_row r on r.prescription_id = p.id
      where ${heldAmong(asked, sql`= any(${placeIds}::uuid[])`)}
    ), area as (
      select therapy_area, status, count(*)::int as value from held group by therapy_area, status
    )
    select (select count(*)::int from held) as rows, (select count(distinct care_recipient_id)::int from held) as persons,
           (select count(*)::int from held where is_running) as running,
           (select count(*)::int from held where is_running and end_date between ${asked.today}::date and ${asked.today}::date + 60)
             as ending,
           coalesce((select jsonb_agg(area) from area), '[]') as areas
  `.execute(tx)
  const [counted] = rows
  if (!counted) throw new Error('nothing was counted')
  return counted
}

export interface RequestRecord extends Keyed {
  readonly care_recipient_id: number
  readonly day: string
  readonly requester: ShownAuthor | null
  readonly by_portal: boolean
  readonly therapy_area: TherapyArea
  readonly status: number
  readonly decider: ShownAuthor | null
  readonly reason: string
}

const askedAmong = ({ fromAt, untilAt, areas }: Asked, places: Sql) => sql`
  p.care_place_id ${places} and p.therapy_area = any(${areas}::text[])
  and q.requested_at >= ${fromAt}::timestamptz and q.requested_at < ${untilAt}::timestamptz`

/** One row per request that a prescription be renewed. */
export async function readRequestRows(tx: Transaction, asked: PageAsked): Promise<RequestRecord[]> {
  const { carePlaceId, afterAt, afterId, zone, limit } = asked
  const { rows } = await sql<RequestRecord>`
    select q.id, q.requested_at as at, p.care_recipient_id, (q.requested_at at time zone ${zone})::date as day,
           omsorg.author_names(q.requested_by, q.requested_on_behalf_of) as requester,
           q.requested_by_crp_account is not null as by_portal, p.therapy_area, q.status,
           omsorg.author_names(q.answered_by, q.answered_on_behalf_of) as decider,
           coalesce(q.rejection_reason, '') as reason
    from omsorg.prescription p
    join omsorg.renew_request q on q.prescription_id = p.id
    where ${askedAmong(asked, sql`= ${carePlaceId}::uuid`)}
      and (q.requested_at, q.id) > (${afterAt}::timestamptz, ${afterId}::bigint)
    order by q.requested_at, q.id
    limit ${limit}
  `.execute(tx)
  return rows
}

/** How long a request waited for its answer. */
export type AnsweredWithin = 'a-day' | 'three-days' | 'a-week' | 'longer' | 'waiting'

export interface RequestCounts {
  readonly rows: number
  readonly accepted: number
  readonly rejected: number
  readonly pending: number
  readonly waits: readonly { readonly within: AnsweredWithin; readonly status: number; readonly value: number }[]
}

export async function countRequests(
  tx: Transaction,
  asked: Asked,
  placeIds: readonly string[],
): Promise<RequestCounts> {
  const { rows } = await sql<RequestCounts>`
    with request as materialized (
      select q.status, case when q.answered_at is null then 'waiting'
                            when q.answered_at - q.requested_at <= interval '1 day' then 'a-day'
                            when q.answered_at - q.requested_at <= interval '3 days' then 'three-days'
                            when q.answered_at - q.requested_at <= interval '7 days' then 'a-week'
                            else 'longer' end as within
      from omsorg.prescription p
      join omsorg.renew_request q on q.prescription_id = p.id
      where ${askedAmong(asked, sql`= any(${placeIds}::uuid[])`)}
    ), wait as (
      select within, status, count(*)::int as value from request group by within, status
    )
    select (select count(*)::int from request) as rows,
           (select count(*)::int from request where status = ${renewalRequestStatus.accepted}) as accepted,
           (select count(*)::int from request where status = ${renewalRequestStatus.rejected}) as rejected,
           (select count(*)::int from request where status = ${renewalRequestStatus.pending}) as pending,
           coalesce((select jsonb_agg(wait) from wait), '[]') as waits
  `.execute(tx)
  const [counted] = rows
  if (!counted) throw new Error('nothing was counted')
  return counted
}

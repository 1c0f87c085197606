import { orderState } from '@omsorg/domain/orders/order/order-transitions.ts'
import { prescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql, type Sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'
import type { Asked } from './asked.ts'

/**
 * As `used`: of each place and item what was ordered in the period, and what its prescriptions need in it: the use of a day times
 * the days of the period on which the row held. A month is 365/12 days.
 */
const withUsed = ({ fromDay, toDay, fromAt, untilAt, areas, zone }: Asked, places: Sql) => sql`
  with need as (
    select p.care_place_id, p.therapy_area, r.item_number,
           sum(r.consumption * case r.consumption_period when 3 then 12 else 1 end
             * greatest(0, least(coalesce(p.effective_end_date, p.end_date), ${toDay}::date,
                                 coalesce((r.closed_at at time zone ${zone})::date, ${toDay}::date))
                           - greatest(p.start_date, ${fromDay}::date) + 1)
             / case r.consumption_period when 1 then 1 when 2 then 7 else 365 end) as pieces
    from omsorg.prescription p
    join omsorg.prescription_row r on r.prescription_id = p.id and r.consumption > 0
    where p.care_place_id ${places} and p.status <> ${stored(prescriptionStatus, 'preliminary')}
      and p.start_date <= ${toDay}::date and coalesce(p.effective_end_date, p.end_date) >= ${fromDay}::date
      and p.therapy_area = any(${areas}::text[])
    group by p.care_place_id, p.therapy_area, r.item_number
  ), taken as (
    select o.care_place_id, l.therapy_area, l.item_number, sum(l.pieces) as pieces
    from omsorg.customer_order o
    join omsorg.order_line l on l.customer_order_id = o.id and not l.set_aside and not l.given_back
    where o.state = ${stored(orderState, 'ordered')} and o.care_place_id ${places}
      and o.confirmed_at >= ${fromAt}::timestamptz and o.confirmed_at < ${untilAt}::timestamptz
      and l.therapy_area = any(${areas}::text[])
    group by o.care_place_id, l.therapy_area, l.item_number
  ), used as (
    select care_place_id, therapy_area, item_number, coalesce(taken.pieces, 0)::bigint as ordered,
           coalesce(round(need.pieces), 0)::bigint as prescribed
    from need full join taken using (care_place_id, therapy_area, item_number)
  )`

export interface ConsumptionRecord {
  readonly care_place: string
  readonly therapy_area: TherapyArea
  readonly item_number: string
  readonly ordered: number
  readonly prescribed: number
}

/** One row per item of a care place; all of them at once. */
export async function readConsumptionRows(
  tx: Transaction,
  asked: Asked,
  carePlaceId: string,
): Promise<ConsumptionRecord[]> {
  const { rows } = await sql<ConsumptionRecord>`
    ${withUsed(asked, sql`= ${carePlaceId}::uuid`)}
    select place.name as care_place, coalesce(used.therapy_area, '')::text as therapy_area,
           coalesce(used.item_number, '') as item_number, used.ordered, used.prescribed
    from used
    cross join (select p.name from omsorg.care_place p where p.id = ${carePlaceId}::uuid) place
    order by used.therapy_area, used.item_number
  `.execute(tx)
  return rows
}

export interface ConsumptionCounts {
  readonly rows: number
  readonly ordered: number
  readonly prescribed: number
  readonly items: number
  readonly areas: readonly {
    readonly therapy_area: TherapyArea
    readonly ordered: number
    readonly prescribed: number
  }[]
}

export async function countConsumption(
  tx: Transaction,
  asked: Asked,
  placeIds: readonly string[],
): Promise<ConsumptionCounts> {
  const { rows } = await sql<ConsumptionCounts>`
    ${withUsed(asked, sql`= any(${placeIds}::uuid[])`)}, area as (
      select therapy_area, sum(ordered)::bigint as ordered, sum(prescribed)::bigint as prescribed
      from used group by therapy_area
    )
    select (select count(*)::int from used) as rows, (select count(distinct item_number)::int from used) as items,
           coalesce((select sum(ordered) from used), 0)::bigint as ordered,
           coalesce((select sum(prescribed) from used), 0)::bigint as prescribed,
           coalesce((select jsonb_agg(area) from area), '[]') as areas
  `.execute(tx)
  const [counted] = rows
  if (!counted) throw new Error('nothing was counted')
  return counted
}

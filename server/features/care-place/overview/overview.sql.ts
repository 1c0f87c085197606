import { linkStatus, recipientStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import { claimStatus } from '@omsorg/domain/claims/claim/claim-words.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { orderState, orderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import { prescriptionStatus, renewalRequestStatus, rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { cartItemStatus, inCart } from '@omsorg/domain/product-selection/cart/cart-transitions.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'
import { claimIsShown } from '../../claims/index.ts'

export interface OverviewQuestion {
  readonly carePlaceId: string
  readonly today: Temporal.PlainDate
  /** Monday of the current week. */
  readonly monday: Temporal.PlainDate
  readonly weeks: number
  /** Where this month and the former one begin, and how far into the former one is counted. */
  readonly monthFrom: Temporal.Instant
  readonly formerFrom: Temporal.Instant
  readonly formerTo: Temporal.Instant
  /** False leaves out whatever is for a person. */
  readonly withPersons: boolean
}

export interface NeedRecord {
  readonly week: number
  readonly therapy_area: TherapyArea
  readonly count: number
}

export interface OverviewRecord {
  readonly market: MarketCode
  readonly show_prices: boolean
  readonly need: readonly NeedRecord[]
  readonly out: number
  readonly this_week: number
  readonly renewals: number
  readonly oldest_renewal: string | null
  readonly parts: number
  readonly parts_today: number
  readonly claims: number
  readonly costs: readonly { readonly therapy_area: TherapyArea; readonly net: number; readonly before: number }[]
  readonly items: number
  readonly packages: number
}

/** Everything that is counted at a care place in reach, in one round trip; undefined out of reach. */
export async function readOverview(tx: Transaction, question: OverviewQuestion): Promise<OverviewRecord | undefined> {
  const { carePlaceId, today, monday, weeks, monthFrom, formerFrom, formerTo, withPersons } = question
  const here = sql`${carePlaceId}::uuid`
  const isFor = sql`(${withPersons} or (o.care_recipient_id is null and l.care_recipient_id is null))`
  const { rows } = await sql<OverviewRecord>`
    with due as materialized (
      select s.care_recipient_id, p.therapy_area, s.runs_out_on,
             greatest(0, (s.runs_out_on - ${monday.toString()}::date) / 7) as week
      from omsorg.care_recipient_place link
      join omsorg.care_recipient c on c.id = link.care_recipient_id and c.status = ${recipientStatus.active}
      join omsorg.row_supply s on s.care_recipient_id = c.id
      join omsorg.prescription p on p.id = s.prescription_id
      where ${withPersons} and link.care_place_id = ${here} and link.status = ${linkStatus.active}
        and s.row_status in (${stored(rowStatus, 'active')})
        and s.prescription_status in (${stored(prescriptionStatus, 'active', 'renew')})
        and s.runs_out_on < ${monday.add({ weeks }).toString()}::date
    ), asked as (
      select r.requested_at from omsorg.renew_request r
      join omsorg.prescription p on p.id = r.prescription_id
      where ${withPersons} and p.care_place_id = ${here} and r.status = ${renewalRequestStatus.pending}
    ), part as (
      select coalesce(p.delivery_date, o.delivery_date) as delivery_date
      from omsorg.order_part p
      join omsorg.customer_order o on o.id = p.customer_order_id
      where p.care_place_id = ${here}
        and p.erp_status in (${stored(erpStatus, 'new', 'sentToErp', 'receivedInErp', 'partlyDelivered', 'inDelivery')})
        and (${withPersons} or p.type = ${stored(orderType, 'group')})
    ), spent as (
      select l.therapy_area, l.line_net, o.confirmed_at >= ${monthFrom.toString()}::timestamptz as is_now
      from omsorg.customer_order o
      join omsorg.order_line l on l.customer_order_id = o.id
      where o.care_place_id = ${here} and o.state = ${orderState.ordered} and not l.set_aside and not l.given_back
        and o.confirmed_at >= ${formerFrom.toString()}::timestamptz
        and (o.confirmed_at >= ${monthFrom.toString()}::timestamptz
          or o.confirmed_at < ${formerTo.toString()}::timestamptz)
        and ${isFor}
    ), cart as (
      select i.packages from omsorg.cart_item i
      where i.care_place_id = ${here} and i.care_recipient_id is null
        and i.status in (${stored(cartItemStatus, ...inCart)})
    )
    select client.market, coalesce(shown.show_prices, true) as show_prices,
      coalesce((select jsonb_agg(n) from (
        select week, therapy_area, count(*)::int as count from due group by week, therapy_area) n), '[]') as need,
      (select count(distinct care_recipient_id)::int from due where runs_out_on < ${today.toString()}::date) as out,
      (select count(distinct care_recipient_id)::int from due where week = 0) as this_week,
      (select count(*)::int from asked) as renewals, (select min(requested_at) from asked) as oldest_renewal,
      (select count(*)::int from part) as parts,
      (select count(*)::int from part where delivery_date = ${today.toString()}::date) as parts_today,
      (select count(*)::int from omsorg.product_claim c
       where c.care_place_id = ${here} and c.status = ${claimStatus.registered} and ${claimIsShown(withPersons)}) as claims,
      coalesce((select jsonb_agg(c) from (
        select therapy_area, coalesce(sum(line_net) filter (where is_now), 0) as net,
               coalesce(sum(line_net) filter (where not is_now), 0) as before
        from spent group by therapy_area) c), '[]') as costs,
      (select count(*)::int from cart) as items, (select coalesce(sum(packages), 0)::int from cart) as packages
    from omsorg.care_place place
    join omsorg.client client on client.id = place.client_id
    left join omsorg.product_setting shown on shown.client_id = place.client_id
    where place.id = ${here}
  `.execute(tx)
  return rows[0]
}

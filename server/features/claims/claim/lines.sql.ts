import type { Protection } from '@omsorg/domain/care-recipients/identity/display.ts'
import type { Minor } from '@omsorg/domain/money.ts'
import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { orderState } from '@omsorg/domain/orders/order/order-transitions.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql, type Sql } from '../../../platform/sql.ts'

/** What of a line that somebody was sent a claim of it is judged by. */
export interface LineFacts {
  readonly order_line_id: number
  readonly customer_order_id: number
  readonly item_number: string
  readonly product_name: string
  readonly quantity: number
  readonly items_per_package: number
  readonly price: Minor
  readonly show_prices: boolean
  readonly delivered_at: string | null
}

/** The line with the person that it was for as far as the caller reaches one. */
export interface LineRecord extends LineFacts {
  readonly order_part_id: number
  readonly part_no: number
  readonly parts: number
  readonly placed_at: string
  readonly care_recipient_id: number | null
  readonly first_name: string | null
  readonly last_name: string | null
  readonly protected_kind: Protection | null
  readonly shape: string
  readonly unit: string
  readonly therapy_area: TherapyArea
  readonly claim_id: number | null
  readonly claimed_at: string | null
  readonly told_photo_ids: readonly string[]
}

export interface LinesWanted {
  readonly customerOrderId?: number
  readonly orderLineId?: number
  /** An order number of ours or the supplier's, an item number, or a part of an item's name. */
  readonly search?: { readonly words: string; readonly carePlaceId: string; readonly since: Temporal.Instant }
  /** Both together name one line. */
  readonly named?: { readonly orderNumber: string; readonly itemNumber: string }
}

const facts = sql`l.id as order_line_id, o.id as customer_order_id, l.item_number, l.item_name as product_name, l.quantity,
  l.items_per_package, l.price, coalesce(pr.show_prices, true) as show_prices,
  (select min(e.at) from omsorg.order_event e
   where e.order_part_id = p.id and e.event = 'status' and e.status = ${erpStatus.invoiced}) as delivered_at`

const orderedLines = sql`omsorg.customer_order o
  join omsorg.order_line l on l.customer_order_id = o.id
  join omsorg.order_part p on p.id = l.order_part_id
  left join omsorg.product_setting pr on pr.client_id = o.client_id
  -- By itself: behind a policy a bare coalesce is taken to no index.
  cross join lateral (select coalesce(l.care_recipient_id, o.care_recipient_id) as id offset 0) whose
  left join omsorg.care_recipient c on c.id = whose.id`

/** Placed, sent, not refused. Lines of a person are for who may see persons, and for who reaches that one. */
function canBeClaimed(withPersons: boolean): Sql {
  return sql`o.state = ${orderState.ordered} and o.confirmed_at is not null and p.erp_status <> ${erpStatus.refused}
    and (whose.id is null or (${withPersons} and c.id is not null))`
}

/** The lines that can be claimed, as they are shown to the caller; the newest order first. At most two hundred. */
export async function readLines(
  tx: Transaction,
  wanted: LinesWanted,
  withPersons: boolean,
): Promise<readonly LineRecord[]> {
  const { rows } = await sql<LineRecord>`
    select ${facts}, p.id as order_part_id, p.part_no,
           (select count(*)::int from omsorg.order_part each where each.customer_order_id = o.id) as parts,
           o.confirmed_at as placed_at, c.id as care_recipient_id, c.first_name, c.last_name, c.protected_kind,
           i.shape, i.unit, l.therapy_area, claim.id as claim_id, claim.created_at as claimed_at,
           (select coalesce(jsonb_agg(photo.file_id order by t.id, photo.place), '[]')
            from omsorg.order_task t join omsorg.order_task_photo photo on photo.order_task_id = t.id
            where t.customer_order_id = o.id and (t.detail ->> 'orderLineId')::bigint = l.id
              and t.outcome is distinct from 'taken-back') as told_photo_ids
    from ${orderedLines}
    join omsorg.product i on i.id = l.product_id
    left join lateral (
      select claimed.id, claimed.created_at from omsorg.product_claim claimed
      where claimed.order_line_id = l.id order by claimed.id desc limit 1) claim on true
    where ${canBeClaimed(withPersons)} and ${whichOf(wanted)}
    order by o.confirmed_at desc, o.id desc, l.line_no
    limit 200
  `.execute(tx)
  return rows
}

/** The line that is claimed; of several that are named alike, that of the newest order. */
export async function readLineFacts(
  tx: Transaction,
  wanted: LinesWanted,
  withPersons: boolean,
): Promise<LineFacts | undefined> {
  const { rows } = await sql<LineFacts>`
    select ${facts} from ${orderedLines}
    where ${canBeClaimed(withPersons)} and ${whichOf(wanted)}
    order by o.confirmed_at desc, o.id desc, l.line_no
    limit 1
  `.execute(tx)
  return rows[0]
}

function whichOf({ customerOrderId, orderLineId, search, named }: LinesWanted): Sql {
  if (orderLineId !== undefined) return sql`l.id = ${orderLineId}`
  if (customerOrderId !== undefined) return sql`o.id = ${customerOrderId}`
  if (named) {
    const { orderNumber, itemNumber } = named
    return sql`o.id = any(${ordersOfNumber(orderNumber)}) and ${ofNumber(orderNumber)} and l.item_number = ${itemNumber}`
  }
  if (!search) return sql`false`
  const { words, carePlaceId, since } = search
  return sql`o.care_place_id = ${carePlaceId}::uuid and o.confirmed_at >= ${since.toString()}::timestamptz
    and (${ofNumber(words)} or lower(l.item_number) = lower(${words})
      or position(omsorg.fold(${words}) in omsorg.fold(l.item_name)) > 0)`
}

/** Ours, or that of a part at the supplier. */
function ofNumber(number: string): Sql {
  return sql`(o.id = ${ownNumberIn(number)}::bigint or p.erp_order_id = ${number})`
}

/** The orders first, so that no lines but theirs are read. */
function ordersOfNumber(number: string): Sql {
  return sql`array(
    select ${ownNumberIn(number)}::bigint
    union all
    select part.customer_order_id from omsorg.order_part part where part.erp_order_id = ${number})`
}

const ownNumberIn = (number: string): number | null => (/^\d{1,9}$/.test(number) ? Number(number) : null)

import type { OrderState, OrderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import { erpStatus, type ErpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { kindsEndedByProgress, type OrderTaskKind } from '@omsorg/domain/orders/task/order-task.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'
import type { Author } from '../../../platform/author.ts'

/** One part of an order with what its changes are decided by. */
export interface LockedPart {
  readonly id: number
  readonly customer_order_id: number
  readonly type: OrderType
  /** Whom it is for: in an order for residents each part is for one of them. */
  readonly care_recipient_id: number | null
  readonly care_place_id: string
  readonly client_id: string
  readonly market: MarketCode
  readonly state: OrderState
  readonly erp_status: ErpStatus | null
  readonly erp_order_id: string | null
  readonly cancel_asked_at: string | null
  readonly cancel_asked_by: number | null
  readonly cancel_asked_on_behalf_of: number | null
  readonly cancel_refused_at: string | null
  readonly areas: readonly TherapyArea[]
}

/** The parts of an order, or the one part that is named, locked in the order of their ids; the order itself before them. */
export async function lockParts(
  tx: Transaction,
  which: { readonly customerOrderId: number } | { readonly orderId: number },
): Promise<LockedPart[]> {
  // Written for each of the two: behind a policy PostgreSQL takes a bare `coalesce` to no index, and reads all orders.
  const [order, part] =
    'orderId' in which
      ? [
          sql`(select customer_order_id from omsorg.order_part where id = ${which.orderId}::bigint)`,
          sql`p.id = ${which.orderId}::bigint`,
        ]
      : [sql`${which.customerOrderId}::bigint`, sql`p.customer_order_id = ${which.customerOrderId}::bigint`]
  const [, { rows }] = await Promise.all([
    sql`select 1 from omsorg.customer_order where id = ${order} for update`.execute(tx),
    sql<LockedPart>`
      select p.id, p.customer_order_id, o.type, coalesce(p.care_recipient_id, o.care_recipient_id) as care_recipient_id, o.care_place_id, o.client_id, o.market, o.state, p.erp_status,
             p.erp_order_id, p.cancel_asked_at, p.cancel_asked_by, p.cancel_asked_on_behalf_of, p.cancel_refused_at,
             coalesce((select jsonb_agg(distinct l.therapy_area) from omsorg.order_line l where l.order_part_id = p.id), '[]') as areas
      from omsorg.order_part p
      join omsorg.customer_order o on o.id = p.customer_order_id
      where ${part}
      order by p.id
      for update of p
    `.execute(tx),
  ])
  return rows
}

export interface TimelineEntry {
  readonly part: Pick<LockedPart, 'id' | 'customer_order_id'>
  readonly event: 'status' | 'part-shipped' | 'cancel-asked' | 'cancel-refused' | 'cancelled' | 'refused'
  readonly at: Temporal.Instant | string
  readonly status: ErpStatus
  readonly source: 'user' | 'erp' | 'system'
  readonly reported?: boolean
  readonly byUser?: number | null
  readonly onBehalfOf?: number | null
  readonly reason?: string | null
}

export async function addToTimeline(tx: Transaction, entry: TimelineEntry): Promise<void> {
  await sql`
    insert into omsorg.order_event
      (customer_order_id, order_part_id, at, event, status, source, reported, by_user, on_behalf_of, reason)
    values (${entry.part.customer_order_id}, ${entry.part.id}, ${entry.at.toString()}, ${entry.event}, ${entry.status},
            ${entry.source}, ${entry.reported ?? true}, ${entry.byUser ?? null}, ${entry.onBehalfOf ?? null},
            ${entry.reason ?? null})
  `.execute(tx)
}

export interface StatusToSet {
  readonly status: ErpStatus
  readonly now: Temporal.Instant
  readonly erpOrderId?: string | null
  readonly trackingLink?: string | null
  readonly cancelRefused?: boolean
  readonly handedOver?: boolean
}

export async function setStatus(tx: Transaction, orderId: number, change: StatusToSet): Promise<void> {
  const now = change.now.toString()
  await sql`
    update omsorg.order_part
    set erp_status = ${change.status}, erp_status_at = ${now},
        erp_order_id = coalesce(erp_order_id, ${change.erpOrderId ?? null}),
        tracking_link = coalesce(${change.trackingLink ?? null}, tracking_link),
        cancel_refused_at = case when ${change.cancelRefused ?? false} then ${now}::timestamptz else cancel_refused_at end,
        handed_over_at = case when ${change.handedOver ?? false} then ${now}::timestamptz else handed_over_at end
    where id = ${orderId}
  `.execute(tx)
}

export interface GiveBack {
  readonly now: Temporal.Instant
  readonly canceller: Author | null
  readonly byErp: boolean
  readonly reason: string | null
}

/** Ends a part and gives its quantities back, at most once. */
export async function giveBack(tx: Transaction, orderId: number, { now, ...end }: GiveBack): Promise<void> {
  await sql`
    with ended as (
      update omsorg.order_part
      set erp_status = ${stored(erpStatus, 'refused')}, erp_status_at = ${now.toString()}, given_back_at = ${now.toString()},
          canceller_user_id = ${end.canceller?.userId ?? null},
          canceller_on_behalf_of = ${end.canceller?.onBehalfOf ?? null}, cancelled_by_erp = ${end.byErp}, refusal_reason = ${end.reason}
      where id = ${orderId} and given_back_at is null
      returning id
    )
    update omsorg.order_line set given_back = true where order_part_id in (select id from ended)
  `.execute(tx)
}

/** Who asked to take a part back, when somebody did. */
export function askerOf(part: Pick<LockedPart, 'cancel_asked_by' | 'cancel_asked_on_behalf_of'>): Author | null {
  const { cancel_asked_by: userId, cancel_asked_on_behalf_of: onBehalfOf } = part
  return userId === null ? null : { userId, onBehalfOf }
}

export async function askToCancel(
  tx: Transaction,
  orderId: number,
  asked: { readonly by: Author; readonly now: Temporal.Instant },
): Promise<void> {
  await sql`
    update omsorg.order_part
    set cancel_asked_at = ${asked.now.toString()}, cancel_asked_by = ${asked.by.userId},
        cancel_asked_on_behalf_of = ${asked.by.onBehalfOf}
    where id = ${orderId} and cancel_asked_at is null
  `.execute(tx)
}

export async function setDelivered(
  tx: Transaction,
  orderId: number,
  lines: readonly { readonly lineId: number; readonly delivered: number }[],
): Promise<void> {
  await sql`
    update omsorg.order_line l
    set delivered_quantity = least(l.quantity, greatest(l.delivered_quantity, d.delivered))
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as d ("lineId" bigint, delivered int)
    where l.id = d."lineId" and l.order_part_id = ${orderId}
  `.execute(tx)
}

export interface TaskToAdd {
  readonly part: LockedPart
  readonly kind: Exclude<OrderTaskKind, 'unknown-order' | 'reported' | 'moved'>
  readonly reason: string
  /** What a message said that does not fit. */
  readonly reportedStatus?: ErpStatus
}

/** One open task of a kind for one part, however often its cause comes back. */
export async function addTask(tx: Transaction, { part, kind, reason, reportedStatus }: TaskToAdd): Promise<void> {
  const detail = reportedStatus === undefined ? {} : { reportedStatus }
  await sql`
    insert into omsorg.order_task (customer_order_id, order_part_id, market, client_id, care_place_id, kind, reason, detail)
    values (${part.customer_order_id}, ${part.id}, ${part.market}, ${part.client_id}::uuid, ${part.care_place_id}::uuid,
            ${kind}, ${reason}, ${JSON.stringify(detail)}::jsonb)
    on conflict do nothing
  `.execute(tx)
}

/** Tasks that an answer or a message ends; nobody has to say so by hand. */
export async function endTasks(
  tx: Transaction,
  orderId: number,
  now: Temporal.Instant,
  kinds: readonly OrderTaskKind[] = kindsEndedByProgress,
): Promise<void> {
  await sql`
    update omsorg.order_task set state = 'done', done_at = ${now.toString()}, row_version = row_version + 1
    where order_part_id = ${orderId} and state <> 'done' and kind = any (${kinds})
  `.execute(tx)
}

import type { Protection } from '@omsorg/domain/care-recipients/identity/display.ts'
import { orderState, orderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import type { NotifyBy } from '@omsorg/domain/orders/placing/receiver.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'
import type { ShownAuthor } from '@omsorg/contract/author.ts'

export interface LastDraw {
  readonly item_number: string
  readonly customer_order_id: number
  readonly ordered_on: string
  readonly ordered_by: ShownAuthor | null
  readonly quantity: number
}

/** The last order of each item that a person was given, wherever it was placed; undefined for a person out of reach. */
export async function readLastDraws(
  tx: Transaction,
  careRecipientId: number,
  timeZone: string,
): Promise<LastDraw[] | undefined> {
  const { rows } = await sql<{ draws: LastDraw[] }>`
    select coalesce((
      select jsonb_agg(jsonb_build_object(
               'item_number', d.item_number, 'customer_order_id', d.customer_order_id, 'ordered_on', d.ordered_on,
               'ordered_by', case when d.ordered_by is not null then
                 jsonb_build_object('name', d.ordered_by, 'onBehalfOf', d.ordered_on_behalf_of) end, 'quantity', d.quantity) order by d.ordered_on desc, d.item_number)
      from (
        select distinct on (each.item_number) each.item_number, each.customer_order_id, each.ordered_by, each.ordered_on_behalf_of, each.quantity,
               (each.confirmed_at at time zone ${timeZone})::date as ordered_on
        from omsorg.draws_of_persons(array[${careRecipientId}::int]) each
        order by each.item_number, each.confirmed_at desc
      ) d), '[]') as draws
    from omsorg.care_recipient c where c.id = ${careRecipientId}
  `.execute(tx)
  return rows[0]?.draws
}

/** Whether a market has an item, whatever may be done with it. */
export async function isItemOf(tx: Transaction, market: number, itemNumber: string): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from omsorg.product where market = ${market} and item_number = ${itemNumber}
  `.execute(tx)
  return rows.length > 0
}

export interface FlavorRecord {
  readonly itemNumber: string
  readonly name: string
  readonly packages: number
}

/** How the lines of a person in an order were split; summed up where an item stands on several. */
export async function readSplit(
  tx: Transaction,
  asked: { readonly customerOrderId: number; readonly careRecipientId: number; readonly itemNumber: string },
): Promise<FlavorRecord[]> {
  const { rows } = await sql<{ item_number: string; name: string; packages: number }>`
    select f.item_number, coalesce(max(i.flavor), max(i.name), f.item_number) as name, sum(f.packages)::int as packages
    from omsorg.order_line l
    join omsorg.product p on p.id = l.product_id
    join omsorg.order_line_flavor f on f.order_line_id = l.id
    left join omsorg.product i on i.market = p.market and i.item_number = f.item_number
    where l.customer_order_id = ${asked.customerOrderId} and l.care_recipient_id = ${asked.careRecipientId}
      and l.item_number = ${asked.itemNumber} and not l.set_aside and not l.given_back
    group by f.item_number order by f.item_number
  `.execute(tx)
  return rows.map((row) => ({ itemNumber: row.item_number, name: row.name, packages: row.packages }))
}

export interface GroupLine {
  readonly item_number: string
  readonly product_name: string
  readonly shape: string
  readonly unit: string
  readonly therapy_area: TherapyArea
  readonly items_per_package: number
  readonly quantity: number
  readonly flavors: readonly FlavorRecord[]
}

/** What an order brought a person of a product group. */
export async function readGroupLines(
  tx: Transaction,
  asked: { readonly customerOrderId: number; readonly careRecipientId: number; readonly productGroupNumber: string },
): Promise<GroupLine[]> {
  const { rows } = await sql<GroupLine>`
    select l.item_number, l.item_name as product_name, p.shape, p.unit, l.therapy_area, l.items_per_package, l.quantity,
           coalesce((
             select jsonb_agg(jsonb_build_object(
                      'itemNumber', f.item_number, 'name', coalesce(i.flavor, i.name, f.item_number),
                      'packages', f.packages) order by f.item_number)
             from omsorg.order_line_flavor f
             left join omsorg.product i on i.market = p.market and i.item_number = f.item_number
             where f.order_line_id = l.id), '[]') as flavors
    from omsorg.order_line l
    join omsorg.product p on p.id = l.product_id
    where l.customer_order_id = ${asked.customerOrderId} and l.care_recipient_id = ${asked.careRecipientId}
      and p.product_group_number = ${asked.productGroupNumber} and not l.set_aside and not l.given_back
    order by l.line_no
  `.execute(tx)
  return rows
}

/** The item numbers of a product group in a market. */
export async function readItemsOfGroup(
  tx: Transaction,
  market: number,
  productGroupNumber: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ item_number: string }>`
    select item_number from omsorg.product where market = ${market} and product_group_number = ${productGroupNumber}
  `.execute(tx)
  return new Set(rows.map((row) => row.item_number))
}

export interface LastOfPlace {
  readonly item_number: string
  readonly ordered_on: string
  readonly ordered_by: ShownAuthor | null
}

/** When a place last ordered each item for itself, since a moment. */
export async function readLastOfPlace(
  tx: Transaction,
  asked: { readonly carePlaceId: string; readonly since: Temporal.Instant; readonly timeZone: string },
): Promise<LastOfPlace[]> {
  const { rows } = await sql<LastOfPlace>`
    select last.item_number, (last.at at time zone ${asked.timeZone})::date as ordered_on,
           omsorg.author_names(last.by_user, last.on_behalf_of) as ordered_by
    from (
      select distinct on (l.item_number) l.item_number, coalesce(o.confirmed_at, o.created_at) as at,
             coalesce(o.confirmed_by, o.created_by) as by_user,
             case when o.confirmed_by is null then o.created_on_behalf_of else o.confirmed_on_behalf_of end as on_behalf_of
      from omsorg.order_part p
      join omsorg.customer_order o on o.id = p.customer_order_id
      join omsorg.order_line l on l.order_part_id = p.id
      where p.care_place_id = ${asked.carePlaceId}::uuid and p.type = ${stored(orderType, 'group')}
        and p.erp_status <> ${stored(erpStatus, 'refused')} and p.created_at >= ${asked.since.toString()}::timestamptz
      order by l.item_number, p.created_at desc
    ) last
    order by last.at desc, last.item_number
  `.execute(tx)
  return rows
}

export interface LastNotification {
  readonly protected_kind: Protection | null
  readonly notify_by: NotifyBy | null
  readonly notify_phone: string | null
  readonly notify_email: string | null
}

/** How the receiver of a person's last order was told; undefined for a person out of reach. */
export async function readLastNotification(
  tx: Transaction,
  careRecipientId: number,
): Promise<LastNotification | undefined> {
  const { rows } = await sql<LastNotification>`
    select c.protected_kind, o.notify_by, o.notify_phone, o.notify_email
    from omsorg.care_recipient c
    left join lateral (
      select o.notify_by, o.notify_phone, o.notify_email from omsorg.customer_order o
      where o.care_recipient_id = c.id and o.state = ${stored(orderState, 'ordered')}
      order by o.confirmed_at desc limit 1
    ) o on true
    where c.id = ${careRecipientId}
  `.execute(tx)
  return rows[0]
}

import type { CartEvent } from '@omsorg/contract/product-selection/cart/read-cart-history.ts'
import { cartItemStatus } from '@omsorg/domain/product-selection/cart/cart-transitions.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { selectionColumns, type OtherItemRecord, type SelectionRecord } from './cart-items.sql.ts'
import { stored } from '../../../platform/stored.sql.ts'
import type { ShownAuthor } from '@omsorg/contract/author.ts'

export interface EventRecord {
  readonly event: CartEvent
  readonly at: string
  readonly by: ShownAuthor | null
}

/** A selection that was replaced or removed. */
export interface EndedRecord extends SelectionRecord {
  readonly ended_by: ShownAuthor | null
  readonly ended_at: string
  readonly replaced_by: Omit<OtherItemRecord, 'isPrescribed'> | null
  readonly events: readonly EventRecord[]
}

const ended = (careRecipientId: number, area: TherapyArea | null) => sql`
  i.care_recipient_id = ${careRecipientId} and i.status in (${stored(cartItemStatus, 'replaced', 'removed')})
  and (${area}::text is null or i.therapy_area = ${area})`

const nameOf = sql`omsorg.author_names(e.by_user, e.on_behalf_of)`

export interface EndedQuestion {
  readonly area: TherapyArea | null
  readonly page: number
  readonly pageSize: number
  readonly oldestFirst: boolean
}

/** One page of the ended selections of a person in reach, the one that ended last first. */
export async function readEnded(
  tx: Transaction,
  careRecipientId: number,
  { area, page, pageSize, oldestFirst }: EndedQuestion,
): Promise<EndedRecord[]> {
  const direction = oldestFirst ? sql`asc` : sql`desc`
  const { rows } = await sql<EndedRecord>`
    select ${selectionColumns}, last.by as ended_by, coalesce(last.at, i.updated_at) as ended_at,
           (select jsonb_build_object('cartItemId', n.id, 'itemNumber', n.item_number, 'name', ng.name)
            from omsorg.cart_item n join omsorg.product ng on ng.id = n.product_id
            where n.replaces_id = i.id) as replaced_by,
           coalesce((
             select jsonb_agg(jsonb_build_object('event', e.event,
                      'at', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'by', ${nameOf})
                      order by e.at, e.id)
             from omsorg.cart_item_event e where e.cart_item_id = i.id), '[]') as events
    from omsorg.cart_item i
    join omsorg.product g on g.id = i.product_id
    left join lateral (
      select e.at, ${nameOf} as by from omsorg.cart_item_event e
      where e.cart_item_id = i.id and e.event in ('replaced', 'removed') order by e.id desc limit 1
    ) last on true
    where ${ended(careRecipientId, area)}
    order by coalesce(last.at, i.updated_at) ${direction}, i.id ${direction}
    limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(tx)
  return rows
}

export async function countEnded(tx: Transaction, careRecipientId: number, area: TherapyArea | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from omsorg.cart_item i where ${ended(careRecipientId, area)}
  `.execute(tx)
  return rows[0]?.count ?? 0
}

/** An event of a cart, for whoever tells what happened to a person's products. */
export interface CartEventRecord {
  readonly at: string
  readonly event: CartEvent
  readonly itemNumber: string
  readonly productName: string
  readonly by: ShownAuthor | null
}

/** The latest 200 events of a person's cart in one area, the newest first. */
export async function readCartEvents(
  tx: Transaction,
  careRecipientId: number,
  therapyArea: TherapyArea,
): Promise<CartEventRecord[]> {
  const { rows } = await sql<CartEventRecord>`
    select e.at, e.event, i.item_number as "itemNumber", g.name as "productName",
           omsorg.author_names(e.by_user, e.on_behalf_of) as by
    from omsorg.cart_item i
    join omsorg.cart_item_event e on e.cart_item_id = i.id
    join omsorg.product g on g.id = i.product_id
    where i.care_recipient_id = ${careRecipientId} and i.therapy_area = ${therapyArea}
    order by e.at desc, e.id desc
    limit 200
  `.execute(tx)
  return rows
}

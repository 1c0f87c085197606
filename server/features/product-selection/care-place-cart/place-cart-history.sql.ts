import { cartItemStatus } from '@omsorg/domain/product-selection/cart/cart-transitions.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'
import type { ShownAuthor } from '@omsorg/contract/author.ts'

/** A selection of a care place that has ended. */
export interface EndedPlaceRecord {
  readonly id: number
  readonly item_number: string
  readonly therapy_area: TherapyArea
  readonly product_name: string
  readonly shape: string
  readonly unit: string
  readonly items_per_package: number | null
  readonly packages: number | null
  readonly selected_by: ShownAuthor | null
  readonly created_at: string
  readonly ending: string | null
  readonly ended_by: ShownAuthor | null
  readonly ended_at: string
}

const ended = (carePlaceId: string) => sql`
  i.care_place_id = ${carePlaceId}::uuid and i.care_recipient_id is null
  and i.status in (${stored(cartItemStatus, 'replaced', 'removed')})`

interface HistoryQuestion {
  readonly page: number
  readonly pageSize: number
  readonly oldestFirst: boolean
}

/** One page of what was selected for a care place in reach and has ended. */
export async function readEndedOfPlace(
  tx: Transaction,
  carePlaceId: string,
  { page, pageSize, oldestFirst }: HistoryQuestion,
): Promise<EndedPlaceRecord[]> {
  const direction = oldestFirst ? sql`asc` : sql`desc`
  const { rows } = await sql<EndedPlaceRecord>`
    select i.id, i.item_number, i.therapy_area, g.name as product_name, g.shape, g.unit, g.items_per_package, i.packages,
           omsorg.author_names(i.created_by, i.created_on_behalf_of) as selected_by, i.created_at,
           last.event as ending, omsorg.author_names(last.by_user, last.on_behalf_of) as ended_by, i.updated_at as ended_at
    from omsorg.cart_item i
    join omsorg.product g on g.id = i.product_id
    left join lateral (
      select e.event, e.by_user, e.on_behalf_of from omsorg.cart_item_event e
      where e.cart_item_id = i.id and e.event in ('ordered', 'removed', 'replaced') order by e.id desc limit 1
    ) last on true
    where ${ended(carePlaceId)}
    order by i.updated_at ${direction}, i.id ${direction}
    limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(tx)
  return rows
}

export async function countEndedOfPlace(tx: Transaction, carePlaceId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from omsorg.cart_item i where ${ended(carePlaceId)}
  `.execute(tx)
  return rows[0]?.count ?? 0
}

import { cartItemStatus, inCart, type CartItemStatus } from '@omsorg/domain/product-selection/cart/cart-transitions.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'
import type { ShownAuthor } from '@omsorg/contract/author.ts'

/** What a care place has selected for itself, and how much of it is wanted next. */
export interface PlaceCartItem {
  readonly id: number
  readonly product_id: number
  readonly item_number: string
  readonly therapy_area: TherapyArea
  /** Null = selected, and nothing of it is wanted yet. */
  readonly packages: number | null
  /** How the packages are shared; empty where nobody has, or where there is nothing to share. */
  readonly flavors: readonly { readonly itemNumber: string; readonly packages: number }[]
  readonly status: CartItemStatus
  readonly selected_by: ShownAuthor | null
  readonly created_at: string
  readonly row_version: number
}

/** The cart of a care place in reach, in the order in which it was filled; of some items alone where they are named. */
export async function readPlaceCart(
  tx: Transaction,
  carePlaceId: string,
  itemNumbers: readonly string[] | null = null,
): Promise<PlaceCartItem[]> {
  const named = itemNumbers === null ? sql`` : sql`and i.item_number = any(${itemNumbers}::text[])`
  const { rows } = await sql<PlaceCartItem>`
    select i.id, i.product_id, i.item_number, i.therapy_area, i.packages,
           coalesce((
             select jsonb_agg(jsonb_build_object('itemNumber', f.item_number, 'packages', f.packages) order by f.item_number)
             from omsorg.cart_item_flavor f
             where f.cart_item_id = i.id and f.packages is not null
               and f.status <> ${stored(cartItemStatus, 'removed')}), '[]') as flavors,
           i.status, omsorg.author_names(i.created_by, i.created_on_behalf_of) as selected_by, i.created_at,
           i.row_version
    from omsorg.cart_item i
    where i.care_place_id = ${carePlaceId}::uuid and i.care_recipient_id is null
      and i.status in (${stored(cartItemStatus, ...inCart)}) ${named}
    order by i.created_at, i.id
  `.execute(tx)
  return rows
}

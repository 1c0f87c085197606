import { cartItemStatus, inCart } from '@omsorg/domain/product-selection/cart/cart-transitions.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Author } from '../../../platform/author.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'
import type { PlaceHere } from './place-here.sql.ts'

export interface WantedItem {
  readonly productId: number
  readonly itemNumber: string
  readonly therapyArea: TherapyArea
  readonly packages: number
}

const { selected, removed } = cartItemStatus

/**
 * Selects items for a care place or writes anew how much of them is wanted, and answers the id of each. Two who add the same
 * item at once leave one: the second finds what the first has written.
 */
export async function writePlaceItems(
  tx: Transaction,
  place: Pick<PlaceHere, 'care_place_id' | 'client_id'>,
  wanted: readonly WantedItem[],
  { by, now }: { readonly by: Author; readonly now: Temporal.Instant },
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: number; item_number: string }>`
    select id, item_number from omsorg.select_for_place(
      ${place.client_id}::uuid, ${place.care_place_id}::uuid, ${JSON.stringify(wanted)}::json, ${by.userId}::int,
      ${by.onBehalfOf}::int, ${now.toString()}::timestamptz)
  `.execute(tx)
  return new Map(rows.map((row) => [row.item_number, row.id]))
}

export interface PackagesOfFlavor {
  readonly itemNumber: string
  readonly packages: number
}

/** Makes these the flavours of an item: others are taken out, and stay to be read as removed. */
export async function writePlaceFlavors(
  tx: Transaction,
  cartItemId: number,
  flavors: readonly PackagesOfFlavor[],
): Promise<void> {
  const kept = flavors.map(({ itemNumber }) => itemNumber)
  await sql`
    with gone as (
      update omsorg.cart_item_flavor set status = ${removed}, packages = null
      where cart_item_id = ${cartItemId} and item_number <> all(${kept}::text[])
    )
    insert into omsorg.cart_item_flavor (cart_item_id, item_number, packages, status)
    select ${cartItemId}, f."itemNumber", f.packages, ${selected}
    from jsonb_to_recordset(${JSON.stringify(flavors)}::jsonb) as f ("itemNumber" text, packages int)
    on conflict (cart_item_id, item_number) do update set packages = excluded.packages, status = excluded.status
  `.execute(tx)
}

/** Writes how much is wanted of an item after flavours went; null = nothing. */
export async function writePackages(
  tx: Transaction,
  cartItemId: number,
  packages: number | null,
  { by, now }: { readonly by: Author; readonly now: Temporal.Instant },
): Promise<void> {
  await sql`
    with item as (
      update omsorg.cart_item
      set packages = ${packages}, updated_at = ${now.toString()}::timestamptz, row_version = row_version + 1
      where id = ${cartItemId}
      returning id, packages
    )
    insert into omsorg.cart_item_event (at, cart_item_id, event, by_user, on_behalf_of, detail)
    select ${now.toString()}::timestamptz, id, 'flavors-changed', ${by.userId}, ${by.onBehalfOf},
           jsonb_build_object('packages', packages)
    from item
  `.execute(tx)
}

/** Locks an item of the cart of a place until the transaction ends, and answers its area; undefined where there is none. */
export async function lockPlaceItem(
  tx: Transaction,
  carePlaceId: string,
  itemNumber: string,
): Promise<TherapyArea | undefined> {
  const { rows } = await sql<{ therapy_area: TherapyArea }>`
    select therapy_area from omsorg.cart_item
    where care_place_id = ${carePlaceId}::uuid and care_recipient_id is null and item_number = ${itemNumber}
      and status in (${stored(cartItemStatus, ...inCart)})
    for update
  `.execute(tx)
  return rows[0]?.therapy_area
}

export interface EndedItems {
  readonly carePlaceId: string
  readonly itemNumbers: readonly string[]
  readonly ending: 'ordered' | 'removed'
  readonly by: Author
  readonly now: Temporal.Instant
}

/** Takes items out of the cart of a care place: they were ordered, or nobody wants them. What is not in it is left. */
export async function endPlaceItems(
  tx: Transaction,
  { carePlaceId, itemNumbers, ending, by, now }: EndedItems,
): Promise<void> {
  const at = now.toString()
  await sql`
    with item as (
      update omsorg.cart_item set status = ${removed}, updated_at = ${at}::timestamptz, row_version = row_version + 1
      where id in (
        select id from omsorg.cart_item
        where care_place_id = ${carePlaceId}::uuid and care_recipient_id is null
          and item_number = any(${itemNumbers}::text[]) and status in (${stored(cartItemStatus, ...inCart)})
        order by product_id for update)
      returning id, packages
    )
    insert into omsorg.cart_item_event (at, cart_item_id, event, by_user, on_behalf_of, detail)
    select ${at}::timestamptz, id, ${ending}, ${by.userId}, ${by.onBehalfOf}, jsonb_build_object('packages', packages)
    from item
  `.execute(tx)
}

import { cartItemStatus, inCart } from '@omsorg/domain/product-selection/cart/cart-transitions.ts'
import type { Author } from '../../../platform/author.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql, type Sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'

export interface CartReplacement {
  readonly replaced: { readonly productId: number; readonly itemNumber: string; readonly productGroupNumber: string }
  readonly replacement: {
    readonly productId: number
    readonly itemNumber: string
    readonly productGroupNumber: string
    readonly itemsPerPackage: number
  }
  /** Pieces in a package of the replaced item; null where nobody knows, and packages stay what they are. */
  readonly itemsPerPackage: number | null
  readonly by: Author
  readonly at: Temporal.Instant
}

const { replaced: ended } = cartItemStatus

/** Replaces an item that is selected or prescribed for a person; answers how many there were (rules 3.12). */
export function replaceInCart(tx: Transaction, careRecipientId: number, change: CartReplacement): Promise<number> {
  return replaceWhere(tx, sql`c.care_recipient_id = ${careRecipientId}`, change)
}

/** The same of what a care place wants for its store; its packages are converted by their pieces. */
export function replaceInPlaceCart(tx: Transaction, carePlaceId: string, change: CartReplacement): Promise<number> {
  return replaceWhere(tx, sql`c.care_place_id = ${carePlaceId}::uuid and c.care_recipient_id is null`, change)
}

/**
 * The former item goes to the history and its successor stands in the cart with the same consumption, in pieces. Where the new
 * item stands there already, it takes the packages of the store along.
 */
async function replaceWhere(tx: Transaction, whose: Sql, change: CartReplacement): Promise<number> {
  const { replaced, replacement, itemsPerPackage, by, at } = change
  const moment = at.toString()
  const isSameGroup =
    replaced.productGroupNumber !== '' && replaced.productGroupNumber === replacement.productGroupNumber
  const { rows } = await sql<{ count: number }>`
    with old as materialized (
      select c.* from omsorg.cart_item c
      where ${whose} and c.product_id = ${replaced.productId} and c.status in (${stored(cartItemStatus, ...inCart)})
      for update
    ), known as materialized (
      select c.id, old.packages as more from omsorg.cart_item c
      join old on old.care_place_id = c.care_place_id and old.care_recipient_id is not distinct from c.care_recipient_id
      where ${whose} and c.product_id = ${replacement.productId} and c.status in (${stored(cartItemStatus, ...inCart)})
    ), ended as (
      update omsorg.cart_item c set status = ${ended}, updated_at = ${moment}::timestamptz, row_version = c.row_version + 1
      from old where c.id = old.id
    ), more as (
      update omsorg.cart_item c
      set packages = least(9999, coalesce(c.packages, 0) + ${inNew(sql`known.more`, itemsPerPackage, replacement)}),
          updated_at = ${moment}::timestamptz, row_version = c.row_version + 1
      from known where c.id = known.id and known.more is not null
    ), successor as (
      insert into omsorg.cart_item (client_id, care_place_id, care_recipient_id, therapy_area, product_id, item_number,
        consumption, consumption_period, check_consumption, status, investigation_id, packages, replaces_id, created_by,
        created_on_behalf_of, created_at, updated_at)
      select old.client_id, old.care_place_id, old.care_recipient_id, old.therapy_area, ${replacement.productId},
             ${replacement.itemNumber}, old.consumption, old.consumption_period, old.check_consumption, old.status,
             old.investigation_id, ${inNew(sql`old.packages`, itemsPerPackage, replacement)}, old.id,
             ${by.userId}, ${by.onBehalfOf}, ${moment}::timestamptz, ${moment}::timestamptz
      from old where not exists (select from known)
      returning id, replaces_id
    ), flavor as (
      insert into omsorg.cart_item_flavor (cart_item_id, item_number, consumption, status, packages)
      select successor.id, case f.item_number when ${replaced.itemNumber} then ${replacement.itemNumber} else f.item_number end,
             f.consumption, f.status, f.packages
      from successor join omsorg.cart_item_flavor f on f.cart_item_id = successor.replaces_id
      where ${isSameGroup} and f.status in (${stored(cartItemStatus, ...inCart)})
        and (f.item_number <> ${replacement.itemNumber} or not exists (
          select from omsorg.cart_item_flavor g where g.cart_item_id = f.cart_item_id and g.item_number = ${replaced.itemNumber}))
    ), told as (
      insert into omsorg.cart_item_event (at, cart_item_id, event, by_user, on_behalf_of, detail)
      select ${moment}::timestamptz, id, 'replaced', ${by.userId}::int, ${by.onBehalfOf}::int,
             jsonb_build_object('newItemNumber', ${replacement.itemNumber}::text)
      from old
      union all
      select ${moment}::timestamptz, id, 'selected', ${by.userId}::int, ${by.onBehalfOf}::int,
             jsonb_build_object('replaces', ${replaced.itemNumber}::text)
      from successor
    )
    select count(*)::int as count from old
  `.execute(tx)
  return rows[0]?.count ?? 0
}

/** Null stays null: nobody has said how much. */
function inNew(packages: Sql, from: number | null, { itemsPerPackage: to }: CartReplacement['replacement']): Sql {
  if (from === null) return packages
  return sql`case when ${packages} is not null then least(9999, ceil(${packages}::numeric * ${from}::int / ${to}::int)::int) end`
}

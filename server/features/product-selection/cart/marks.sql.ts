import type { CartEvent } from '@omsorg/contract/product-selection/cart/read-cart-history.ts'
import { holdingPrescriptions, holdingRows } from '@omsorg/domain/prescriptions/prescription/statuses.ts'
import { prescriptionStatus, rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { cartItemStatus, type CartItemStatus } from '@omsorg/domain/product-selection/cart/cart-transitions.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { Author } from '../../../platform/author.ts'
import { stored } from '../../../platform/stored.sql.ts'

export interface Marked {
  readonly careRecipientId: number
  readonly productIds: readonly number[]
  readonly by: Author
}

const { selected, prescribed } = cartItemStatus

/** What a prescription was created for is prescribed from now on (states 2.13); products outside the cart are left. */
export async function markPrescribed(tx: Transaction, marked: Marked): Promise<void> {
  const items = await lockInCart(tx, marked, selected)
  await mark(tx, items, prescribed, 'prescribed', marked.by)
}

/** What no prescription holds any more is selected again; an item that another running one still holds stays prescribed. */
export async function markSelectedAgain(tx: Transaction, marked: Marked): Promise<void> {
  const items = await lockInCart(tx, marked, prescribed)
  const { rows } = await sql<{ id: number }>`
    select i.id from omsorg.cart_item i
    where i.id = any(${items}::int[]) and not exists (
      select from omsorg.prescription p
      join omsorg.prescription_row r on r.prescription_id = p.id
      where p.care_recipient_id = i.care_recipient_id and p.status in (${stored(prescriptionStatus, ...holdingPrescriptions)})
        and r.status in (${stored(rowStatus, ...holdingRows)})
        and r.product_id = i.product_id)
  `.execute(tx)
  await mark(
    tx,
    rows.map((row) => row.id),
    selected,
    'selected-again',
    marked.by,
  )
}

async function lockInCart(tx: Transaction, marked: Marked, status: CartItemStatus): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from omsorg.cart_item
    where care_recipient_id = ${marked.careRecipientId} and product_id = any(${marked.productIds}::int[])
      and status = ${status}
    order by id for update
  `.execute(tx)
  return rows.map((row) => row.id)
}

async function mark(
  tx: Transaction,
  cartItemIds: readonly number[],
  status: CartItemStatus,
  event: CartEvent,
  by: Author,
): Promise<void> {
  if (cartItemIds.length === 0) return
  await sql`
    with item as (
      update omsorg.cart_item set status = ${status}, updated_at = now(), row_version = row_version + 1
      where id = any(${cartItemIds}::int[]) returning id
    ), flavor as (
      update omsorg.cart_item_flavor f set status = ${status}
      from item where f.cart_item_id = item.id and f.status in (${selected}, ${prescribed})
    )
    insert into omsorg.cart_item_event (cart_item_id, event, by_user, on_behalf_of)
    select id, ${event}, ${by.userId}, ${by.onBehalfOf} from item
  `.execute(tx)
}

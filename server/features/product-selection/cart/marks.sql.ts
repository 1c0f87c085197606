import type { CartEvent } from '@omsorg/contract/product-selection/cart/read-cart-history.ts'
import { holdingPrescriptions, holdingRows } from '@omsorg/domain/prescriptions/prescription/statuses.ts'
import { prescriptionStatus, rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { cartItemStatus, type CartItemStatus } from '@omsorg/domain/product-selection/cart/cart-transitions.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql, type Sql } from '../../../platform/sql.ts'
import type { Author } from '../../../platform/author.ts'
import { stored } from '../../../platform/stored.sql.ts'

export interface Marked {
  readonly careRecipientId: number
  readonly productIds: readonly number[]
  readonly by: Author
}

const { selected, prescribed } = cartItemStatus

/** What a prescription was created for is prescribed from now on (states 2.13); products outside the cart are left. */
export function markPrescribed(tx: Transaction, marked: Marked): Promise<void> {
  return mark(tx, marked, { from: selected, to: prescribed, event: 'prescribed' })
}

/** What no prescription holds any more is selected again; an item that another running one still holds stays prescribed. */
export function markSelectedAgain(tx: Transaction, marked: Marked): Promise<void> {
  const isReleased = sql`and not exists (
    select from omsorg.prescription p
    join omsorg.prescription_row r on r.prescription_id = p.id
    where p.care_recipient_id = i.care_recipient_id and p.status in (${stored(prescriptionStatus, ...holdingPrescriptions)})
      and r.status in (${stored(rowStatus, ...holdingRows)})
      and r.product_id = i.product_id)`
  return mark(tx, marked, { from: prescribed, to: selected, event: 'selected-again' }, isReleased)
}

interface Mark {
  readonly from: CartItemStatus
  readonly to: CartItemStatus
  readonly event: CartEvent
}

async function mark(
  tx: Transaction,
  { careRecipientId, productIds, by }: Marked,
  { from, to, event }: Mark,
  condition: Sql = sql``,
): Promise<void> {
  if (productIds.length === 0) return
  await sql`
    with item as (
      update omsorg.cart_item set status = ${to}, updated_at = now(), row_version = row_version + 1
      where id in (
        select i.id from omsorg.cart_item i
        where i.care_recipient_id = ${careRecipientId} and i.product_id = any(${productIds}::int[]) and i.status = ${from}
          ${condition}
        order by i.id for update)
      returning id
    ), flavor as (
      update omsorg.cart_item_flavor f set status = ${to}
      from item where f.cart_item_id = item.id and f.status in (${selected}, ${prescribed})
    )
    insert into omsorg.cart_item_event (cart_item_id, event, by_user, on_behalf_of)
    select id, ${event}, ${by.userId}, ${by.onBehalfOf} from item
  `.execute(tx)
}

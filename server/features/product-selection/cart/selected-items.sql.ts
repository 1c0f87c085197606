import { cartItemStatus } from '@omsorg/domain/product-selection/cart/cart-transitions.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'

/** The items that are selected for a person in reach and that nobody has prescribed, by area and then the newest first. */
export async function readSelectedItems(tx: Transaction, careRecipientId: number): Promise<string[]> {
  const { rows } = await sql<{ item_number: string }>`
    select item_number from omsorg.cart_item
    where care_recipient_id = ${careRecipientId} and status = ${stored(cartItemStatus, 'selected')}
    order by therapy_area, created_at desc, id desc
  `.execute(tx)
  return rows.map((row) => row.item_number)
}

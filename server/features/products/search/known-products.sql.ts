import { holdingPrescriptions, holdingRows } from '@omsorg/domain/prescriptions/prescription/statuses.ts'
import { prescriptionStatus, rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { cartItemStatus, inCart } from '@omsorg/domain/product-selection/cart/cart-transitions.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'

/** The products that are selected for a person or prescribed to one, and those selected for the place. */
export async function readKnownProducts(
  tx: Transaction,
  carePlaceId: string | null,
  careRecipientId: number | null,
): Promise<number[]> {
  const ofPerson = sql`
    union
    select ci.product_id from omsorg.cart_item ci
    where ci.care_recipient_id = ${careRecipientId} and ci.status in (${stored(cartItemStatus, ...inCart)})
    union
    select r.product_id from omsorg.prescription p
    join omsorg.prescription_row r on r.prescription_id = p.id
    where p.care_recipient_id = ${careRecipientId} and p.status in (${stored(prescriptionStatus, ...holdingPrescriptions)})
      and r.status in (${stored(rowStatus, ...holdingRows)})`
  const { rows } = await sql<{ product_id: number }>`
    select ci.product_id from omsorg.cart_item ci
    where ci.care_place_id = ${carePlaceId}::uuid and ci.care_recipient_id is null and ci.status in (${stored(cartItemStatus, ...inCart)})
    ${careRecipientId === null ? sql`` : ofPerson}
  `.execute(tx)
  return rows.map((row) => row.product_id)
}

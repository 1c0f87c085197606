import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database.ts'

/** The products that are selected for a person or prescribed to one, and those selected for the place. */
export async function readKnownProducts(
  tx: Transaction,
  carePlaceId: string | null,
  careRecipientId: number | null,
): Promise<number[]> {
  const ofPerson = sql`
    union
    select ci.product_id from omsorg.cart_item ci
    where ci.care_recipient_id = ${careRecipientId} and ci.status in (1, 2)
    union
    select r.product_id from omsorg.prescription p
    join omsorg.prescription_row r on r.prescription_id = p.id
    where p.care_recipient_id = ${careRecipientId} and p.status in (1, 2, 4) and r.status in (1, 2)`
  const { rows } = await sql<{ product_id: number }>`
    select ci.product_id from omsorg.cart_item ci
    where ci.care_place_id = ${carePlaceId}::uuid and ci.care_recipient_id is null and ci.status in (1, 2)
    ${careRecipientId === null ? sql`` : ofPerson}
  `.execute(tx)
  return rows.map((row) => row.product_id)
}

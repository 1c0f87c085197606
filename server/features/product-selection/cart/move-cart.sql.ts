import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** What was selected for a person goes along when the person moves. */
export async function moveCart(
  tx: Transaction,
  { careRecipientId, from, to }: { readonly careRecipientId: number; readonly from: string; readonly to: string },
): Promise<void> {
  await sql`
    update omsorg.cart_item set care_place_id = ${to}::uuid
    where care_recipient_id = ${careRecipientId} and care_place_id = ${from}::uuid
  `.execute(tx)
}

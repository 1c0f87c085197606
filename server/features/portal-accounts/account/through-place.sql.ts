import type { Author } from '../../../platform/author.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export async function writeThroughPlace(
  tx: Transaction,
  given: {
    readonly careRecipientId: number
    readonly throughPlace: boolean
    readonly reason: string
    readonly by: Author
    readonly now: Temporal.Instant
  },
): Promise<void> {
  const { by } = given
  const values = sql`${given.throughPlace}, ${given.reason}, ${given.now.toString()}, ${by.userId}, ${by.onBehalfOf}`
  await sql`
    insert into omsorg.crp_person_setting
      (care_recipient_id, through_place, reason, changed_at, changed_by, changed_on_behalf_of)
    values (${given.careRecipientId}, ${values})
    on conflict (care_recipient_id) do update
    set (through_place, reason, changed_at, changed_by, changed_on_behalf_of) = (${values})
  `.execute(tx)
}

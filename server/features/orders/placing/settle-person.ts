import type { Transaction } from '../../../platform/database.ts'
import { lockPersons, settlePerson } from '../../prescriptions/index.ts'
import type { LockedPart } from '../erp/part-changes.sql.ts'

/** After a part ended: what can be drawn again is active again, a finished prescription with it. */
export async function settlePersonOf(tx: Transaction, part: LockedPart, now: Temporal.Instant): Promise<void> {
  const { care_recipient_id, care_place_id, market } = part
  if (care_recipient_id === null) return
  await Promise.all([
    lockPersons(tx, [care_recipient_id]),
    settlePerson(tx, { care_recipient_id, care_place_id, market }, now),
  ])
}

import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { holdsResidents } from './preliminary-writes.sql.ts'

/** Within reach, and with lines of residents for whoever may see persons. */
export async function mayBeChanged(tx: Transaction, preliminaryOrderId: number, actor: Actor): Promise<boolean> {
  const holds = await holdsResidents(tx, preliminaryOrderId)
  return holds !== undefined && (!holds || actor.may('CareRecipientRead'))
}

import type { Actor } from './actor.ts'
import type { Transaction } from './database.ts'
import { sql } from './sql.ts'

export interface View {
  readonly action: string
  /** The persons shown; a search without hits shows none and is logged all the same. */
  readonly careRecipientIds: readonly number[]
  readonly criterionHash: string | null
  readonly reason: string | null
}

/** One row per person shown, in the transaction that read them: an answer whose log cannot be written is not given. */
export async function logView(tx: Transaction, actor: Actor, view: View): Promise<void> {
  const persons: readonly (number | null)[] =
    view.careRecipientIds.length > 0 ? [...new Set(view.careRecipientIds)] : [null]
  await sql`
    insert into omsorg.access_log
      (at, user_id, impersonator_id, action, care_recipient_id, care_place_id, client_id, criterion_hash,
       reason)
    select now(), ${actor.userId}, ${actor.impersonatorId}, ${view.action}, person,
           ${actor.carePlaceId}::uuid, ${actor.clientId}::uuid, ${view.criterionHash},
           ${view.reason}
    from unnest(${persons}::int[]) as shown (person)
  `.execute(tx)
}

import { confirmedLately } from '@omsorg/domain/sign-in/security/confirmed-lately.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** Whether the session of the caller has shown lately who its owner is: whoever acts as somebody else has not. */
export async function hasConfirmedLately(
  tx: Transaction,
  { familyId, userId }: Pick<Actor, 'familyId' | 'userId'>,
  now: Temporal.Instant,
): Promise<boolean> {
  const { rows } = await sql<{ confirmed_at: string | null }>`
    select confirmed_at from omsorg.refresh_family
    where id = ${familyId}::uuid and user_id = ${userId} and ended_at is null
  `.execute(tx)
  const at = rows[0]?.confirmed_at
  return confirmedLately(at ? Temporal.Instant.from(at) : null, now)
}

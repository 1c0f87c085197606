import { mayImpersonate } from '@omsorg/domain/sign-in/impersonation/may-impersonate.ts'
import type { Transaction } from '../../../platform/database.ts'
import type { Account } from '../token/accounts.sql.ts'
import type { Acting } from '../token/session-tokens.ts'
import { writeUserEvent } from '../user-event.sql.ts'
import { beginImpersonation, endImpersonation, runningImpersonation } from './impersonations.sql.ts'
import { partyOf } from './parties.ts'

/**
 * Whoever acts as a parent works at a place of one of the children as that child: the same hour and the same reason go on
 * under its name. False where the child could not be acted as by itself.
 */
export async function actAsChild(
  tx: Transaction,
  sessionId: string,
  { helper, ends }: Acting,
  child: Account,
  now: Temporal.Instant,
): Promise<boolean> {
  const running = await runningImpersonation(tx, sessionId)
  const party = await partyOf(tx, helper)
  const allowed = mayImpersonate({ ...party, isActing: false }, await partyOf(tx, child))
  if (!running || !allowed.ok) return false
  const { reason } = running
  await endImpersonation(tx, sessionId, 'other-user', now)
  await beginImpersonation(tx, { sessionId, helper, userId: child.id, reason, began: now, ends })
  const actor = { doerId: helper.id, onBehalfOf: child.id }
  await writeUserEvent(tx, { userId: child.id, event: 'impersonation-began', detail: { reason }, actor })
  return true
}

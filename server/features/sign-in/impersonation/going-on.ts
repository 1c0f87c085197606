import { whyImpersonationEnds, type ImpersonationEnd } from '@omsorg/domain/sign-in/impersonation/may-impersonate.ts'
import type { Transaction } from '../../../platform/database.ts'
import { accountById, type Account } from '../token/accounts.sql.ts'
import type { Acting } from '../token/session-tokens.ts'
import { writeUserEvent } from '../user-event.sql.ts'
import { confirmImpersonation, endImpersonation, runningImpersonation } from './impersonations.sql.ts'
import { partyOf } from './parties.ts'

export type Going =
  | { readonly account: Account; readonly acting: Acting }
  /** It ended, by this refresh or before. */
  | { readonly ended: ImpersonationEnd | null }

/** Whether a session that acts as a user still may; else it is its owner's own again. */
export async function goOnActing(
  tx: Transaction,
  sessionId: string,
  helper: Account,
  now: Temporal.Instant,
): Promise<Going> {
  const running = await runningImpersonation(tx, sessionId)
  if (!running) return { ended: null }
  const account = await accountById(tx, running.user_id)
  const ends = Temporal.Instant.from(running.ends_at)
  const ended = whyImpersonationEnds(await partyOf(tx, helper), account ? await partyOf(tx, account) : null, ends, now)
  if (ended === null && account) {
    await confirmImpersonation(tx, running.id, helper.epoch)
    return { account, acting: { helper, ends } }
  }
  await endImpersonation(tx, sessionId, ended ?? 'user-changed', now)
  await writeUserEvent(tx, {
    userId: running.user_id,
    event: 'impersonation-ended',
    detail: { reason: ended },
    actor: { doerId: helper.id, onBehalfOf: running.user_id },
  })
  return { ended: ended ?? 'user-changed' }
}

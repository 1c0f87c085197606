import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { actorOf } from '../../../platform/admission/authorization.ts'
import type { Tokens } from '../../../platform/tokens/tokens.ts'
import { accountById } from '../token/accounts.sql.ts'
import { binderOf, keepSessionCookies } from '../token/cookies.ts'
import type { TokenCall } from '../token/issue-token.ts'
import { hashOf } from '../token/secrets.ts'
import { nextPair } from '../token/session-tokens.ts'
import { lockSession } from '../token/sessions.sql.ts'
import { writeUserEvent } from '../user-event.sql.ts'
import { endImpersonation, runningImpersonation } from './impersonations.sql.ts'

/** Back to one's own account, in the same session. Whoever acts as nobody any more refreshes, and is oneself. */
export async function stopImpersonating(call: TokenCall, tokens: Tokens, grant: { readonly assertion: string }) {
  const { exchange, now } = call
  const claims = await tokens.read(grant.assertion)
  if (!claims) return refuse('assertion-ended')
  const actor = actorOf(claims)
  if (actor.impersonatorId === null) return refuse('may-not-impersonate')
  const binder = binderOf(exchange) ?? ''

  return call.transaction(async (tx) => {
    const session = await lockSession(tx, actor.familyId, now)
    const running = session && (await runningImpersonation(tx, session.id))
    if (!running || running.user_id !== actor.userId || session.user_id !== actor.doerId) {
      return refuse('assertion-ended')
    }
    if (!session.binder_hash?.equals(hashOf(binder))) return refuse('may-not-impersonate')
    const account = await accountById(tx, session.user_id)
    if (!account) return refuse('assertion-ended')

    await endImpersonation(tx, session.id, 'stopped', now)
    await writeUserEvent(tx, {
      userId: running.user_id,
      event: 'impersonation-ended',
      detail: { reason: 'stopped' },
      actor,
    })
    const ends = Temporal.Instant.from(session.expires_at)
    const pair = await nextPair(tx, tokens, { account, carePlaceId: null, sessionId: session.id, now, ends })
    keepSessionCookies(exchange, binder, pair)
    return agree(pair)
  })
}

import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { impersonationMinutes, mayImpersonate } from '@omsorg/domain/sign-in/impersonation/may-impersonate.ts'
import { actorOf } from '../../../platform/admission/authorization.ts'
import type { Tokens } from '../../../platform/tokens/tokens.ts'
import { accountById } from '../token/accounts.sql.ts'
import { binderOf, keepSessionCookies } from '../token/cookies.ts'
import type { TokenCall } from '../token/issue-token.ts'
import { hashOf } from '../token/secrets.ts'
import { nextPair } from '../token/session-tokens.ts'
import { lockSession } from '../token/sessions.sql.ts'
import { writeUserEvent } from '../user-event.sql.ts'
import { beginImpersonation, runningImpersonation } from './impersonations.sql.ts'
import { partyOf } from './parties.ts'

export interface ImpersonateGrant {
  readonly assertion: string
  readonly impersonation_userid: number
  readonly reason: string
}

/**
 * Customer service acts as a user, in its own session: that one stays, with its id and its end, and is taken up again as it
 * was. The browser must be the one that opened it, as for a change of care place.
 */
export async function impersonate(call: TokenCall, tokens: Tokens, grant: ImpersonateGrant) {
  const { exchange, now } = call
  const claims = await tokens.read(grant.assertion)
  if (!claims) return refuse('assertion-ended')
  const actor = actorOf(claims)
  if (claims.tfc || actor.impersonatorId !== null || !actor.may('ImpersonationWrite')) {
    return refuse('may-not-impersonate')
  }
  const binder = binderOf(exchange) ?? ''

  return call.transaction(async (tx) => {
    const session = await lockSession(tx, actor.familyId, now)
    if (!session || session.user_id !== actor.userId || session.user_epoch !== actor.epoch) {
      return refuse('assertion-ended')
    }
    if (!session.binder_hash?.equals(hashOf(binder))) return refuse('may-not-impersonate')
    const helper = await accountById(tx, actor.userId)
    if (!helper) return refuse('assertion-ended')

    const account = await accountById(tx, grant.impersonation_userid)
    const isActing = (await runningImpersonation(tx, session.id)) !== undefined
    const target = account ? await partyOf(tx, account) : null
    const allowed = mayImpersonate({ ...(await partyOf(tx, helper)), isActing }, target)
    if (!allowed.ok) return allowed
    if (!account) return refuse('user-out-of-reach')

    const ends = now.add({ minutes: impersonationMinutes })
    const { reason } = grant
    await beginImpersonation(tx, { sessionId: session.id, helper, userId: account.id, reason, began: now, ends })
    const by = { doerId: helper.id, onBehalfOf: account.id }
    await writeUserEvent(tx, { userId: account.id, event: 'impersonation-began', detail: { reason }, actor: by })
    const pair = await nextPair(tx, tokens, {
      account,
      acting: { helper, ends },
      carePlaceId: null,
      sessionId: session.id,
      now,
      ends: Temporal.Instant.from(session.expires_at),
    })
    keepSessionCookies(exchange, binder, pair)
    return agree(pair)
  })
}

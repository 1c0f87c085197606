import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { Transaction } from '../../../platform/database.ts'
import type { Tokens } from '../../../platform/tokens/tokens.ts'
import { goOnActing } from '../impersonation/going-on.ts'
import { accountById, belongsTo, mayStillEnter, rolesAt, type Account } from './accounts.sql.ts'
import { binderOf, clearSessionCookies, keepSessionCookies } from './cookies.ts'
import type { TokenCall } from './issue-token.ts'
import { hashOf, newSecret } from './secrets.ts'
import { signedPair, type SignedPair, type TokenPair } from './session-tokens.ts'
import { endSession, hasRunningSession, leavePlace, useRefreshToken, type RefreshedSession } from './sessions.sql.ts'

/** A duplicated tab brings the same token twice within moments, from the same browser; a stolen token comes from another one. */
const forgivenSeconds = 10

/**
 * Exchanges a refresh token for the next pair. A dead token answers 400, which signs the browser out; whatever may pass
 * (load, two tabs at once) answers 503, which it waits for. A token brought twice ends the whole session.
 */
export async function refreshSession(call: TokenCall, tokens: Tokens, refreshToken: string) {
  const { exchange, now } = call
  // Without a binder nothing fits, and a token that was used before is still recognised as stolen.
  const binder = binderOf(exchange) ?? ''
  let bindsAnother = false

  const outcome = await call.transaction(async (tx) => {
    const refused = await exchangeToken(tx)
    // A tab that comes late with the token of an ended session must not sign out the one that has taken its place.
    if (!refused.ok) bindsAnother = await hasRunningSession(tx, hashOf(binder), now)
    return refused
  })

  async function exchangeToken(tx: Transaction) {
    const nextToken = newSecret()
    const idleEnd = now.add({ minutes: tokens.idleMinutes })
    const hashes = { hash: hashOf(refreshToken), binderHash: hashOf(binder), nextHash: hashOf(nextToken) }
    const use = await useRefreshToken(tx, { ...hashes, now, idleEnd })
    if (use.state === 'dead') return refuse('token-dead')
    if (use.state === 'used-before') {
      if (use.secondsAgo <= forgivenSeconds) return refuse('busy')
      await endSession(tx, use.sessionId, 'reuse', now)
      return refuse('token-dead')
    }

    const { refreshed } = use
    if (!(await mayGoOn(tx, refreshed))) {
      await endSession(tx, refreshed.session_id, 'rights-changed', now)
      return refuse('token-dead')
    }
    const sessionEnds = Temporal.Instant.from(refreshed.session_expires_at)
    const own: SignedPair = {
      account: refreshed,
      carePlaceId: refreshed.present_place,
      roles: refreshed.roles,
      sessionId: refreshed.session_id,
      refreshToken: nextToken,
      refreshEnds: Temporal.Instant.compare(idleEnd, sessionEnds) < 0 ? idleEnd : sessionEnds,
      now,
    }
    const helper = refreshed.is_acting ? await accountById(tx, refreshed.id) : undefined
    if (helper) return agree(await pairOfHelper(tx, helper, refreshed.care_place_id, own))
    // Without a place that they belong to they choose another.
    if (refreshed.care_place_id !== null && own.carePlaceId === null) await leavePlace(tx, own.sessionId)
    return agree(signedPair(tokens, own))
  }

  /** Still as the user, or as oneself again when that has ended. */
  async function pairOfHelper(
    tx: Transaction,
    helper: Account,
    place: string | null,
    own: SignedPair,
  ): Promise<TokenPair> {
    const going = await goOnActing(tx, own.sessionId, helper, now)
    if ('acting' in going) {
      const { account, acting } = going
      const carePlaceId = place !== null && (await belongsTo(tx, account.id, place)) ? place : null
      if (place !== null && carePlaceId === null) await leavePlace(tx, own.sessionId)
      return signedPair(tokens, {
        ...own,
        account,
        acting,
        carePlaceId,
        roles: await rolesAt(tx, account.id, carePlaceId),
      })
    }
    const roles = await rolesAt(tx, helper.id, null)
    const pair = signedPair(tokens, { ...own, carePlaceId: null, roles })
    return going.ended ? { ...pair, impersonation_ended: going.ended } : pair
  }

  if (outcome.ok) keepSessionCookies(exchange, binder, outcome.value)
  else if (outcome.refusal === 'token-dead' && !bindsAnother) clearSessionCookies(exchange)
  return outcome
}

async function mayGoOn(tx: Transaction, session: RefreshedSession): Promise<boolean> {
  if (session.status !== 'active' || session.client_removed) return false
  return session.entered_by === null || (await mayStillEnter(tx, session.entered_by, session.id))
}

import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { Transaction } from '../../../platform/database.ts'
import type { Tokens } from '../../../platform/tokens/tokens.ts'
import { goOnActing } from '../impersonation/going-on.ts'
import { accountById, belongsTo, mayStillEnter, type Account } from './accounts.sql.ts'
import { binderOf, clearSessionCookies, keepSessionCookies } from './cookies.ts'
import type { TokenCall } from './issue-token.ts'
import { hashOf } from './secrets.ts'
import { nextPair, type Acting, type TokenPair } from './session-tokens.ts'
import {
  endSession,
  hasRunningSession,
  leavePlace,
  useRefreshToken,
  type Session,
  type UsedSession,
} from './sessions.sql.ts'

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
    const use = await useRefreshToken(tx, hashOf(refreshToken), hashOf(binder), now)
    if (use.state === 'dead') return refuse('token-dead')
    if (use.state === 'used-before') {
      if (use.secondsAgo <= forgivenSeconds) return refuse('busy')
      await endSession(tx, use.sessionId, 'reuse', now)
      return refuse('token-dead')
    }

    const { session } = use
    const account = await accountById(tx, session.user_id)
    if (!account || !(await mayGoOn(tx, session, account))) {
      await endSession(tx, session.id, 'rights-changed', now)
      return refuse('token-dead')
    }
    return agree(session.is_acting ? await pairOfHelper(tx, session, account) : await pairOf(tx, session, account))
  }

  async function pairOf(tx: Transaction, session: Session, account: Account, acting?: Acting): Promise<TokenPair> {
    const carePlaceId = await presentPlace(tx, session, account.id)
    const ends = Temporal.Instant.from(session.expires_at)
    return nextPair(tx, tokens, { account, acting, carePlaceId, sessionId: session.id, now, ends })
  }

  /** Still as the user, or as oneself again when that has ended. */
  async function pairOfHelper(tx: Transaction, session: UsedSession, helper: Account): Promise<TokenPair> {
    const going = await goOnActing(tx, session.id, helper, now)
    if ('acting' in going) return pairOf(tx, session, going.account, going.acting)
    const own = await pairOf(tx, { ...session, care_place_id: null }, helper)
    return going.ended ? { ...own, impersonation_ended: going.ended } : own
  }

  if (outcome.ok) keepSessionCookies(exchange, binder, outcome.value)
  else if (outcome.refusal === 'token-dead' && !bindsAnother) clearSessionCookies(exchange)
  return outcome
}

async function mayGoOn(tx: Transaction, session: Session, account: Account): Promise<boolean> {
  if (account.status !== 'active' || account.client_removed) return false
  return session.entered_by === null || (await mayStillEnter(tx, session.entered_by, account.id))
}

/** The place of the session while the user belongs to it; without one they choose another. */
async function presentPlace(tx: Transaction, session: Session, userId: number): Promise<string | null> {
  if (session.care_place_id === null) return null
  if (await belongsTo(tx, userId, session.care_place_id)) return session.care_place_id
  await leavePlace(tx, session.id)
  return null
}

import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { Tokens } from '../../../platform/tokens/tokens.ts'
import { accountById } from './accounts.sql.ts'
import { binderOf, clearSessionCookies, keepSessionCookies } from './cookies.ts'
import type { TokenCall } from './issue-token.ts'
import { hashOf } from './secrets.ts'
import { nextPair } from './session-tokens.ts'
import { endSession, useRefreshToken } from './sessions.sql.ts'

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

  const outcome = await call.transaction(async (tx) => {
    const use = await useRefreshToken(tx, hashOf(refreshToken), hashOf(binder), now)
    if (use.state === 'dead') return refuse('token-dead')
    if (use.state === 'used-before') {
      if (use.secondsAgo <= forgivenSeconds) return refuse('busy')
      await endSession(tx, use.sessionId, 'reuse', now)
      return refuse('token-dead')
    }

    const { session } = use
    const account = await accountById(tx, session.user_id)
    if (!account || account.status !== 'active' || account.client_removed || account.epoch !== session.epoch) {
      await endSession(tx, session.id, 'rights-changed', now)
      return refuse('token-dead')
    }
    const ends = Temporal.Instant.from(session.expires_at)
    const next = { account, carePlaceId: session.care_place_id, sessionId: session.id, now, ends }
    return agree(await nextPair(tx, tokens, next))
  })

  if (outcome.ok) keepSessionCookies(exchange, binder)
  else if (outcome.refusal === 'token-dead') clearSessionCookies(exchange)
  return outcome
}

import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { Transaction } from '../../../platform/database.ts'
import type { Tokens } from '../../../platform/tokens/tokens.ts'
import type { TokenCall } from '../token/issue-token.ts'
import { hashOf, newSecret } from '../token/secrets.ts'
import { clearPortalSession, keepPortalSession, portalBinderOf } from './portal-cookies.ts'
import { idleEndOf, portalIdleMinutes, signedPortalPair } from './portal-pair.ts'
import { endPortalSession, hasRunningPortalSession, usePortalRefresh } from './portal-sessions.sql.ts'

/** A duplicated tab brings the same token twice within moments, from the same browser; a stolen token comes from another one. */
const forgivenSeconds = 10

/** Exchanges a refresh token of the portal for the next pair, by the same rules as for staff (session 1). */
export async function refreshPortalSession(call: TokenCall, tokens: Tokens, refreshToken: string) {
  const { exchange, now } = call
  const binder = portalBinderOf(exchange)
  let bindsAnother = false

  const outcome = await call.transaction(async (tx) => {
    const exchanged = await exchangeToken(tx)
    if (!exchanged.ok) bindsAnother = await hasRunningPortalSession(tx, hashOf(binder), now)
    return exchanged
  })

  async function exchangeToken(tx: Transaction) {
    const nextToken = newSecret()
    const use = await usePortalRefresh(tx, {
      hash: hashOf(refreshToken),
      binderHash: hashOf(binder),
      nextHash: hashOf(nextToken),
      now,
      idleEnd: now.add({ minutes: portalIdleMinutes }),
    })
    if (use.state === 'dead') return refuse('token-dead')
    if (use.state === 'signed-out-elsewhere') return refuse('signed-out-elsewhere')
    if (use.state === 'used-before') {
      if (use.secondsAgo <= forgivenSeconds) return refuse('busy')
      await endPortalSession(tx, use.familyId, 'reuse', now)
      return refuse('token-dead')
    }
    const { refreshed } = use
    return agree(
      signedPortalPair(tokens, {
        account: refreshed,
        familyId: refreshed.family_id,
        careRecipientId: refreshed.care_recipient_id,
        refreshToken: nextToken,
        refreshEnds: idleEndOf(now, Temporal.Instant.from(refreshed.expires_at)),
        now,
      }),
    )
  }

  if (outcome.ok) keepPortalSession(exchange, binder, outcome.value)
  else if (outcome.refusal !== 'busy' && !bindsAnother) clearPortalSession(exchange)
  return outcome
}

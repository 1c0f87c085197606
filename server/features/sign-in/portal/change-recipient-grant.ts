import { todayIn } from '@omsorg/domain/market.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { actorOf } from '../../../platform/admission/authorization.ts'
import type { Tokens } from '../../../platform/tokens/tokens.ts'
import type { TokenCall } from '../token/issue-token.ts'
import { hashOf, newSecret } from '../token/secrets.ts'
import { keepPortalSession, portalBinderOf } from './portal-cookies.ts'
import { idleEndOf, signedPortalPair } from './portal-pair.ts'
import { addPortalToken, choosePerson, lockPortalAccount, lockPortalSession } from './portal-sessions.sql.ts'

interface ChangeRecipient {
  readonly assertion: string
  readonly care_recipient_id: number
}

/**
 * Chooses another person whom the account is linked to. It stays the same session, in the browser that opened it; tokens about
 * the person before count no more, so that nothing of a page that still shows her reaches the other.
 */
export async function changeRecipient(call: TokenCall, tokens: Tokens, grant: ChangeRecipient) {
  const { exchange, now } = call
  const claims = await tokens.read(grant.assertion)
  if (claims?.app !== 'CRP') return refuse('assertion-ended')
  const { holder, familyId, epoch, market } = actorOf(claims)
  if (!holder) return refuse('assertion-ended')
  const binder = portalBinderOf(exchange)
  const careRecipientId = grant.care_recipient_id

  return call.transaction(async (tx) => {
    const account = await lockPortalAccount(tx, holder.accountId)
    const session = await lockPortalSession(tx, familyId, now)
    if (!account || !session || account.epoch !== epoch) return refuse('assertion-ended')
    // Another tab has chosen meanwhile; its token is the one that counts.
    if (session.care_recipient_id !== holder.careRecipientId) return refuse('assertion-ended')
    const chosen = { familyId, accountId: account.id, careRecipientId, binderHash: hashOf(binder) }
    if (!(await choosePerson(tx, { ...chosen, today: todayIn(market, now), now }))) return refuse('person-out-of-reach')
    const refreshToken = newSecret()
    const refreshEnds = idleEndOf(now, Temporal.Instant.from(session.expires_at))
    await addPortalToken(tx, { familyId, hash: hashOf(refreshToken), now, ends: refreshEnds })
    const pair = signedPortalPair(tokens, { account, familyId, careRecipientId, refreshToken, refreshEnds, now })
    keepPortalSession(exchange, binder, pair)
    return agree(pair)
  })
}

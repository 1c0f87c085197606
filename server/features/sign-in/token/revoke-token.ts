import { revokeToken as contract } from '@omsorg/contract/sign-in/token/revoke-token.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handleInSteps } from '../../../platform/handle.ts'
import { endPortalSessionOf } from '../portal/end-portal-session.ts'
import { binderOf, clearSessionCookies } from './cookies.ts'
import { hashOf } from './secrets.ts'
import { endSession, hasRunningSession, sessionOfToken } from './sessions.sql.ts'

export const revokeToken = handleInSteps(contract, async ({ input, exchange, now, transaction }) => {
  if (input.client_id === 'my') {
    await transaction((tx) => endPortalSessionOf(tx, exchange, input.token ?? input.refresh_token ?? '', now))
    return agree({})
  }
  const bindsAnother = await transaction(async (tx) => {
    const sessionId = await sessionOfToken(tx, hashOf(input.token ?? input.refresh_token ?? ''))
    if (sessionId) await endSession(tx, sessionId, 'sign-out', now)
    return hasRunningSession(tx, hashOf(binderOf(exchange) ?? ''), now)
  })
  if (!bindsAnother) clearSessionCookies(exchange)
  return agree({})
})

import { challengePasskey as contract } from '@omsorg/contract/sign-in/passkey/challenge-passkey.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handleInSteps, type Handler } from '../../../platform/handle.ts'
import { keepPasskeyCookie } from '../token/cookies.ts'
import { newSecret } from '../token/secrets.ts'
import type { SignInParts } from '../token/sign-in-parts.ts'
import { challengeMilliseconds, newChallenge } from './challenge.ts'
import { siteOf } from './passkey-site.ts'

/** Asks the database for nothing: a flood of these fills nothing. */
export function challengePasskey(parts: SignInParts): Handler<typeof contract.name> {
  return handleInSteps(contract, async ({ now, exchange }) => {
    const binder = newSecret()
    keepPasskeyCookie(exchange, binder)
    return agree({
      challenge: newChallenge({ secret: parts.secret, about: 'show', binder }, now),
      rpId: siteOf(parts).rpId,
      timeout: challengeMilliseconds,
      userVerification: 'required' as const,
      allowCredentials: [],
    })
  })
}

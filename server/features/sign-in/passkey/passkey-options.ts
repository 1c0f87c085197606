import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { beginPasskey } from '@omsorg/contract/sign-in/passkey/begin-passkey.ts'
import type { Exchange } from '../../../platform/handle.ts'
import { keepPasskeyCookie } from '../token/cookies.ts'
import { newSecret } from '../token/secrets.ts'
import type { SignInParts } from '../token/sign-in-parts.ts'
import { algorithms } from './algorithms.ts'
import { challengeMilliseconds, newChallenge } from './challenge.ts'
import { siteOf } from './passkey-site.ts'
import type { KnownPasskey } from './passkeys.sql.ts'

interface MakingCall {
  readonly parts: Pick<SignInParts, 'secret' | 'publicAddress'>
  readonly exchange: Exchange
  readonly now: Temporal.Instant
}

interface Making {
  /** What the challenge is for, and of whom. */
  readonly about: string
  readonly user: AnswerOf<typeof beginPasskey>['user']
  /** What is there already is not made twice. */
  readonly known: readonly KnownPasskey[]
}

/** What a browser makes a passkey from; binds it to the browser that asked. */
export function optionsOf({ parts, exchange, now }: MakingCall, { about, user, known }: Making) {
  const binder = newSecret()
  keepPasskeyCookie(exchange, binder)
  return {
    challenge: newChallenge({ secret: parts.secret, about, binder }, now),
    rp: { id: siteOf(parts).rpId, name: 'Omsorg' },
    user,
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: challengeMilliseconds,
    excludeCredentials: known.map(({ credential_id, transports }) => ({
      id: credential_id.toString('base64url'),
      type: 'public-key' as const,
      transports: [...transports],
    })),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  }
}

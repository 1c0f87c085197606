import { beginPasskey as contract } from '@omsorg/contract/sign-in/passkey/begin-passkey.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { openSignIn } from '../../../platform/admission/opening.sql.ts'
import { handle, notFound, type Handler } from '../../../platform/handle.ts'
import { hasConfirmedLately } from '../security/confirmed-at.sql.ts'
import { accountById } from '../token/accounts.sql.ts'
import { keepPasskeyCookie } from '../token/cookies.ts'
import { newSecret } from '../token/secrets.ts'
import type { SignInParts } from '../token/sign-in-parts.ts'
import { aboutMaking, mostPasskeys } from './add-passkey.ts'
import { algorithms } from './algorithms.ts'
import { challengeMilliseconds, newChallenge } from './challenge.ts'
import { handleOf, siteOf } from './passkey-site.ts'
import { passkeysOf } from './passkeys.sql.ts'

export function beginPasskey(parts: SignInParts): Handler<typeof contract.name> {
  return handle(contract, async ({ actor, now, tx, exchange }) => {
    const [, confirmed, account, known] = await Promise.all([
      openSignIn(tx),
      hasConfirmedLately(tx, actor, now),
      accountById(tx, actor.userId),
      passkeysOf(tx, actor.userId),
    ])
    if (!account) return notFound()
    if (!confirmed) return refuse('confirm-first')
    if (known.length >= mostPasskeys) return refuse('too-many-passkeys')
    const { secret } = parts
    const binder = newSecret()
    keepPasskeyCookie(exchange, binder)
    return agree({
      challenge: newChallenge({ secret, about: aboutMaking(actor), binder }, now),
      rp: { id: siteOf(parts).rpId, name: 'Omsorg' },
      user: {
        id: handleOf(secret, account.id),
        name: account.user_name,
        displayName: `${account.first_name} ${account.last_name}`,
      },
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
    })
  })
}

import type { MadePasskey } from '@omsorg/contract/sign-in/passkey/shown-passkey.ts'
import type { AttestationObject } from '@simplewebauthn/server/helpers'
import type { SignInParts } from '../token/sign-in-parts.ts'
import { challengeEnds } from './challenge.ts'
import { algorithms } from './algorithms.ts'
import { siteOf } from './passkey-site.ts'

interface Asked {
  readonly about: string
  readonly binder: string
  readonly now: Temporal.Instant
}

export interface JudgedPasskey {
  readonly challenge: string
  readonly ends: Temporal.Instant
  readonly credentialId: Buffer
  readonly publicKey: Buffer
  readonly counter: number
}

/** What was made, when it was made for this address, in the browser that asked, and by somebody who was looked at; else null. */
export async function judgeMade(
  parts: Pick<SignInParts, 'secret' | 'publicAddress'>,
  { id, rawId, type, response }: MadePasskey,
  { about, binder, now }: Asked,
): Promise<JudgedPasskey | null> {
  const { origin, rpId } = siteOf(parts)
  let answered: { readonly challenge: string; readonly ends: Temporal.Instant } | null = null
  const [{ verifyRegistrationResponse }, { decodeAttestationObject, isoBase64URL }] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ])
  try {
    const { clientDataJSON, attestationObject } = response
    if (namesCertificates(decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)))) return null
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId, type, clientExtensionResults: {}, response: { clientDataJSON, attestationObject } },
      expectedChallenge: (challenge) => {
        const ends = challengeEnds(challenge, { secret: parts.secret, about, binder }, now)
        answered = ends && { challenge, ends }
        return ends !== null
      },
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...algorithms],
    })
    const given = answered as { readonly challenge: string; readonly ends: Temporal.Instant } | null
    if (!verified || !given) return null
    const { credential } = registrationInfo
    return {
      ...given,
      credentialId: Buffer.from(credential.id, 'base64url'),
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
    }
  } catch {
    // The library says by an error what does not fit.
    return null
  }
}

/** We ask for no attestation; certificates would have the library look up, at an address that they name, whether they hold. */
function namesCertificates(decoded: AttestationObject): boolean {
  const format = decoded.get('fmt')
  return !(format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined))
}

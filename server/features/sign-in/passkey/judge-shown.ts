import type { ShownPasskey } from '@omsorg/contract/sign-in/passkey/shown-passkey.ts'
import type { Transaction } from '../../../platform/database.ts'
import type { Exchange } from '../../../platform/handle.ts'
import { tellOwner } from '../notice/tell-owner.ts'
import { addOwnEvent } from '../security/own-events.sql.ts'
import { passkeyBinderOf } from '../token/cookies.ts'
import { hashOf } from '../token/secrets.ts'
import type { SignInParts } from '../token/sign-in-parts.ts'
import { challengeEnds } from './challenge.ts'
import { handleOf, siteOf, type PasskeyOwner } from './passkey-site.ts'
import { closePasskey, countUse, passkeyByCredential, useChallenge, type Passkey } from './passkeys.sql.ts'

interface ShowingCall {
  readonly exchange: Exchange
  readonly now: Temporal.Instant
  /** Reaches what signing in reaches. */
  readonly tx: Transaction
}

/** Where passkeys of one kind of owner are kept. */
export interface PasskeysOf<Kept> {
  byCredential(tx: Transaction, credentialId: Buffer): Promise<Kept | undefined>
  owner(kept: Kept): PasskeyOwner
  /** False when it counts and has not gone on: there is a copy of it. */
  countUse(tx: Transaction, id: number, counter: number, now: Temporal.Instant): Promise<boolean>
  closeCopied(tx: Transaction, kept: Kept, now: Temporal.Instant): Promise<void>
}

interface Kept {
  readonly id: number
  readonly public_key: Buffer
}

const ofUsers: PasskeysOf<Passkey> = {
  byCredential: passkeyByCredential,
  owner: ({ user_id }) => user_id,
  countUse,
  async closeCopied(tx, { id, user_id, name }, now) {
    if (!(await closePasskey(tx, id, now))) return
    await addOwnEvent(tx, user_id, 'passkey-copied', { name }, now)
    await tellOwner(tx, user_id, 'passkey-copied')
  },
}

/** Whose passkey was shown, of care staff and operators. */
export function judgeShown(
  call: ShowingCall,
  parts: Pick<SignInParts, 'secret' | 'publicAddress'>,
  shown: ShownPasskey,
): Promise<Pick<Passkey, 'user_id' | 'name'> | null> {
  return judgeShownOf(ofUsers, call, parts, shown)
}

/**
 * Whose passkey was shown, or null: one that is unknown, closed or of another account than it says, and an answer to a
 * challenge that is old, used, of another browser or another address, or given without looking at who gave it. The caller
 * commits in either case, so that an answer is judged once.
 */
export async function judgeShownOf<One extends Kept>(
  passkeys: PasskeysOf<One>,
  { exchange, now, tx }: ShowingCall,
  parts: Pick<SignInParts, 'secret' | 'publicAddress'>,
  shown: ShownPasskey,
): Promise<One | null> {
  const passkey = await passkeys.byCredential(tx, Buffer.from(shown.id, 'base64url'))
  if (!passkey) return null
  const { userHandle } = shown.response
  if (userHandle && userHandle !== handleOf(parts.secret, passkeys.owner(passkey))) return null
  const signed = await signedBy(passkey, parts, shown, { binder: passkeyBinderOf(exchange) ?? '', now })
  if (!signed || !(await useChallenge(tx, hashOf(signed.challenge), signed.ends, now))) return null
  if (await passkeys.countUse(tx, passkey.id, signed.counter, now)) return passkey
  await passkeys.closeCopied(tx, passkey, now)
  return null
}

async function signedBy(
  { public_key }: Kept,
  parts: Pick<SignInParts, 'secret' | 'publicAddress'>,
  { id, rawId, type, response }: ShownPasskey,
  { binder, now }: { readonly binder: string; readonly now: Temporal.Instant },
) {
  const { origin, rpId } = siteOf(parts)
  let answered: { readonly challenge: string; readonly ends: Temporal.Instant } | null = null
  // Read when the first passkey is shown: it brings all that there is of certificates, and a start does without.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { clientDataJSON, authenticatorData, signature } = response
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: (challenge) => {
        const ends = challengeEnds(challenge, { secret: parts.secret, about: 'show', binder }, now)
        answered = ends && { challenge, ends }
        return ends !== null
      },
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      // The count is judged by us, after the signature and by the database: a copy is seen by nothing that anybody may send.
      credential: { id, publicKey: new Uint8Array(public_key), counter: 0 },
    })
    const given = answered as { readonly challenge: string; readonly ends: Temporal.Instant } | null
    return verified && given ? { ...given, counter: authenticationInfo.newCounter } : null
  } catch {
    // The library says by an error what does not fit.
    return null
  }
}

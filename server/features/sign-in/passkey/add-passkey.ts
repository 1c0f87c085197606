import { addPasskey as contract } from '@omsorg/contract/sign-in/passkey/add-passkey.ts'
import type { MadePasskey } from '@omsorg/contract/sign-in/passkey/shown-passkey.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { Actor } from '../../../platform/actor.ts'
import { handle, type Handler } from '../../../platform/handle.ts'
import { tellOwner } from '../notice/tell-owner.ts'
import { addOwnEvent } from '../security/own-events.sql.ts'
import { passkeyBinderOf } from '../token/cookies.ts'
import { hashOf } from '../token/secrets.ts'
import type { SignInParts } from '../token/sign-in-parts.ts'
import { judgeMade } from './judge-made.ts'
import { insertPasskey, lockPasskeysOf, passkeysOf, useChallenge } from './passkeys.sql.ts'

export const mostPasskeys = 10
const knownTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']

/** How a passkey is reached, where the browser says it in words that we know. */
export function keptTransports({ response }: MadePasskey): string[] {
  return (response.transports ?? []).filter((each) => knownTransports.includes(each))
}

/** A passkey is made for the account and the session that asked, and that had just shown who it is. */
export function aboutMaking({ userId, familyId }: Pick<Actor, 'userId' | 'familyId'>): string {
  return `make ${userId} ${familyId}`
}

export function addPasskey(parts: SignInParts): Handler<typeof contract.name> {
  return handle(contract, async ({ input, actor, now, tx, exchange }) => {
    const asked = { about: aboutMaking(actor), binder: passkeyBinderOf(exchange) ?? '', now }
    const made = await judgeMade(parts, input.attestation, asked)
    if (!made) return refuse('passkey-not-valid')
    await lockPasskeysOf(tx, actor.userId)
    if ((await passkeysOf(tx, actor.userId)).length >= mostPasskeys) return refuse('too-many-passkeys')
    if (!(await useChallenge(tx, hashOf(made.challenge), made.ends, now))) return refuse('passkey-not-valid')
    const id = await insertPasskey(tx, {
      userId: actor.userId,
      name: input.name,
      credentialId: made.credentialId,
      publicKey: made.publicKey,
      counter: made.counter,
      transports: keptTransports(input.attestation),
      now,
    })
    if (id === undefined) return refuse('passkey-not-valid')
    await addOwnEvent(tx, actor.userId, 'passkey-added', { name: input.name }, now)
    await tellOwner(tx, actor.userId, 'passkey-added')
    return agree({ id })
  })
}

import { addPortalPasskey as contract } from '@omsorg/contract/sign-in/portal-passkey/add-portal-passkey.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle, notFound, type Handler } from '../../../platform/handle.ts'
import { keptTransports, mostPasskeys } from '../passkey/add-passkey.ts'
import { judgeMade } from '../passkey/judge-made.ts'
import { useChallenge } from '../passkey/passkeys.sql.ts'
import { passkeyBinderOf } from '../token/cookies.ts'
import { hashOf } from '../token/secrets.ts'
import type { SignInParts } from '../token/sign-in-parts.ts'
import { aboutMakingOf } from './begin-portal-passkey.ts'
import { holderOf } from '../../../platform/actor.ts'
import { insertPortalPasskey, lockHolderForPasskeys } from './portal-passkeys.sql.ts'
import { tellOfPortalPasskeyJob } from './tell-of-portal-passkey.ts'

export function addPortalPasskey(parts: SignInParts): Handler<typeof contract.name> {
  return handle(contract, async ({ input, actor, now, tx, exchange, jobs }) => {
    const { name, attestation } = input
    const asked = { about: aboutMakingOf(actor), binder: passkeyBinderOf(exchange) ?? '', now }
    const made = await judgeMade(parts, attestation, asked)
    if (!made) return refuse('passkey-not-valid')
    const holder = await lockHolderForPasskeys(tx, actor.familyId)
    if (!holder) return notFound()
    if (holder.passkeys >= mostPasskeys) return refuse('too-many-passkeys')
    if (!(await useChallenge(tx, hashOf(made.challenge), made.ends, now))) return refuse('passkey-not-valid')
    const { credentialId, publicKey, counter } = made
    const transports = keptTransports(attestation)
    const kept = { name, credentialId, publicKey, counter, transports, now }
    const id = await insertPortalPasskey(tx, holderOf(actor).accountId, { ...kept, familyId: actor.familyId })
    if (id === undefined) return refuse('passkey-not-valid')
    jobs.add(tellOfPortalPasskeyJob, { passkeyId: id })
    return agree({ id })
  })
}

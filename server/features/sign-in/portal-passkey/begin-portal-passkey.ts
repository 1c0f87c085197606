import { beginPortalPasskey as contract } from '@omsorg/contract/sign-in/portal-passkey/begin-portal-passkey.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { confirmedLately } from '@omsorg/domain/sign-in/security/confirmed-lately.ts'
import { holderOf, type Actor } from '../../../platform/actor.ts'
import { handle, notFound, type Handler } from '../../../platform/handle.ts'
import { mostPasskeys } from '../passkey/add-passkey.ts'
import { optionsOf } from '../passkey/passkey-options.ts'
import { handleOf } from '../passkey/passkey-site.ts'
import type { SignInParts } from '../token/sign-in-parts.ts'
import { listPasskeysOfHolder, lockHolderForPasskeys } from './portal-passkeys.sql.ts'

/** A passkey is made for the account and the session that asked. */
export function aboutMakingOf(actor: Pick<Actor, 'holder' | 'familyId'>): `make portal ${string}` {
  return `make portal ${holderOf(actor).accountId} ${actor.familyId}`
}

export function beginPortalPasskey(parts: SignInParts): Handler<typeof contract.name> {
  return handle(contract, async ({ actor, now, tx, exchange }) => {
    const { accountId } = holderOf(actor)
    const [holder, known] = await Promise.all([
      lockHolderForPasskeys(tx, actor.familyId),
      listPasskeysOfHolder(tx, accountId),
    ])
    if (!holder) return notFound()
    if (!confirmedLately(Temporal.Instant.from(holder.opened_at), now)) return refuse('sign-in-anew')
    if (known.length >= mostPasskeys) return refuse('too-many-passkeys')
    const user = {
      id: handleOf(parts.secret, `portal ${accountId}`),
      name: holder.email,
      displayName: holder.email,
    }
    return agree(optionsOf({ parts, exchange, now }, { about: aboutMakingOf(actor), user, known }))
  })
}

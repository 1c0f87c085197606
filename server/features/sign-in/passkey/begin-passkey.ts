import { beginPasskey as contract } from '@omsorg/contract/sign-in/passkey/begin-passkey.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { openSignIn } from '../../../platform/admission/opening.sql.ts'
import { handle, notFound, type Handler } from '../../../platform/handle.ts'
import { hasConfirmedLately } from '../security/confirmed-at.sql.ts'
import { accountById } from '../token/accounts.sql.ts'
import type { SignInParts } from '../token/sign-in-parts.ts'
import { aboutMaking, mostPasskeys } from './add-passkey.ts'
import { optionsOf } from './passkey-options.ts'
import { handleOf } from './passkey-site.ts'
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
    const user = {
      id: handleOf(parts.secret, account.id),
      name: account.user_name,
      displayName: `${account.first_name} ${account.last_name}`,
    }
    return agree(optionsOf({ parts, exchange, now }, { about: aboutMaking(actor), user, known }))
  })
}

import { beginApp as contract } from '@omsorg/contract/sign-in/second-factor/begin-app.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, type Handler } from '../../../platform/handle.ts'
import { accountById } from '../token/accounts.sql.ts'
import type { SignInParts } from '../token/sign-in-parts.ts'
import { beginAppOf } from './factor-writes.sql.ts'
import { refusedOwnChange } from './own-change.ts'
import { newAppSecret, otpAuthUri } from './totp.ts'

export function beginApp({ factorSeal }: SignInParts): Handler<typeof contract.name> {
  return handle(contract, async (call) => {
    const refused = await refusedOwnChange(call)
    if (refused) return refused
    const { actor, now, tx } = call
    const secret = newAppSecret()
    const [account] = await Promise.all([
      accountById(tx, actor.userId),
      beginAppOf(tx, actor.userId, factorSeal.seal(secret), now),
    ])
    return agree({ secret, otpAuthUri: otpAuthUri(account?.user_name ?? '', secret) })
  })
}

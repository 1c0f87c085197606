import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { judgeShownOf, type PasskeysOf } from '../passkey/judge-shown.ts'
import { readShown } from '../passkey/read-shown.ts'
import { completePortalSignIn } from '../portal/portal-pair.ts'
import { lockPortalAccount } from '../portal/portal-sessions.sql.ts'
import { clearPasskeyCookie } from '../token/cookies.ts'
import type { TokenCall } from '../token/issue-token.ts'
import type { SignInParts } from '../token/sign-in-parts.ts'
import {
  closePortalPasskey,
  countPortalUse,
  portalPasskeyByCredential,
  type PortalPasskey,
} from './portal-passkeys.sql.ts'

const ofHolders: PasskeysOf<PortalPasskey> = {
  byCredential: portalPasskeyByCredential,
  owner: ({ crp_account_id }) => `portal ${crp_account_id}`,
  countUse: countPortalUse,
  closeCopied: async (tx, { id }, now) => void (await closePortalPasskey(tx, id, now)),
}

/** Signs in to the portal with a passkey that its holder has added. What the account opens is read as after a code. */
export function signInByPortalPasskey(call: TokenCall, parts: SignInParts, response: string) {
  const { exchange, now } = call
  const shown = readShown(response)
  return call.transaction(async (tx) => {
    const passkey = shown && (await judgeShownOf(ofHolders, { exchange, now, tx }, parts, shown))
    const account = passkey && (await lockPortalAccount(tx, passkey.crp_account_id))
    clearPasskeyCookie(exchange)
    if (!account) return refuse('credentials-wrong')
    return agree(await completePortalSignIn({ exchange, tx, parts, now }, account, 'passkey', passkey.id))
  })
}

import { refuse } from '@omsorg/domain/outcome.ts'
import { accountById } from '../token/accounts.sql.ts'
import { completeSignIn } from '../token/complete-sign-in.ts'
import { clearPasskeyCookie } from '../token/cookies.ts'
import type { TokenCall } from '../token/issue-token.ts'
import type { SignInParts } from '../token/sign-in-parts.ts'
import { judgeShown } from './judge-shown.ts'
import { readShown } from './read-shown.ts'

/** Signs in with a passkey alone: it is held by somebody and was opened by them, so that no second factor is owed. */
export function signInWithPasskey(call: TokenCall, parts: SignInParts, response: string) {
  const { exchange, now } = call
  const shown = readShown(response)
  clearPasskeyCookie(exchange)
  return call.transaction(async (tx) => {
    const passkey = shown && (await judgeShown({ exchange, now, tx }, parts, shown))
    const account = passkey && (await accountById(tx, passkey.user_id))
    if (!account) return refuse('credentials-wrong')
    return completeSignIn({ exchange, now, tx }, parts, account, { methods: ['passkey'] })
  })
}

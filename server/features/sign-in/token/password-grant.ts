import { refuse } from '@omsorg/domain/outcome.ts'
import { markSucceeded } from './attempts.sql.ts'
import { checkPassword, type Recognised } from './check-password.ts'
import { completeSignIn } from './complete-sign-in.ts'
import type { TokenCall } from './issue-token.ts'
import type { SignInParts } from './sign-in-parts.ts'
import { TooManyWaiting } from './turns.ts'

export interface PasswordGrant {
  readonly username: string
  readonly password: string
}

/** Signs in with a password. The state of an account is told only to whoever knows its password. */
export async function signInWithPassword(
  call: TokenCall,
  parts: SignInParts,
  { username: userName, password }: PasswordGrant,
) {
  try {
    const checked = await checkPassword(call, parts, { userName, password })
    return checked.ok ? await signIn(call, parts, checked.value) : checked
  } catch (error) {
    if (!(error instanceof TooManyWaiting)) throw error
    parts.noticeRefused('busy')
    return refuse('busy')
  }
}

function signIn(call: TokenCall, parts: SignInParts, { account, attemptId, device, ours }: Recognised) {
  const { exchange, now } = call
  return call.transaction(async (tx) => {
    const [, completed] = await Promise.all([
      markSucceeded(tx, attemptId),
      completeSignIn({ exchange, now, tx }, parts, account, { methods: ['pwd'], known: { device, ours } }),
    ])
    return completed
  })
}

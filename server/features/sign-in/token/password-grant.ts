import { refuse } from '@omsorg/domain/outcome.ts'
import type { Account } from './accounts.sql.ts'
import { markSucceeded, removeAttempt } from './attempts.sql.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { deviceSecretsOf } from './cookies.ts'
import type { TokenCall } from './issue-token.ts'
import { passwordFits } from './passwords.ts'
import { reserveTry, type ReservedTry } from './reserve-try.ts'
import type { SignInParts } from './sign-in-parts.ts'
import { sourceOf } from './source.ts'
import { createTurns, TooManyWaiting } from './turns.ts'

export interface PasswordGrant {
  readonly username: string
  readonly password: string
}

/** Those who count a try hold a connection: a flood of them leaves enough of these for everybody else. */
const takeTurn = createTurns({ atOnce: 3, strangersAtOnce: 3, mostWaiting: 128 })

/**
 * Signs in with a password. Whoever is unknown, wrong or made to wait gets the same answer in the same time; the state of
 * an account is told only to whoever knows its password.
 */
export async function signInWithPassword(call: TokenCall, parts: SignInParts, grant: PasswordGrant) {
  try {
    return await tryPassword(call, parts, grant)
  } catch (error) {
    if (!(error instanceof TooManyWaiting)) throw error
    parts.noticeRefused('busy')
    return refuse('busy')
  }
}

async function tryPassword(call: TokenCall, parts: SignInParts, grant: PasswordGrant) {
  const { exchange, now, transaction } = call
  const source = sourceOf(exchange.sourceAddress)
  const deviceSecrets = deviceSecretsOf(exchange)
  const given = { userName: grant.username.trim(), source, deviceSecrets, now, secret: parts.secret }
  const reserved = await takeTurn({ isKnown: false, source }, () => transaction((tx) => reserveTry(tx, given)))
  if (reserved.state === 'budget-used-up') {
    parts.noticeRefused(reserved.budget, exchange.sourceAddress)
    return refuse('busy')
  }

  const isKnown = reserved.device !== undefined
  if (reserved.state === 'wait') {
    parts.noticeRefused(isKnown ? 'known-device' : 'account')
    // The password is not looked at, and the answer comes as late as if it were.
    await passwordFits(null, grant.password, { isKnown, source })
    return refuse('credentials-wrong')
  }

  let fits: boolean
  try {
    fits = await passwordFits(reserved.account?.password_hash ?? null, grant.password, { isKnown, source })
  } catch (error) {
    await transaction((tx) => removeAttempt(tx, reserved.attemptId))
    throw error
  }
  const { account } = reserved
  return account && fits ? signIn(call, parts, { ...reserved, account }) : refuse('credentials-wrong')
}

type Recognised = ReservedTry & { readonly state: 'reserved'; readonly account: Account }

function signIn(call: TokenCall, parts: SignInParts, { account, attemptId, device, ours }: Recognised) {
  const { exchange, now } = call
  return call.transaction(async (tx) => {
    await markSucceeded(tx, attemptId)
    return completeSignIn({ exchange, now, tx }, parts, account, { methods: ['pwd'], known: { device, ours } })
  })
}

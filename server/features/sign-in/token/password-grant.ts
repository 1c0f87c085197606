import { maySignIn } from '@omsorg/domain/sign-in/token/account-state.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { Account } from './accounts.sql.ts'
import { recordSignIn } from './accounts.sql.ts'
import { markSucceeded, rememberDevice, removeAttempt } from './attempts.sql.ts'
import { binderOf, deviceSecretsOf, keepDeviceCookie, keepSessionCookies } from './cookies.ts'
import type { TokenCall } from './issue-token.ts'
import { passwordFits } from './passwords.ts'
import { reserveTry, type ReservedTry } from './reserve-try.ts'
import { hashOf, newSecret } from './secrets.ts'
import { challengeToken, openedPair } from './session-tokens.ts'
import { endSessionsOfBrowser } from './sessions.sql.ts'
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

function signIn(call: TokenCall, { tokens }: SignInParts, { account, attemptId, device, ours }: Recognised) {
  const { exchange, now } = call
  return call.transaction(async (tx) => {
    await markSucceeded(tx, attemptId)
    const lastSignIn = account.last_sign_in_at ? Temporal.Instant.from(account.last_sign_in_at) : null
    const allowed = maySignIn({ status: account.status, clientRemoved: account.client_removed, lastSignIn }, now)
    if (!allowed.ok) return allowed
    if (account.owes_second_factor) return agree(await challengeToken(tokens, account))

    // Whoever changes the password or the account in this moment comes first: what was looked at counts no more.
    if (!(await recordSignIn(tx, account, now))) return refuse('credentials-wrong')
    const before = binderOf(exchange)
    if (before) await endSessionsOfBrowser(tx, hashOf(before), now)
    const binder = newSecret()
    // A secret is known because we gave it: what a caller chose is never taken up.
    const own = device ?? newSecret()
    await rememberDevice(tx, account.id, hashOf(own), now)
    const pair = await openedPair(tx, tokens, { account, carePlaceId: null, binder, now })
    keepSessionCookies(exchange, binder)
    keepDeviceCookie(exchange, [own, ...ours.filter((each) => each !== own)])
    return agree(pair)
  })
}

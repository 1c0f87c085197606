import { maySignIn } from '@omsorg/domain/sign-in/token/account-state.ts'
import { mayTryPassword } from '@omsorg/domain/sign-in/token/lockout.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { Tokens } from '../../../platform/tokens/tokens.ts'
import { accountByUserName, recordSignIn } from './accounts.sql.ts'
import { failedTries, isKnownDevice, recordAttempt, rememberDevice } from './attempts.sql.ts'
import { binderOf, deviceOf, keepDeviceCookie, keepSessionCookies } from './cookies.ts'
import type { TokenCall } from './issue-token.ts'
import { passwordFits, TooManyChecks } from './passwords.ts'
import { hashOf, newSecret } from './secrets.ts'
import { challengeToken, openedPair } from './session-tokens.ts'
import { endSessionsOfBrowser } from './sessions.sql.ts'

export interface PasswordGrant {
  readonly username: string
  readonly password: string
}

/**
 * Signs in with a password. Whoever is unknown, wrong or made to wait gets the same answer in the same time; the state of
 * an account is told only to whoever knows its password.
 */
export async function signInWithPassword(call: TokenCall, tokens: Tokens, grant: PasswordGrant) {
  const { exchange, now } = call
  const userName = grant.username.trim()
  const device = deviceOf(exchange)
  const deviceHash = device ? hashOf(device) : null
  const userNameHash = hashOf(userName.toLowerCase())

  const known = await call.transaction(async (tx) => {
    const account = await accountByUserName(tx, userName)
    const knownDevice = account ? await isKnownDevice(tx, account.id, deviceHash) : false
    const mayTry = mayTryPassword(knownDevice, await failedTries(tx, userNameHash, now), now)
    return { account, mayTry }
  })

  let fits: boolean
  try {
    fits = await passwordFits(known.account?.password_hash ?? null, grant.password)
  } catch (error) {
    if (error instanceof TooManyChecks) return refuse('busy')
    throw error
  }

  return call.transaction(async (tx) => {
    const { account } = known
    const succeeded = fits && known.mayTry
    const sourceHash = hashOf(exchange.sourceAddress)
    await recordAttempt(tx, { userId: account?.id ?? null, userNameHash, sourceHash, deviceHash, succeeded }, now)
    if (!account || !succeeded) return refuse('credentials-wrong')

    const lastSignIn = account.last_sign_in_at ? Temporal.Instant.from(account.last_sign_in_at) : null
    const state = { status: account.status, clientRemoved: account.client_removed, lastSignIn }
    const allowed = maySignIn(state, now)
    if (!allowed.ok) return allowed
    if (account.owes_second_factor) return agree(await challengeToken(tokens, account))

    const before = binderOf(exchange)
    if (before) await endSessionsOfBrowser(tx, hashOf(before), now)
    const binder = newSecret()
    const signedInOn = device ?? newSecret()
    await recordSignIn(tx, account.id, now)
    await rememberDevice(tx, account.id, hashOf(signedInOn), now)
    const pair = await openedPair(tx, tokens, { account, carePlaceId: null, binder, now })
    keepSessionCookies(exchange, binder)
    keepDeviceCookie(exchange, signedInOn)
    return agree(pair)
  })
}

import { maySignIn } from '@omsorg/domain/sign-in/token/account-state.ts'
import { mayOweSecondFactor, type SignInMethod } from '@omsorg/domain/sign-in/token/sign-in-method.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { Transaction } from '../../../platform/database.ts'
import type { Exchange } from '../../../platform/handle.ts'
import { openChallenge } from '../second-factor/open-challenge.ts'
import { deviceOf } from '../security/device-of.ts'
import { noteSignIn } from '../security/note-sign-in.ts'
import { recordSignIn, type Account } from './accounts.sql.ts'
import { rememberDevice } from './attempts.sql.ts'
import { binderOf, deviceSecretsOf, keepDeviceCookie, keepSessionCookies } from './cookies.ts'
import { recognizeDevice, type KnownDevice } from './known-device.ts'
import { hashOf, newSecret } from './secrets.ts'
import { openedPair } from './session-tokens.ts'
import { endSessionsOfBrowser } from './sessions.sql.ts'
import type { SignInParts } from './sign-in-parts.ts'

interface SignInCall {
  readonly exchange: Exchange
  readonly now: Temporal.Instant
  readonly tx: Transaction
}

interface Completion {
  /** What was shown; whoever showed a password alone may owe a second factor. */
  readonly methods: readonly SignInMethod[]
  /** Looked up when the caller has not. */
  readonly known?: KnownDevice
}

/**
 * Ends a sign-in, whatever it began with, for an account that was recognised: whether it may sign in, the challenge where a
 * second factor is owed, else the session, one for each browser, with its cookies.
 */
export async function completeSignIn(
  { exchange, now, tx }: SignInCall,
  { tokens, secret }: Pick<SignInParts, 'tokens' | 'secret'>,
  account: Account,
  { methods, known }: Completion,
) {
  const lastSignIn = account.last_sign_in_at ? Temporal.Instant.from(account.last_sign_in_at) : null
  const unlocked = account.unlocked_at ? Temporal.Instant.from(account.unlocked_at) : null
  const { status, client_removed: clientRemoved } = account
  const allowed = maySignIn({ status, clientRemoved, lastSignIn, unlocked }, now)
  if (!allowed.ok) return allowed
  const { device: ownSecret, ours } = known ?? (await recognizeDevice(tx, deviceSecretsOf(exchange), account.id))
  if (mayOweSecondFactor(methods)) {
    const about = { deviceIsKnown: ownSecret !== undefined, entering: null }
    const challenge = await openChallenge({ exchange, now, tx }, tokens, account, about)
    if (challenge) return agree(challenge)
  }

  // Whoever changes the password or the account in this moment comes first: what was looked at counts no more.
  if (!(await recordSignIn(tx, account, now))) return refuse('credentials-wrong')
  const before = binderOf(exchange)
  const binder = newSecret()
  // A secret is known because we gave it: what a caller chose is never taken up.
  const own = ownSecret ?? newSecret()
  const device = deviceOf(exchange)
  const { sourceAddress } = exchange
  const knowsDevice = ownSecret !== undefined
  const [pair] = await Promise.all([
    openedPair(tx, tokens, { account, carePlaceId: null, binder, methods, device, now }),
    before ? endSessionsOfBrowser(tx, hashOf(before), now) : null,
    rememberDevice(tx, account.id, hashOf(own), now),
    noteSignIn(tx, { account, methods, device, knowsDevice, sourceAddress, secret, now }),
  ])
  keepSessionCookies(exchange, binder, pair)
  keepDeviceCookie(exchange, [own, ...ours.filter((each) => each !== own)])
  return agree(pair)
}

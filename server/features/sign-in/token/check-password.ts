import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { Exchange, InTransaction } from '../../../platform/handle.ts'
import type { Account } from './accounts.sql.ts'
import { removeAttempt } from './attempts.sql.ts'
import { deviceSecretsOf } from './cookies.ts'
import { passwordFits } from './passwords.ts'
import { reserveTry, type ReservedTry } from './reserve-try.ts'
import type { SignInParts } from './sign-in-parts.ts'
import { sourceOf } from '../../../platform/admission/source.ts'
import { createTurns } from './turns.ts'

interface PasswordCall {
  readonly exchange: Exchange
  readonly now: Temporal.Instant
  /** Each opened for somebody who is not signed in yet. */
  readonly transaction: InTransaction
}

interface GivenPassword {
  readonly userName: string
  readonly password: string
}

/** Somebody whose password was right, and the try that has to be marked so. */
export type Recognised = ReservedTry & { readonly state: 'reserved'; readonly account: Account }

/** Those who count a try hold a connection: a flood of them leaves enough of these for everybody else. */
const takeTurn = createTurns({ atOnce: 3, strangersAtOnce: 3, mostWaiting: 128 })

/** Counts a try before anybody looks whether it is right, by the budgets of the account, the source and the device. */
export function countedTry({ exchange, now, transaction }: PasswordCall, parts: SignInParts, userName: string) {
  const source = sourceOf(exchange.sourceAddress)
  const deviceSecrets = deviceSecretsOf(exchange)
  const given = { userName: userName.trim(), source, deviceSecrets, now, secret: parts.secret }
  return takeTurn({ isKnown: false, source }, () => transaction((tx, _jobs, leave) => reserveTry(tx, leave, given)))
}

/**
 * Counts a try and looks at its password. Whoever is unknown, wrong or made to wait gets the same answer in the same time.
 * Throws TooManyWaiting when nothing was looked at.
 */
export async function checkPassword(
  { exchange, now, transaction }: PasswordCall,
  parts: SignInParts,
  { userName, password }: GivenPassword,
) {
  const source = sourceOf(exchange.sourceAddress)
  const reserved = await countedTry({ exchange, now, transaction }, parts, userName)
  if (reserved.state === 'budget-used-up') {
    parts.noticeRefused(reserved.budget, exchange.sourceAddress)
    return refuse('busy')
  }

  const isKnown = reserved.device !== undefined
  if (reserved.state === 'wait') {
    parts.noticeRefused(isKnown ? 'known-device' : 'account')
    // The password is not looked at, and the answer comes as late as if it were.
    await passwordFits(null, password, { isKnown, source })
    return refuse('credentials-wrong')
  }

  let fits: boolean
  try {
    fits = await passwordFits(reserved.account?.password_hash ?? null, password, { isKnown, source })
  } catch (error) {
    await transaction((tx) => removeAttempt(tx, reserved.attemptId))
    throw error
  }
  const { account } = reserved
  if (!account || !fits) return refuse('credentials-wrong')
  const recognised: Recognised = { ...reserved, account }
  return agree(recognised)
}

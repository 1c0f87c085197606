import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { openSignIn } from '../../../platform/admission/opening.sql.ts'
import type { Exchange, InTransaction } from '../../../platform/handle.ts'
import { markSucceeded } from '../token/attempts.sql.ts'
import { recordedEpoch } from '../token/accounts.sql.ts'
import { checkPassword } from '../token/check-password.ts'
import { hashPasswordInTurn } from '../token/passwords.ts'
import type { SignInParts } from '../token/sign-in-parts.ts'
import { sourceOf } from '../../../platform/admission/source.ts'
import { TooManyWaiting } from '../token/turns.ts'
import { namesOf } from './judge-link.ts'
import { faultsFor } from './judged-password.ts'
import { takePassword } from './take-password.ts'

interface ChangeCall {
  readonly exchange: Exchange
  readonly now: Temporal.Instant
  readonly transaction: InTransaction
}

interface Change {
  readonly userName: string
  readonly currentPassword: string
  readonly password: string
}

/**
 * Another password by the current one. It is a try like that of a sign-in: counted, made to wait, and answered alike whoever is
 * unknown, wrong or waiting. What is wrong with the account or the new password is told only to whoever knows the old one.
 */
export async function changePassword(call: ChangeCall, parts: SignInParts, change: Change) {
  const { exchange, now } = call
  const transaction: InTransaction = (work) =>
    call.transaction(async (tx, jobs, leave) => {
      await openSignIn(tx)
      return work(tx, jobs, leave)
    })
  try {
    const given = { userName: change.userName, password: change.currentPassword }
    const checked = await checkPassword({ exchange, now, transaction }, parts, given)
    if (!checked.ok) return checked
    const { account, attemptId, device } = checked.value
    await transaction((tx) => markSucceeded(tx, attemptId))
    if (account.status === 'inactive' || account.client_removed) return refuse('account-deactivated')
    if (account.status === 'locked') return refuse('account-locked')
    const faults = await faultsFor(namesOf(account), change.password, change.currentPassword)
    if (faults.length > 0) return refuse('password-weak', { at: 'password', detail: { faults } })

    const who = { isKnown: device !== undefined, source: sourceOf(exchange.sourceAddress) }
    const hash = await hashPasswordInTurn(change.password, who)
    return await transaction(async (tx) => {
      // Whoever changes the account in this moment comes first.
      if ((await recordedEpoch(tx, account.id)) !== account.epoch) return refuse('credentials-wrong')
      await takePassword(tx, { userId: account.id, hash, by: 'current-password', now })
      return agree({ userName: account.user_name })
    })
  } catch (error) {
    if (!(error instanceof TooManyWaiting)) throw error
    parts.noticeRefused('busy')
    return refuse('busy')
  }
}

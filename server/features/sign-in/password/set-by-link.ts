import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { openSignIn } from '../../../platform/admission/opening.sql.ts'
import type { Transaction } from '../../../platform/database.ts'
import type { Exchange } from '../../../platform/handle.ts'
import { hashPasswordInTurn } from '../token/passwords.ts'
import { hashOf } from '../token/secrets.ts'
import { sourceOf } from '../../../platform/admission/source.ts'
import { TooManyWaiting } from '../token/turns.ts'
import { judgeLink, namesOf } from './judge-link.ts'
import { faultsFor } from './judged-password.ts'
import { readLink, useLink, type LinkKind, type PasswordLink } from './links.sql.ts'
import { knowDevice, takePassword } from './take-password.ts'

interface LinkCall {
  readonly exchange: Exchange
  readonly now: Temporal.Instant
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>
}

interface GivenLink {
  readonly kind: LinkKind
  readonly token: string
  readonly password: string
  /** What else is given must be of the same account. */
  readonly fits: (account: PasswordLink) => boolean
}

/** A link is used up by the password that it sets, and by nothing before: one that breaks a rule can be typed again. */
export async function setByLink(call: LinkCall, { kind, token, password, fits }: GivenLink) {
  const { exchange, now } = call
  const hash = hashOf(token)
  const asVisitor = <Result>(work: (tx: Transaction) => Promise<Result>) =>
    call.transaction(async (tx) => {
      await openSignIn(tx)
      return work(tx)
    })

  const judged = judgeLink(await asVisitor((tx) => readLink(tx, hash, now)), kind)
  if (!judged.ok) return judged
  const account = judged.value
  if (!fits(account)) return refuse('link-ended')
  const faults = await faultsFor(namesOf(account), password)
  if (faults.length > 0) return refuse('password-weak', { at: 'password', detail: { faults } })

  let passwordHash: string
  try {
    passwordHash = await hashPasswordInTurn(password, { isKnown: false, source: sourceOf(exchange.sourceAddress) })
  } catch (error) {
    if (error instanceof TooManyWaiting) return refuse('busy')
    throw error
  }
  return asVisitor(async (tx) => {
    if (!(await useLink(tx, hash, now))) return kind === 'welcome' ? refuse('already-registered') : refuse('link-ended')
    const by = kind === 'welcome' ? 'welcome-link' : 'reset-link'
    await takePassword(tx, { userId: account.user_id, hash: passwordHash, by, now })
    await knowDevice(tx, exchange, account.user_id, now)
    return agree({ userName: account.user_name })
  })
}

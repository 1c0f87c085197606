import { createHmac } from 'node:crypto'
import { mayTryPassword, usedUpBudget } from '@omsorg/domain/sign-in/token/lockout.ts'
import type { Leave, Transaction } from '../../../platform/database.ts'
import { accountByUserName, type Account } from './accounts.sql.ts'
import { addAttempt, failedTries, knownAmong, lockTries, talliesOf } from './attempts.sql.ts'
import { knownBy, type KnownDevice } from './known-device.ts'
import { hashOf } from './secrets.ts'

export interface TryGiven {
  readonly userName: string
  readonly source: string
  readonly deviceSecrets: readonly string[]
  readonly now: Temporal.Instant
  /** Names and addresses are counted by a hash that nobody can guess them from. */
  readonly secret: string
}

export type ReservedTry =
  | ({ readonly state: 'reserved'; readonly attemptId: number; readonly account: Account | undefined } & KnownDevice)
  /** Too many tries on this account; `wait` answers like a wrong password. */
  | { readonly state: 'wait'; readonly device: string | undefined }
  | { readonly state: 'budget-used-up'; readonly budget: 'source' | 'all' }

/**
 * Counts a try before its password is looked at: of many at once no more are let in than one after the other. It counts for
 * the account that was found, else for the name as the database folds it, so that somebody unknown is counted like somebody
 * known. Everything that is asked here is asked for both.
 */
export async function reserveTry(tx: Transaction, leave: Leave, given: TryGiven): Promise<ReservedTry> {
  const { now, deviceSecrets } = given
  const [{ account, folded }, known] = await Promise.all([
    accountByUserName(tx, given.userName),
    knownAmong(tx, deviceSecrets.map(hashOf)),
  ])
  const { device, ours } = knownBy(known, deviceSecrets, account?.id)
  const knownDevice = device === undefined ? null : hashOf(device)

  const keyed = (text: string) => createHmac('sha256', given.secret).update(text).digest()
  const sourceHash = keyed(`source ${given.source}`)
  const counterHash = keyed(account ? `account ${account.id}` : `name ${folded}`)
  // Always in this order, so that nobody waits for each other; what is counted is counted behind its lock.
  const [, tallies, , failed] = await Promise.all([
    lockTries(tx, knownDevice ?? sourceHash),
    talliesOf(tx, sourceHash, now),
    lockTries(tx, counterHash),
    failedTries(tx, counterHash, knownDevice, now),
  ])
  const budget = usedUpBudget(tallies.source, tallies.all)
  if (budget && !device) return { state: 'budget-used-up', budget }

  const admitted = mayTryPassword(device !== undefined, failed, now)
  const attempt = { userId: account?.id ?? null, counterHash, sourceHash, knownDevice, admitted }
  const adding = addAttempt(tx, attempt, now)
  leave(() => adding)
  const attemptId = await adding
  if (!admitted) return { state: 'wait', device }
  return { state: 'reserved', attemptId, account, device, ours }
}

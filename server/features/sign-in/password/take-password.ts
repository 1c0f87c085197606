import type { Transaction } from '../../../platform/database.ts'
import type { Exchange } from '../../../platform/handle.ts'
import { tellOwner } from '../notice/tell-owner.ts'
import { rememberDevice } from '../token/attempts.sql.ts'
import { deviceSecretsOf, keepDeviceCookie } from '../token/cookies.ts'
import { recognizeDevice } from '../token/known-device.ts'
import { hashOf, newSecret } from '../token/secrets.ts'
import { writeUserEvent } from '../user-event.sql.ts'
import { confirmRegistration, writePassword } from './passwords.sql.ts'

interface Taken {
  readonly userId: number
  readonly hash: string
  readonly by: 'reset-link' | 'welcome-link' | 'current-password'
  readonly now: Temporal.Instant
}

/**
 * The owner has chosen a password: it is written, a pending registration is confirmed, all sessions and other links end, and
 * the owner is told. The second factor stays, and what is locked stays locked.
 */
export async function takePassword(tx: Transaction, { userId, hash, by, now }: Taken): Promise<void> {
  if (!(await writePassword(tx, userId, hash, now))) throw new Error('a password was not written')
  const actor = { doerId: userId, onBehalfOf: null }
  if (await confirmRegistration(tx, userId, now)) {
    await writeUserEvent(tx, { userId, event: 'registration-confirmed', detail: { by }, actor })
  }
  await writeUserEvent(tx, { userId, event: 'password-changed', detail: { by }, actor })
  await tellOwner(tx, userId, 'password-changed')
}

/** Whoever opened a link out of the owner's mailbox is at a device of the owner: a stranger's guesses do not hold it up. */
export async function knowDevice(
  tx: Transaction,
  exchange: Exchange,
  userId: number,
  now: Temporal.Instant,
): Promise<void> {
  const { device, ours } = await recognizeDevice(tx, deviceSecretsOf(exchange), userId)
  const own = device ?? newSecret()
  await rememberDevice(tx, userId, hashOf(own), now)
  keepDeviceCookie(exchange, [own, ...ours.filter((each) => each !== own)])
}

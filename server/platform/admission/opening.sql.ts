import { todayIn } from '@omsorg/domain/market.ts'
import type { Actor } from '../actor.ts'
import type { Transaction } from '../database.ts'
import { sql } from '../sql.ts'

/** The codes that a transaction is not opened with: the session or the rights of the token have ended, a place is out of reach. */
export const sessionHasEnded = 'OM401'
export const placeOutOfReach = 'OM403'

/** Sets the reach of the transaction, and fails unless user, rights and session are still as the token has them. */
export async function openFor(tx: Transaction, actor: Actor, now: Temporal.Instant): Promise<void> {
  const { holder } = actor
  if (holder) {
    await sql`
      select omsorg.open_holder_or_fail(
        ${holder.accountId}, ${actor.userId}, ${actor.epoch}, ${actor.familyId}, ${holder.careRecipientId},
        ${todayIn(actor.market, now).toString()}::date)
    `.execute(tx)
    return
  }
  await sql`
    select omsorg.open_or_fail(
      ${actor.userId}, ${actor.epoch}, ${actor.impersonatorId}, ${actor.clientId}, ${actor.carePlaceId}, ${actor.market},
      ${actor.scope}, ${actor.familyId})
  `.execute(tx)
}

/** Whoever signs in is nobody yet: accounts and sessions are in reach, and no care data. */
export async function openSignIn(tx: Transaction): Promise<void> {
  await sql`select omsorg.open_sign_in()`.execute(tx)
}

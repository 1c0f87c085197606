import { refuse, type Refused } from '@omsorg/domain/outcome.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { hasConfirmedLately } from '../security/confirmed-at.sql.ts'
import { lockFactorsOf } from './factor-writes.sql.ts'

interface OwnCall {
  readonly actor: Actor
  readonly now: Temporal.Instant
  readonly tx: Transaction
}

/** Why one may not change one's own factors now, or null: then nobody else changes them until this transaction is over. */
export async function refusedOwnChange({ actor, now, tx }: OwnCall): Promise<Refused<'confirm-first'> | null> {
  if (!(await hasConfirmedLately(tx, actor, now))) return refuse('confirm-first')
  await lockFactorsOf(tx, actor.userId)
  return null
}

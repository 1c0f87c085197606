import type { RoleTerm } from '@omsorg/domain/sign-in/role-term/role-term.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { writeUserEvent } from '../user-event.sql.ts'
import { writeTerm, type HeldHere } from './role-terms.sql.ts'

interface TermCall {
  readonly tx: Transaction
  readonly actor: Actor
  readonly now: Temporal.Instant
}

interface Change {
  readonly userId: number
  readonly nodeId: string
  readonly held: HeldHere
  readonly to: RoleTerm
}

/** Writes how long roles hold, and notes what it was before. The version is null when they have no end any more. */
export async function changeTerm({ tx, actor, now }: TermCall, { userId, nodeId, held, to }: Change) {
  const { nodeType, clientId, lastDay, confirmDay, rowVersion } = held
  const isSame = to.lastDay === lastDay && to.confirmDay === confirmDay
  if (isSame) return rowVersion
  const version = await writeTerm(tx, { ...to, userId, nodeId, nodeType, clientId, by: actor.doerId, now })
  const from = { lastDay, confirmDay }
  await writeUserEvent(tx, { userId, event: 'role-term-changed', detail: { nodeId, from, to }, actor })
  return version
}

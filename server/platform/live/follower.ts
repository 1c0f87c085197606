import type { Permission } from '@omsorg/contract/permissions.ts'
import type { Actor } from '../actor.ts'
import { openFor, placeOutOfReach, sessionHasEnded } from '../admission/opening.sql.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database.ts'
import type { Change } from './change.ts'
import type { Follower, Outlet } from './streams.ts'

interface FollowerParts {
  readonly actor: Actor
  /** The kinds that the stream tells of, each with the permission that it takes. */
  readonly tells: Readonly<Record<string, Permission>>
  /** Seconds since 1970 at which the token runs out. */
  readonly expiresAt: number
  readonly database: Database
  readonly clock: Clock
}

/** Who is told: at a care place of what belongs to it, for a market of all that is there. */
export function followerOf(outlet: Outlet, { actor, tells, expiresAt, database, clock }: FollowerParts): Follower {
  const isToldOf = ({ kind }: Change) => tells[kind] !== undefined && actor.may(tells[kind])
  return {
    outlet,
    session: actor.familyId,
    sees: (change) => isToldOf(change) && sees(actor, change),
    async stillMay() {
      if (clock().epochMilliseconds >= expiresAt * 1000) return false
      try {
        await database.transaction(
          (tx) => openFor(tx, actor, clock()),
          async () => null,
        )
        return true
      } catch (fault) {
        const code = typeof fault === 'object' && fault !== null && 'code' in fault ? fault.code : null
        // A database that does not answer is no reason to send everybody away at once.
        return code !== sessionHasEnded && code !== placeOutOfReach
      }
    },
  }
}

function sees({ scope, carePlaceId, market }: Actor, change: Change): boolean {
  if (scope === 'market') return change.market === market
  return scope === 'place' && carePlaceId !== null && change.carePlaceId === carePlaceId
}

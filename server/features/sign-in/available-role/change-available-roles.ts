import { rolesOfClients } from '@omsorg/domain/sign-in/role/available-roles.ts'
import type { Role } from '@omsorg/domain/sign-in/role/role.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { writeOrganisationEvent } from '../../organisation/index.ts'
import { writeAvailableRoles } from './available-roles.sql.ts'

export interface RolesOfClient {
  readonly clientId: string
  readonly actor: Actor
  readonly now: Temporal.Instant
  readonly tx: Transaction
}

/** A client that has never said which roles it uses, uses all. */
export function usedRoles(roles: readonly Role[], chosen: ReadonlySet<number> | null): ReadonlySet<number> {
  return chosen ?? new Set(rolesOfClients(roles).map(({ id }) => id))
}

/** Writes which roles a client uses, and its history; what it uses is locked, and was judged. */
export async function changeAvailableRoles(
  { clientId, actor, now, tx }: RolesOfClient,
  roles: readonly Role[],
  before: ReadonlySet<number>,
  wanted: ReadonlySet<number>,
): Promise<void> {
  await writeAvailableRoles(tx, clientId, inOrder(wanted))
  const codesOf = (ids: ReadonlySet<number>) => roles.filter(({ id }) => ids.has(id)).map(({ code }) => code)
  await writeOrganisationEvent(tx, {
    clientId,
    carePlaceId: null,
    subject: 'available-roles',
    subjectId: clientId,
    event: 'saved',
    detail: { changes: { roles: [codesOf(before), codesOf(wanted)] } },
    actor,
    now,
  })
}

export const inOrder = (ids: ReadonlySet<number>) => [...ids].toSorted((one, other) => one - other)

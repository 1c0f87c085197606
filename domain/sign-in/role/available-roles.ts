import { agree, refuse, type Outcome } from '../../outcome.ts'
import { nodeTypeOf, type Role } from './role.ts'

/** Of the roles that there are, those that a client can use; the others are of operators. */
export function rolesOfClients<Each extends Role>(roles: readonly Each[]): Each[] {
  return roles.filter((role) => nodeTypeOf(role) !== 'Application')
}

export interface AvailableFacts {
  readonly roles: readonly Role[]
  /** Roles that somebody of the client holds. */
  readonly inUse: ReadonlySet<number>
}

/** Whether a client can use these roles and no others: what somebody holds cannot be taken away (A-6-44). */
export function checkAvailableRoles(
  { roles, inUse }: AvailableFacts,
  wanted: ReadonlySet<number>,
): Outcome<null, 'role-not-found' | 'role-not-for-client'> | ReturnType<typeof refuseInUse> {
  const known = new Map(roles.map((role) => [role.id, role]))
  const named = [...wanted].map((id) => known.get(id))
  if (named.includes(undefined)) return refuse('role-not-found', { at: 'roleIds' })
  if (named.some((role) => role && nodeTypeOf(role) === 'Application')) return refuse('role-not-for-client')
  const stillHeld = [...inUse].filter((id) => !wanted.has(id))
  return stillHeld.length > 0 ? refuseInUse(stillHeld) : agree(null)
}

function refuseInUse(roleIds: readonly number[]) {
  return refuse('role-in-use', { at: 'roleIds', detail: { roleIds: [...roleIds] } })
}

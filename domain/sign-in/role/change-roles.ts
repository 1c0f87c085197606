import { agree, refuse, type Outcome } from '../../outcome.ts'
import { isSameNode, nodeTypeOf, type HeldRole, type Role, type RoleNode } from './role.ts'

/** The roles that somebody is to hold at a node, in place of those held there. */
export interface WantedRoles extends RoleNode {
  readonly roleIds: readonly number[]
}

export interface RoleChange {
  readonly given: readonly HeldRole[]
  readonly taken: readonly HeldRole[]
  /** Nodes at which nothing is held any more: they leave the membership. */
  readonly emptied: readonly RoleNode[]
}

/** What the wanted roles change of those that are held; a node that is not named stays as it is (A-6-47). */
export function changeOfRoles(held: readonly HeldRole[], wanted: readonly WantedRoles[]): RoleChange {
  const heldAt = (node: RoleNode) => held.filter((each) => isSameNode(each, node))
  const given = wanted.flatMap(({ nodeType, nodeId, roleIds }) => {
    const there = heldAt({ nodeType, nodeId })
    const missing = [...new Set(roleIds)].filter((roleId) => !there.some((each) => each.roleId === roleId))
    return missing.map((roleId) => ({ nodeType, nodeId, roleId }))
  })
  const taken = wanted.flatMap((node) => heldAt(node).filter(({ roleId }) => !node.roleIds.includes(roleId)))
  const emptied = wanted
    .filter((node) => node.roleIds.length === 0 && heldAt(node).length > 0)
    .map(({ nodeType, nodeId }) => ({ nodeType, nodeId }))
  return { given, taken, emptied }
}

export function isNoChange({ given, taken }: RoleChange): boolean {
  return given.length === 0 && taken.length === 0
}

export interface RoleChangeFacts {
  readonly giver: {
    readonly application: 'GUIDE' | 'PRINCIPAL' | 'CSP'
    readonly mayWriteOperators: boolean
    /** The account is the giver's own. */
    readonly isOwn: boolean
  }
  readonly user: {
    readonly application: 'GUIDE' | 'PRINCIPAL' | 'CSP'
    readonly isOperator: boolean
    /** Another child of the same parent works at the same client. */
    readonly parentWorksHere: boolean
  }
  readonly roles: ReadonlyMap<number, Role>
  /** What the client uses; null when it uses all. */
  readonly available: ReadonlySet<number> | null
  readonly held: readonly HeldRole[]
  /** How many others could administer if this user no longer did. */
  readonly otherAdministrators: number
}

export type RoleChangeRefusal =
  | 'own-account'
  | 'role-not-found'
  | 'not-yours-to-give'
  | 'role-not-for-node'
  | 'role-not-available'
  | 'parent-twice'
  | 'last-role'
  | 'last-administrator'

const administrator = 'Admin'

/** Whether somebody may give and take these roles. What is held already is not judged: only what changes. */
export function checkRoleChange(facts: RoleChangeFacts, change: RoleChange): Outcome<null, RoleChangeRefusal> {
  const { giver, user, roles, held } = facts
  if (giver.isOwn) return refuse('own-account')
  const given = change.given.flatMap((each) => {
    const role = roles.get(each.roleId)
    return role ? [{ ...each, role }] : []
  })
  if (given.length < change.given.length) return refuse('role-not-found')
  if (!mayChangeAt(giver, user.isOperator, [...change.given, ...change.taken])) return refuse('not-yours-to-give')
  if (!given.every((each) => fits(each, user))) return refuse('role-not-for-node')
  const { available } = facts
  if (available && given.some(({ nodeType, roleId }) => nodeType !== 'Application' && !available.has(roleId)))
    return refuse('role-not-available')
  if (user.parentWorksHere && given.length > 0) return refuse('parent-twice')
  if (held.length > 0 && held.length + given.length === change.taken.length) return refuse('last-role')
  const stopsAdministering = change.taken.some(({ roleId }) => roles.get(roleId)?.code === administrator)
  if (stopsAdministering && facts.otherAdministrators === 0) return refuse('last-administrator')
  return agree(null)
}

/** Operators are for who administers operators; a care unit gives what its own places need, and nothing above them. */
function mayChangeAt(giver: RoleChangeFacts['giver'], isOperator: boolean, changed: readonly RoleNode[]): boolean {
  if (isOperator) return giver.application === 'PRINCIPAL' && giver.mayWriteOperators
  return giver.application !== 'GUIDE' || changed.every(({ nodeType }) => nodeType === 'CarePlace')
}

function fits(
  { nodeType, role }: RoleNode & { readonly role: Role },
  { application, isOperator }: RoleChangeFacts['user'],
): boolean {
  if (nodeType !== nodeTypeOf(role)) return false
  if (role.scope === 'principal') return isOperator && application === 'PRINCIPAL'
  if (role.scope === 'csp') return isOperator && application === 'CSP'
  return !isOperator
}

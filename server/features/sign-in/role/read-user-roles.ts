import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { readUserRoles as contract } from '@omsorg/contract/sign-in/role/read-user-roles.ts'
import { nodeTypeOf, type Role } from '@omsorg/domain/sign-in/role/role.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import type { Actor } from '../../../platform/actor.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { mayChangeRolesOf, mayReadRolesOf } from './role-reach.ts'
import { assignedRoleView, roleView } from './role-views.ts'
import { rolesUsedBy } from './roles-used-by.ts'
import { readAssignedRoles, readRoleHolder, readRoles, type RoleHolder } from './roles.sql.ts'

export const readUserRoles = handle(contract, async ({ params: { userId }, actor, tx }) => {
  const [user, assigned, roles] = await Promise.all([
    readRoleHolder(tx, userId, actor.userId),
    readAssignedRoles(tx, userId),
    readRoles(tx),
  ])
  if (!user || !mayReadRolesOf(actor, user)) return notFound()
  const { name, kind, clientId, rowVersion, application } = user
  const scope = application === 'PRINCIPAL' ? 'principal' : 'csp'
  const ofOperator = (role: Role) => nodeTypeOf(role) === 'Application' && role.scope === scope
  const available = clientId ? await rolesUsedBy(tx, clientId) : roles.filter(ofOperator).map(roleView)
  return agree({
    userId,
    name,
    isOperator: kind === 'operator',
    clientId,
    rowVersion,
    assigned: assigned.map(assignedRoleView),
    available: available ?? [],
    can: canChange(actor, user),
  })
})

/** What is asked of whoever changes roles, before it is known which. */
function canChange(actor: Actor, user: RoleHolder) {
  const reason = whyNot(actor, user)
  const giving = reason ?? (user.parentWorksHere ? 'parent-twice' : null)
  return { give: { possible: giving === null, reason: giving }, take: { possible: reason === null, reason } }
}

function whyNot(actor: Actor, user: RoleHolder): AnswerOf<typeof contract>['can']['take']['reason'] {
  if (!actor.may(actor.application === 'GUIDE' ? 'CareUnitUserWrite' : 'RoleWrite')) return 'right-missing'
  if (actor.isOwn(user.userId)) return 'own-account'
  const isTheirs = mayChangeRolesOf(actor, user) && (user.kind === 'user' || actor.may('OperatorWrite'))
  return isTheirs ? null : 'not-yours-to-give'
}

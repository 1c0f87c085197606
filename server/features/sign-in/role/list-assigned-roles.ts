import { listAssignedRoles as contract } from '@omsorg/contract/sign-in/role/list-assigned-roles.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { assignedRoleView } from './role-views.ts'
import { readAssignedRoles, readRoleHolder } from './roles.sql.ts'

export const listAssignedRoles = handle(contract, async ({ params: { userId }, actor, tx }) => {
  const [user, assigned] = await Promise.all([readRoleHolder(tx, userId, actor.userId), readAssignedRoles(tx, userId)])
  return user ? agree(assigned.map(assignedRoleView)) : notFound()
})

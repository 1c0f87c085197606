import { listRolesOfUser as contract } from '@omsorg/contract/sign-in/role/list-roles-of-user.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { roleView } from './role-views.ts'
import { readAssignedRoles, readRoleHolder } from './roles.sql.ts'

export const listRolesOfUser = handle(contract, async ({ params: { userId }, actor, tx }) => {
  const [user, assigned] = await Promise.all([readRoleHolder(tx, userId, actor.userId), readAssignedRoles(tx, userId)])
  if (!user) return notFound()
  return agree(assigned.map((role) => ({ ...roleView(role), nodeType: role.nodeType, nodeId: role.nodeId })))
})

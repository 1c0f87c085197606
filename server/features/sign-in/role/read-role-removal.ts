import { readRoleRemoval as contract } from '@omsorg/contract/sign-in/role/read-role-removal.ts'
import { grantedBy } from '@omsorg/contract/roles.ts'
import { grantedThrough, holdsAt } from '@omsorg/domain/sign-in/role/effective-roles.ts'
import { isSameNode } from '@omsorg/domain/sign-in/role/role.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { membershipOf } from './role-places.sql.ts'
import { roleView } from './role-views.ts'
import { readAssignedRoles, readNodePath, readRoleHolder } from './roles.sql.ts'

export const readRoleRemoval = handle(contract, async ({ params: { userId }, query: node, actor, tx }) => {
  const [user, assigned, path] = await Promise.all([
    readRoleHolder(tx, userId, actor.userId),
    readAssignedRoles(tx, userId),
    readNodePath(tx, node),
  ])
  if (!user || !path || path.clientId !== user.clientId) return notFound()
  const membership = await membershipOf(tx, userId, path, node.nodeId)
  const going = assigned.filter((each) => isSameNode(each, node))
  const staying = assigned.filter((each) => !isSameNode(each, node))
  const left = grantedThrough(
    staying.filter((each) => holdsAt(each, path)),
    grantedBy,
  )
  return agree({
    roles: going.map(roleView),
    permissionsLost: [...grantedThrough(going, grantedBy).keys()].filter((name) => !left.has(name)),
    leavesMembership: going.length > 0 && membership.byName,
    isDefaultCarePlace: membership.isDefault,
    isLast: going.length > 0 && staying.length === 0,
  })
})

import { explainPermissions as contract } from '@omsorg/contract/sign-in/role/explain-permissions.ts'
import { permissions } from '@omsorg/contract/permissions.ts'
import { grantedBy } from '@omsorg/contract/roles.ts'
import { grantedThrough, holdsAt, type NodePath } from '@omsorg/domain/sign-in/role/effective-roles.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { membershipOf } from './role-places.sql.ts'
import { assignedRoleView } from './role-views.ts'
import { rolesUsedBy } from './roles-used-by.ts'
import { readAssignedRoles, readNodePath, readRoleHolder } from './roles.sql.ts'

const nowhere: NodePath = { clientId: null, careUnitId: null, carePlaceId: null }

export const explainPermissions = handle(contract, async ({ params: { userId }, query, actor, tx }) => {
  const { nodeType, nodeId } = query
  const node = nodeType && nodeId && nodeType !== 'Application' ? { nodeType, nodeId } : null
  const [user, assigned, path] = await Promise.all([
    readRoleHolder(tx, userId, actor.userId),
    readAssignedRoles(tx, userId),
    node && readNodePath(tx, node),
  ])
  if (!user || (node && path?.clientId !== user.clientId)) return notFound()
  const at = path ?? nowhere
  const roles = assigned.filter((each) => holdsAt(each, at))
  const through = grantedThrough(roles, grantedBy)
  const givable = user.clientId ? await rolesUsedBy(tx, user.clientId) : []
  const membership = node && (await membershipOf(tx, userId, at, node.nodeId))
  const named = new Set<string>([...permissions, ...through.keys()])
  const whyOf = new Map<string, readonly (typeof roles)[number][]>(through)
  return agree({
    isMember: membership?.isMember ?? node === null,
    roles: roles.map(assignedRoleView),
    permissions: [...named].map((name) => {
      const by = whyOf.get(name) ?? []
      const grants = (code: string) => grantedBy(code).some((each) => each === name)
      return {
        name,
        through: by.map((role) => roles.indexOf(role)),
        givenBy: by.length > 0 ? [] : (givable ?? []).map((role) => role.name).filter(grants),
      }
    }),
  })
})

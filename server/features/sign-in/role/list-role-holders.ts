import { listRoleHolders as contract } from '@omsorg/contract/sign-in/role/list-role-holders.ts'
import { nodeTypeOf } from '@omsorg/domain/sign-in/role/role.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { authorNamed } from '../../../platform/author.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { type HeldAtNode, readHeldAtNode } from './role-places.sql.ts'
import { roleView } from './role-views.ts'
import { rolesUsedBy } from './roles-used-by.ts'
import { readNodePath } from './roles.sql.ts'

export const listRoleHolders = handle(contract, async ({ params: { nodeType, nodeId }, tx }) => {
  const [path, held] = await Promise.all([readNodePath(tx, { nodeType, nodeId }), readHeldAtNode(tx, nodeType, nodeId)])
  const { clientId = null } = path ?? {}
  if (clientId === null) return notFound()
  const used = await rolesUsedBy(tx, clientId)
  return agree({
    clientId,
    available: (used ?? []).filter((role) => nodeTypeOf(role) === nodeType),
    holders: [...Map.groupBy(held, ({ userId }) => userId).values()].flatMap(holderOf),
  })
})

function holderOf(held: readonly HeldAtNode[]) {
  const [first] = held
  if (!first) return []
  const { userId, name, userName, status, rowVersion } = first
  const roles = held.map((each) => ({
    ...roleView(each),
    assignedOn: each.assignedOn,
    assignedBy: authorNamed(each.assignedBy, null),
  }))
  return [{ userId, name, userName, status, rowVersion, roles }]
}

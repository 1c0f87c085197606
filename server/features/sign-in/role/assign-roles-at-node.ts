import { assignRolesAtNode as contract } from '@omsorg/contract/sign-in/role/assign-roles-at-node.ts'
import { isSameNode } from '@omsorg/domain/sign-in/role/role.ts'
import { handle } from '../../../platform/handle.ts'
import { changeRoles } from './change-roles.ts'

export const assignRolesAtNode = handle(contract, async ({ input, actor, now, tx }) => {
  const { userId, rowVersion, nodeType, nodeId, clientId, roleIds } = input
  const node = { nodeType, nodeId }
  return changeRoles(
    { tx, actor, now },
    {
      userId,
      rowVersion,
      nodes: [{ ...node, clientId }],
      wanted: (held) => {
        const there = held.filter((each) => isSameNode(each, node)).map(({ roleId }) => roleId)
        return [{ ...node, roleIds: [...there, ...roleIds] }]
      },
    },
  )
})

import { removeRoles as contract } from '@omsorg/contract/sign-in/role/remove-roles.ts'
import { isSameNode } from '@omsorg/domain/sign-in/role/role.ts'
import { handle } from '../../../platform/handle.ts'
import { changeRoles } from './change-roles.ts'

export const removeRoles = handle(contract, async ({ input, actor, now, tx }) => {
  const { userId, rowVersion, nodeType, nodeId, roleIds } = input
  const node = { nodeType, nodeId }
  return changeRoles(
    { tx, actor, now },
    {
      userId,
      rowVersion,
      nodes: [node],
      wanted: (held) => {
        const there = held.filter((each) => isSameNode(each, node)).map(({ roleId }) => roleId)
        return [{ ...node, roleIds: roleIds.length === 0 ? [] : there.filter((each) => !roleIds.includes(each)) }]
      },
    },
  )
})

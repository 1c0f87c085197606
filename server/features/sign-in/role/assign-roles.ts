import { assignRoles as contract } from '@omsorg/contract/sign-in/role/assign-roles.ts'
import { isSameNode } from '@omsorg/domain/sign-in/role/role.ts'
import { refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { changeRoles } from './change-roles.ts'

export const assignRoles = handle(contract, async ({ input, actor, now, tx }) => {
  const { nodes, ...asked } = input
  const twice = nodes.findIndex((node, at) => nodes.findIndex((each) => isSameNode(each, node)) < at)
  if (twice >= 0) return refuse('node-twice', { at: `nodes[${twice}].nodeId` })
  return changeRoles({ tx, actor, now }, { ...asked, nodes, wanted: () => nodes })
})

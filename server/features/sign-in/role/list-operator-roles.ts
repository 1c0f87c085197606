import { listOperatorRoles as contract } from '@omsorg/contract/sign-in/role/list-operator-roles.ts'
import { nodeTypeOf } from '@omsorg/domain/sign-in/role/role.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { roleView } from './role-views.ts'
import { readRoles } from './roles.sql.ts'

export const listOperatorRoles = handle(contract, async ({ tx }) => {
  const roles = await readRoles(tx)
  return agree(roles.filter((role) => nodeTypeOf(role) === 'Application').map(roleView))
})

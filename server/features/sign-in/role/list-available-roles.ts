import { listAvailableRoles as contract } from '@omsorg/contract/sign-in/role/list-available-roles.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { rolesUsedBy } from './roles-used-by.ts'

export const listAvailableRoles = handle(contract, async ({ params, tx }) => {
  const roles = await rolesUsedBy(tx, params.clientId)
  return roles ? agree(roles) : notFound()
})

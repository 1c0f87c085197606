import { listRolesOfClient as contract } from '@omsorg/contract/sign-in/role/list-roles-of-client.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { rolesUsedBy } from './roles-used-by.ts'

export const listRolesOfClient = handle(contract, async ({ params, tx }) => {
  const roles = await rolesUsedBy(tx, params.clientId)
  return roles ? agree(roles) : notFound()
})

import { readAppPermissions as contract } from '@omsorg/contract/sign-in/app-registration/read-app-permissions.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { permissionsOf } from './app-registrations.sql.ts'

export const readAppPermissions = handle(contract, async ({ params, tx }) => {
  const permissions = await permissionsOf(tx, params.clientId)
  return permissions === null ? notFound() : agree(permissions)
})

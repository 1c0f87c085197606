import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'

export const readAppPermissions = endpoint({
  name: 'sign-in/app-registration/read-app-permissions',
  method: 'GET',
  path: '/Identity/api/AppRegistration/permissions/clientid/{clientId}',
  applications: ['PRINCIPAL'],
  permission: 'AppRegistrationRead',
  summary: 'Lists the permissions that a registration has.',
  params: z.object({ clientId: guid }),
  output: z.array(z.string()),
  refusals: {},
})

import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'

export const listAvailablePermissions = endpoint({
  name: 'sign-in/app-registration/list-available-permissions',
  method: 'GET',
  path: '/Identity/api/AppRegistration/permissions/available',
  applications: ['PRINCIPAL'],
  permission: 'AppRegistrationRead',
  summary: 'Lists the permissions that a registration may be given.',
  output: z.array(z.string()),
  refusals: {},
})

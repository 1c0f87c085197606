import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import { grantableName } from './grantable.ts'

export const saveAppPermissions = endpoint({
  name: 'sign-in/app-registration/save-app-permissions',
  method: 'POST',
  path: '/Identity/api/AppRegistration/permissions',
  applications: ['PRINCIPAL'],
  permission: 'AppRegistrationWrite',
  summary: 'Sets the permissions of a registration; a token from before is refused from then on.',
  input: z.object({ clientId: guid, permissions: z.array(grantableName).max(200) }),
  output: z.object({}),
  refusals: { 'registration-not-found': { code: 'COM001001' } },
})

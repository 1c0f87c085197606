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
  input: z.object({
    clientId: guid,
    permissions: z.array(grantableName).max(200),
    /** What it had when it was read: where somebody else has changed it since, nothing is saved. */
    former: z.array(grantableName).max(200).optional(),
  }),
  output: z.object({}),
  refusals: { 'registration-not-found': { code: 'COM001001' }, stale: { code: 'CONFLICT_STALE' } },
})

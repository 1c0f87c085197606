import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import * as shown from '../../shown.ts'

/** `clientId` names the registration, and no organisation. Its secret is shown to nobody. */
export const appRegistration = z
  .object({
    clientId: z.string(),
    displayName: z.string(),
    createdOn: shown.instant,
    /** The one client that it reaches, or the one market. */
    reachClientId: shown.guid.nullable(),
    reachMarket: z.int().nullable(),
    /** How many permissions it has, those of single areas not counted. */
    permissionCount: z.int(),
  })
  .meta({ id: 'AppRegistration' })

export const listAppRegistrations = endpoint({
  name: 'sign-in/app-registration/list-app-registrations',
  method: 'GET',
  path: '/Identity/api/AppRegistration',
  applications: ['PRINCIPAL'],
  permission: 'AppRegistrationRead',
  summary: 'Lists the machines that sign in, without their secrets.',
  output: z.array(appRegistration),
  refusals: {},
})

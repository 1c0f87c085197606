import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import { providerSettings } from './provider-settings.ts'

export const readProviderSettings = endpoint({
  name: 'sign-in/method/read-provider-settings',
  method: 'GET',
  path: '/Identity/AuthenticationProviders/settings/{clientId}',
  applications: ['PRINCIPAL'],
  permission: 'AuthenticationProviderRead',
  summary: 'By which ways the users of a client may sign in.',
  params: z.object({ clientId: guid }),
  output: providerSettings,
  refusals: {},
})

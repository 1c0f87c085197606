import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'

export const deleteAppRegistration = endpoint({
  name: 'sign-in/app-registration/delete-app-registration',
  method: 'DELETE',
  path: '/Identity/api/AppRegistration/{clientId}',
  applications: ['PRINCIPAL'],
  permission: 'AppRegistrationWrite',
  summary: 'Removes a registration; its tokens open nothing more from then on.',
  params: z.object({ clientId: guid }),
  output: z.object({}),
  refusals: {},
})

import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'

/** The client is kept and can be restored; nobody works there any more, from this moment on (A-7.5-13, A-7.5-23). */
export const removeClient = endpoint({
  name: 'organisation/client/remove-client',
  method: 'DELETE',
  path: '/Organization/Client/{clientId}',
  applications: ['PRINCIPAL'],
  permission: 'OrganizationClientDelete',
  summary: 'Removes a client, so that it can be restored.',
  params: z.object({ clientId: guid }),
  output: z.object({}),
  refusals: {},
})

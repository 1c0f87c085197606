import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'

export const restoreClient = endpoint({
  name: 'organisation/client/restore-client',
  method: 'PUT',
  path: '/Organization/Client/{clientId}/restore',
  applications: ['PRINCIPAL'],
  permission: 'OrganizationClientDelete',
  summary: 'Brings back a client that was removed.',
  params: z.object({ clientId: guid }),
  output: z.object({}),
  refusals: {
    /** Meanwhile another client has become the data controller by the same id. */
    'data-owner-taken': { code: 'IPS001009' },
  },
})

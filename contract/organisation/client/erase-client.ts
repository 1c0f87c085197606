import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'

/** The client and all below it are gone for good. What is kept of persons by law keeps its client too (A-7.5-24). */
export const eraseClient = endpoint({
  name: 'organisation/client/erase-client',
  method: 'DELETE',
  path: '/Organization/Client/{clientId}/hard',
  applications: ['PRINCIPAL'],
  permission: 'OrganizationClientDelete',
  summary: 'Erases a client that is removed, with everything below it.',
  params: z.object({ clientId: guid }),
  output: z.object({}),
  refusals: {
    'not-removed': { code: 'COM001001' },
    'has-records': { code: 'COM001001' },
  },
})

import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import * as shown from '../../shown.ts'

const most = 100

/** The names of clients by their ids; one that is out of reach is left out (O-7-182). */
export const lookUpClients = endpoint({
  name: 'customer-service/lookup/look-up-clients',
  method: 'GET',
  path: '/Client/Lookup',
  applications: ['CSP'],
  permission: 'OrganizationClientRead',
  summary: 'Looks up the names of clients by their ids.',
  query: z.object({
    ids: z
      .string()
      .max(most * 37)
      .transform((text) => text.split(','))
      .pipe(z.array(guid).min(1).max(most)),
  }),
  output: z.object({ entities: z.array(z.object({ id: shown.guid, name: z.string() })) }),
  refusals: {},
})

import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import * as shown from '../../shown.ts'

/** Whose prices and agreements may be imported: a short list to choose from. */
export const listImportClients = endpoint({
  name: 'products/import/list-import-clients',
  method: 'GET',
  path: '/Product/Import/Clients',
  applications: ['PRINCIPAL'],
  permission: 'UtilitiesRead',
  summary: 'Lists the clients whose prices and agreements can be imported.',
  output: z.object({
    clients: z.array(
      z.object({
        clientId: shown.guid,
        name: z.string(),
        marketAreaCode: z.int(),
        erpCustomerIdentifier: z.string().nullable(),
      }),
    ),
  }),
  refusals: {},
})

import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import * as shown from '../../shown.ts'
import { clientFields, clientRefusals } from './client-fields.ts'

/** The first step of the wizard: everything else is set at the client that is there then (A-7.5-06). */
export const createClient = endpoint({
  name: 'organisation/client/create-client',
  method: 'POST',
  path: '/Organization/Client',
  applications: ['PRINCIPAL'],
  permission: 'OrganizationClientWrite',
  summary: 'Adds a client.',
  idempotent: true,
  input: z.object(clientFields),
  output: z.object({ id: shown.guid, rowVersion: shown.rowVersion }),
  refusals: clientRefusals,
})

import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import { features, savedVersion } from './feature-fields.ts'
import { readFeatures } from './read-features.ts'

export const saveFeatures = endpoint({
  name: 'organisation/feature/save-features',
  method: 'PUT',
  path: '/Organization/Client/{clientId}/features',
  applications: ['PRINCIPAL'],
  permission: 'OrganizationSettingsWrite',
  summary: 'Turns features of a client on and off.',
  idempotent: true,
  params: z.object({ clientId: guid }),
  input: z.object({ ...features, rowVersion: savedVersion }),
  output: readFeatures.output,
  refusals: { stale: { code: 'CONFLICT_STALE' } },
})

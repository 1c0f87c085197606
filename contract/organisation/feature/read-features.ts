import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { features } from './feature-fields.ts'

export const readFeatures = endpoint({
  name: 'organisation/feature/read-features',
  method: 'GET',
  path: '/Organization/Client/{clientId}/features',
  applications: ['PRINCIPAL'],
  permission: 'OrganizationSettingsRead',
  summary: 'Reads which features a client has besides.',
  params: z.object({ clientId: guid }),
  output: z.object({ clientId: shown.guid, ...features, rowVersion: z.int() }).meta({ id: 'ClientFeatures' }),
  refusals: {},
})

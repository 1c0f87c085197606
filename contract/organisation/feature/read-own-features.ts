import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import { features } from './feature-fields.ts'

/** What the screens of care staff show of it: of their own client, and of no other (A-7.5-19). */
export const readOwnFeatures = endpoint({
  name: 'organisation/feature/read-own-features',
  method: 'GET',
  path: '/Organization/Client/{clientId}/features',
  applications: ['GUIDE'],
  permission: 'signed-in',
  summary: 'Reads which features the own client has besides.',
  params: z.object({ clientId: guid }),
  output: z.object(features),
  refusals: {},
})

import { therapyAreas } from '@omsorg/domain/therapy-area.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import { switches } from './area-fields.ts'

/** What care staff may do in the areas of their own client; the numbers are those of administration. */
export const readOwnTherapyAreas = endpoint({
  name: 'organisation/therapy-area/read-own-therapy-areas',
  method: 'GET',
  path: '/Organization/Client/{clientId}/therapyAreas',
  applications: ['GUIDE'],
  permission: 'signed-in',
  summary: 'Reads which therapy areas the own client has, and what is possible in each.',
  params: z.object({ clientId: guid }),
  output: z.object({ areas: z.array(z.object({ therapyArea: z.enum(therapyAreas), ...switches })) }),
  refusals: {},
})

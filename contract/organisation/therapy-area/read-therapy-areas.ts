import { therapyAreas } from '@omsorg/domain/therapy-area.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { switches } from './area-fields.ts'

/** All eight areas, also those of which nothing was said yet (A-7.5-21). */
export const readTherapyAreas = endpoint({
  name: 'organisation/therapy-area/read-therapy-areas',
  method: 'GET',
  path: '/Organization/Client/{clientId}/therapyAreas',
  applications: ['PRINCIPAL'],
  permission: 'OrganizationSettingsRead',
  summary: 'Reads which therapy areas a client has, and what is possible in each.',
  params: z.object({ clientId: guid }),
  output: z.object({
    clientId: shown.guid,
    areas: z.array(
      z
        .object({ therapyArea: z.enum(therapyAreas), ...switches, customerNumber: z.string().nullable() })
        .meta({ id: 'ShownAreaSettings' }),
    ),
    /** The numbers of the client, of which one can be chosen for an area. */
    customerNumbers: z.array(
      z.object({ number: z.string(), isPrimary: z.boolean(), therapyAreas: z.array(z.string()) }),
    ),
    rowVersion: shown.rowVersion,
  }),
  refusals: {},
})

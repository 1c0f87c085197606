import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { ofEveryNode } from '../last-change.ts'

export const readCarePlace = endpoint({
  name: 'organisation/care-place/read-care-place',
  method: 'GET',
  path: '/Organization/CarePlace/{carePlaceId}',
  applications: ['PRINCIPAL', 'CSP'],
  permission: 'OrganizationCarePlaceRead',
  summary: 'Reads a care place, and where it stands.',
  params: z.object({ carePlaceId: guid }),
  output: z
    .object({
      ...ofEveryNode,
      clientId: shown.guid,
      clientName: z.string(),
      careUnitId: shown.guid,
      careUnitName: z.string(),
      email: z.string().nullable(),
      phone: z.string(),
      customerNo: z.string(),
      userCount: z.int(),
    })
    .meta({ id: 'CarePlaceView' }),
  refusals: {},
})

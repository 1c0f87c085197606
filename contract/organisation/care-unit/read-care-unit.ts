import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { ofEveryNode } from '../last-change.ts'

/** Answered with 404 when it is not there, or out of reach (A-7.5-14). */
export const readCareUnit = endpoint({
  name: 'organisation/care-unit/read-care-unit',
  method: 'GET',
  path: '/Organization/CareUnit/{careUnitId}',
  applications: ['PRINCIPAL', 'CSP'],
  permission: 'OrganizationCareUnitRead',
  summary: 'Reads a care unit, and how much stands below it.',
  params: z.object({ careUnitId: guid }),
  output: z
    .object({
      ...ofEveryNode,
      clientId: shown.guid,
      clientName: z.string(),
      carePlaceCount: z.int(),
      userCount: z.int(),
    })
    .meta({ id: 'CareUnitView' }),
  refusals: {},
})

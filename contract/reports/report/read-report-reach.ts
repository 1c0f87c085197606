import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import * as shown from '../../shown.ts'
import { mayReport } from './report-choice.ts'

export const readReportReach = endpoint({
  name: 'reports/report/read-report-reach',
  method: 'GET',
  path: '/Report/Reach',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: mayReport,
  summary: 'Lists the care units, and in GUIDE their places, of which the caller gets reports.',
  output: z.object({
    today: shown.isoDate.describe('In the market'),
    earliest: shown.isoDate.describe('The first day that a report may tell of'),
    units: z.array(
      z.object({
        careUnitId: shown.guid,
        name: z.string(),
        clientName: z.string(),
        placeCount: z.int(),
        places: z.array(z.object({ carePlaceId: shown.guid, name: z.string() })),
      }),
    ),
  }),
  refusals: {},
})

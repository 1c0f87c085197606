import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { aboutPerson, otherPerson } from '../person.ts'

/** Of a parcel or of a move, by whoever told it, while nobody works on it; taken back again it is answered as it stands. */
export const takeReportBack = endpoint({
  name: 'portal/report/take-report-back',
  method: 'PUT',
  path: '/Report/TakeBack',
  applications: ['CRP'],
  permission: 'signed-in',
  summary: 'Takes back what the holder has told, while nobody works on it.',
  idempotent: true,
  input: z.object({ ...aboutPerson, reportId: id }),
  output: z.object({ careRecipientId: shown.id, reportId: shown.id }),
  refusals: {
    ...otherPerson,
    'report-not-found': { code: 'ORS002003' },
    'told-by-another': { code: 'COM001001' },
    'taken-on': { code: 'COM001001' },
    'seen-to': { code: 'COM001001' },
  },
  shows: ({ careRecipientId }) => [careRecipientId],
})

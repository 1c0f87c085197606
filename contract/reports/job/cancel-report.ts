import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { mayReport } from '../report/report-choice.ts'
import { reportView } from './report-view.ts'

export const cancelReport = endpoint({
  name: 'reports/job/cancel-report',
  method: 'DELETE',
  path: '/Report/Job/{reportId}',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: mayReport,
  summary: 'Cancels a report that is being made; nothing of it is kept.',
  params: z.object({ reportId: idInText }),
  output: reportView,
  refusals: {
    /** It is done, or has ended otherwise. */
    'not-under-way': { code: 'COM001001' },
  },
})

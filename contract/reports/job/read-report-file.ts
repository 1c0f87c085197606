import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { mayReport } from '../report/report-choice.ts'

/**
 * The file of a report that is done, for whoever asked for it. Whom it names is logged each time. Missing is one that is not kept
 * any more, and one of a place of which the caller has no reports now.
 */
export const readReportFile = endpoint({
  name: 'reports/job/read-report-file',
  method: 'GET',
  path: '/Report/Job/{reportId}/File',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: mayReport,
  summary: 'Fetches the Excel file of a report that is done.',
  params: z.object({ reportId: idInText }),
  answers: 'file',
  output: shown.file,
  refusals: {},
})

import { endpoint } from '../../endpoint.ts'
import { makingRefusals, mayReport, reportChoice } from '../report/report-choice.ts'
import { reportView } from './report-view.ts'

/** A report that a job makes, of any length; one that is asked for while it is under way is the same (O-4-50). */
export const askReport = endpoint({
  name: 'reports/job/ask-report',
  method: 'POST',
  path: '/Report/Job',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: mayReport,
  summary: 'Asks for a report to be made, and answers how far it is.',
  idempotent: true,
  input: reportChoice,
  output: reportView,
  refusals: makingRefusals,
})

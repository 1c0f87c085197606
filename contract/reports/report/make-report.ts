import { endpoint } from '../../endpoint.ts'
import * as shown from '../../shown.ts'
import { makingRefusals, mayReport, reportChoice } from './report-choice.ts'

/**
 * A report as an Excel file, in the language of the reader (O-7-184). One without rows holds its heads (O-2-117). A long one is
 * refused by `too-many-rows`: it is asked for as a job.
 */
export const makeReport = endpoint({
  name: 'reports/report/make-report',
  method: 'POST',
  path: '/Report',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: mayReport,
  summary:
    'Makes an Excel file of orders, lines, prescriptions, consumption, patient fees, claims or requests for renewal.',
  input: reportChoice,
  answers: 'file',
  output: shown.file,
  refusals: makingRefusals,
})

import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { mayReport } from '../report/report-choice.ts'
import { reportView } from './report-view.ts'

/** Newest first. */
export const listReports = endpoint({
  name: 'reports/job/list-reports',
  method: 'GET',
  path: '/Report/Job',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: mayReport,
  summary: 'Lists the reports that the caller has asked for in the last 30 days.',
  output: z.object({ reports: z.array(reportView) }),
  refusals: {},
})

import { cancelReport as contract } from '@omsorg/contract/reports/job/cancel-report.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { jobKeyOf } from './job-names.ts'
import { cancelReportUnderWay, readReport } from './reports.sql.ts'
import { reportViewOf } from './report-view.ts'

export const cancelReport = handle(contract, async ({ params, now, tx, jobs }) => {
  const { reportId } = params
  const cancelled = await cancelReportUnderWay(tx, reportId, now)
  const report = await readReport(tx, reportId)
  if (!report) return notFound()
  if (cancelled === null) return refuse('not-under-way')
  await jobs.remove(jobKeyOf(reportId))
  return agree(reportViewOf(report))
})

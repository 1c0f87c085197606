import type { reportEndpoints } from '@omsorg/contract/reports/endpoints.ts'
import type { HandlersOf } from '../../platform/handle.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { askReport } from './job/ask-report.ts'
import { cancelReport } from './job/cancel-report.ts'
import { readReportFile } from './job/read-report-file.ts'
import { removeOldReportsJob } from './job/job-names.ts'
import { listReports } from './job/list-reports.ts'
import { makeReportFile, type ReportWork } from './job/make-report-file.ts'
import { removeReports } from './job/remove-old-reports.ts'
import { makeReport } from './report/make-report.ts'
import { readReportFigures } from './report/read-report-figures.ts'
import { readReportReach } from './report/read-report-reach.ts'

export const reportHandlers: HandlersOf<typeof reportEndpoints> = {
  makeReport,
  readReportFigures,
  readReportReach,
  askReport,
  listReports,
  cancelReport,
  readReportFile,
}

export function reportJobs(work: ReportWork): readonly Job[] {
  return [makeReportFile(work), removeReports(work)]
}

/** In the night, when few are at work. */
export const reportTimetable = [`35 2 * * * ${removeOldReportsJob}`]

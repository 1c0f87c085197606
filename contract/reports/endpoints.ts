import { askReport } from './job/ask-report.ts'
import { cancelReport } from './job/cancel-report.ts'
import { readReportFile } from './job/read-report-file.ts'
import { listReports } from './job/list-reports.ts'
import { makeReport } from './report/make-report.ts'
import { readReportFigures } from './report/read-report-figures.ts'
import { readReportReach } from './report/read-report-reach.ts'

export const reportEndpoints = {
  makeReport,
  readReportFigures,
  readReportReach,
  askReport,
  listReports,
  cancelReport,
  readReportFile,
}

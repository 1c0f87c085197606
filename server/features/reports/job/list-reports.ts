import { listReports as contract } from '@omsorg/contract/reports/job/list-reports.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { choiceKeptDays } from '@omsorg/domain/reports/report/report-kinds.ts'
import { handle } from '../../../platform/handle.ts'
import { listReportsOf } from './reports.sql.ts'
import { reportViewOf } from './report-view.ts'

const mostListed = 50

export const listReports = handle(contract, async ({ now, tx }) => {
  const reports = await listReportsOf(tx, { since: now.subtract({ hours: 24 * choiceKeptDays }), most: mostListed })
  return agree({ reports: reports.map(reportViewOf) })
})

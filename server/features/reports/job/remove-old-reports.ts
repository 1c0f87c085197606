import { choiceKeptDays, fileKeptDays } from '@omsorg/domain/reports/report/report-kinds.ts'
import { z } from 'zod'
import { job, type Job } from '../../../platform/jobs/job.ts'
import { removeOldReportsJob } from './job-names.ts'
import type { ReportWork } from './make-report-file.ts'
import { removeOldReports } from './making.sql.ts'

/** The file of a report is kept to the end of its seventh day. */
export function removeReports({ database, clock }: ReportWork): Job {
  return job(removeOldReportsJob, z.unknown(), async () => {
    const before = (days: number) => clock().subtract({ hours: 24 * days })
    await database.transaction(null, (tx) =>
      removeOldReports(tx, { filesBefore: before(fileKeptDays + 1), choicesBefore: before(choiceKeptDays) }),
    )
  })
}

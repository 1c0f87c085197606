import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database.ts'
import { job, type Job } from '../../../platform/jobs/job.ts'
import { removeOldRows } from './batches.sql.ts'

export const removeOldRowsJob = 'organisation-import/remove-old-rows'

interface RowWork {
  readonly database: Database
  readonly clock: Clock
}

/** What files say of people is kept for a day; that they were read in stays. */
export function removeOldRowsOfImports({ database, clock }: RowWork): Job {
  return job(removeOldRowsJob, z.unknown(), async () => {
    await database.transaction(null, (tx) => removeOldRows(tx, clock()))
  })
}

import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database.ts'
import { job, type Job } from '../../../platform/jobs/job.ts'
import { removeFiles } from '../../content/index.ts'
import { unusedSince } from './claim-files.sql.ts'

export const removeUnusedJob = 'claims/remove-unused-photos'
const keptHours = 24

/** Photos whose claim was never saved go after a day. */
export function removeUnusedPhotos({ database, clock }: { readonly database: Database; readonly clock: Clock }): Job {
  return job(removeUnusedJob, z.unknown(), async () => {
    await database.transaction(null, async (tx) => {
      await removeFiles(tx, await unusedSince(tx, clock().subtract({ hours: keptHours })))
    })
  })
}

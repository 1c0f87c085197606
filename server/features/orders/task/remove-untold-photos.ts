import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database.ts'
import { job, type Job } from '../../../platform/jobs/job.ts'
import { removePhotosUntoldSince } from './task-photos.sql.ts'

export const removeUntoldPhotosJob = 'orders/remove-untold-photos'
const keptHours = 24

/** Photos with which nothing was told go after a day. */
export function removeUntoldPhotos({ database, clock }: { readonly database: Database; readonly clock: Clock }): Job {
  return job(removeUntoldPhotosJob, z.unknown(), async () => {
    await database.transaction(null, (tx) => removePhotosUntoldSince(tx, clock().subtract({ hours: keptHours })))
  })
}

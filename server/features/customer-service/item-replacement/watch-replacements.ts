import { stalledAfterMinutes } from '@omsorg/domain/customer-service/item-replacement/replacement-transitions.ts'
import { z } from 'zod'
import { addJob } from '../../../platform/jobs/add-job.sql.ts'
import { job, type Job } from '../../../platform/jobs/job.ts'
import type { ReplacementWork } from './carry-out-replacement.ts'
import { jobKeyOf, replaceItemJob, replacementQueue, watchReplacementsJob } from './job-names.ts'
import { requestedSince, stallSilent } from './replacements.sql.ts'

/** One that waits for so long is told to the queue again: it may be in it already, and then nothing happens. */
const askAgainAfterMinutes = 15

/** Started ones that stand still have stalled; requested ones that nobody was told of get their job (states 2.7). */
export function watchReplacements({ database, clock }: ReplacementWork): Job {
  return job(watchReplacementsJob, z.unknown(), async () => {
    const now = clock()
    await database.transaction(null, async (tx) => {
      await stallSilent(tx, now.subtract({ minutes: stalledAfterMinutes }))
      for (const replacementId of await requestedSince(tx, now.subtract({ minutes: askAgainAfterMinutes }))) {
        const how = { queue: replacementQueue, jobKey: jobKeyOf(replacementId), maxAttempts: 5 }
        await addJob(tx, replaceItemJob, { replacementId }, how)
      }
    })
  })
}

export const watchReplacementsTimetable = `*/5 * * * * ${watchReplacementsJob}`

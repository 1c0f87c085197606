import { z } from 'zod'
import { job, type Job } from '../../../platform/jobs/job.ts'
import type { SignInWork } from '../notice/send-owner-notice.ts'
import { mailNewLink } from './new-link.ts'
import { openRequestJob } from './password-requests.ts'
import { accountsOfAddress, removeOldRequests, takeRequest } from './requests.sql.ts'

/** Makes a link for each account of the address that was asked for; for an address of nobody nothing happens. */
export function openRequest({ database, clock, seal }: SignInWork): Job {
  return job(openRequestJob, z.object({ requestId: z.int() }), ({ requestId }) =>
    database.transaction(null, async (tx) => {
      const now = clock()
      const sealed = await takeRequest(tx, requestId)
      if (sealed === null) return
      for (const userId of await accountsOfAddress(tx, seal.open(sealed))) {
        await mailNewLink(tx, { userId, kind: 'reset', now, seal })
      }
      await removeOldRequests(tx, now)
    }),
  )
}

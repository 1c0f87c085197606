import { isStuck } from '@omsorg/domain/orders/erp/erp-status.ts'
import { z } from 'zod'
import { job, type Job } from '../../../platform/jobs/job.ts'
import type { OrderWork } from './hand-over.ts'
import { watchWaitingJob } from './job-names.ts'
import { addTask, lockParts } from './part-changes.sql.ts'
import { waitingParts, type WaitingPart } from './watch-waiting.sql.ts'

/** An order that nothing has moved for `StuckAfterHours`, or a cancellation without an answer, becomes a task. */
export function watchWaiting({ database, clock }: Pick<OrderWork, 'database' | 'clock'>): Job {
  return job(watchWaitingJob, z.unknown(), async () => {
    const now = clock()
    const waiting = await database.transaction(null, waitingParts)
    for (const part of waiting.filter((each) => standsStill(each, now))) {
      await database.transaction(null, async (tx) => {
        const [locked] = await lockParts(tx, { orderId: part.id })
        if (locked?.erp_status !== part.erp_status) return
        const kind = part.cancel_asked_at === null ? 'stuck' : 'cancel-unanswered'
        await addTask(tx, { part: locked, kind, reason: '' })
      })
    }
  })
}

function standsStill(part: WaitingPart, now: Temporal.Instant): boolean {
  const cancelAskedAt = part.cancel_asked_at === null ? null : Temporal.Instant.from(part.cancel_asked_at)
  const lastProgress = Temporal.Instant.from(part.erp_status_at)
  const order = { status: part.erp_status, lastProgress, cancelAskedAt, handOverHasFailed: false }
  return isStuck(order, now, part.stuck_after_hours)
}

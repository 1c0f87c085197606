import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { z } from 'zod'
import { job, type Job } from '../../../platform/jobs/job.ts'
import type { OrderWork } from './hand-over.ts'
import { askToCancelJob } from './job-names.ts'
import { addTask, addToTimeline, askerOf, endTasks, giveBack, lockParts, setStatus } from './part-changes.sql.ts'
import { settlePersonOf } from '../placing/settle-person.ts'

/** Asks the ERP to stop a part. Nothing is given back before it answers, here or by a message later. */
export function askErpToCancel({ database, erp, clock }: OrderWork): Job {
  return job(askToCancelJob, z.object({ orderId: z.int() }), async ({ orderId }) => {
    const isWaiting = await database.transaction(null, async (tx) => {
      const [part] = await lockParts(tx, { orderId })
      return part?.erp_status !== undefined && part.erp_status !== erpStatus.refused && part.cancel_refused_at === null
    })
    if (!isWaiting) return
    const answer = await erp.cancelOrder(orderId, 'cancelled by the care place')
    if (answer === 'received') return

    await database.transaction(null, async (tx) => {
      const now = clock()
      const [part] = await lockParts(tx, { orderId })
      if (!part?.erp_status || part.erp_status === erpStatus.refused || part.cancel_refused_at !== null) return
      if (answer === 'too-late') {
        await setStatus(tx, orderId, { status: part.erp_status, now, cancelRefused: true })
        await addToTimeline(tx, { part, event: 'cancel-refused', at: now, status: part.erp_status, source: 'erp' })
        await endTasks(tx, orderId, now, ['cancel-unanswered'])
        await addTask(tx, { part, kind: 'cancel-refused', reason: '' })
        return
      }
      await Promise.all([
        giveBack(tx, orderId, { now, canceller: askerOf(part), byErp: false, reason: null }),
        addToTimeline(tx, { part, event: 'cancelled', at: now, status: erpStatus.refused, source: 'erp' }),
        endTasks(tx, orderId, now),
        settlePersonOf(tx, part, now),
      ])
    })
  })
}

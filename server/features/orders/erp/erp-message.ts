import { receiveErpMessage as contract } from '@omsorg/contract/orders/erp/receive-erp-message.ts'
import { type InputOf, validatorOf } from '@omsorg/contract/endpoint.ts'
import { afterErpMessage, erpStatus, type ErpMessageEffect } from '@omsorg/domain/orders/erp/erp-status.ts'
import { z } from 'zod'
import type { Transaction } from '../../../platform/database.ts'
import { PermanentFailure, job, type Job } from '../../../platform/jobs/job.ts'
import type { OrderWork } from './hand-over.ts'
import { addTaskOfUnknownOrder, markHandled, readMessage } from './hand-over.sql.ts'
import { erpMessageJob } from './job-names.ts'
import {
  addTask,
  addToTimeline,
  askerOf,
  endTasks,
  giveBack,
  lockParts,
  setDelivered,
  setStatus,
  type LockedPart,
} from './part-changes.sql.ts'
import { tellOfPart } from '../notice/tell-of-part.ts'
import { settlePersonOf } from '../placing/settle-person.ts'

type Message = InputOf<typeof contract>

/** Does what a stored message of the ERP says, by the table of states 2.5; a message that was handled does nothing. */
export function handleErpMessage({ database, clock }: Pick<OrderWork, 'database' | 'clock'>): Job {
  return job(erpMessageJob, z.object({ messageId: z.string() }), ({ messageId }) =>
    database.transaction(null, async (tx) => {
      const stored = await readMessage(tx, messageId)
      if (!stored || stored.handled) return
      const read = validatorOf(contract.input).safeParse(stored.body)
      if (!read.success) throw new PermanentFailure('a stored message of the ERP does not have its shape')
      const message = read.data
      const now = clock()
      const [part] = await lockParts(tx, { orderId: message.orderId })
      if (!part?.erp_status) {
        await addTaskOfUnknownOrder(tx, messageId, message.orderId)
        return markHandled(tx, messageId, 'unknown-order', now)
      }
      const cancelAsked = part.cancel_asked_at !== null && part.cancel_refused_at === null
      const effect = afterErpMessage(
        { status: part.erp_status, cancelAsked },
        { status: message.status, cancelIsTooLate: false },
      )
      await apply(tx, part, message, effect, now)
      return markHandled(tx, messageId, effect.answer, now)
    }),
  )
}

async function apply(
  tx: Transaction,
  part: LockedPart,
  message: Message,
  effect: ErpMessageEffect,
  now: Temporal.Instant,
): Promise<void> {
  const at = message.occurredOn
  const reason = message.reason ?? null
  if (effect.answer === 'go' || effect.answer === 'part') {
    if (message.lines) await setDelivered(tx, part.id, message.lines)
  }
  if (effect.answer === 'part') {
    await addToTimeline(tx, { part, event: 'part-shipped', at, status: effect.status, source: 'erp' })
  }
  if (effect.answer === 'go') {
    for (const status of effect.notReported) {
      await addToTimeline(tx, { part, event: 'status', at, status, source: 'erp', reported: false })
    }
    if (effect.givesBack) await end(tx, part, effect, { at, reason, now })
    else await move(tx, part, message, effect, now)
  }
  if (effect.cancelRefused) {
    await addToTimeline(tx, { part, event: 'cancel-refused', at, status: effect.status, source: 'erp' })
  }
  if (effect.endsTasks) await endTasks(tx, part.id, now)
  if (effect.tasks.length === 0) return
  const kind = kindOf(effect)
  const unexpected = kind === 'unexpected-message' ? { reportedStatus: message.status } : {}
  await addTask(tx, { part, kind, reason: reason ?? '', ...unexpected })
}

async function move(
  tx: Transaction,
  part: LockedPart,
  message: Message,
  effect: ErpMessageEffect,
  now: Temporal.Instant,
): Promise<void> {
  await tellOfPart(tx, part, effect.status)
  await setStatus(tx, part.id, {
    status: effect.status,
    now,
    erpOrderId: message.erpOrderId ?? null,
    trackingLink: message.trackingLink ?? null,
    cancelRefused: effect.cancelRefused,
  })
  await addToTimeline(tx, { part, event: 'status', at: message.occurredOn, status: effect.status, source: 'erp' })
}

async function end(
  tx: Transaction,
  part: LockedPart,
  effect: ErpMessageEffect,
  { at, reason, now }: { at: string; reason: string | null; now: Temporal.Instant },
): Promise<void> {
  const byErp = effect.canceller === 'erp'
  const event = byErp ? 'refused' : 'cancelled'
  if (byErp) await tellOfPart(tx, part, erpStatus.refused)
  await Promise.all([
    giveBack(tx, part.id, { now, canceller: byErp ? null : askerOf(part), byErp, reason }),
    addToTimeline(tx, { part, event, at, status: erpStatus.refused, source: 'erp', reason }),
    settlePersonOf(tx, part, now),
  ])
}

function kindOf(effect: ErpMessageEffect) {
  if (effect.answer === 'task') return 'unexpected-message' as const
  return effect.cancelRefused ? ('cancel-refused' as const) : ('refused' as const)
}

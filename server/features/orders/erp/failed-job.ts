import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Transaction } from '../../../platform/database.ts'
import type { DoneJob, FailedJob } from '../../../platform/jobs/failed-jobs.sql.ts'
import { addTaskOfWork, endTaskOfWork, noteFailedAgain, type TaskOfWork } from '../task/failed-work.sql.ts'
import { orderOfMessage } from './hand-over.sql.ts'
import { addTask, lockParts, type LockedPart } from './part-changes.sql.ts'

const payloadOfPart = z.object({ orderId: z.int() })
const payloadOfMessage = z.object({ messageId: z.string() })

interface Tasks {
  readonly database: Database
  readonly clock: Clock
}

/** A job that no attempt is left for becomes a task: of its order, of the message that it was about, or of the work itself. */
export function taskOfFailedJob({ database, clock }: Tasks) {
  return async (failed: Pick<FailedJob, 'name' | 'payload'>): Promise<void> => {
    await database.transaction(null, async (tx) => {
      const { work, part } = await workOf(tx, failed)
      if (part) await addTask(tx, { part, kind: 'failed-job', reason: failed.name })
      else await addTaskOfWork(tx, work)
      await noteFailedAgain(tx, work, clock())
    })
  }
}

/** Work that somebody had run again and that went well ends its task. */
export function endTaskOfJob({ database, clock }: Tasks) {
  return async (done: DoneJob): Promise<void> => {
    await database.transaction(null, async (tx) => {
      const { work } = await workOf(tx, done)
      await endTaskOfWork(tx, work, { jobId: done.id, now: clock() })
    })
  }
}

type WorkAndPart =
  | { readonly work: TaskOfWork; readonly part: LockedPart }
  | { readonly work: Exclude<TaskOfWork, { readonly orderId: number }>; readonly part: null }

async function workOf(tx: Transaction, { name, payload }: Pick<FailedJob, 'name' | 'payload'>): Promise<WorkAndPart> {
  const ofPart = payloadOfPart.safeParse(payload)
  const ofMessage = payloadOfMessage.safeParse(payload)
  const orderId = ofPart.success
    ? ofPart.data.orderId
    : ofMessage.success
      ? await orderOfMessage(tx, ofMessage.data.messageId)
      : undefined
  const [part] = orderId === undefined ? [] : await lockParts(tx, { orderId })
  if (part) return { work: { orderId: part.id, name }, part }
  return { work: ofMessage.success ? { messageId: ofMessage.data.messageId } : { name }, part: null }
}

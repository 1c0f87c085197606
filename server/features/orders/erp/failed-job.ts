import { z } from 'zod'
import type { Database } from '../../../platform/database.ts'
import { addTaskOfMessage, addTaskOfWork } from '../task/failed-work.sql.ts'
import { orderOfMessage } from './hand-over.sql.ts'
import { addTask, lockParts } from './part-changes.sql.ts'

const payloadOfPart = z.object({ orderId: z.int() })
const payloadOfMessage = z.object({ messageId: z.string() })

/** A job that no attempt is left for becomes a task: of its order, of the message that it was about, or of the work itself. */
export function taskOfFailedJob(database: Database) {
  return async ({ name, payload }: { readonly name: string; readonly payload: unknown }): Promise<void> => {
    await database.transaction(null, async (tx) => {
      const ofPart = payloadOfPart.safeParse(payload)
      const ofMessage = payloadOfMessage.safeParse(payload)
      const orderId = ofPart.success
        ? ofPart.data.orderId
        : ofMessage.success
          ? await orderOfMessage(tx, ofMessage.data.messageId)
          : undefined
      const [part] = orderId === undefined ? [] : await lockParts(tx, { orderId })
      if (part) await addTask(tx, { part, kind: 'failed-job', reason: name })
      else if (ofMessage.success) await addTaskOfMessage(tx, ofMessage.data.messageId)
      else await addTaskOfWork(tx, name)
    })
  }
}

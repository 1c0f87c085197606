import { z } from 'zod'
import type { Database, Transaction } from '../../../platform/database.ts'
import { orderOfMessage } from './hand-over.sql.ts'
import { addTask, lockParts } from './part-changes.sql.ts'

const payloadOfPart = z.object({ orderId: z.int() })
const payloadOfMessage = z.object({ messageId: z.string() })

/** A job that no attempt is left for becomes a task of whoever looks after the order. */
export function taskOfFailedJob(database: Database) {
  return async (failed: { readonly name: string; readonly payload: unknown }): Promise<void> => {
    await database.transaction(null, async (tx) => {
      const orderId = await orderOf(tx, failed.payload)
      const [part] = orderId === undefined ? [] : await lockParts(tx, { orderId })
      if (part) await addTask(tx, { part, kind: 'failed-job', reason: failed.name })
    })
  }
}

/** The job names a part, or a message about one. */
async function orderOf(tx: Transaction, payload: unknown): Promise<number | undefined> {
  const ofPart = payloadOfPart.safeParse(payload)
  if (ofPart.success) return ofPart.data.orderId
  const ofMessage = payloadOfMessage.safeParse(payload)
  return ofMessage.success ? orderOfMessage(tx, ofMessage.data.messageId) : undefined
}

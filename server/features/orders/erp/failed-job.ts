import { z } from 'zod'
import type { Database } from '../../../platform/database.ts'
import { addTask, lockParts } from './part-changes.sql.ts'

const payloadOfPart = z.object({ orderId: z.int() })

/** A job that no attempt is left for becomes a task of whoever looks after the order. */
export function taskOfFailedJob(database: Database) {
  return async (failed: { readonly name: string; readonly payload: unknown }): Promise<void> => {
    const payload = payloadOfPart.safeParse(failed.payload)
    if (!payload.success) return
    await database.transaction(null, async (tx) => {
      const [part] = await lockParts(tx, payload.data)
      if (part) await addTask(tx, { part, kind: 'failed-job', reason: failed.name })
    })
  }
}

import type { Pool } from 'pg'
import { queriesOn } from '../database.ts'
import { type FailedJob, lockOldestUntold, markTold } from './failed-jobs.sql.ts'

/**
 * Tells of every job that has failed for good and was not told of before. Telling and marking it as told are one
 * transaction each: when `tell` throws or the process dies, the job is told of again, so `tell` must bear a repetition.
 */
export async function reportFailedJobs(pool: Pool, tell: (failed: FailedJob) => Promise<void>): Promise<number> {
  let told = 0
  while (await tellOne(pool, tell)) told += 1
  return told
}

async function tellOne(pool: Pool, tell: (failed: FailedJob) => Promise<void>): Promise<boolean> {
  const client = await pool.connect()
  const tx = queriesOn(client)
  let fault: Error | undefined
  try {
    await client.query('begin')
    const failed = await lockOldestUntold(tx)
    if (failed) {
      await tell(failed)
      await markTold(tx, failed.id)
    }
    await client.query('commit')
    return failed !== undefined
  } catch (error) {
    fault = error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    // A connection in doubt is closed and not given back, which also rolls its transaction back.
    client.release(fault)
  }
}

import type { Pool } from 'pg'

export interface FailedJob {
  readonly id: string
  readonly name: string
  readonly payload: unknown
  readonly attempts: number
  readonly lastError: string | null
  readonly jobKey: string | null
}

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
  let fault: Error | undefined
  try {
    await client.query('begin')
    const failed = (await client.query<FailedJob>(oldestUntold)).rows[0]
    if (failed) {
      await tell(failed)
      await client.query(markTold, [failed.id])
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

const oldestUntold = `
  select job.id::text as id, task.identifier as name, job.payload, job.attempts,
         job.last_error as "lastError", job.key as "jobKey"
    from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
   where job.attempts >= job.max_attempts
     and job.locked_at is null
     and (job.flags ? 'told') is not true
   order by job.id
   limit 1
     for update of job skip locked`

const markTold = `
  update graphile_worker._private_jobs
     set flags = coalesce(flags, '{}') || '{"told": true}'
   where id = $1`

import type { Transaction } from '../database.ts'
import { sql } from '../sql.ts'

export interface FailedJob {
  readonly id: string
  readonly name: string
  readonly payload: unknown
  readonly attempts: number
  readonly lastError: string | null
  readonly jobKey: string | null
}

/** A job that failed for good, was run again because somebody asked for it, and went well. */
export type DoneJob = Pick<FailedJob, 'id' | 'name' | 'payload'>

/** The oldest job that has failed for good and was not told of, locked; undefined when there is none. */
export async function lockOldestUntold(tx: Transaction): Promise<FailedJob | undefined> {
  const { rows } = await sql<FailedJob>`
    select job.id::text as id, task.identifier as name, job.payload, job.attempts,
           job.last_error as "lastError", job.key as "jobKey"
      from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id
     where job.attempts >= job.max_attempts
       and job.locked_at is null
       and (job.flags ? 'told') is not true
     order by job.id
     limit 1
       for update of job skip locked
  `.execute(tx)
  return rows[0]
}

export async function markTold(tx: Transaction, id: string): Promise<void> {
  await sql`
    update graphile_worker._private_jobs
       set flags = coalesce(flags, '{}') - 'again' || '{"told": true}'
     where id = ${id}::bigint
  `.execute(tx)
}

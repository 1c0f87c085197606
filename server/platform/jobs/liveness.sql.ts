import type { Transaction } from '../database.ts'
import { raw, sql, type Sql } from '../sql.ts'

const keyOf = (workerId: Sql) => sql`hashtextextended('omsorg-worker:' || ${workerId}, 0)`

/** Takes the lock of a worker for as long as the connection stands. */
export async function holdHeartbeat(tx: Transaction, workerId: string): Promise<void> {
  await sql`select pg_advisory_lock(${keyOf(sql`${workerId}::text`)})`.execute(tx)
}

/**
 * Frees the jobs and queues of workers that no longer live, and answers how many jobs. graphile-worker itself would wait
 * four hours. The attempt in which a worker died counts, so that a job which kills its worker comes to an end.
 */
export async function releaseJobsOfLostWorkers(tx: Transaction): Promise<number> {
  const { rows } = await sql<{ freed: number }>`
    with worker as materialized (
      select distinct locked_by as id from graphile_worker._private_jobs where locked_by is not null
      union
      select distinct locked_by from graphile_worker._private_job_queues where locked_by is not null
    ), dead as materialized (
      select id from worker where pg_try_advisory_xact_lock(${keyOf(raw('worker.id'))})
    ), job as (
      update graphile_worker._private_jobs job
         set locked_at = null, locked_by = null,
             last_error = coalesce(job.last_error, 'The worker died while the job ran')
        from dead
       where job.locked_by = dead.id
      returning job.id
    ), queue as (
      update graphile_worker._private_job_queues queue
         set locked_at = null, locked_by = null
        from dead
       where queue.locked_by = dead.id
    )
    select count(*)::integer as freed from job
  `.execute(tx)
  return rows[0]?.freed ?? 0
}

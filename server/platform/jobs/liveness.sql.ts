import { Client } from 'pg'
import type { Pool, PoolConfig } from 'pg'

/** Shows that a worker lives: a session-level advisory lock under its id, which PostgreSQL frees when the process dies. */
export interface Heartbeat {
  end(): Promise<void>
}

const keyOf = (workerId: string) => `hashtextextended('omsorg-worker:' || ${workerId}, 0)`

/**
 * Holds the lock on a connection of its own until `end`. When that connection breaks, `onLost` is called once: from then
 * on another worker may take this one for lost and run its jobs as well.
 */
export async function startHeartbeat(connection: PoolConfig, workerId: string, onLost: () => void): Promise<Heartbeat> {
  const client = new Client({ ...connection, application_name: 'omsorg worker', keepAlive: true })
  let ended = false
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(`select pg_advisory_lock(${keyOf('$1')})`, [workerId])
  } catch (fault) {
    await client.end().catch(() => undefined)
    throw fault
  }
  // Only what was held can be lost: a connection that never stood is tried again by whoever asked for it, and by nobody else.
  client.once('end', () => {
    if (!ended) onLost()
  })
  return {
    async end() {
      ended = true
      await client.end()
    },
  }
}

/**
 * Frees the jobs and queues of workers that no longer live, and answers how many jobs. graphile-worker itself would wait
 * four hours. The attempt in which a worker died counts, so that a job which kills its worker comes to an end.
 */
export async function releaseJobsOfLostWorkers(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ freed: number }>(`
    with worker as materialized (
      select distinct locked_by as id from graphile_worker._private_jobs where locked_by is not null
      union
      select distinct locked_by from graphile_worker._private_job_queues where locked_by is not null
    ), dead as materialized (
      select id from worker where pg_try_advisory_xact_lock(${keyOf('worker.id')})
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
    select count(*)::integer as freed from job`)
  return rows[0]?.freed ?? 0
}

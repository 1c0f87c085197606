import { Logger, parseCrontab, type Runner, run, type Task, type TaskList, WorkerPreset } from 'graphile-worker'
import { type PoolConfig, types } from 'pg'
import { queriesOn } from '../database.ts'
import { failureFields, type Log } from '../log.ts'
import type { DoneJob, FailedJob } from './failed-jobs.sql.ts'
import { isPermanentFailure, type Job } from './job.ts'
import { releaseJobsOfLostWorkers } from './liveness.sql.ts'
import { openQueuePool } from './queue-pool.ts'
import { roundsOf } from './rounds.ts'
import { lifeOf } from './heartbeat.ts'

export interface WorkerSettings {
  /** Of a role that may become omsorg_jobs. */
  readonly connectionString: string
  readonly jobs: readonly Job[]
  readonly log: Log
  /** Called for each job that no attempt is left for, at least once, so that it becomes a task for somebody. */
  readonly onFailedForGood: (failed: FailedJob) => Promise<void>
  /** Called when such a job was run again and went well, before it is taken from the queue; at least once. */
  readonly onDoneAgain: (done: DoneJob) => Promise<void>
  /** What is added by the clock, each line `minute hour day month weekday job`, in UTC. */
  readonly timetable?: readonly string[]
  /** How many jobs run at a time. */
  readonly concurrency?: number
  /** A job added is noticed at once; only one that becomes due later waits for the next look. */
  readonly pollEveryMs?: number
  /** How often to look for dead workers and for jobs that failed for good. */
  readonly roundEveryMs?: number
}

export interface Worker {
  /** Takes no further job and waits for those under way; after five seconds their signal is aborted. */
  stop(): Promise<void>
  /** Settles when the worker has ended, and rejects when it ended by itself. */
  readonly ended: Promise<void>
}

/** Starts to carry out jobs. Uses four connections: to listen, to show life, and two for the queue itself. */
export async function startWorker(settings: WorkerSettings): Promise<Worker> {
  const { log } = settings
  const connection = connectionOf(settings.connectionString)
  const pool = openQueuePool({ ...connection, max: 3, idleTimeoutMillis: 10_000 })
  // A pool tells of broken connections only while they lie idle; graphile-worker wants to hear of the others too.
  const lost = (error: Error) => log.warn('connection of the job queue lost', failureFields(error))
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', lost))

  const life = lifeOf(connection, log)
  const rounds = roundsOf(pool, settings)
  let runner: Runner
  try {
    await releaseJobsOfLostWorkers(queriesOn(pool))
    runner = await run({
      pgPool: pool,
      taskList: tasksOf(settings),
      parsedCronItems: parseCrontab((settings.timetable ?? []).join('\n')),
      concurrency: settings.concurrency ?? 2,
      pollInterval: settings.pollEveryMs ?? 2_000,
      noHandleSignals: true,
      logger: new Logger(() => () => undefined),
      preset: {
        extends: [WorkerPreset],
        plugins: [
          {
            name: 'SignOfLife',
            worker: { hooks: { startWorker: (_context, { worker }) => life.begin(worker.workerPool.id) } },
          },
        ],
      },
    })
  } catch (error) {
    await life.end()
    await pool.end()
    throw error
  }
  runner.events.on('job:failed', () => rounds.soon())
  runner.events.on('pool:listen:error', ({ error }) => log.warn('job queue cannot listen', failureFields(error)))
  runner.events.on('worker:getJob:error', ({ error }) => log.warn('job queue cannot be read', failureFields(error)))
  rounds.soon()

  return {
    ended: runner.promise,
    async stop() {
      await Promise.all([runner.stop(), rounds.end()])
      await life.end()
      await pool.end()
    },
  }
}

/** graphile-worker expects the driver's own types, whatever parsers the rest of the process has set. */
function connectionOf(connectionString: string): PoolConfig {
  const int8 = 20
  const timestamptz = 1184
  return {
    connectionString,
    application_name: 'omsorg jobs',
    options: '-c role=omsorg_jobs -c TimeZone=UTC',
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') => {
        if (type === int8) return (text: string) => text
        if (type === timestamptz) return (text: string) => new Date(text)
        return format === 'binary' ? types.getTypeParser(type, 'binary') : types.getTypeParser(type, 'text')
      },
    },
  }
}

type TaskSettings = Pick<WorkerSettings, 'jobs' | 'log' | 'onDoneAgain'>

function tasksOf(settings: TaskSettings): TaskList {
  return Object.fromEntries(settings.jobs.map((each) => [each.name, taskOf(each, settings)]))
}

function taskOf(each: Job, { log, onDoneAgain }: Omit<TaskSettings, 'jobs'>): Task {
  return async (payload, helpers) => {
    const { id, attempts: attempt, max_attempts: maxAttempts, flags } = helpers.job
    try {
      await each.carryOut(payload, { id, attempt, lastAttempt: attempt >= maxAttempts, signal: helpers.abortSignal })
      if (flags?.['again']) await onDoneAgain({ id, name: each.name, payload })
      log.info('job done', { job: each.name, attempt })
    } catch (error) {
      const final = attempt >= maxAttempts || isPermanentFailure(error)
      log[final ? 'error' : 'warn'](final ? 'job failed for good' : 'job failed', {
        job: each.name,
        attempt,
        ...failureFields(error),
      })
      if (isPermanentFailure(error)) {
        await helpers.query('update graphile_worker._private_jobs set max_attempts = attempts where id = $1', [id])
      }
      throw error
    }
  }
}

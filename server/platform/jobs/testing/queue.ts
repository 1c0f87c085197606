import { type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { onceOn } from '../../../testing/database.ts'
import { addJob, removeJob, type JobOptions } from '../add-job.sql.ts'
import type { FailedJob } from '../failed-jobs.sql.ts'
import { type Job, job, type JobContext } from '../job.ts'
import { startWorker, type Worker } from '../worker.ts'
import { createJobsDatabase, type JobsDatabase } from './jobs-database.ts'

const ownerUrl = process.env['OMSORG_TEST_OWNER_URL']
type Process = ChildProcessByStdio<null, Readable, null>

/** A queue on a database of its own, with at most one worker in this process and some in others. */
export interface Queue {
  readonly database: JobsDatabase
  /** The jobs told of as failed for good, in the order of telling. */
  readonly failed: readonly FailedJob[]
  /** What the worker of this process has logged. */
  readonly logged: readonly string[]
  /** Starts the worker of this process. */
  carryOut(...jobs: Job[]): Promise<void>
  /** Starts a worker with an own way of being told of failed jobs. */
  carryOutTelling(tell: (failed: FailedJob) => Promise<void>, ...jobs: Job[]): Promise<void>
  /** Starts a process with a worker that begins a `long-errand`, says so on its output, and never ends it. */
  startOther(): Process
  /** A job that remembers the number it was given, and does as `behave` says. */
  errand(behave?: (context: JobContext) => Promise<void>): { done: number[]; run: Job }
  /** Adds an errand; what is not a number makes a wrong payload. */
  add(number: unknown, options?: JobOptions, name?: 'errand' | 'long-errand'): Promise<void>
  remove(jobKey: string): Promise<boolean>
  left(): Promise<{ attempts: number }[]>
  /** Carries out a statement beside the database of the queue. */
  onServer(statement: string): Promise<unknown>
  stop(): Promise<void>
  clear(): Promise<void>
  drop(): Promise<void>
}

export async function openQueue(): Promise<Queue> {
  if (!ownerUrl) throw new Error('OMSORG_TEST_OWNER_URL names the PostgreSQL to test on')
  const database = await createJobsDatabase(ownerUrl)
  const failed: FailedJob[] = []
  const logged: string[] = []
  const note = (event: string) => void logged.push(event)
  const others: Process[] = []
  let worker: Worker | undefined

  async function carryOutTelling(onFailedForGood: (failed: FailedJob) => Promise<void>, ...jobs: Job[]) {
    const { url: connectionString } = database
    worker = await startWorker({
      connectionString,
      jobs,
      log: { debug: note, info: note, warn: note, error: note },
      onFailedForGood,
      onDoneAgain: async () => undefined,
      pollEveryMs: 50,
      roundEveryMs: 50,
    })
  }

  async function stop() {
    const stopping = worker
    worker = undefined
    await stopping?.stop()
  }

  return {
    database,
    failed,
    logged,
    carryOutTelling,
    carryOut: (...jobs) => carryOutTelling(async (each) => void failed.push(each), ...jobs),
    startOther() {
      const path = fileURLToPath(new URL('worker-to-kill.ts', import.meta.url))
      const other = spawn(process.execPath, [path, database.url], { stdio: ['ignore', 'pipe', 'inherit'] })
      others.push(other)
      return other
    },
    errand(behave = async () => undefined) {
      const done: number[] = []
      const run = job('errand', z.object({ errand: z.int() }), async (payload, context) => {
        done.push(payload.errand)
        await behave(context)
      })
      return { done, run }
    },
    add: (number, options, name = 'errand') =>
      database.app.transaction(null, (tx) => addJob(tx, name, { errand: number }, options)),
    remove: (jobKey) => database.app.transaction(null, (tx) => removeJob(tx, jobKey)),
    left: async () => (await database.owner.query('select attempts from graphile_worker._private_jobs')).rows,
    onServer: (statement) => onceOn(ownerUrl, statement),
    stop,
    async clear() {
      await stop()
      for (const other of others.splice(0)) other.kill('SIGKILL')
      failed.length = 0
      logged.length = 0
      await database.owner.query('truncate graphile_worker._private_jobs')
    },
    drop: () => database.drop(),
  }
}

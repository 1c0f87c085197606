import type { Transaction } from '../database.ts'
import { sql } from '../sql.ts'

export interface JobOptions {
  /** Not before then; at once when left out. */
  readonly runAt?: Temporal.Instant
  /** 25 when left out, which spans about three days: the pause after attempt n is e^n seconds, six hours at most. */
  readonly maxAttempts?: number
  /** Names the one job of its kind. Adding it again replaces the one that waits; a waiting one can be removed by it. */
  readonly jobKey?: string
  /** Jobs of one queue run one after another. Queues are few: their names must not hold ids. */
  readonly queue?: string
}

export type JobPayload = Readonly<Record<string, unknown>>

/** The jobs of one open transaction: what is added in it exists only when it commits, and is not waited for before. */
export interface Jobs {
  add(name: string, payload: JobPayload, options?: JobOptions): void
  /** Many of a kind, each with its key, in one statement. */
  addEach(name: string, jobs: readonly KeyedJob[], options?: Pick<JobOptions, 'runAt'>): void
  remove(jobKey: string): Promise<boolean>
}

export interface KeyedJob {
  readonly payload: JobPayload
  readonly jobKey: string
}

export function jobsIn(tx: Transaction): Jobs {
  return {
    add: (name, payload, options) => void addJob(tx, name, payload, options),
    addEach: (name, jobs, options) => void addJobs(tx, name, jobs, options),
    remove: (jobKey) => removeJob(tx, jobKey),
  }
}

/** Adds a job in the caller's transaction. Payloads carry ids, never persons: they lie readable in the queue. */
export async function addJob(
  tx: Transaction,
  name: string,
  payload: JobPayload,
  { runAt, maxAttempts, jobKey, queue }: JobOptions = {},
): Promise<void> {
  await sql`select from omsorg.add_job(
    ${name}::text, ${JSON.stringify(payload)}::json, ${queue ?? null}::text, ${runAt?.toString() ?? null}::timestamptz,
    ${maxAttempts ?? null}::integer, ${jobKey ?? null}::text)`.execute(tx)
}

/** The same of many jobs of a kind. */
export async function addJobs(
  tx: Transaction,
  name: string,
  jobs: readonly KeyedJob[],
  { runAt }: Pick<JobOptions, 'runAt'> = {},
): Promise<void> {
  await sql`
    select omsorg.add_job(${name}::text, given.payload, null, ${runAt?.toString() ?? null}::timestamptz, null, given."jobKey")
    from json_to_recordset(${JSON.stringify(jobs)}::json) as given (payload json, "jobKey" text)
  `.execute(tx)
}

/** Takes back a job that has not begun. False when there is none, or when it has been begun at least once. */
export async function removeJob(tx: Transaction, jobKey: string): Promise<boolean> {
  const { rows } = await sql<{ removed: boolean }>`select omsorg.remove_job(${jobKey}::text) as removed`.execute(tx)
  return rows[0]?.removed === true
}

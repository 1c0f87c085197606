import type { Pool } from 'pg'
import { failureFields, type Log } from '../log.ts'
import { queriesOn } from '../database.ts'
import type { FailedJob } from './failed-jobs.sql.ts'
import { reportFailedJobs } from './failed-jobs.ts'
import { releaseJobsOfLostWorkers } from './liveness.sql.ts'

interface RoundSettings {
  readonly log: Log
  readonly onFailedForGood: (failed: FailedJob) => Promise<void>
  readonly roundEveryMs?: number
}

/** Every few seconds: jobs of lost workers are released, jobs that failed for good are reported. */
export function roundsOf(pool: Pool, { log, onFailedForGood, roundEveryMs = 10_000 }: RoundSettings) {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let ended = false

  function plan(inMs: number): void {
    clearTimeout(timer)
    if (!ended) timer = setTimeout(() => (running = running.then(round)), inMs).unref()
  }

  async function round(): Promise<void> {
    try {
      const freed = await releaseJobsOfLostWorkers(queriesOn(pool))
      if (freed > 0) log.warn('jobs of a dead worker freed', { applied: freed })
      await reportFailedJobs(pool, onFailedForGood)
    } catch (error) {
      // Nothing is lost: what was not told or freed now is found by the next round.
      log.error('round of the job queue failed', failureFields(error))
    }
    plan(roundEveryMs)
  }

  return {
    soon: () => plan(100),
    async end(): Promise<void> {
      ended = true
      clearTimeout(timer)
      await running
    },
  }
}

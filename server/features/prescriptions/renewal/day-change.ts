import { marketCodes, todayIn, type MarketCode } from '@omsorg/domain/market.ts'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database.ts'
import { addJob } from '../../../platform/jobs/add-job.sql.ts'
import { job, type Job } from '../../../platform/jobs/job.ts'
import { changeDayOf } from './change-day-of.ts'
import { personsWithSomethingDue } from './day-change.sql.ts'

/** Moves what a new day brings. No payload. */
const dayChangeJob = 'prescriptions/day-change'

/** Midnight of every market falls on a full hour; an hour that was missed is made up for by the next. */
export const dayChangeTimetable = `0 * * * * ${dayChangeJob}`

const personsAtATime = 200

/**
 * What a date alone decides is also written down (states 2.1 to 2.2): a confirmed prescription whose start is
 * reached begins and takes over the one it renews, one whose end has passed is finished, one near its end asks to be
 * renewed, additions run out. Each person is a transaction of their own, so that it may run twice, or beside somebody who
 * draws, and goes on where it stopped. One whose day cannot be changed does not hold up the others; the job fails at its end
 * and is tried again.
 */
export function dayChange({ database, clock }: { readonly database: Database; readonly clock: Clock }): Job {
  return job(dayChangeJob, z.unknown(), async (_payload, { signal }) => {
    const failures: unknown[] = []
    for (const market of marketCodes) failures.push(...(await changeDayIn(market, { database, clock, signal })))
    if (failures.length > 0) throw new AggregateError(failures, `the day of ${failures.length} persons did not change`)
  })
}

/** Asks for it once, for instance when the server starts after a night in which it did not run. */
export async function askForDayChange(database: Database): Promise<void> {
  await database.transaction(null, (tx) => addJob(tx, dayChangeJob, {}, { jobKey: dayChangeJob }))
}

/** Answers what went wrong, person by person. */
async function changeDayIn(
  market: MarketCode,
  { database, clock, signal }: { readonly database: Database; readonly clock: Clock; readonly signal: AbortSignal },
): Promise<unknown[]> {
  const failures: unknown[] = []
  let after = 0
  for (;;) {
    signal.throwIfAborted()
    const page = { after, limit: personsAtATime }
    const due = await database.transaction(null, (tx) =>
      personsWithSomethingDue(tx, market, todayIn(market, clock()), page),
    )
    for (const careRecipientId of due) {
      const change = database.transaction(null, (tx) => changeDayOf(tx, careRecipientId, market, clock()))
      await change.catch((error: unknown) => failures.push(error))
    }
    const last = due.at(-1)
    if (last === undefined) return failures
    after = last
  }
}

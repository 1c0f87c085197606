import { isOnOrBefore } from '@omsorg/domain/calendar/period.ts'
import { marketCodes, marketOf, todayIn, type MarketCode } from '@omsorg/domain/market.ts'
import { prescriptionStatus } from '@omsorg/domain/prescriptions/row.ts'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Transaction } from '../../../platform/database.ts'
import { addJob } from '../../../platform/jobs/add-job.sql.ts'
import { job, type Job } from '../../../platform/jobs/job.ts'
import { lockPrescriptions, type LockedPrescription } from '../locks.sql.ts'
import { settlePersonAt } from '../settle-person.ts'
import { expireAdditions, personsWithSomethingDue } from './day-change.sql.ts'
import { startPrescription } from './start-successor.ts'

/** Moves what a new day brings. No payload. */
const dayChangeJob = 'prescriptions/day-change'

/** Midnight of every market falls on a full hour; an hour that was missed is made up for by the next. */
export const dayChangeTimetable = `0 * * * * ${dayChangeJob}`

const personsAtATime = 200

/**
 * What a date alone decides is also written down (state machines 2.1 to 2.2): a confirmed prescription whose start is
 * reached begins and takes over the one it renews, one whose end has passed is finished, one near its end asks to be
 * renewed, additions run out. Each person is a transaction of their own, so that it may run twice, or beside somebody who
 * draws, and goes on where it stopped.
 */
export function dayChange({ database, clock }: { readonly database: Database; readonly clock: Clock }): Job {
  return job(dayChangeJob, z.unknown(), async (_payload, { signal }) => {
    for (const market of marketCodes) await changeDayIn(market, { database, clock, signal })
  })
}

/** Asks for it once, for instance when the server starts after a night in which it did not run. */
export async function askForDayChange(database: Database): Promise<void> {
  await database.transaction(null, (tx) => addJob(tx, dayChangeJob, {}, { jobKey: dayChangeJob }))
}

async function changeDayIn(
  market: MarketCode,
  { database, clock, signal }: { readonly database: Database; readonly clock: Clock; readonly signal: AbortSignal },
): Promise<void> {
  let after = 0
  for (;;) {
    signal.throwIfAborted()
    const page = { after, limit: personsAtATime }
    const due = await database.transaction(null, (tx) =>
      personsWithSomethingDue(tx, market, todayIn(market, clock()), page),
    )
    for (const careRecipientId of due) {
      await database.transaction(null, (tx) => changeDayOf(tx, careRecipientId, market, clock()))
    }
    const last = due.at(-1)
    if (last === undefined) return
    after = last
  }
}

async function changeDayOf(
  tx: Transaction,
  careRecipientId: number,
  market: MarketCode,
  now: Temporal.Instant,
): Promise<void> {
  const today = todayIn(market, now)
  const prescriptions = await lockPrescriptions(tx, { careRecipientIds: [careRecipientId] })
  const prescriptionIds = prescriptions.map((prescription) => prescription.id)
  await expireAdditions(tx, prescriptionIds, { today, timeZone: marketOf(market).timeZone, now })

  const change = { by: { userId: null, onBehalfOf: null }, at: now, today }
  const starting = prescriptions.filter((each) => isDue(each, today))
  for (const waiting of starting.toSorted((one, other) => one.start_date.localeCompare(other.start_date))) {
    await startPrescription(tx, waiting, change)
  }
  const [any] = prescriptions
  if (any) await settlePersonAt(tx, any, now)
}

function isDue(prescription: LockedPrescription, today: Temporal.PlainDate): boolean {
  const { status, confirmed_at, start_date } = prescription
  const waits = status === prescriptionStatus.preliminary && confirmed_at !== null
  return waits && isOnOrBefore(Temporal.PlainDate.from(start_date), today)
}

import { isOnOrBefore } from '@omsorg/domain/calendar/period.ts'
import { marketOf, todayIn, type MarketCode } from '@omsorg/domain/market.ts'
import { prescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { Transaction } from '../../../platform/database.ts'
import { lockPrescriptions, type LockedPrescription } from '../locks.sql.ts'
import { settlePersonAt } from '../settle-person.ts'
import { expireAdditions, startsOrEndsUnwritten } from './day-change.sql.ts'
import { startPrescription } from './start-successor.ts'

/**
 * Writes down what the date has decided for one person: what starts, what runs out, and what follows of it. The person is
 * locked first, so it may run beside somebody who draws, and a second time does nothing.
 */
export async function changeDayOf(
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

/**
 * The same for whoever looks at a person before the job has come to her: a successor serves from the first minute of its
 * day, and nobody meets a prescription that has ended as if it ran (states 2.1).
 */
export async function bringUpToDate(
  tx: Transaction,
  careRecipientId: number,
  market: MarketCode,
  now: Temporal.Instant,
): Promise<void> {
  if (await startsOrEndsUnwritten(tx, careRecipientId, todayIn(market, now))) {
    await changeDayOf(tx, careRecipientId, market, now)
  }
}

function isDue(prescription: LockedPrescription, today: Temporal.PlainDate): boolean {
  const { status, confirmed_at, start_date } = prescription
  const waits = status === prescriptionStatus.preliminary && confirmed_at !== null
  return waits && isOnOrBefore(Temporal.PlainDate.from(start_date), today)
}

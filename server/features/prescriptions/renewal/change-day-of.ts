import { isOnOrBefore } from '@omsorg/domain/calendar/period.ts'
import { marketOf, todayIn, type MarketCode } from '@omsorg/domain/market.ts'
import { prescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { Transaction } from '../../../platform/database.ts'
import { lockPrescriptions, type LockedPrescription } from '../locks.sql.ts'
import { settlePerson } from '../settle-person.ts'
import { expireAdditions, readStartsOrEndsUnwritten } from './day-change.sql.ts'
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
  if (any) await settlePerson(tx, any, now)
}

export interface WhoseDay {
  readonly careRecipientId: number
  readonly market: MarketCode
  readonly now: Temporal.Instant
}

/**
 * What was read of a person; read again where `isBehind` says that the day has decided something that nobody has written
 * down. So whoever looks before the job has come meets a successor from the first minute of its day, and no prescription
 * that has ended as if it ran (states 2.1).
 */
export async function readUpToDate<Read>(
  tx: Transaction,
  { careRecipientId, market, now }: WhoseDay,
  read: () => Promise<Read>,
  isBehind: (read: Read) => boolean,
): Promise<Read> {
  const first = await read()
  if (!isBehind(first)) return first
  await changeDayOf(tx, careRecipientId, market, now)
  return read()
}

/** The same for who reads nothing of the person beside. */
export async function bringUpToDate(tx: Transaction, { careRecipientId, market, now }: WhoseDay): Promise<void> {
  const isDue = await readStartsOrEndsUnwritten(tx, careRecipientId, todayIn(market, now))
  if (isDue) await changeDayOf(tx, careRecipientId, market, now)
}

function isDue(prescription: LockedPrescription, today: Temporal.PlainDate): boolean {
  const { status, confirmed_at, start_date } = prescription
  const waits = status === prescriptionStatus.preliminary && confirmed_at !== null
  return waits && isOnOrBefore(Temporal.PlainDate.from(start_date), today)
}

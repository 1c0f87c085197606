import { marketOf, todayIn, type MarketCode } from '@omsorg/domain/market.ts'
import { prescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { Transaction } from '../../platform/database.ts'
import { readOrderingSettings } from './ordering-settings.sql.ts'
import { readDrawnRows, standingRows } from './row/rows-of-persons.ts'
import { askedToRenewOf } from './row/settle-rows.sql.ts'
import { writeSettled } from './row/settle-rows.ts'

export interface PersonToSettle {
  readonly care_recipient_id: number
  /** The place that prescribed, or that changes something: its settings count. */
  readonly care_place_id: string
  readonly market: MarketCode
}

/**
 * After something was drawn, given back, added or closed: the rows of a locked person are read anew, and their stored
 * states follow what is left (states 2.1 to 2.2).
 */
export async function settlePerson(
  tx: Transaction,
  { care_recipient_id: careRecipientId, care_place_id: carePlaceId, market }: PersonToSettle,
  now: Temporal.Instant,
): Promise<void> {
  const today = todayIn(market, now)
  const { active, renew, finished } = prescriptionStatus
  const question = { careRecipientIds: [careRecipientId], carePlaceId, today, statuses: [active, renew, finished] }
  const [settings, drawn, askedToRenew] = await Promise.all([
    readOrderingSettings(tx, carePlaceId, today),
    readDrawnRows(tx, question),
    askedToRenewOf(tx, [careRecipientId]),
  ])
  if (!settings) return
  // Whether something may be ordered plays no part here: a state says what is left, and not for whom.
  const { timeZone } = marketOf(market)
  const context = { today, timeZone, settings, recipientCanReceive: true, mayOrderIn: () => true }
  await writeSettled(
    tx,
    standingRows(drawn, () => context),
    { askedToRenew, today, now },
  )
}

import { marketOf, todayIn, type MarketCode } from '@omsorg/domain/market.ts'
import { prescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { Transaction } from '../../platform/database.ts'
import { readOrderingSettings, type OrderingSettings } from './ordering-settings.sql.ts'
import { rowsOfPersons } from './row/rows-of-persons.ts'
import { askedToRenewOf } from './row/settle-rows.sql.ts'
import { writeSettled } from './row/settle-rows.ts'

export interface PersonToSettle {
  readonly careRecipientId: number
  readonly carePlaceId: string
  readonly market: MarketCode
  readonly settings: OrderingSettings
  readonly now: Temporal.Instant
}

/**
 * After something was drawn, given back, added or closed: the rows of a locked person are read anew, and their stored
 * states follow what is left (states 2.1 to 2.2).
 */
export async function settlePerson(tx: Transaction, person: PersonToSettle): Promise<void> {
  const { careRecipientId, carePlaceId, market, settings, now } = person
  const today = todayIn(market, now)
  const { active, renew, finished } = prescriptionStatus
  const question = { careRecipientIds: [careRecipientId], carePlaceId, today, statuses: [active, renew, finished] }
  // Whether something may be ordered plays no part here: a state says what is left, and not for whom.
  const context = {
    today,
    timeZone: marketOf(market).timeZone,
    settings,
    recipientCanReceive: true,
    mayOrderIn: () => true,
  }
  const [rows, askedToRenew] = await Promise.all([
    rowsOfPersons(tx, question, () => context),
    askedToRenewOf(tx, careRecipientId),
  ])
  await writeSettled(tx, rows, { askedToRenew, today, now })
}

/** The same by the settings of the place that prescribed. */
export async function settlePersonAt(
  tx: Transaction,
  person: {
    readonly care_recipient_id: number
    readonly care_place_id: string
    readonly market: MarketCode
  },
  now: Temporal.Instant,
): Promise<void> {
  const { care_recipient_id: careRecipientId, care_place_id: carePlaceId, market } = person
  const settings = await readOrderingSettings(tx, carePlaceId, todayIn(market, now))
  if (settings) await settlePerson(tx, { careRecipientId, carePlaceId, market, settings, now })
}

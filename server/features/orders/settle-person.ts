import { marketOf, todayIn, type MarketCode } from '@omsorg/domain/market.ts'
import { prescriptionStatus } from '@omsorg/domain/prescriptions/row.ts'
import type { Transaction } from '../../platform/database.ts'
import {
  lockRows,
  readOrderingSettings,
  rowsOfPersons,
  settleRows,
  type OrderingSettings,
} from '../prescriptions/index.ts'
import { rowsOfPart } from './hand-over.sql.ts'
import type { LockedPart } from './part-changes.sql.ts'

export interface PersonToSettle {
  readonly careRecipientId: number
  readonly carePlaceId: string
  readonly market: MarketCode
  readonly settings: OrderingSettings
  readonly now: Temporal.Instant
}

/** After something was drawn or given back: the rows are read anew, and their stored states follow what is left. */
export async function settlePerson(tx: Transaction, person: PersonToSettle): Promise<void> {
  const { careRecipientId, carePlaceId, market, settings, now } = person
  const today = todayIn(market, now)
  const { active, renew, finished } = prescriptionStatus
  const question = { careRecipientIds: [careRecipientId], carePlaceId, today, statuses: [active, renew, finished] }
  // Whether something may be ordered plays no part here: a state says what is left, and not for whom.
  const around = {
    today,
    timeZone: marketOf(market).timeZone,
    settings,
    recipientCanReceive: true,
    mayOrderIn: () => true,
  }
  await settleRows(tx, await rowsOfPersons(tx, question, () => around), today, now)
}

/** The same after a part ended: what can be drawn again is active again, a finished prescription with it. */
export async function settlePersonOf(tx: Transaction, part: LockedPart, now: Temporal.Instant): Promise<void> {
  const { care_recipient_id: careRecipientId, care_place_id: carePlaceId, market } = part
  if (careRecipientId === null) return
  await lockRows(tx, await rowsOfPart(tx, part.id))
  const settings = await readOrderingSettings(tx, carePlaceId, todayIn(market, now))
  if (settings) await settlePerson(tx, { careRecipientId, carePlaceId, market, settings, now })
}

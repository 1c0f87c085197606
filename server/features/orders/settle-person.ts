import { marketOf, todayIn } from '@omsorg/domain/market.ts'
import { prescriptionStatus } from '@omsorg/domain/prescriptions/row.ts'
import type { Transaction } from '../../platform/database.ts'
import { lockRows, readOrderingSettings, rowsOfPersons, settleRows } from '../prescriptions/index.ts'
import { rowsOfPart } from './hand-over.sql.ts'
import type { LockedPart } from './part-changes.sql.ts'

/** After something was given back: what can be drawn again is active again, a finished prescription with it. */
export async function settlePersonOf(tx: Transaction, part: LockedPart, now: Temporal.Instant): Promise<void> {
  if (part.care_recipient_id === null) return
  await lockRows(tx, await rowsOfPart(tx, part.id))
  const today = todayIn(part.market, now)
  const settings = await readOrderingSettings(tx, part.care_place_id, today)
  if (!settings) return
  const { active, renew, finished } = prescriptionStatus
  const question = {
    careRecipientIds: [part.care_recipient_id],
    carePlaceId: part.care_place_id,
    today,
    statuses: [active, renew, finished],
  }
  const around = {
    today,
    timeZone: marketOf(part.market).timeZone,
    settings,
    recipientCanReceive: true,
    mayOrderIn: () => true,
  }
  await settleRows(tx, await rowsOfPersons(tx, question, () => around), today, now)
}

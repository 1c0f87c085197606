import { todayIn } from '@omsorg/domain/market.ts'
import type { Transaction } from '../../../platform/database.ts'
import { lockRows, readOrderingSettings, settlePerson } from '../../prescriptions/index.ts'
import { rowsOfPart } from '../erp/hand-over.sql.ts'
import type { LockedPart } from '../erp/part-changes.sql.ts'

/** After a part ended: what can be drawn again is active again, a finished prescription with it. */
export async function settlePersonOf(tx: Transaction, part: LockedPart, now: Temporal.Instant): Promise<void> {
  const { care_recipient_id: careRecipientId, care_place_id: carePlaceId, market } = part
  if (careRecipientId === null) return
  await lockRows(tx, await rowsOfPart(tx, part.id))
  const settings = await readOrderingSettings(tx, carePlaceId, todayIn(market, now))
  if (settings) await settlePerson(tx, { careRecipientId, carePlaceId, market, settings, now })
}

import { todayIn } from '@omsorg/domain/market.ts'
import type { Transaction } from '../../../platform/database.ts'
import { lockPersons, readOrderingSettings, settlePerson } from '../../prescriptions/index.ts'
import type { LockedPart } from '../erp/part-changes.sql.ts'

/** After a part ended: what can be drawn again is active again, a finished prescription with it. */
export async function settlePersonOf(tx: Transaction, part: LockedPart, now: Temporal.Instant): Promise<void> {
  const { care_recipient_id: careRecipientId, care_place_id: carePlaceId, market } = part
  if (careRecipientId === null) return
  const [settings] = await Promise.all([
    readOrderingSettings(tx, carePlaceId, todayIn(market, now)),
    lockPersons(tx, [careRecipientId]),
  ])
  if (settings) await settlePerson(tx, { careRecipientId, carePlaceId, market, settings, now })
}

import type { Transaction } from '../../../platform/database.ts'
import { lockPersons, settlePerson } from '../../prescriptions/index.ts'
import type { LockedPart } from '../erp/part-changes.sql.ts'

/** After a part ended: what can be drawn again is active again, a finished prescription with it. */
export async function settlePersonOf(tx: Transaction, part: LockedPart, now: Temporal.Instant): Promise<void> {
  await settlePersonsOf(tx, [part], now)
}

/** The same of several parts of an order: their persons are locked together, in the order of their ids. */
export async function settlePersonsOf(
  tx: Transaction,
  parts: readonly LockedPart[],
  now: Temporal.Instant,
): Promise<void> {
  const partOf = new Map(
    parts.flatMap((part) => (part.care_recipient_id === null ? [] : [[part.care_recipient_id, part] as const])),
  )
  if (partOf.size === 0) return
  await Promise.all([
    lockPersons(tx, [...partOf.keys()]),
    ...[...partOf].map(([care_recipient_id, { care_place_id, market }]) =>
      settlePerson(tx, { care_recipient_id, care_place_id, market }, now),
    ),
  ])
}

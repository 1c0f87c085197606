import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { personsWithNumber } from '../identity/numbers.sql.ts'
import { lockPerson } from '../locked-person.sql.ts'
import { recordDeath } from '../status/record-death.ts'

/**
 * Whoever the register says has died is deceased here as well (states 2.12), where the caller reaches the person: the
 * prescriptions close, and nothing more is ordered. Customer service can correct it like any report of a death.
 */
export async function recordRegisteredDeath(
  tx: Transaction,
  actor: Actor,
  blind: Buffer,
  now: Temporal.Instant,
): Promise<void> {
  const holders = await personsWithNumber(tx, [blind])
  const careRecipientId = holders.find(({ in_reach: inReach }) => inReach)?.care_recipient_id ?? null
  const person = careRecipientId === null ? undefined : await lockPerson(tx, careRecipientId)
  if (!person) return
  await recordDeath(tx, actor, { person, change: 'report-death', at: now, detail: { source: 'register' } })
}

import { recipientStatusAfter } from '@omsorg/domain/care-recipients/status.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { closePrescriptionsOfPerson } from '../../prescriptions/index.ts'
import { personsWithNumber } from '../by-number/numbers.sql.ts'
import { writeEvent } from '../events.sql.ts'
import { lockPerson } from '../locked-person.sql.ts'
import { writeStatus } from '../places/status.sql.ts'

/**
 * Whoever the register says has died is deceased here as well (state machines 2.12), where the caller reaches the person: the
 * prescriptions close, and nothing more is ordered. Customer service can correct it like any report of a death.
 */
export async function believeDeath(tx: Transaction, actor: Actor, blind: Buffer, now: Temporal.Instant): Promise<void> {
  const holders = await personsWithNumber(tx, [blind])
  const careRecipientId = holders.find(({ in_reach: inReach }) => inReach)?.care_recipient_id ?? null
  const person = careRecipientId === null ? undefined : await lockPerson(tx, careRecipientId)
  const status = person ? recipientStatusAfter(person.status, 'report-death') : null
  if (!person || status === null) return
  await writeStatus(tx, person.id, status, now)
  const by = { by: actor.doerId, onBehalfOf: actor.onBehalfOf }
  await closePrescriptionsOfPerson(tx, { careRecipientId: person.id, ...by, at: now, reason: 'death' })
  await writeEvent(tx, actor, {
    careRecipientId: person.id,
    carePlaceId: actor.carePlaceId,
    event: 'death-reported',
    at: now,
    detail: { source: 'register' },
  })
}

import { closesPrescriptions, recipientStatusAfter } from '@omsorg/domain/care-recipients/status/status.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { closePrescriptionsOfPerson } from '../../prescriptions/index.ts'
import { writeEvent, type RecipientEvent } from '../events.sql.ts'
import type { lockPerson } from '../locked-person.sql.ts'
import { writeStatus } from './status.sql.ts'

const eventOf = { 'report-death': 'death-reported', 'correct-death': 'death-corrected' } as const

interface DeathToRecord extends Pick<RecipientEvent, 'at' | 'reason' | 'detail'> {
  readonly person: NonNullable<Awaited<ReturnType<typeof lockPerson>>>
  readonly change: keyof typeof eventOf
}

/** A death, or its correction, of a locked person, with what follows of it. False where the status has no room for it. */
export async function recordDeath(
  tx: Transaction,
  actor: Actor,
  { person, change, ...happened }: DeathToRecord,
): Promise<boolean> {
  const { at } = happened
  const careRecipientId = person.id
  const status = recipientStatusAfter(person.status, change)
  if (status === null) return false
  await writeStatus(tx, careRecipientId, status, at)
  if (closesPrescriptions(change)) {
    const by = { by: actor.doerId, onBehalfOf: actor.onBehalfOf }
    await closePrescriptionsOfPerson(tx, { careRecipientId, ...by, at, reason: 'death' })
  }
  const { carePlaceId } = actor
  await writeEvent(tx, actor, { careRecipientId, carePlaceId, event: eventOf[change], ...happened })
  return true
}

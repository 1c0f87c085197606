import { inactivityOf, type Inactivity } from '@omsorg/domain/care-recipients/recipient/abilities.ts'
import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Transaction } from '../../platform/database.ts'
import { lockPerson, readLink, type LockedPerson, type PlaceLink } from './locked-person.sql.ts'

export interface ChangeablePerson {
  readonly person: LockedPerson
  readonly link: PlaceLink
  readonly carePlaceId: string
}

/**
 * A person of the caller's care place, locked, who may be changed there (O-5-14).
 */
export async function lockChangeablePerson(
  tx: Transaction,
  careRecipientId: number,
  { carePlaceId }: Pick<Actor, 'carePlaceId'>,
): Promise<Outcome<ChangeablePerson, 'recipient-not-found' | Inactivity>> {
  const person = await lockPerson(tx, careRecipientId)
  const link = person && carePlaceId ? await readLink(tx, careRecipientId, carePlaceId) : undefined
  if (!person || !carePlaceId || !link) return refuse('recipient-not-found', { at: 'careRecipientId' })
  const inactivity = inactivityOf({ status: person.status, statusAtPlace: link.status })
  if (inactivity) return refuse(inactivity)
  return agree({ person, link, carePlaceId })
}

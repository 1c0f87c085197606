import type { Actor } from '../../platform/actor.ts'

/**
 * The holder as an orderer of the place at which the person is looked after: the same rules and locks as for staff. Null leaves
 * it to the database which place that is.
 */
export function ordererFor(actor: Actor, carePlaceId: string | null): Actor {
  return {
    ...actor,
    carePlaceId,
    may: (permission) => permission === 'OrderWrite' || permission === 'CareRecipientRead',
    mayIn: (permission) => permission === 'OrderWrite',
  }
}

import type { Inactivity } from '@omsorg/domain/care-recipients/recipient/abilities.ts'
import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { lockChangeablePerson, type ChangeablePerson } from '../changeable-person.ts'
import { readTargets } from '../page/targets.sql.ts'

interface Way {
  readonly careRecipientId: number
  readonly fromCarePlaceId: string
  readonly toCarePlaceId: string
}

/**
 * Whether a person may be taken from the caller's care place to another one: there the caller is a member and may write care
 * recipients (GBS001001). A place without that right, of another client, and one that does not exist are refused alike.
 */
export async function lockForWay(
  tx: Transaction,
  { careRecipientId, fromCarePlaceId, toCarePlaceId }: Way,
  actor: Actor,
): Promise<
  Outcome<
    ChangeablePerson,
    'recipient-not-found' | Inactivity | 'not-at-place' | 'no-right-at-target' | 'already-at-target'
  >
> {
  const locked = await lockChangeablePerson(tx, careRecipientId, actor)
  if (!locked.ok) return locked
  const isFromHere = fromCarePlaceId.toLowerCase() === locked.value.carePlaceId.toLowerCase()
  if (!isFromHere) return refuse('not-at-place', { at: 'fromCarePlaceId' })
  const to = toCarePlaceId.toLowerCase()
  if (to === locked.value.carePlaceId.toLowerCase()) return refuse('already-at-target', { at: 'toCarePlaceId' })
  const targets = await readTargets(tx, actor)
  const isTarget = targets.some((target) => target.care_place_id === to)
  return isTarget ? agree(locked.value) : refuse('no-right-at-target', { at: 'toCarePlaceId' })
}

import { homeAddressMayBeUsed } from '@omsorg/domain/care-recipients/identity/display.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { lockChangeablePerson } from '../changeable-person.ts'
import { writeEvent } from '../events.sql.ts'
import { countChange } from '../recipient/person.sql.ts'
import type { WrittenAddress } from './addresses.sql.ts'
import { warningsOf } from './written-addresses.ts'

/** A person, locked, one of whose addresses may be changed: they are known as they are now, and not protected. */
export async function lockForAddress(
  tx: Transaction,
  { careRecipientId, rowVersion }: { readonly careRecipientId: number; readonly rowVersion: number },
  actor: Actor,
) {
  const locked = await lockChangeablePerson(tx, careRecipientId, actor)
  if (!locked.ok) return locked
  const { person, carePlaceId } = locked.value
  if (person.row_version !== rowVersion) return refuse('stale')
  if (!homeAddressMayBeUsed(person.protected_kind)) return refuse('address-of-protected', { at: 'address' })
  return agree({ careRecipientId, carePlaceId })
}

interface SavedAddress {
  readonly careRecipientId: number
  readonly carePlaceId: string
  readonly event: 'address-saved' | 'invoice-address-saved'
  readonly address: WrittenAddress
  readonly now: Temporal.Instant
}

/** Counts and notes the change, and answers what was written. */
export async function noteSavedAddress(tx: Transaction, actor: Actor, saved: SavedAddress) {
  const { careRecipientId, carePlaceId, event, address, now } = saved
  const { row_version: rowVersion } = await countChange(tx, careRecipientId, now)
  await writeEvent(tx, actor, { careRecipientId, carePlaceId, event, at: now })
  return agree({
    careRecipientId,
    addressId: address.id,
    verified: address.verified,
    rowVersion,
    warnings: warningsOf(address, 'address'),
  })
}

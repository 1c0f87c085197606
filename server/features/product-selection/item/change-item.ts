import type { Endpoint } from '@omsorg/contract/endpoint.ts'
import type { CartItemView } from '@omsorg/contract/product-selection/cart/cart-item-view.ts'
import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'
import { cartIsOpen, type PersonRefusal } from '@omsorg/domain/product-selection/cart/cart-abilities.ts'
import { cartStatusAfter, type CartEvent } from '@omsorg/domain/product-selection/cart/cart-transitions.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import type { Call } from '../../../platform/handle.ts'
import { lockItems, ownersOf, readItemsById, type CartRecord } from '../cart/cart-items.sql.ts'
import { cartViewsOf } from '../cart/cart-views.ts'
import { lockPerson, readPersonHere, type PersonHere } from '../cart/person-here.sql.ts'

/** A selected product that is about to be changed, locked after its person. */
export interface OpenItem {
  readonly person: PersonHere
  readonly record: CartRecord
}

export type OpenRefusal = PersonRefusal | 'cart-item-not-found' | 'status-does-not-allow' | 'stale'

/**
 * Locks the person and then the item, and judges what stands then: whether the cart is open, whether the caller saw the
 * latest version, and whether the status allows the event. Null as event = the caller judges the status.
 */
export async function openItem(
  tx: Transaction,
  actor: Actor,
  sent: { readonly cartItemId: number; readonly rowVersion: number },
  event: CartEvent | null,
): Promise<Outcome<OpenItem, OpenRefusal>> {
  const missing = refuse('cart-item-not-found', { at: 'cartItemId' })
  const [owner] = await ownersOf(tx, [sent.cartItemId])
  if (!owner) return missing
  // In this order: whoever changes the same item waits for its person first.
  const [person, , [record]] = await Promise.all([
    openPerson(tx, actor, owner.care_recipient_id),
    lockItems(tx, [sent.cartItemId]),
    readItemsById(tx, [sent.cartItemId]),
  ])
  if (!person.ok) return person.refusal === 'recipient-not-found' ? missing : refuse(person.refusal)
  if (!record) return missing
  if (record.row_version !== sent.rowVersion) return refuse('stale')
  const after = event === null ? agree(record.status) : cartStatusAfter(record.status, event)
  return after.ok ? agree({ person: person.value, record }) : after
}

/** Locks a person in reach, and says whether products are selected for one at all. */
export async function openPerson(
  tx: Transaction,
  actor: Actor,
  careRecipientId: number,
): Promise<Outcome<PersonHere, PersonRefusal | 'recipient-not-found'>> {
  const missing = refuse('recipient-not-found', { at: 'careRecipientId' })
  const [isLocked, person] = await Promise.all([
    lockPerson(tx, careRecipientId),
    readPersonHere(tx, careRecipientId, actor.carePlaceId),
  ])
  if (!isLocked || !person) return missing
  const open = cartIsOpen({ status: person.status, statusAtPlace: person.link_status })
  return open.ok ? agree(person) : open
}

/** An item as it stands after the change, for the answer. */
export async function viewAfter(
  { tx, actor, today }: Pick<Call<Endpoint>, 'tx' | 'today'> & { readonly actor: Actor },
  person: PersonHere,
  cartItemId: number,
): Promise<CartItemView> {
  const records = await readItemsById(tx, [cartItemId])
  const [view] = await cartViewsOf(tx, { actor, person, today }, records)
  if (!view) throw new Error('a selected product that was just written is not there')
  return view
}

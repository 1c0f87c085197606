import { deleteCartItems as contract } from '@omsorg/contract/product-selection/item/delete-cart-items.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { cartItemStatus, cartStatusAfter } from '@omsorg/domain/product-selection/cart/cart-transitions.ts'
import { handle } from '../../../platform/handle.ts'
import { lockItems, ownersOf, readItemsById } from '../cart/cart-items.sql.ts'
import { writeEvents, writeStatus } from './cart-writes.sql.ts'
import { openPerson } from './change-item.ts'
import { authorOf } from '../../../platform/author.ts'

export const deleteCartItems = handle(contract, async ({ input, actor, now, tx }) => {
  const ids = input.cartItemIds
  const place = (id: number) => ({ at: `cartItemIds[${ids.indexOf(id)}]` })
  const twice = ids.findIndex((id, index) => ids.indexOf(id) < index)
  if (twice !== -1) return refuse('item-twice', { at: `cartItemIds[${twice}]` })
  const owners = await ownersOf(tx, ids)
  const missing = ids.find((id) => !owners.some((owner) => owner.id === id))
  if (missing !== undefined) return refuse('cart-item-not-found', place(missing))
  const careRecipientIds = [...new Set(owners.map((owner) => owner.care_recipient_id))].toSorted((a, b) => a - b)
  for (const careRecipientId of careRecipientIds) {
    const open = await openPerson(tx, actor, careRecipientId)
    if (!open.ok) return refuse(open.refusal === 'recipient-not-found' ? 'cart-item-not-found' : open.refusal)
  }
  await lockItems(tx, ids)
  for (const record of await readItemsById(tx, ids)) {
    if (!cartStatusAfter(record.status, 'remove').ok) return refuse('status-does-not-allow', place(record.id))
  }
  await writeStatus(tx, ids, cartItemStatus.removed, now)
  await writeEvents(tx, ids, { event: 'removed', by: authorOf(actor), now })
  return agree({ careRecipientIds, removed: [...ids] })
})

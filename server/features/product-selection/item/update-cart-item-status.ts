import { updateCartItemStatus as contract } from '@omsorg/contract/product-selection/item/update-cart-item-status.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import {
  cartItemStatus,
  cartStatusAfter,
  eventOfStatus,
} from '@omsorg/domain/product-selection/cart/cart-transitions.ts'
import { handle } from '../../../platform/handle.ts'
import { writeEvents, writeStatus } from './cart-writes.sql.ts'
import { openItem, viewAfter } from './change-item.ts'
import { authorOf } from '../../../platform/author.ts'

const eventWord = { prescribe: 'prescribed', release: 'selected-again', remove: 'removed' } as const

export const updateCartItemStatus = handle(contract, async (call) => {
  const { input, actor, now, tx } = call
  const open = await openItem(tx, actor, input, null)
  if (!open.ok) return open
  const { person, record } = open.value
  const event = eventOfStatus(cartItemStatus[input.status])
  if (event !== 'prescribe' && event !== 'release' && event !== 'remove') {
    return refuse('status-does-not-allow', { at: 'status' })
  }
  const after = cartStatusAfter(record.status, event)
  if (!after.ok) return refuse('status-does-not-allow', { at: 'status' })
  if (event === 'prescribe' && !record.is_prescribed) return refuse('not-prescribed', { at: 'status' })
  if (event === 'release' && record.is_prescribed) return refuse('prescription-runs', { at: 'status' })
  await Promise.all([
    writeStatus(tx, [record.id], after.value, now),
    writeEvents(tx, [record.id], { event: eventWord[event], by: authorOf(actor), now }),
  ])
  return agree(await viewAfter(call, person, record.id))
})

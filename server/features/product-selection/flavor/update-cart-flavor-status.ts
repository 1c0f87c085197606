import { updateCartFlavorStatus as contract } from '@omsorg/contract/product-selection/flavor/update-cart-flavor-status.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { flavorsFit } from '@omsorg/domain/product-selection/flavor/flavor-shares.ts'
import { handle } from '../../../platform/handle.ts'
import { writeEvents, writeFlavors, writeStatus } from '../item/cart-writes.sql.ts'
import { openItem, viewAfter } from '../item/change-item.ts'
import { orderableOf } from '../item/chosen-item.ts'
import { takeFlavorsOut } from './take-flavors-out.ts'
import { authorOf } from '../../../platform/author.ts'

export const updateCartFlavorStatus = handle(contract, async (call) => {
  const { input, actor, now, tx } = call
  const open = await openItem(tx, actor, input, 'change')
  if (!open.ok) return open
  const { person, record } = open.value
  const itemNumber = input.flavorItemNumber
  if (input.status === 'removed') {
    const taken = await takeFlavorsOut(tx, record, { itemNumbers: [itemNumber], at: 'flavorItemNumber', actor, now })
    if (!taken.ok) return taken
    return agree(await viewAfter(call, person, record.id))
  }
  if (input.status !== 'selected') return refuse('status-does-not-allow', { at: 'status' })
  if (record.flavors.some((flavor) => flavor.itemNumber === itemNumber)) {
    return agree(await viewAfter(call, person, record.id))
  }

  // It comes in without a share, which counts as nothing: what is shared out already still adds up.
  const shares = [...record.flavors, { itemNumber, consumption: null }]
  const { consumption } = record
  const flavors = flavorsFit(shares, { orderable: orderableOf(record), consumption, at: 'flavors' })
  if (!flavors.ok) return refuse(flavors.refusal, { at: 'flavorItemNumber' })
  await writeFlavors(tx, record.id, flavors.value)
  await writeStatus(tx, [record.id], record.status, now)
  const detail = { added: [itemNumber] }
  await writeEvents(tx, [record.id], { event: 'flavors-changed', by: authorOf(actor), now, detail })
  return agree(await viewAfter(call, person, record.id))
})

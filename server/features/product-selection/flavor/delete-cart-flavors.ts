import { deleteCartFlavors as contract } from '@omsorg/contract/product-selection/flavor/delete-cart-flavors.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { openItem, viewAfter } from '../item/change-item.ts'
import { takeFlavorsOut } from './take-flavors-out.ts'

export const deleteCartFlavors = handle(contract, async (call) => {
  const { input, actor, now, tx } = call
  const open = await openItem(tx, actor, input, 'change')
  if (!open.ok) return open
  const { person, record } = open.value
  const itemNumbers = input.flavorItemNumbers
  const taken = await takeFlavorsOut(tx, record, { itemNumbers, at: 'flavorItemNumbers', actor, now })
  if (!taken.ok) return taken
  return agree(await viewAfter(call, person, record.id))
})

import { deletePlaceCartItem as contract } from '@omsorg/contract/product-selection/care-place-cart/delete-place-cart-item.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { authorOf } from '../../../platform/author.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { endPlaceItems, lockPlaceItem } from './place-cart-writes.sql.ts'

export const deletePlaceCartItem = handle(contract, async ({ params, actor, now, tx }) => {
  const { carePlaceId, itemNumber } = params
  if (carePlaceId !== actor.carePlaceId) return notFound()
  const area = await lockPlaceItem(tx, carePlaceId, itemNumber)
  if (area === undefined) return notFound()
  if (!actor.mayIn('CarePlacePurchaseWrite', area)) return refuse('not-your-area', { at: 'itemNumber' })
  await endPlaceItems(tx, { carePlaceId, itemNumbers: [itemNumber], ending: 'removed', by: authorOf(actor), now })
  return agree({ carePlaceId, itemNumber })
})

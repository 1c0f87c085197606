import { deletePlaceCartFlavors as contract } from '@omsorg/contract/product-selection/care-place-cart/delete-place-cart-flavors.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { authorOf } from '../../../platform/author.ts'
import { handle } from '../../../platform/handle.ts'
import { openPlace } from './open-place.ts'
import { readPlaceCart } from './place-cart.sql.ts'
import { lockPlaceItem, writePackages, writePlaceFlavors } from './place-cart-writes.sql.ts'
import { placeCartItemOf, readPlaceProducts, readUsual } from './place-views.ts'

export const deletePlaceCartFlavors = handle(contract, async ({ input, actor, now, today, tx }) => {
  const { carePlaceId, itemNumber, flavorItemNumbers } = input
  const missing = refuse('cart-item-not-found', { at: 'itemNumber' })
  const [open, area] = await Promise.all([
    openPlace(tx, actor, carePlaceId),
    lockPlaceItem(tx, carePlaceId, itemNumber),
  ])
  if (!open.ok) return open
  if (area === undefined) return missing
  if (!actor.mayIn('CarePlacePurchaseWrite', area)) return refuse('not-your-area', { at: 'itemNumber' })
  const ofItem = async () => (await readPlaceCart(tx, carePlaceId)).find((record) => record.item_number === itemNumber)
  const context = { actor, place: open.value, today }
  const [record, usual] = await Promise.all([ofItem(), readUsual(tx, context)])
  if (!record) return missing
  const chosen = new Set(record.flavors.map((flavor) => flavor.itemNumber))
  const stranger = flavorItemNumbers.findIndex((number) => !chosen.has(number))
  if (stranger !== -1) return refuse('flavor-not-of-group', { at: `flavorItemNumbers[${stranger}]` })

  const rest = record.flavors.filter((flavor) => !flavorItemNumbers.includes(flavor.itemNumber))
  const sum = rest.reduce((total, flavor) => total + flavor.packages, 0)
  const [, , after, found] = await Promise.all([
    writePlaceFlavors(tx, record.id, rest),
    writePackages(tx, record.id, sum === 0 ? null : sum, { by: authorOf(actor), now }),
    ofItem(),
    readPlaceProducts(tx, context, [itemNumber], usual),
  ])
  const [view] = after && found ? placeCartItemOf(after, context, { found, usual }) : []
  return view ? agree(view) : missing
})

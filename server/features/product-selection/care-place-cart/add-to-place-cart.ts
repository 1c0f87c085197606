import { addToPlaceCart as contract } from '@omsorg/contract/product-selection/care-place-cart/add-to-place-cart.ts'
import { shareOut } from '@omsorg/domain/money.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { flavorsFit } from '@omsorg/domain/product-selection/flavor/flavor-shares.ts'
import { authorOf } from '../../../platform/author.ts'
import { handle } from '../../../platform/handle.ts'
import { chosenItem, orderableOf } from '../item/chosen-item.ts'
import { openPlace, placeAsked } from './open-place.ts'
import { readPlaceCart } from './place-cart.sql.ts'
import { type PackagesOfFlavor, type WantedItem, writePlaceFlavors, writePlaceItems } from './place-cart-writes.sql.ts'
import { placeCartItemOf, readPlaceProducts, readUsual, selectIn } from './place-views.ts'

export const addToPlaceCart = handle(contract, async ({ input, actor, now, today, tx }) => {
  const numbers = input.items.map((item) => item.itemNumber)
  const twice = numbers.findIndex((number, index) => numbers.indexOf(number) < index)
  if (twice !== -1) return refuse('item-twice', { at: `items[${twice}].itemNumber` })
  const asked = placeAsked(actor, input.carePlaceId)
  if (!asked.ok) return asked
  const question = { actor, place: asked.value, today }
  const known = readUsual(tx, question, numbers)
  const [open, usual, found] = await Promise.all([
    openPlace(tx, actor, input.carePlaceId),
    known,
    readPlaceProducts(tx, question, numbers, known),
  ])
  if (!open.ok) return open
  if (!found) return refuse('place-not-chosen')
  const context = { actor, place: open.value, today }

  const wanted: WantedItem[] = []
  const shared = new Map<string, readonly PackagesOfFlavor[]>()
  for (const [index, item] of input.items.entries()) {
    const at = `items[${index}]`
    const record = found.products.get(item.itemNumber)
    const area = record?.is_pca ? 'Pca' : record?.therapy_area
    const product = chosenItem(record, found.offers.get(item.itemNumber), {
      area: area ?? 'Other',
      at: `${at}.itemNumber`,
    })
    if (!product.ok) {
      return refuse(product.refusal === 'item-of-another-area' ? 'item-not-found' : product.refusal, {
        at: `${at}.itemNumber`,
      })
    }
    const { reason } = selectIn(context, area ?? 'Other')
    if (reason !== null) return refuse(refusalOf[reason], { at: `${at}.itemNumber` })
    const packages = item.packages ?? usual.get(item.itemNumber)?.packages ?? 1
    const { id: productId, item_number: itemNumber } = product.value
    wanted.push({ productId, itemNumber, therapyArea: area ?? 'Other', packages })
    if (item.flavors === undefined) continue
    const flavors = flavorsFit(
      item.flavors.map((flavor) => ({ itemNumber: flavor.itemNumber, consumption: String(flavor.packages) })),
      { orderable: orderableOf(product.value), consumption: String(packages), at: `${at}.flavors` },
    )
    if (!flavors.ok) return flavors
    shared.set(itemNumber, item.flavors)
  }

  const [ids, written] = await Promise.all([
    writePlaceItems(tx, open.value, wanted, { by: authorOf(actor), now }),
    readPlaceCart(tx, input.carePlaceId, numbers),
  ])
  const before = new Map(written.map((item) => [item.item_number, item]))
  const anew = wanted.flatMap(({ itemNumber, packages }) => {
    const flavors = shared.get(itemNumber) ?? rescaled(before.get(itemNumber)?.flavors ?? [], packages)
    const id = ids.get(itemNumber)
    return id !== undefined && flavors ? [writePlaceFlavors(tx, id, flavors)] : []
  })
  await Promise.all(anew)
  const after = anew.length === 0 ? written : await readPlaceCart(tx, input.carePlaceId, numbers)
  return agree({
    carePlaceId: input.carePlaceId,
    entities: numbers.flatMap((number) =>
      after
        .filter((record) => record.item_number === number)
        .flatMap((record) => placeCartItemOf(record, context, { found, usual })),
    ),
    totalCount: numbers.length,
  })
})

/** What keeps from selecting, in the words of a refusal. */
const refusalOf = {
  'right-missing': 'not-your-area',
  'area-right-missing': 'not-your-area',
  'area-off': 'area-off',
  'purchase-off': 'purchase-off',
} as const

/** Flavours that nobody has shared anew keep their shares of the new whole; null = they fit, or there are none. */
function rescaled(flavors: readonly PackagesOfFlavor[], packages: number): readonly PackagesOfFlavor[] | null {
  const sum = flavors.reduce((total, flavor) => total + flavor.packages, 0)
  if (sum === 0 || sum === packages) return null
  const shares = shareOut(
    packages,
    flavors.map((flavor) => flavor.packages),
  )
  return flavors.map(({ itemNumber }, index) => ({ itemNumber, packages: shares[index] ?? 0 }))
}

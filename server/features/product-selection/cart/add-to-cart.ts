import type { InputOf } from '@omsorg/contract/endpoint.ts'
import { addToCart as contract } from '@omsorg/contract/product-selection/cart/add-to-cart.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { consumptionPeriod } from '@omsorg/domain/prescriptions/row/consumption.ts'
import { flavorsFit } from '@omsorg/domain/product-selection/flavor/flavor-shares.ts'
import { handle } from '../../../platform/handle.ts'
import { readItemsById, readItemsInCart, readProducts } from './cart-items.sql.ts'
import { cartViewsOf, offersFor } from './cart-views.ts'
import { insertCartItem, writeEvents, writeFlavors } from '../item/cart-writes.sql.ts'
import { openPerson } from '../item/change-item.ts'
import { chosenItem, orderableOf } from '../item/chosen-item.ts'
import { sharesOf, textOf } from '../item/typed-amount.ts'
import { authorOf } from '../../../platform/author.ts'

export const addToCart = handle(contract, async ({ input, actor, now, today, tx }) => {
  const twice = indexOfRepeated(input)
  if (twice !== null) return refuse('item-twice', { at: `items[${twice}].itemNumber` })
  const [open, inCart] = await Promise.all([
    openPerson(tx, actor, input.careRecipientId),
    readItemsInCart(tx, input.careRecipientId),
  ])
  if (!open.ok) return open
  const person = open.value
  const area = person.areas.find((each) => each.therapyArea === input.therapyArea)
  if (area && !area.directSelectionAllowed && !area.guidedSelectionAllowed) {
    return refuse('selection-not-allowed', { at: 'therapyArea' })
  }

  const looking = { actor, person, today }
  const wanted = input.items.map((item) => item.itemNumber).filter((number) => !inCart.has(number))
  const [products, offers] = await Promise.all([
    readProducts(tx, person.market, wanted),
    offersFor(tx, looking, { itemNumbers: wanted, context: 'search' }),
  ])
  const by = authorOf(actor)
  const ids: number[] = []
  for (const [index, item] of input.items.entries()) {
    const existing = inCart.get(item.itemNumber)
    if (existing !== undefined) {
      ids.push(existing)
      continue
    }
    const at = `items[${index}].itemNumber`
    const product = products.find((each) => each.item_number === item.itemNumber)
    const chosen = chosenItem(product, offers.get(item.itemNumber), { area: input.therapyArea, at })
    if (!chosen.ok) return chosen
    const consumption = textOf(item.consumption)
    const flavors = flavorsFit(sharesOf(item.flavors), {
      orderable: orderableOf(chosen.value),
      consumption,
      at: `items[${index}].flavors`,
    })
    if (!flavors.ok) return flavors
    const id = await insertCartItem(tx, {
      clientId: person.client_id,
      carePlaceId: person.care_place_id,
      careRecipientId: person.id,
      therapyArea: input.therapyArea,
      productId: chosen.value.id,
      itemNumber: item.itemNumber,
      consumption,
      consumptionPeriod: item.consumptionPeriod && consumptionPeriod[item.consumptionPeriod],
      checkConsumption: item.checkConsumption && consumption !== null,
      replacesId: null,
      by,
      now,
    })
    await writeFlavors(tx, id, flavors.value)
    ids.push(id)
  }
  const before = new Set(inCart.values())
  const added = ids.filter((id) => !before.has(id))
  if (added.length > 0) await writeEvents(tx, added, { event: 'selected', by, now })

  const views = await cartViewsOf(tx, looking, await readItemsById(tx, ids))
  return agree({
    careRecipientId: person.id,
    entities: ids.flatMap((id) => views.filter((view) => view.cartItemId === id)),
    totalCount: ids.length,
    alreadySelected: ids.filter((id) => before.has(id)),
  })
})

function indexOfRepeated({ items }: InputOf<typeof contract>): number | null {
  const at = items.findIndex((item, index) => items.findIndex((each) => each.itemNumber === item.itemNumber) < index)
  return at === -1 ? null : at
}

import { replaceItem as contract } from '@omsorg/contract/product-selection/item/replace-item.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { cartItemStatus } from '@omsorg/domain/product-selection/cart/cart-transitions.ts'
import { handle } from '../../../platform/handle.ts'
import { readItemsInCart, readProducts } from '../cart/cart-items.sql.ts'
import { offersFor } from '../cart/cart-views.ts'
import { insertCartItem, writeEvents, writeStatus } from './cart-writes.sql.ts'
import { openItem, viewAfter } from './change-item.ts'
import { chosenItem } from './chosen-item.ts'
import { authorOf } from '../../../platform/author.ts'

export const replaceItem = handle(contract, async (call) => {
  const { input, actor, now, today, tx } = call
  const open = await openItem(tx, actor, input, 'replace')
  if (!open.ok) return open
  const { person, record } = open.value
  const at = 'newItemNumber'
  const { newItemNumber } = input
  if (newItemNumber === record.item_number) return refuse('same-item', { at })
  const [[product], offers, inCart] = await Promise.all([
    readProducts(tx, person.market, [newItemNumber]),
    offersFor(tx, { actor, person, today }, { itemNumbers: [newItemNumber], context: 'search' }),
    readItemsInCart(tx, person.id),
  ])
  const chosen = chosenItem(product, offers.get(newItemNumber), { area: record.therapy_area, at })
  if (!chosen.ok) return chosen
  if (inCart.has(newItemNumber)) return refuse('already-selected', { at })

  const by = authorOf(actor)
  await writeStatus(tx, [record.id], cartItemStatus.replaced, now)
  const successor = await insertCartItem(tx, {
    clientId: person.client_id,
    carePlaceId: person.care_place_id,
    careRecipientId: person.id,
    therapyArea: record.therapy_area,
    productId: chosen.value.id,
    itemNumber: newItemNumber,
    consumption: record.consumption,
    consumptionPeriod: record.consumption_period,
    checkConsumption: record.consumption !== null,
    replacesId: record.id,
    by,
    now,
  })
  await Promise.all([
    writeEvents(tx, [record.id], { event: 'replaced', by, now, detail: { newItemNumber } }),
    writeEvents(tx, [successor], { event: 'selected', by, now, detail: { replaces: record.item_number } }),
  ])
  return agree(await viewAfter(call, person, successor))
})

import { readProductsByItemNumbers as contract } from '@omsorg/contract/products/product/read-products-by-item-numbers.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { readAssessedItems } from './assessed-items.ts'
import { fitsAmong } from './fitting.ts'
import { displayOf, offeredProductOf } from './offered-product-view.ts'
import { personAskedAbout } from './person-asked-about.ts'

export const readProductsByItemNumbers = handle(contract, async ({ input, actor, today, tx }) => {
  const { clientId, carePlaceId } = actor
  if (!clientId) return refuse('client-not-chosen')
  const asked = await personAskedAbout(tx, actor, input.careRecipientId)
  if (!asked) return refuse('recipient-not-found', { at: 'careRecipientId' })
  const { careRecipientId, person } = asked
  const { customerNumber } = input
  const question = { actor, clientId, carePlaceId, careRecipientId, customerNumber, context: 'search', today } as const
  const found = await readAssessedItems(tx, question, { itemNumbers: [...new Set(input.itemNumbers)] })
  if (!found) return refuse('place-not-chosen')
  const seen = found.items.filter((each) => each.visible || each.record.prescribed)
  return agree({
    products: seen.map((item) => offeredProductOf(item, found.assortment, person)),
    fits: await fitsAmong(
      tx,
      seen.map(({ record }) => record.id),
    ),
    display: displayOf(found.assortment),
    careRecipientId,
  })
})

import { latestOrderedSelectedProducts as contract } from '@omsorg/contract/orders/latest/latest-ordered-selected-products.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { readOrderingContext, suggestionViewOf } from '../../prescriptions/index.ts'
import { readLastDraws } from './latest.sql.ts'

export const latestOrderedSelectedProducts = handle(contract, async ({ input, actor, now, language, tx }) => {
  const { careRecipientId, itemNumbers } = input
  const [draws, context] = await Promise.all([
    readLastDraws(tx, careRecipientId, marketOf(actor.market).timeZone),
    readOrderingContext(
      tx,
      { careRecipientId, carePlaceId: actor.carePlaceId, elsewhereToo: true, actor, now, language },
      actor.market,
    ),
  ])
  if (!draws) return refuse('recipient-not-found', { at: 'careRecipientId' })
  const rowOf = new Map(context?.rows.map((row) => [row.record.item_number, row]))
  const wanted = new Set(itemNumbers)
  return agree({
    careRecipientId,
    products: draws
      .filter((draw) => wanted.has(draw.item_number))
      .map((draw) => {
        const row = rowOf.get(draw.item_number)
        return {
          itemNumber: draw.item_number,
          lastOrderDate: draw.ordered_on,
          quantity: draw.quantity,
          suggestion: row ? suggestionViewOf(row) : null,
        }
      }),
  })
})

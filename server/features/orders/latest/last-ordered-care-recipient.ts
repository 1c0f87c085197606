import { lastOrderedCareRecipient as contract } from '@omsorg/contract/orders/latest/last-ordered-care-recipient.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound, type Handler } from '../../../platform/handle.ts'
import { readLastDraws } from './latest.sql.ts'

export const lastOrderedCareRecipient: Handler<typeof contract.name> = handle(
  contract,
  async ({ query, actor, tx }) => {
    const { careRecipientId } = query
    const draws = await readLastDraws(tx, careRecipientId, marketOf(actor.market).timeZone)
    if (!draws) return notFound()
    return agree({
      careRecipientId,
      items: draws.map((draw) => ({
        itemNumber: draw.item_number,
        lastOrderDate: draw.ordered_on,
        lastOrderedBy: draw.ordered_by,
      })),
    })
  },
)

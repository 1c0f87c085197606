import { lastWithdrawalProductGroup as contract } from '@omsorg/contract/orders/latest/last-withdrawal-product-group.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound, type Handler } from '../../../platform/handle.ts'
import { productViewOf } from '../../products/index.ts'
import { readGroupLines, readItemsOfGroup, readLastDraws } from './latest.sql.ts'

export const lastWithdrawalProductGroup: Handler<typeof contract.name> = handle(
  contract,
  async ({ query, actor, tx }) => {
    const { careRecipientId, productGroupNumber } = query
    const [draws, items] = await Promise.all([
      readLastDraws(tx, careRecipientId, marketOf(actor.market).timeZone),
      readItemsOfGroup(tx, actor.market, productGroupNumber),
    ])
    if (!draws || items.size === 0) return notFound()
    // The draws stand newest first.
    const last = draws.find((draw) => items.has(draw.item_number))
    if (!last) return agree({ careRecipientId, lines: [] })
    const customerOrderId = last.customer_order_id
    const lines = await readGroupLines(tx, { customerOrderId, careRecipientId, productGroupNumber })
    return agree({
      careRecipientId,
      lines: lines.map((line) => ({
        customerOrderId,
        orderedOn: last.ordered_on,
        itemNumber: line.item_number,
        product: productViewOf(line),
        quantity: line.quantity,
        flavors: [...line.flavors],
      })),
    })
  },
)

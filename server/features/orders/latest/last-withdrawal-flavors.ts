import { lastWithdrawalFlavors as contract } from '@omsorg/contract/orders/latest/last-withdrawal-flavors.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound, type Handler } from '../../../platform/handle.ts'
import { isItemOf, readLastDraws, readSplit } from './latest.sql.ts'

export const lastWithdrawalFlavors: Handler<typeof contract.name> = handle(contract, async ({ query, actor, tx }) => {
  const { careRecipientId, itemNumber } = query
  const [draws, isKnown] = await Promise.all([
    readLastDraws(tx, careRecipientId, marketOf(actor.market).timeZone),
    isItemOf(tx, actor.market, itemNumber),
  ])
  if (!draws || !isKnown) return notFound()
  const last = draws.find((draw) => draw.item_number === itemNumber)
  const flavors = last
    ? await readSplit(tx, { customerOrderId: last.customer_order_id, careRecipientId, itemNumber })
    : []
  return agree({ careRecipientId, flavors })
})

import { deletePreliminaryOrder as contract } from '@omsorg/contract/orders/preliminary/delete-preliminary-order.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound, type Handler } from '../../../platform/handle.ts'
import { mayBeChanged } from './may-be-changed.ts'
import { removePreliminary } from './preliminary-writes.sql.ts'

export const deletePreliminaryOrder: Handler<typeof contract.name> = handle(contract, async ({ params, actor, tx }) => {
  const { preliminaryOrderId } = params
  const isDone =
    (await mayBeChanged(tx, preliminaryOrderId, actor)) && (await removePreliminary(tx, preliminaryOrderId))
  return isDone ? agree({ deleted: true }) : notFound()
})

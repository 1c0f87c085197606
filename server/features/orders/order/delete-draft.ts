import { deleteDraft as contract } from '@omsorg/contract/orders/order/delete-draft.ts'
import { orderState, orderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle, notFound, type Handler } from '../../../platform/handle.ts'
import { lockOrder, removeDraft } from '../placing/drafts.sql.ts'

/** Another window that places or saves the draft meanwhile waits, or has been first. */
export const deleteDraft: Handler<typeof contract.name> = handle(contract, async ({ params, actor, tx }) => {
  const order = await lockOrder(tx, params.customerOrderId)
  const mayKnow = order?.type === orderType.group || actor.may('CareRecipientRead')
  if (order?.created_by !== actor.doerId || !mayKnow) return notFound()
  if (order.state !== orderState.saved) return refuse('order-already-placed')
  await removeDraft(tx, order.id)
  return agree({ deleted: true })
})

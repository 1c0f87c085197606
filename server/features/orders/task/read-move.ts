import { readMove as contract } from '@omsorg/contract/orders/task/read-move.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { readWaitingMove } from './move.sql.ts'

export const readMove = handle(contract, async ({ params, actor, tx }) => {
  const { careRecipientId } = params
  const found = await readWaitingMove(tx, { careRecipientId, carePlaceId: actor.carePlaceId })
  if (!found) return notFound()
  const { id: taskId, row_version: rowVersion, moved_to: movedTo, asked_by: askedBy, since } = found
  const isThere = taskId !== null && rowVersion !== null && movedTo !== null && since !== null
  return agree({ careRecipientId, move: isThere ? { taskId, rowVersion, movedTo, askedBy, since } : null })
})

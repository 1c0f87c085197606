import { endingByHand } from '@omsorg/domain/orders/task/order-task.ts'
import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { setTaskState } from './order-task.sql.ts'
import { takerOf } from './task-view.ts'
import { taskToChange } from './task-to-change.ts'

interface CarriedOut {
  readonly careRecipientId: number
  readonly taskId: number
  readonly rowVersion: number
  readonly now: Temporal.Instant
}

/** Ends the task of a move with the change of the address that it told, in one transaction; what somebody else has seen to stays. */
export async function endMove(
  tx: Transaction,
  actor: Actor,
  { careRecipientId, taskId, rowVersion, now }: CarriedOut,
): Promise<Outcome<null, 'move-seen-to'>> {
  const found = await taskToChange(tx, actor, { taskId, rowVersion })
  if (!found.ok || found.value.kind !== 'moved' || found.value.care_recipient_id !== careRecipientId) {
    return refuse('move-seen-to', { at: 'moved' })
  }
  const { state, assigned_to: assignedTo } = found.value
  const by = takerOf(actor)
  if (!endingByHand({ state, assignedTo }, by).ok) return refuse('move-seen-to', { at: 'moved' })
  await setTaskState(tx, taskId, { state: 'done', by, now, outcome: 'address-changed' })
  return agree(null)
}

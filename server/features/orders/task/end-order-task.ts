import { endOrderTask as contract } from '@omsorg/contract/orders/task/end-order-task.ts'
import { endingByHand, mayEndWith } from '@omsorg/domain/orders/task/order-task.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { addReceipt } from '../order/receipt.sql.ts'
import { setTaskState } from './order-task.sql.ts'
import { takerOf, taskViewOf } from './task-view.ts'
import { taskToChange } from './task-to-change.ts'

export const endOrderTask = handle(contract, async ({ input, actor, now, tx }) => {
  const found = await taskToChange(tx, actor, input)
  if (!found.ok) return found
  const { id, state, assigned_to: assignedTo, taken_by: takenBy, order_part_id: orderId } = found.value
  const by = takerOf(actor)
  const ended = endingByHand({ state, assignedTo }, by)
  if (!ended.ok && ended.refusal === 'task-is-done') return refuse('task-is-done')
  if (!ended.ok) return refuse('taken-by-another', { detail: { takenBy: takenBy ?? '' } })
  const { note, outcome, answer } = input
  if (answer !== '' && found.value.asked_by === null) return refuse('nobody-to-answer', { at: 'answer' })
  const isMissing = found.value.detail.fault === 'did-not-come'
  if (outcome && !mayEndWith(outcome, { kind: found.value.kind, isMissing })) {
    return refuse('outcome-not-of-task', { at: 'outcome' })
  }
  if (outcome === 'came' && orderId !== null) await addReceipt(tx, { orderId, by, now })
  const change = { state: ended.value, by, now, note, answer, ...(outcome && { outcome }) }
  return agree(taskViewOf(await setTaskState(tx, id, change), actor))
})

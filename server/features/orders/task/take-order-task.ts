import { takeOrderTask as contract } from '@omsorg/contract/orders/task/take-order-task.ts'
import { taking } from '@omsorg/domain/orders/task/order-task.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { setTaskState } from './order-task.sql.ts'
import { takerOf, taskViewOf } from './task-view.ts'
import { taskToChange } from './task-to-change.ts'

export const takeOrderTask = handle(contract, async ({ input, actor, now, tx }) => {
  const found = await taskToChange(tx, actor, input)
  if (!found.ok) return found
  const { id, state, assigned_to: assignedTo, taken_by: takenBy } = found.value
  const by = takerOf(actor)
  const taken = taking({ state, assignedTo }, by)
  if (!taken.ok && taken.refusal === 'task-is-done') return refuse('task-is-done')
  if (!taken.ok) return refuse('taken-by-another', { detail: { takenBy: takenBy ?? '' } })
  return agree(taskViewOf(await setTaskState(tx, id, { state: taken.value, by, now }), actor))
})

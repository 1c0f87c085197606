import { releaseOrderTask as contract } from '@omsorg/contract/orders/task/release-order-task.ts'
import { releasing } from '@omsorg/domain/orders/task/order-task.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { setTaskState } from './order-task.sql.ts'
import { takerOf, taskViewOf } from './task-view.ts'
import { taskToChange } from './task-to-change.ts'

export const releaseOrderTask = handle(contract, async ({ input, actor, now, tx }) => {
  const found = await taskToChange(tx, actor, input)
  if (!found.ok) return found
  const { id, state, assigned_to: assignedTo } = found.value
  const released = releasing({ state, assignedTo })
  if (!released.ok) return released
  return agree(taskViewOf(await setTaskState(tx, id, { state: released.value, by: takerOf(actor), now }), actor))
})

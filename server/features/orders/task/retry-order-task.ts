import { retryOrderTask as contract } from '@omsorg/contract/orders/task/retry-order-task.ts'
import { runningAgain } from '@omsorg/domain/orders/task/order-task.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { noteTaskEvent, runWorkAgain, touchTask } from './order-task.sql.ts'
import { takerOf, taskViewOf } from './task-view.ts'
import { taskToChange } from './task-to-change.ts'

export const retryOrderTask = handle(contract, async ({ input, actor, now, tx }) => {
  const found = await taskToChange(tx, actor, input)
  if (!found.ok) return found
  const { id, state, assigned_to: assignedTo, taken_by: takenBy, work } = found.value
  const by = takerOf(actor)
  const again = runningAgain({ state, assignedTo, work }, by)
  if (!again.ok && again.refusal === 'taken-by-another')
    return refuse(again.refusal, { detail: { takenBy: takenBy ?? '' } })
  if (!again.ok) return refuse(again.refusal)
  // A worker may have taken it up meanwhile.
  if ((await runWorkAgain(tx, id)) === 0) return refuse('nothing-to-run')
  await noteTaskEvent(tx, id, { event: again.value, by, now })
  return agree(taskViewOf(await touchTask(tx, id), actor))
})

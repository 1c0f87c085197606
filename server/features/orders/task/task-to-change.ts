import { kindsLookedAfterBy } from '@omsorg/domain/orders/task/order-task.ts'
import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { lockTask, type TaskToChange } from './order-task.sql.ts'
import { partOf } from './task-view.ts'

interface Named {
  readonly taskId: number
  readonly rowVersion: number
}

/** The task that somebody wants to change, locked; or why it is not hers to change. */
export async function taskToChange(
  tx: Transaction,
  actor: Actor,
  { taskId, rowVersion }: Named,
): Promise<Outcome<TaskToChange, 'task-not-found' | 'not-your-area' | 'stale'>> {
  const task = await lockTask(tx, taskId)
  if (!task || !isOfActor(task, actor)) return refuse('task-not-found')
  if (task.areas.some((area) => !actor.mayIn('OrderWrite', area))) return refuse('not-your-area')
  return task.row_version === rowVersion ? agree(task) : refuse('stale')
}

function isOfActor(task: TaskToChange, actor: Actor): boolean {
  const who = partOf(actor)
  if (!kindsLookedAfterBy(who).includes(task.kind)) return false
  if (task.care_recipient_id !== null && !actor.may('CareRecipientRead')) return false
  return who === 'customer-service' || task.care_place_id === actor.carePlaceId
}

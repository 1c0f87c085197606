import { listTasksOfOrder as contract } from '@omsorg/contract/orders/task/list-tasks-of-order.ts'
import { kindsLookedAfterBy } from '@omsorg/domain/orders/task/order-task.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { readOrderOfTasks, readTasksOfOrder } from './order-task.sql.ts'
import { partOf, taskViewOf } from './task-view.ts'

export const listTasksOfOrder = handle(contract, async ({ params, actor, tx }) => {
  const { customerOrderId } = params
  const [order, tasks] = await Promise.all([
    readOrderOfTasks(tx, customerOrderId),
    readTasksOfOrder(tx, { customerOrderId, kinds: kindsLookedAfterBy(partOf(actor)) }),
  ])
  if (!order) return notFound()
  const isOfPerson = order.care_recipient_id !== null
  if ((isOfPerson || order.holds_persons) && !actor.may('CareRecipientRead')) return notFound()
  if (isOfPerson && !order.sees_person) return notFound()
  return agree({ tasks: tasks.map((task) => taskViewOf(task, actor)) })
})

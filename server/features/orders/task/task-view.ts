import type { OrderTaskView } from '@omsorg/contract/orders/task/task-view.ts'
import { runningAgain } from '@omsorg/domain/orders/task/order-task.ts'
import type { TaskFor } from '@omsorg/domain/orders/erp/erp-status.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { TaskRecord } from './order-task.sql.ts'

export function taskViewOf(task: TaskRecord, actor: Actor): OrderTaskView {
  return {
    taskId: task.id,
    kind: task.kind,
    state: task.state,
    since: task.since,
    customerOrderId: task.customer_order_id,
    orderId: task.order_part_id ?? task.detail.orderId ?? null,
    reason: task.asked_by === null ? task.reason : '',
    reportedStatus: task.detail.reportedStatus ?? null,
    feed: task.detail.feed ?? null,
    about: task.detail.customer ?? task.detail.messageId ?? (task.kind === 'failed-work' ? task.reason : null),
    tries: task.detail.tries ?? null,
    told: toldOf(task),
    takenBy: task.taken_by,
    takenAt: task.taken_at,
    isMine: task.state === 'taken' && task.assigned_to === takerOf(actor),
    doneBy: task.done_by_name,
    doneAt: task.done_at,
    note: task.note,
    outcome: task.outcome,
    runAgain: runAgainOf(task, actor),
    events: task.events,
    rowVersion: task.row_version,
  }
}

function runAgainOf(task: TaskRecord, actor: Actor): OrderTaskView['runAgain'] {
  if (partOf(actor) === 'orderer') return null
  const again = runningAgain({ state: task.state, assignedTo: task.assigned_to, work: task.work }, takerOf(actor))
  if (again.ok) return { allowed: true, reason: null }
  const { refusal } = again
  return refusal === 'under-way' || (refusal === 'taken-by-another' && task.work !== null)
    ? { allowed: false, reason: refusal }
    : null
}

function toldOf({
  asked_by,
  asked_by_name,
  crp_holder,
  detail,
  item_name,
  reason,
  photo_ids,
  answer,
}: TaskRecord): OrderTaskView['told'] {
  if (asked_by === null) return null
  const { fault = null, packages = null } = detail
  return {
    askedBy: asked_by_name,
    holder: crp_holder,
    fault,
    itemName: item_name,
    packages,
    words: reason,
    photoIds: [...photo_ids],
    answer,
  }
}

/** In whose name a task is taken: of whoever is acted for, as an order is. */
export function takerOf({ onBehalfOf, doerId }: Actor): number {
  return onBehalfOf ?? doerId
}

export function partOf({ application }: Actor): TaskFor {
  return application === 'CSP' ? 'customer-service' : 'orderer'
}

import { listTasksOfOrder } from '@omsorg/contract/orders/task/list-tasks-of-order.ts'
import type { OrderTaskView } from '@omsorg/contract/orders/task/task-view.ts'
import type { Place } from '../../../platform/calls/request.ts'
import { useAnswer } from '../../../platform/calls/query.ts'

const none: readonly OrderTaskView[] = []

/** The tasks with an order that is placed; asked anew with `again` milliseconds between, as its page is. */
export function useTasksOfOrder(
  customerOrderId: number,
  {
    place,
    enabled,
    again,
  }: { readonly place: Place | undefined; readonly enabled: boolean; readonly again: () => number | false },
): readonly OrderTaskView[] {
  const answer = useAnswer(listTasksOfOrder, { params: { customerOrderId } }, { silent: true, place, enabled, again })
  return answer.data?.tasks ?? none
}

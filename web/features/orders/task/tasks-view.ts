import type { InputOf } from '@omsorg/contract/endpoint.ts'
import { orderTaskChoices, type searchOrderTasks } from '@omsorg/contract/orders/task/search-order-tasks.ts'
import { defaultPageSize } from '@omsorg/contract/paging.ts'
import { orderTaskKinds } from '@omsorg/domain/orders/task/order-task.ts'
import { addressView, oneOf, oneOrNone, page } from '../../../platform/routing/address-view.ts'

/** `?show=mine&kind=stuck&page=2` */
export const orderTasksView = addressView({ show: oneOf(orderTaskChoices), kind: oneOrNone(orderTaskKinds), page })

export type OrderTasksView = ReturnType<typeof orderTasksView.read>

export function tasksAsked(view: OrderTasksView): InputOf<typeof searchOrderTasks> {
  return {
    choice: view.show,
    ...(view.kind && { kind: view.kind }),
    page: view.page,
    pageSize: defaultPageSize,
  }
}

import { orderTaskKinds } from '@omsorg/domain/orders/task/order-task.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { listOf, paging } from '../../paging.ts'
import * as shown from '../../shown.ts'
import { erpStatus } from '../order/order-codes.ts'
import { orderKind } from '../order/order-kind.ts'
import { orderPerson, personsIn } from '../today/order-person.ts'
import { movedTo } from './moved-to.ts'
import { orderTaskFields } from './task-view.ts'

/** Which tasks: not done, taken by nobody, taken by whoever asks, or done. */
export const orderTaskChoices = ['not-done', 'open', 'mine', 'done'] as const

const listedTask = z
  .object({
    ...orderTaskFields,
    ...orderPerson,
    /** Null of all but a move, and of a protected person. */
    movedTo: movedTo.nullable(),
    /** Null of an order that nobody here knows, and where there is none. */
    order: z.object(orderKind).nullable(),
    /** All null of an order that nobody here knows, but for the place of a person who has moved. */
    clientId: shown.guid.nullable(),
    carePlaceId: shown.guid.nullable(),
    clientName: z.string().nullable(),
    carePlaceName: z.string().nullable(),
    erpOrderId: z.string().nullable(),
    erpOrderStatus: erpStatus.nullable(),
  })
  .meta({ id: 'ListedOrderTask' })

export type ListedOrderTask = z.output<typeof listedTask>

/** Care staff see those of their care place that are theirs to look after, customer service every one of its market. */
export const searchOrderTasks = endpoint({
  name: 'orders/task/search-order-tasks',
  method: 'POST',
  path: '/Order/Task/Search',
  applications: ['GUIDE', 'CSP'],
  permission: 'OrderRead',
  summary: 'Lists what somebody has to look at with orders, the oldest first; of those that are done the latest.',
  input: z.object({
    choice: z.enum(orderTaskChoices).default('not-done'),
    kind: z.enum(orderTaskKinds).optional(),
    page: paging.page,
    pageSize: paging.pageSize,
  }),
  output: listOf(listedTask),
  refusals: {},
  shows: ({ entities }) => personsIn(entities),
})

import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { orderTask } from './task-view.ts'

/** The tasks with one order, those that are done last. An order out of reach answers 404. */
export const listTasksOfOrder = endpoint({
  name: 'orders/task/list-tasks-of-order',
  method: 'GET',
  path: '/Order/Task/ByOrder/{customerOrderId}',
  applications: ['GUIDE', 'CSP'],
  permission: 'OrderRead',
  summary: 'Lists what somebody has to look at with one order, and what was seen to.',
  params: z.object({ customerOrderId: idInText }),
  output: z.object({ tasks: z.array(orderTask) }),
  refusals: {},
})

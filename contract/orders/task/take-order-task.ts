import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { taskRefusals, taskToChange } from './task-refusals.ts'
import { orderTask } from './task-view.ts'

/** Customer service says who asks the supplier; the care place sees the name. */
export const takeOrderTask = endpoint({
  name: 'orders/task/take-order-task',
  method: 'PUT',
  path: '/Order/Task/Take',
  applications: ['CSP'],
  permission: 'OrderWrite',
  summary: 'Takes a task with an order, so that nobody else works on it.',
  idempotent: true,
  input: z.object({ ...taskToChange }),
  output: orderTask,
  refusals: taskRefusals,
})

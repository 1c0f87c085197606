import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { taskRefusals, taskToChange } from './task-refusals.ts'
import { orderTask } from './task-view.ts'

const { 'taken-by-another': _never, ...refusalsOfReleasing } = taskRefusals

/** A task that somebody took, and does not go on with. */
export const releaseOrderTask = endpoint({
  name: 'orders/task/release-order-task',
  method: 'PUT',
  path: '/Order/Task/Release',
  applications: ['CSP'],
  permission: 'OrderWrite',
  summary: 'Gives a task with an order back to all.',
  idempotent: true,
  input: z.object({ ...taskToChange }),
  output: orderTask,
  refusals: refusalsOfReleasing,
})

import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { taskRefusals, taskToChange } from './task-refusals.ts'
import { orderTask } from './task-view.ts'

/** Done by hand: what the order does not tell by itself, a note does. */
export const endOrderTask = endpoint({
  name: 'orders/task/end-order-task',
  method: 'PUT',
  path: '/Order/Task/Done',
  applications: ['GUIDE', 'CSP'],
  permission: 'OrderWrite',
  summary: 'Ends a task with an order by hand, with a note of what was done.',
  idempotent: true,
  input: z.object({
    ...taskToChange,
    note: z.string().trim().min(1).max(1000),
    /** The parcel that was told not to have come has come: its order tells so, and the holder reads it. */
    itCame: z.boolean().default(false),
  }),
  output: orderTask,
  refusals: { ...taskRefusals, 'no-parcel-missing': { code: 'COM001001' } },
})

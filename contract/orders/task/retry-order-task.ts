import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { taskRefusals, taskToChange } from './task-refusals.ts'
import { orderTask } from './task-view.ts'

/** What failed is run again as it was; the task ends by itself when it has gone well, and says so when it has failed again. */
export const retryOrderTask = endpoint({
  name: 'orders/task/retry-order-task',
  method: 'PUT',
  path: '/Order/Task/Retry',
  applications: ['CSP'],
  permission: 'OrderWrite',
  summary: 'Has the work that a task is about run again, after it failed for good.',
  idempotent: true,
  input: z.object({ ...taskToChange }),
  output: orderTask,
  refusals: {
    ...taskRefusals,
    'under-way': { code: 'COM001001' },
    'nothing-to-run': { code: 'COM001001' },
  },
})

import { handOutcomes } from '@omsorg/domain/orders/task/order-task.ts'
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
    /**
     * `came`: the parcel that was told not to have come has come, as its order tells from now on. `rejected`: the address that was
     * told is not taken over, and the note is the reason, which whoever told it reads.
     */
    outcome: z.enum(handOutcomes).nullable().default(null),
    /** To whoever has told it in the portal, who reads it there; of a task that nobody has told there is nobody to answer. */
    answer: z.string().trim().max(500).default(''),
  }),
  output: orderTask,
  refusals: {
    ...taskRefusals,
    'outcome-not-of-task': { code: 'COM001001' },
    'nobody-to-answer': { code: 'COM001001' },
  },
})

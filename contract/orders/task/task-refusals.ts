import { z } from 'zod'
import type { Refusal } from '../../endpoint.ts'
import { id, rowVersion } from '../../fields.ts'

export const taskToChange = { taskId: id, rowVersion } as const

/** In which ways a task is not changed. */
export const taskRefusals = {
  'task-not-found': { code: 'ORS002003' },
  'task-is-done': { code: 'COM001001' },
  'taken-by-another': { code: 'COM001001', detail: z.object({ takenBy: z.string() }) },
  'not-your-area': { code: 'COM001002' },
  stale: { code: 'CONFLICT_STALE' },
} as const satisfies Readonly<Record<string, Refusal>>

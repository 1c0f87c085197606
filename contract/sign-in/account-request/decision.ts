import { z } from 'zod'
import { shownAuthor } from '../../author.ts'

/** What somebody else has decided of a request already. */
export const decidedAlready = {
  decided: {
    code: 'CONFLICT_STALE',
    detail: z.object({ status: z.enum(['approved', 'refused', 'replaced']), by: shownAuthor.nullable() }),
  },
} as const

import { endedRequests } from '@omsorg/domain/sign-in/account-request/request-status.ts'
import { z } from 'zod'
import { shownAuthor } from '../../author.ts'

/** What somebody else has decided of a request already. */
export const decidedAlready = {
  decided: {
    code: 'CONFLICT_STALE',
    detail: z.object({ status: z.enum(endedRequests), by: shownAuthor.nullable() }),
  },
} as const

import type { WordOf } from '../../states.ts'

/** Asked: the address is not confirmed yet. Replaced: another request from the same address was confirmed later. */
export const accountRequestStatus = { asked: 1, open: 2, approved: 3, refused: 4, replaced: 5 } as const
export type AccountRequestStatus = WordOf<typeof accountRequestStatus>

/** Of a request on which nothing is left to decide. */
export const endedRequests = ['approved', 'refused', 'replaced'] as const satisfies readonly AccountRequestStatus[]

import { z } from 'zod'

/** Why a status was changed, in the words of whoever did. */
export const changeReason = z.string().trim().max(500).nullable().default(null)

/** The refusals of every call that names a person in its body and changes one who can still be changed. */
export const changingRefusals = {
  'recipient-not-found': { code: 'CRS003003' },
  'recipient-inactive': { code: 'GBS000704' },
  'recipient-deceased': { code: 'GBS000710' },
  'recipient-inactive-at-place': { code: 'CRS003007' },
} as const

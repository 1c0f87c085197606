import { z } from 'zod'
import { shownAuthor } from '../../author.ts'
import * as shown from '../../shown.ts'

/** The area travels in the header Therapy-Area (O-7-113, O-7-114). */
export const areaHeader = 'Therapy-Area'

export const areaRefusals = {
  'area-missing': { code: 'COM001003' },
  'area-unknown': { code: 'COM001001' },
} as const

/** One that is out of reach answers as one that is not there. */
export const openingRefusals = {
  'investigation-not-found': { code: 'COM001001' },
} as const

/** Somebody has changed it meanwhile: who, and when. */
export const staleRefusal = {
  stale: {
    code: 'CONFLICT_STALE',
    detail: z.object({ by: shownAuthor.nullable(), on: shown.instant }),
  },
} as const

export const readers = { allOf: ['InvestigationRead', 'CareRecipientRead'] } as const
export const writers = { allOf: ['InvestigationWrite', 'CareRecipientRead'] } as const

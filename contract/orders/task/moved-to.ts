import { z } from 'zod'
import * as shown from '../../shown.ts'

/** Where a person has moved, as a holder of an account tells it. */
export const movedTo = z.object({
  careOf: z.string().nullable(),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  entryCode: z.string().nullable(),
  from: shown.isoDate.nullable(),
})

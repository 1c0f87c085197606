import { z } from 'zod'

/** What the database tells of: which record changed, and where it belongs. Never whom it is about. */
export const change = z.object({
  kind: z.string(),
  id: z.int(),
  carePlaceId: z.string().nullable(),
  market: z.int(),
})

export type Change = z.output<typeof change>

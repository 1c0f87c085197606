import { z } from 'zod'
import type { Feature } from '../../features.ts'

/** What a client may have besides; all of it is off until it is turned on (A-6-51, A-6-52, A-6-53, A-6-54). */
export const features = {
  sampleOrderForm: z.boolean(),
  productInquiry: z.boolean(),
  carePlaceRequestForm: z.boolean(),
  internalNews: z.boolean(),
} satisfies Record<Feature, z.ZodType>

/** 0 where nothing was saved before. */
export const savedVersion = z.int().min(0).max(2_147_483_647)

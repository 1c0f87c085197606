import { z } from 'zod'

export const appToAdd = z.object({
  secret: z.string().describe('Base32, to be typed where a picture cannot be read'),
  otpAuthUri: z.string(),
})

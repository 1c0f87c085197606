import { z } from 'zod'

/** What every sign-in ends with. */
export const tokenPair = z.object({
  access_token: z.string(),
  /** Absent while a second factor is owed, and for a machine. */
  refresh_token: z.string().optional(),
  token_type: z.literal('Bearer'),
  expires_in: z.int().describe('Seconds until the access token ends'),
  refresh_expires_in: z.int().optional().describe('Seconds until the session ends unless it is used'),
})

import { z } from 'zod'

/** How many devices, and how many passkeys went with them. */
export const signedOut = z.object({ devices: z.int(), passkeys: z.int() })

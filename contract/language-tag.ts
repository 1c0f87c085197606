import { z } from 'zod'

/** The language of a page in an address, as the browser or the interface writes it: `sv`, `sv-SE`, `dk`. */
export const languageTag = z
  .string()
  .max(35)
  .regex(/^[a-z]{2,8}(?:-[a-z\d]{1,8})*$/i)

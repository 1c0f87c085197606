import { z } from 'zod'

/**
 * Whether a person may do something here and now, and why not. A button is disabled with its reason rather than hidden, so
 * the answer carries the reason by name; the texts have a sentence for each.
 */
export function ability<const Reasons extends readonly [string, ...string[]]>(reasons: Reasons) {
  return z.object({ allowed: z.boolean(), reason: z.enum(reasons).nullable() })
}

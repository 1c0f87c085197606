import { z } from 'zod'
import type { Refusal } from './endpoint.ts'
import { permissions } from './permissions.ts'

/** What the token of a caller lacks for a call. */
export const missingRight = z.object({
  missing: z.enum(['application', 'permission', 'second-factor', 'place', 'own-account', 'feature']),
  /** Permissions that are not held. */
  permissions: z.array(z.enum(permissions)),
  /** One of them would do. */
  oneIsEnough: z.boolean(),
})

export type MissingRight = z.output<typeof missingRight>

/** The refusals that any call may meet before its own rules are asked. A contract does not name them. */
export const platformRefusals = {
  /** Fields that are wrong (COM001001) or missing (COM001003); `errors` has one entry for each, by its path. */
  'fields-wrong': { code: 'COM001001' },
  forbidden: { code: 'COM001002', detail: missingRight },
  /** The budget of the call is used up for this hour; `Retry-After` says when there is one again. */
  'budget-used-up': { code: 'HOURLY_LIMIT' },
  'in-flight': { code: 'CONFLICT_IN_FLIGHT' },
  'key-of-other-call': { code: 'IDEMPOTENCY_MISMATCH' },
  overloaded: { code: 'OVERLOADED' },
  'too-large': { code: 'TOO_LARGE' },
  /** The database went away meanwhile. Whether the call was carried out is not known; the same idempotency key tells. */
  unavailable: { code: 'UNAVAILABLE' },
  'unsupported-type': { code: 'UNSUPPORTED_TYPE' },
} as const satisfies Record<string, Refusal>

export type PlatformRefusal = keyof typeof platformRefusals

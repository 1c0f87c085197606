import { z } from 'zod'

/** What can be wrong with what a client says of a product itself. */
export const ownRefusals = {
  'client-not-found': { code: 'CRS003001' },
  'item-not-found': { code: 'IPS001007' },
  /** The client's product settings have it switched off. */
  'switched-off': { code: 'COM001001' },
} as const

/** What stands there now, where somebody else has saved since it was read. */
export const staleOf = <Value extends z.ZodType>(value: Value) => ({
  stale: { code: 'CONFLICT_STALE' as const, detail: z.object({ now: value.nullable() }) },
})

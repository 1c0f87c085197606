import { z } from 'zod'
import { itemShown } from '../item-replacement/item-shown.ts'

/** An item that could take the place of another, with how far it is from it. */
export const equivalentItem = z
  .object({
    item: itemShown,
    /** 0 = the same, 1 = nothing alike; beyond 0.4 nothing is proposed. */
    distance: z.number(),
    likeness: z.enum(['almost-alike', 'alike', 'partly-alike', 'unlike']),
    /** What each property adds: its weight, and by how much the two differ. */
    shares: z.array(z.object({ key: z.string(), weight: z.number(), difference: z.number() })),
  })
  .meta({ id: 'EquivalentItem' })

export type EquivalentItem = z.output<typeof equivalentItem>

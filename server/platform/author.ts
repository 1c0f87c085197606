import type { Actor } from './actor.ts'

/** Who makes a change: whoever acts, and for whom. */
export interface Author {
  /** Null is the system itself. */
  readonly userId: number | null
  readonly onBehalfOf: number | null
}

export function authorOf(actor: Pick<Actor, 'doerId' | 'onBehalfOf'>): Author & { readonly userId: number } {
  return { userId: actor.doerId, onBehalfOf: actor.onBehalfOf }
}

import type { ShownAuthor } from '@omsorg/contract/author.ts'
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

/** The names that a query answers side by side, as they are shown; null when nobody is known. */
export function authorNamed(name: string | null, onBehalfOf: string | null): ShownAuthor | null {
  return name === null ? null : { name, onBehalfOf }
}

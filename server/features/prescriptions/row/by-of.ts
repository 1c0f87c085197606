import type { Actor } from '../../../platform/actor.ts'
import type { By } from './closing.sql.ts'

/** Whoever acts, and for whom. */
export function byOf(actor: Pick<Actor, 'doerId' | 'onBehalfOf'>): By {
  return { userId: actor.doerId, onBehalfOf: actor.onBehalfOf }
}

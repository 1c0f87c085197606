import type { Actor } from '../../../platform/actor.ts'
import type { Author } from './closing.sql.ts'

/** Whoever acts, and for whom. */
export function authorOf(actor: Pick<Actor, 'doerId' | 'onBehalfOf'>): Author {
  return { userId: actor.doerId, onBehalfOf: actor.onBehalfOf }
}

import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'
import type { Actor } from '../../platform/actor.ts'

export interface ChosenPlace {
  readonly clientId: string
  readonly carePlaceId: string
}

/** People are registered and found at one care place of one client: whoever has not chosen where to work sees nobody. */
export function chosenPlace({
  clientId,
  carePlaceId,
}: Pick<Actor, 'clientId' | 'carePlaceId'>): Outcome<ChosenPlace, 'client-not-chosen' | 'place-not-chosen'> {
  if (!clientId) return refuse('client-not-chosen')
  return carePlaceId ? agree({ clientId, carePlaceId }) : refuse('place-not-chosen')
}

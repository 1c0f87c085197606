import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { type PlaceHere, readPlaceHere } from './place-here.sql.ts'

type AtPlace = Pick<Actor, 'carePlaceId' | 'clientId' | 'market'>
type PlaceAsked = Pick<PlaceHere, 'care_place_id' | 'client_id' | 'market'>
type Refusal = 'place-not-chosen' | 'place-out-of-reach'

/** The care place that a call names, if it is the one that the caller works for. */
export function placeAsked({ carePlaceId, clientId, market }: AtPlace, asked: string): Outcome<PlaceAsked, Refusal> {
  if (carePlaceId === null || clientId === null) return refuse('place-not-chosen')
  if (asked !== carePlaceId) return refuse('place-out-of-reach', { at: 'carePlaceId' })
  return agree({ care_place_id: carePlaceId, client_id: clientId, market })
}

/** The same as its cart asks for it. */
export async function openPlace(
  tx: Transaction,
  actor: AtPlace,
  carePlaceId: string,
): Promise<Outcome<PlaceHere, Refusal>> {
  const asked = placeAsked(actor, carePlaceId)
  if (!asked.ok) return asked
  const place = await readPlaceHere(tx, carePlaceId)
  return place ? agree(place) : refuse('place-out-of-reach', { at: 'carePlaceId' })
}

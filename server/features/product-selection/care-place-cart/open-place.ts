import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { type PlaceHere, readPlaceHere } from './place-here.sql.ts'

/** The care place that a call names, if it is the one that the caller works for. */
export async function openPlace(
  tx: Transaction,
  actor: Pick<Actor, 'carePlaceId'>,
  carePlaceId: string,
): Promise<Outcome<PlaceHere, 'place-not-chosen' | 'place-out-of-reach'>> {
  if (actor.carePlaceId === null) return refuse('place-not-chosen')
  const foreign = refuse('place-out-of-reach', { at: 'carePlaceId' })
  if (carePlaceId !== actor.carePlaceId) return foreign
  const place = await readPlaceHere(tx, carePlaceId)
  return place ? agree(place) : foreign
}

import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { readPlace, type PlaceRecord } from '../preliminary/preliminary-orders.sql.ts'

/** The place that is named, for whoever works there; customer service works at every place of its market. */
export async function placeOf(tx: Transaction, actor: Actor, carePlaceId: string): Promise<PlaceRecord | undefined> {
  if (actor.scope === 'place' && carePlaceId !== actor.carePlaceId) return undefined
  return readPlace(tx, carePlaceId)
}

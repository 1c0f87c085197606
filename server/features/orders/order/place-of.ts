import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { readPlace, type PlaceRecord } from '../preliminary/preliminary-orders.sql.ts'

/** The place that is named, for whoever works there; customer service works at every place of its market. */
export async function placeOf(tx: Transaction, actor: Actor, carePlaceId: string): Promise<PlaceRecord | undefined> {
  const { clientId, market } = actor
  // The transaction is open for it: nobody has to ask whether it is there.
  if (actor.scope === 'place' && clientId) {
    return carePlaceId === actor.carePlaceId ? { id: carePlaceId, client_id: clientId, market } : undefined
  }
  return readPlace(tx, carePlaceId)
}

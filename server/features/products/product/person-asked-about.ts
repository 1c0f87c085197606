import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import type { Sensitivities } from './offered-product-view.ts'
import { readRecipientFacts } from './recipient-facts.sql.ts'

/** The person whose products are marked, if there is one; null when the caller does not reach that person. */
export async function personAskedAbout(
  tx: Transaction,
  actor: Pick<Actor, 'may' | 'carePlaceId'>,
  careRecipientId: number | undefined,
): Promise<{ readonly person: Sensitivities | null; readonly careRecipientId: number | null } | null> {
  if (careRecipientId === undefined) return { person: null, careRecipientId: null }
  if (!actor.may('CareRecipientRead')) return null
  const person = await readRecipientFacts(tx, careRecipientId, actor.carePlaceId)
  return person ? { person, careRecipientId } : null
}

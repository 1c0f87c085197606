import type { Actor } from '../../platform/actor.ts'
import type { Transaction } from '../../platform/database.ts'
import { readAssessedItems } from '../products/index.ts'
import type { Place } from './keep-request.ts'

interface Asked {
  readonly tx: Transaction
  readonly actor: Actor
  readonly today: Temporal.PlainDate
}

/** The names of those products that the caller sees, by their numbers. */
export async function namesOfItems(
  { tx, actor, today }: Asked,
  place: Place,
  itemNumbers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const question = { actor, ...place, careRecipientId: null, context: 'search', today } as const
  const found = await readAssessedItems(tx, question, { itemNumbers })
  const seen = found?.items.filter(({ visible }) => visible) ?? []
  return new Map(seen.map(({ record }) => [record.item_number, record.product_name]))
}

import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** Packages of an item that one placed order brought to the store of a care place. */
export interface StoreOrderRecord {
  readonly item_number: string
  readonly confirmed_at: string
  readonly packages: number
}

/**
 * What the store of a care place in reach ordered since a moment: no line of a person, nothing set aside or given back. Of some
 * items alone where they are named.
 */
export async function readOrderedForStore(
  tx: Transaction,
  carePlaceId: string,
  since: Temporal.Instant,
  itemNumbers: readonly string[] | null,
): Promise<StoreOrderRecord[]> {
  const { rows } = await sql<StoreOrderRecord>`
    select item_number, confirmed_at, packages from omsorg.ordered_for_store(
      ${carePlaceId}::uuid, ${since.toString()}::timestamptz, ${itemNumbers && [...itemNumbers]}::text[])
  `.execute(tx)
  return rows
}

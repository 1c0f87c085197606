import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** Lets the planner know how much there is, in the transaction that has written much of it. */
export async function updateCatalogueStatistics(
  tx: Transaction,
  table: 'product' | 'product_offer' | 'product_stock' | 'product_rating',
): Promise<void> {
  await sql`select omsorg.know_catalogue(${table})`.execute(tx)
}

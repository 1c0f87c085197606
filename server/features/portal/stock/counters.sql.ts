import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** Who made the counts that are named, by the ids of the counts. */
export async function readCounters(tx: Transaction, countIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; counted_by: number }>`
    select id, counted_by from omsorg.stock_count where id = any(${countIds}::int[])
  `.execute(tx)
  return new Map(rows.map(({ id, counted_by }) => [id, counted_by]))
}

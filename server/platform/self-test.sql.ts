import type { Transaction } from './database.ts'
import { sql } from './sql.ts'

/** What the database says against itself: wrong sorting, a table without its wall, a role that sees too much. */
export async function selfTest(tx: Transaction): Promise<string[]> {
  const { rows } = await sql<{ failure: string }>`select failure from omsorg.self_test() as failure`.execute(tx)
  return rows.map((row) => row.failure)
}

export async function isReachable(tx: Transaction): Promise<boolean> {
  return (await sql`select 1`.execute(tx)).rows.length === 1
}

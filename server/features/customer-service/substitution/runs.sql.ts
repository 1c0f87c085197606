import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** One approval of several replacements. */
export async function insertRun(
  tx: Transaction,
  { market, by, at }: { readonly market: number; readonly by: number; readonly at: Temporal.Instant },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into omsorg.substitution_run (market, approved_by, approved_at)
    values (${market}, ${by}, ${at.toString()}::timestamptz)
    returning id
  `.execute(tx)
  const [row] = rows
  if (!row) throw new Error('a substitution run was not written')
  return row.id
}

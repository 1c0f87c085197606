import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** Uses up the link of a mail that a code was asked for with, and makes its account active; else what stands against it. */
export async function useLinkOfCode(
  tx: Transaction,
  { hash, linkId, now }: { readonly hash: Buffer; readonly linkId: number | null; readonly now: Temporal.Instant },
): Promise<'good' | 'used' | 'replaced' | 'ended'> {
  const { rows } = await sql<{ found: 'good' | 'used' | 'replaced' | 'ended' }>`
    select omsorg.use_portal_link(${hash}::bytea, ${linkId}, ${now.toString()}::timestamptz) as found
  `.execute(tx)
  return rows[0]?.found ?? 'ended'
}

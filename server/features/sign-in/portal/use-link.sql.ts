import type { MarketCode } from '@omsorg/domain/market.ts'
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

export interface LinkOfMail {
  readonly state: 'good' | 'link-used' | 'link-replaced' | 'link-ended'
  readonly good_until: string
  readonly market: MarketCode
}

/** Undefined of a link that there is not. */
export async function readLinkOfMail(
  tx: Transaction,
  hash: Buffer,
  now: Temporal.Instant,
): Promise<LinkOfMail | undefined> {
  const { rows } = await sql<LinkOfMail>`
    select state, good_until, market from omsorg.portal_link(${hash}::bytea, ${now.toString()}::timestamptz)
  `.execute(tx)
  return rows[0]
}

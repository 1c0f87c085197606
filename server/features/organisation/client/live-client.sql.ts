import type { MarketCode } from '@omsorg/domain/market.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** The market of a client that is not removed; null out of reach. */
export async function readMarketOfClient(tx: Transaction, id: string): Promise<MarketCode | null> {
  const { rows } = await sql<{ market: MarketCode }>`
    select market from omsorg.client where id = ${id}::uuid and removed_at is null
  `.execute(tx)
  return rows[0]?.market ?? null
}

/** The same, held until the end: whoever saves what is set at the client meanwhile waits. */
export async function holdClientToSet(tx: Transaction, id: string): Promise<MarketCode | null> {
  const { rows } = await sql<{ market: MarketCode }>`
    select market from omsorg.client where id = ${id}::uuid and removed_at is null for no key update
  `.execute(tx)
  return rows[0]?.market ?? null
}

import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

interface KnownNetworks {
  readonly knowsNetworks: boolean
  readonly knowsNetwork: boolean
}

/** Answers what an account knew before it knows this network too. */
export async function rememberNetwork(
  tx: Transaction,
  userId: number,
  networkHash: Buffer,
  now: Temporal.Instant,
): Promise<KnownNetworks> {
  const [{ rows }] = await Promise.all([
    sql<{ networks: boolean; network: boolean }>`
      select count(*) > 0 as networks, count(*) filter (where network_hash = ${networkHash}) > 0 as network
      from omsorg.known_network where user_id = ${userId}
    `.execute(tx),
    sql`
      insert into omsorg.known_network (user_id, network_hash, first_seen_at, last_seen_at)
      values (${userId}, ${networkHash}, ${now.toString()}, ${now.toString()})
      on conflict (user_id, network_hash) do update set last_seen_at = excluded.last_seen_at
    `.execute(tx),
  ])
  return { knowsNetworks: rows[0]?.networks ?? false, knowsNetwork: rows[0]?.network ?? false }
}

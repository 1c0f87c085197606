import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface NamedClient {
  readonly id: string
  readonly name: string
}

/** Clients of a market by their ids, in the order of their names. */
export async function readClients(tx: Transaction, market: number, ids: readonly string[]): Promise<NamedClient[]> {
  const { rows } = await sql<NamedClient>`
    select id, name from omsorg.client
    where id = any(${ids}::uuid[]) and market = ${market} and removed_at is null
    order by name collate omsorg.nordic_sv, id
  `.execute(tx)
  return rows
}

export interface PlaceWithNumber extends NamedClient {
  readonly clientId: string
  readonly clientName: string
}

/** Care places of a market that have the number themselves, or by their client while they have none of their own. */
export async function readPlacesWithNumber(
  tx: Transaction,
  market: number,
  number: string,
): Promise<PlaceWithNumber[]> {
  const { rows } = await sql<PlaceWithNumber>`
    select p.id, p.name, c.id as "clientId", c.name as "clientName"
    from omsorg.customer_number n
    join omsorg.client c on c.id = n.client_id and c.market = ${market} and c.removed_at is null
    join omsorg.care_place p on p.client_id = n.client_id and (p.id = n.care_place_id or n.care_place_id is null
      and not exists (select from omsorg.customer_number own where own.client_id = p.client_id and own.care_place_id = p.id))
    where n.number = ${number}
    order by c.name collate omsorg.nordic_sv, p.name collate omsorg.nordic_sv, p.id
    limit 500
  `.execute(tx)
  return rows
}
